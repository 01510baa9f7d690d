// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/figure_table.h"

#include "widgets/controls/shared_width.h"
#include "widgets/table/cell_metrics.h"
#include "widgets/table/move_mark.h"
#include "widgets/text/clipboard.h"
#include "widgets/text/elided_text.h"
#include "widgets/theme/theme.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace fairshare::gui {
namespace {

constexpr int BarLength = 6; ///< in ch
constexpr int LeastRowName = 8; ///< of the first column, in ch
constexpr int LeastFigure = 6; ///< of the other columns, in ch
constexpr int LongestRowName = 22; ///< for longer names bars shrink first, in ch
constexpr int IndentLength = 2; ///< per level, in ch

bool isCaption(const QModelIndex& index)
{
    return index.data(FigureRows::RowKindRole).toInt() == static_cast<int>(FigureRow::Kind::Caption);
}

QFont cellFont(const QModelIndex& index, const QFont& font)
{
    if (isCaption(index))
        return captionFont(font);
    QFont own = font;
    own.setBold(index.data(FigureRows::BoldRole).toBool());
    return own;
}

/// Draws the cells in theme colors.
class FigureDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const Theme theme = themeOf(option.palette);
        const CellMetrics metrics(option.font);
        const bool marked =
            index.data(FigureRows::RowKindRole).toInt() == static_cast<int>(FigureRow::Kind::Marked);
        if (marked)
            painter->fillRect(option.rect, theme.color(Role::SelectionFill));
        QRect inner = option.rect.adjusted(metrics.pad, 0, -metrics.pad, 0);
        inner.setLeft(inner.left() + index.data(FigureRows::IndentRole).toInt() * IndentLength * metrics.ch);
        const QFont font = cellFont(index, option.font);
        painter->setFont(font);
        if (const int move = index.data(FigureRows::MoveRole).toInt(); move != 0) {
            paintMoveMark(*painter, option.rect, {theme, move});
        } else {
            const QFontMetrics fm(font);
            const QString text = index.data().toString();
            if (const double length = index.data(FigureRows::BarRole).toDouble(); length >= 0)
                paintBar(*painter, barPlace(inner, *static_cast<const FigureTable*>(option.widget)), length,
                    theme);
            const bool muted = isCaption(index) || index.data(FigureRows::MutedRole).toBool();
            painter->setPen(muted ? theme.color(Role::Text2) : option.palette.color(QPalette::Text));
            painter->drawText(inner, index.data(Qt::TextAlignmentRole).toInt() | Qt::TextSingleLine,
                fm.horizontalAdvance(text) <= inner.width()
                    ? text
                    : elided(fm, text, Qt::ElideMiddle, inner.width()));
        }
        if ((option.state & QStyle::State_Selected) != 0 && option.widget->hasFocus()) {
            painter->setPen(theme.color(Role::Accent));
            painter->drawLine(option.rect.topLeft(), option.rect.topRight());
            painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
        }
    }

private:
    /// Returns the area to the left of the right-aligned number. All bars of a table have the same room, so
    /// they can be compared.
    static QRect barPlace(const QRect& inner, const FigureTable& table)
    {
        const int high = CellMetrics(table.font()).rowHeight * 6 / 10;
        return {inner.left(), inner.center().y() - high / 2, table.longestBar(), high};
    }

    static void paintBar(QPainter& painter, QRect place, double length, const Theme& theme)
    {
        place.setWidth(static_cast<int>(std::lround(std::min(length, 1.0) * place.width())));
        if (place.width() <= 0)
            return;
        painter.fillRect(place, theme.color(Role::Bar));
        painter.fillRect(QRect(place.right(), place.top(), 1, place.height()), theme.color(Role::BarEdge));
    }
};

/// A header without the style's gradient.
class FigureHeader : public QHeaderView {
public:
    explicit FigureHeader(QWidget* parent)
        : QHeaderView(Qt::Horizontal, parent)
    {
        setSectionsClickable(false);
        setHighlightSections(false);
        setSectionResizeMode(QHeaderView::Fixed);
        setMinimumSectionSize(0);
    }

protected:
    void paintSection(QPainter* painter, const QRect& rect, int logicalIndex) const override
    {
        const Theme theme = themeOf(palette());
        const CellMetrics metrics(font());
        painter->fillRect(rect, theme.color(Role::Header));
        painter->setPen(theme.color(Role::Text));
        painter->setFont(captionFont(font()));
        const int alignment =
            model()->headerData(logicalIndex, Qt::Horizontal, Qt::TextAlignmentRole).toInt();
        const QRect place = rect.adjusted(metrics.pad, 0, -metrics.pad, 0);
        painter->drawText(place, alignment | Qt::TextSingleLine | Qt::TextDontClip,
            elided(painter->fontMetrics(), model()->headerData(logicalIndex, Qt::Horizontal).toString(),
                Qt::ElideRight,
                rect.width() - metrics.pad)); // into the margin at the other end
    }

    QSize sectionSizeFromContents(int /*logicalIndex*/) const override
    {
        return {0, CellMetrics(font()).rowHeight};
    }
};

} // namespace

FigureTable::FigureTable(bool headings, QWidget* parent)
    : QTableView(parent)
    , m_rows(this)
    , m_headings(headings)
{
    setHorizontalHeader(new FigureHeader(this));
    horizontalHeader()->setVisible(headings);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setMinimumSectionSize(1);
    setItemDelegate(new FigureDelegate(this));
    setModel(&m_rows);
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setWordWrap(false);
    setTabKeyNavigation(false);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    viewport()->setAutoFillBackground(false);
    connect(this, &QTableView::doubleClicked, this, &FigureTable::request);
    arrange();
}

void FigureTable::setContents(std::vector<FigureHeading> headings, std::vector<FigureRow> rows)
{
    m_rows.setContents(std::move(headings), std::move(rows));
    arrange();
}

QString FigureTable::asText() const
{
    QStringList lines;
    for (int row = 0; row < m_rows.rowCount(); ++row) {
        QStringList cells;
        const int columns = isCaption(m_rows.index(row, 0)) ? 1 : m_rows.columnCount();
        for (int column = 0; column < columns; ++column)
            cells << m_rows.index(row, column).data().toString();
        lines << cells.join(QLatin1Char('\t'));
    }
    return lines.join(QLatin1Char('\n'));
}

int FigureTable::headingWidth(int column) const
{
    if (!m_headings)
        return 0;
    const QString heading = m_rows.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
    return QFontMetrics(captionFont(font())).horizontalAdvance(heading) + 2 * CellMetrics(font()).pad;
}

int FigureTable::contentWidth(int column) const
{
    const CellMetrics metrics(font());
    int width = 0;
    for (int row = 0; row < m_rows.rowCount(); ++row) {
        const QModelIndex cell = m_rows.index(row, column);
        if (isCaption(cell))
            continue;
        int needed = QFontMetrics(cellFont(cell, font())).horizontalAdvance(cell.data().toString())
            + cell.data(FigureRows::IndentRole).toInt() * IndentLength * metrics.ch;
        if (cell.data(FigureRows::BarRole).toDouble() >= 0)
            needed += (BarLength + 1) * metrics.ch;
        if (const int move = cell.data(FigureRows::MoveRole).toInt(); move != 0)
            needed = moveMarkWidth(font(), move);
        width = std::max(width, needed);
    }
    return width == 0 ? 0 : width + 2 * metrics.pad;
}

void FigureTable::fitWidths(std::vector<int>& widths, const CellMetrics& metrics)
{
    if (widths.empty())
        return;
    const int wanted = std::min(widths.front(), LongestRowName * metrics.ch);
    const int figures = std::accumulate(widths.begin() + 1, widths.end(), 0);
    m_longestBar = BarLength * metrics.ch;
    int lack = std::max(0, wanted + figures - viewport()->width());
    // Bars only repeat the numbers, so they shrink first.
    for (std::size_t column = 1; column < widths.size() && lack > 0; ++column) {
        if (!hasBar(static_cast<int>(column)))
            continue;
        const int less = std::min(lack, (BarLength - 1) * metrics.ch);
        m_longestBar -= less;
        widths[column] -= less;
        lack -= less;
    }
    // The card of a heading shows its full text and meaning.
    for (std::size_t column = 1; column < widths.size() && lack > 0; ++column) {
        const int bar = hasBar(static_cast<int>(column)) ? BarLength * metrics.ch - m_longestBar : 0;
        const int least = contentWidth(static_cast<int>(column)) - bar;
        const int less = std::clamp(widths[column] - least, 0, lack);
        widths[column] -= less;
        lack -= less;
    }
    foldColumns(widths, metrics);
    cutFigures(widths, metrics);
    const int rest = viewport()->width() - std::accumulate(widths.begin() + 1, widths.end(), 0);
    widths.front() = std::max(rest, LeastRowName * metrics.ch);
}

void FigureTable::foldColumns(std::vector<int>& widths, const CellMetrics& metrics)
{
    const int names = std::min(widths.front(), LongestRowName * metrics.ch);
    const auto spare = [&] {
        return viewport()->width() - names - std::accumulate(widths.begin() + 1, widths.end(), 0);
    };
    for (std::size_t column = 1; column < widths.size() && spare() < 0; ++column)
        if (m_rows.mayFold(column))
            widths[column] = 0;
    // The heading that was cut first gets the room back.
    const int heading = headingWidth(static_cast<int>(widths.size()) - 1);
    widths.back() += std::clamp(heading - widths.back(), 0, std::max(0, spare()));
}

void FigureTable::cutFigures(std::vector<int>& widths, const CellMetrics& metrics)
{
    const int room = viewport()->width() - LeastRowName * metrics.ch;
    if (std::accumulate(widths.begin() + 1, widths.end(), 0) <= room)
        return;
    for (std::size_t column = 1; column < widths.size(); ++column)
        if (hasBar(static_cast<int>(column)))
            widths[column] -= m_longestBar + metrics.ch;
    m_longestBar = 0;
    std::vector<ColumnNeed> needs;
    for (std::size_t column = 1; column < widths.size(); ++column)
        needs.push_back({std::min(widths[column], LeastFigure * metrics.ch), widths[column]});
    std::ranges::copy(sharedWidths(needs, room), widths.begin() + 1);
}

bool FigureTable::hasBar(int column) const
{
    for (int row = 0; row < m_rows.rowCount(); ++row)
        if (m_rows.index(row, column).data(FigureRows::BarRole).toDouble() >= 0
            && !isCaption(m_rows.index(row, column)))
            return true;
    return false;
}

void FigureTable::arrange()
{
    const CellMetrics metrics(font());
    verticalHeader()->setDefaultSectionSize(metrics.rowHeight);
    std::vector<int> widths;
    for (int column = 0; column < m_rows.columnCount(); ++column)
        widths.push_back(std::max(contentWidth(column), headingWidth(column)));
    fitWidths(widths, metrics);
    for (std::size_t column = 0; column < widths.size(); ++column) {
        setColumnHidden(static_cast<int>(column), widths[column] == 0 && m_rows.mayFold(column));
        setColumnWidth(static_cast<int>(column), widths[column]);
    }
    clearSpans();
    for (int row = 0; row < m_rows.rowCount(); ++row)
        if (isCaption(m_rows.index(row, 0)) && m_rows.columnCount() > 1)
            setSpan(row, 0, 1, m_rows.columnCount());
    setFixedHeight(sizeHint().height());
}

QSize FigureTable::sizeHint() const
{
    const int header = m_headings && m_rows.columnCount() > 0 ? horizontalHeader()->sizeHint().height() : 0;
    return {
        LeastRowName * CellMetrics(font()).ch, header + m_rows.rowCount() * CellMetrics(font()).rowHeight};
}

QSize FigureTable::minimumSizeHint() const
{
    return sizeHint();
}

void FigureTable::request(const QModelIndex& index)
{
    const auto node = index.data(FigureRows::NodeRole).toUInt();
    if (index.isValid() && node != NoRow)
        Q_EMIT nodeRequested(node);
}

bool FigureTable::event(QEvent* event)
{
    // Otherwise the window would copy from the view.
    if (event->type() == QEvent::ShortcutOverride
        && static_cast<QKeyEvent*>(event)->matches(QKeySequence::Copy))
        event->accept();
    return QTableView::event(event);
}

void FigureTable::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Copy)) {
        if (const auto copied = putIntoClipboard(asText()); !copied)
            Q_EMIT refused(copied.error());
    } else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        request(currentIndex());
    else
        QTableView::keyPressEvent(event);
}

void FigureTable::focusOutEvent(QFocusEvent* event)
{
    QTableView::focusOutEvent(event);
    viewport()->update();
}

void FigureTable::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    arrange();
}

void FigureTable::changeEvent(QEvent* event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        arrange();
}

void FigureTable::wheelEvent(QWheelEvent* event)
{
    event->ignore(); // the enclosing scroll area handles it
}

} // namespace fairshare::gui
