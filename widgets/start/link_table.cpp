// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/start/link_table.h"

#include "widgets/text/elided_text.h"

#include <QFocusEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>
#include <numeric>

namespace fairshare::gui {
namespace {

constexpr int TargetRole = Qt::UserRole;
constexpr int ColorRole = Qt::UserRole + 1;
constexpr int SmallestStretch = 40; ///< in widths of "0": below this, a column on the right gives way

int cellPadding(const QFontMetrics& metrics)
{
    return std::max(metrics.horizontalAdvance(QLatin1Char('0')) / 2, 2);
}

/// Draws cells in the colors of the theme, and the selection only with keyboard focus.
class LinkDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const Theme theme = themeOf(option.palette);
        const bool selected = (option.state & QStyle::State_Selected) != 0 && option.widget->hasFocus();
        if (selected)
            painter->fillRect(option.rect, theme.color(Role::SelectionFill));
        const int padding = cellPadding(option.fontMetrics);
        const QRect inner = option.rect.adjusted(padding, 0, -padding, 0);
        const QString text =
            elided(option.fontMetrics, index.data().toString(), elision(index), std::max(inner.width(), 0));
        painter->setFont(option.font);
        painter->setPen(theme.color(selected ? Role::Text : role(index)));
        painter->drawText(inner, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, text);
    }

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const int width = option.fontMetrics.horizontalAdvance(index.data().toString());
        return {width + 2 * cellPadding(option.fontMetrics), option.fontMetrics.height() * 5 / 4 + 3};
    }

private:
    static Role role(const QModelIndex& index)
    {
        const QVariant given = index.data(ColorRole);
        if (given.isValid())
            return static_cast<Role>(given.toInt());
        return index.column() == 0 ? Role::Accent : Role::Text2;
    }

    /// Elides paths in the middle, since their end is the most informative part.
    static Qt::TextElideMode elision(const QModelIndex& index)
    {
        return index.data().toString().contains(QLatin1Char('/')) ? Qt::ElideMiddle : Qt::ElideRight;
    }
};

/// A header without the gradient of the style.
class FlatHeader : public QHeaderView {
public:
    explicit FlatHeader(QWidget* parent)
        : QHeaderView(Qt::Horizontal, parent)
    {
    }

protected:
    void paintSection(QPainter* painter, const QRect& rect, int logicalIndex) const override
    {
        const Theme theme = themeOf(palette());
        painter->fillRect(rect, theme.color(Role::Header));
        painter->setPen(theme.color(Role::Border));
        painter->drawLine(rect.bottomLeft(), rect.bottomRight());
        if (logicalIndex > 0)
            painter->drawLine(rect.topLeft(), rect.bottomLeft());
        const int padding = cellPadding(fontMetrics());
        painter->setPen(theme.color(Role::Text));
        painter->drawText(rect.adjusted(padding, 0, -padding, 0), Qt::AlignLeft | Qt::AlignVCenter,
            model()->headerData(logicalIndex, Qt::Horizontal).toString());
    }

    QSize sectionSizeFromContents(int logicalIndex) const override
    {
        const QString title = model()->headerData(logicalIndex, Qt::Horizontal).toString();
        return {fontMetrics().horizontalAdvance(title) + 2 * cellPadding(fontMetrics()),
            fontMetrics().height() * 5 / 4 + 4};
    }
};

} // namespace

LinkTable::LinkTable(const QStringList& headings, int stretched, QWidget* parent)
    : QTreeWidget(parent)
    , m_stretched(stretched)
{
    setHeader(new FlatHeader(this));
    setHeaderLabels(headings);
    setItemDelegate(new LinkDelegate(this));
    setRootIsDecorated(false);
    setUniformRowHeights(true);
    setAlternatingRowColors(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    viewport()->setCursor(Qt::PointingHandCursor);
    header()->setSectionsClickable(false);
    header()->setSectionsMovable(false);
    header()->setSectionResizeMode(QHeaderView::Fixed);
    header()->setStretchLastSection(false);
    header()->setMinimumSectionSize(0);
    header()->setCursor(Qt::ArrowCursor);
    connect(this, &QTreeWidget::itemClicked, this, [this](const QTreeWidgetItem* item) { follow(item); });
}

void LinkTable::setRows(const std::vector<Row>& rows)
{
    clear();
    QList<QTreeWidgetItem*> items;
    for (const Row& row : rows) {
        auto* item = new QTreeWidgetItem(row.cells); // the table will own it
        item->setData(0, TargetRole, row.target);
        for (int column = 0; column < columnCount(); ++column)
            item->setToolTip(column, row.toolTip);
        items.append(item);
    }
    addTopLevelItems(items);
    arrangeColumns();
    updateGeometry();
}

void LinkTable::setCellRole(int row, int column, Role role)
{
    topLevelItem(row)->setData(column, ColorRole, static_cast<int>(role));
}

QSize LinkTable::sizeHint() const
{
    const int rowHeight = topLevelItemCount() == 0 ? 0 : sizeHintForRow(0);
    return {fontMetrics().horizontalAdvance(QLatin1Char('0')) * 2 * SmallestStretch,
        header()->sizeHint().height() + rowHeight * topLevelItemCount()};
}

QSize LinkTable::minimumSizeHint() const
{
    return {fontMetrics().horizontalAdvance(QLatin1Char('0')) * SmallestStretch / 2, sizeHint().height()};
}

void LinkTable::keyPressEvent(QKeyEvent* event)
{
    const bool follows =
        event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Space;
    if (follows && currentItem() != nullptr)
        follow(currentItem());
    else
        QTreeWidget::keyPressEvent(event);
}

void LinkTable::focusInEvent(QFocusEvent* event)
{
    QTreeWidget::focusInEvent(event);
    // The view itself makes the first row current, without selecting it.
    if (selectedItems().isEmpty() && event->reason() != Qt::MouseFocusReason)
        setCurrentItem(topLevelItem(0));
    viewport()->update();
}

void LinkTable::resizeEvent(QResizeEvent* event)
{
    QTreeWidget::resizeEvent(event);
    arrangeColumns();
}

void LinkTable::changeEvent(QEvent* event)
{
    QTreeWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        arrangeColumns();
}

void LinkTable::follow(const QTreeWidgetItem* item)
{
    Q_EMIT followed(item->data(0, TargetRole).toString());
}

int LinkTable::naturalWidth(int column) const
{
    int text = fontMetrics().horizontalAdvance(headerItem()->text(column));
    for (int row = 0; row < topLevelItemCount(); ++row)
        text = std::max(text, fontMetrics().horizontalAdvance(topLevelItem(row)->text(column)));
    return text + 4 * cellPadding(fontMetrics());
}

void LinkTable::arrangeColumns()
{
    std::vector<int> widths;
    widths.reserve(static_cast<std::size_t>(columnCount()));
    for (int column = 0; column < columnCount(); ++column)
        widths.push_back(naturalWidth(column));
    const int zero = fontMetrics().horizontalAdvance(QLatin1Char('0'));
    const int available = viewport()->width();
    // A long name must not push out all other columns.
    widths.front() = std::min(widths.front(), std::max(available * 2 / 5, 10 * zero));
    const auto stretched = static_cast<std::size_t>(m_stretched);
    int others = std::accumulate(widths.begin(), widths.end(), 0) - widths.at(stretched);
    for (int column = columnCount() - 1; column > 0; --column) {
        const bool hides = column != m_stretched && available - others < SmallestStretch * zero;
        setColumnHidden(column, hides);
        if (hides)
            others -= widths.at(static_cast<std::size_t>(column));
    }
    widths.at(stretched) = std::max(available - others, 0);
    for (int column = 0; column < columnCount(); ++column)
        header()->resizeSection(column, widths.at(static_cast<std::size_t>(column)));
}

} // namespace fairshare::gui
