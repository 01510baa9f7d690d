// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/compare/variant_table.h"

#include "widgets/compare/comparison_delegate.h"
#include "widgets/table/cell_metrics.h"
#include "widgets/table/name_and_end.h"
#include "widgets/text/elided_text.h"
#include "widgets/tree/table/cell_painter.h"

#include <QHeaderView>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>

namespace fairshare::gui {
namespace {

constexpr int LeastVariantUser = 12; ///< in ch
constexpr int MostVariantUser = 30;
constexpr int SampledVariantUsers = 500; ///< sample that is large enough to determine the name width

/// Shows moves as shades and a line before each variant.
class VariantDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const Theme theme = themeOf(option.palette);
        const CellMetrics metrics(option.font);
        const bool selected = option.state.testFlag(QStyle::State_Selected);
        const QVariant move = index.data(VariantModel::MoveRole);
        painter->fillRect(
            option.rect, selected ? theme.color(Role::SelectionFill) : option.palette.color(QPalette::Base));
        if (move.isValid() && move.toDouble() != 0)
            painter->fillRect(option.rect.adjusted(1, 1, -1, 0), moveShade(theme, move.toDouble()));
        painter->setPen(theme.color(Role::Grid));
        if (index.column() < FirstVariantColumn
            || (index.column() - FirstVariantColumn) % ColumnsPerVariant == ColumnsPerVariant - 1)
            painter->drawLine(option.rect.topRight(), option.rect.bottomRight());
        painter->setPen(theme.color(index.data(VariantModel::QuietRole).toBool() ? Role::Text2 : Role::Text));
        painter->setFont(option.font);
        const QRect place = option.rect.adjusted(metrics.pad, 0, -metrics.pad, 0);
        const auto alignment = static_cast<Qt::Alignment>(index.data(Qt::TextAlignmentRole).toInt());
        // Columns are as wide as their numbers, which are slightly wider at a higher resolution.
        const QString text = index.data().toString();
        const QString end = index.data(VariantModel::NameEndRole).toString();
        if (index.column() == 0)
            drawNameAndEnd(*painter, place, {text.chopped(end.size()), end}, theme);
        else
            painter->drawText(place, static_cast<int>(alignment) | Qt::TextSingleLine, text);
        if (option.state.testFlag(QStyle::State_HasFocus)) {
            painter->setPen(theme.color(Role::Accent));
            painter->drawRect(option.rect.adjusted(0, 0, -1, -1));
        }
    }
};

/// Shows the name of each variant above its columns and marks the sorted column.
class VariantHeader : public QHeaderView {
public:
    explicit VariantHeader(QWidget* parent)
        : QHeaderView(Qt::Horizontal, parent)
    {
        setObjectName(QStringLiteral("variantHeader"));
        setSectionsClickable(true);
        setHighlightSections(false);
    }

    QSize sizeHint() const override
    {
        return {QHeaderView::sizeHint().width(),
            fontMetrics().height() + QFontMetrics(captionFont(font())).height() + 4};
    }

    /// Returns the width of the second line with the sort mark.
    int headingWidth(int section) const
    {
        return QFontMetrics(captionFont(font())).horizontalAdvance(part(section, 1)) + 2 * markWidth()
            + 2 * CellMetrics(font()).pad;
    }

protected:
    void paintSection(QPainter* painter, const QRect& rect, int section) const override
    {
        const Theme theme = themeOf(palette());
        const int pad = CellMetrics(font()).pad;
        const bool last = !spans(section + 1);
        painter->save();
        painter->setClipRect(rect);
        painter->fillRect(rect, theme.color(Role::Header));
        painter->setPen(theme.color(Role::Border));
        painter->drawLine(rect.bottomLeft(), rect.bottomRight());
        if (last)
            painter->drawLine(rect.topRight(), rect.bottomRight());
        const QRect inside = rect.adjusted(pad, 2, -pad, -3);
        paintTitle(*painter, inside, section);
        painter->setFont(captionFont(font()));
        painter->setPen(theme.color(Role::Text2));
        const auto side = static_cast<Qt::Alignment>(
                              model()->headerData(section, orientation(), Qt::TextAlignmentRole).toInt())
            & Qt::AlignHorizontal_Mask;
        painter->drawText(
            inside, static_cast<int>(side | Qt::AlignBottom) | Qt::TextSingleLine, part(section, 1));
        if (sortIndicatorSection() == section)
            paintMark(*painter, inside, side);
        painter->restore();
    }

private:
    /// True if a column belongs to the same variant as the previous one.
    bool spans(int section) const
    {
        return section >= FirstVariantColumn && section < count()
            && (section - FirstVariantColumn) % ColumnsPerVariant != 0;
    }

    QString part(int section, int line) const
    {
        return model()
            ->headerData(section, orientation(), Qt::DisplayRole)
            .toString()
            .section(QLatin1Char('\n'), line, line);
    }

    int markWidth() const { return CellMetrics(font()).ch; }

    void paintTitle(QPainter& painter, const QRect& inside, int section) const
    {
        int first = section;
        while (spans(first))
            --first;
        QRect place = inside;
        place.setLeft(sectionViewportPosition(first) + CellMetrics(font()).pad);
        int last = first;
        while (spans(last + 1))
            ++last;
        place.setRight(sectionViewportPosition(last) + sectionSize(last) - 1 - CellMetrics(font()).pad);
        QFont title = font();
        title.setBold(first >= FirstVariantColumn);
        painter.setFont(title);
        painter.setPen(themeOf(palette()).color(Role::Text));
        const auto side = first == 0 || first >= FirstVariantColumn ? Qt::AlignLeft : Qt::AlignRight;
        painter.drawText(place, static_cast<int>(side | Qt::AlignTop) | Qt::TextSingleLine,
            elided(painter.fontMetrics(), part(first, 0), Qt::ElideMiddle, place.width()));
    }

    void paintMark(QPainter& painter, const QRect& inside, Qt::Alignment side) const
    {
        const qreal width = markWidth();
        const bool left = side.testFlag(Qt::AlignRight) || side.testFlag(Qt::AlignHCenter);
        const qreal from = left ? inside.left() : inside.right() - width;
        const qreal base = inside.bottom() - painter.fontMetrics().descent();
        const bool up = sortIndicatorOrder() == Qt::AscendingOrder;
        const qreal foot = up ? base : base - width / 2;
        const qreal tip = up ? base - width / 2 : base;
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(themeOf(palette()).color(Role::Text));
        painter.drawPolygon(
            QPolygonF({QPointF(from, foot), QPointF(from + width, foot), QPointF(from + width / 2, tip)}));
    }
};

} // namespace

VariantTable::VariantTable(Document& document, VariantModel& model, QWidget* parent)
    : UserListTable(document, model, new VariantHeader(nullptr), parent)
    , m_model(model)
{
    setObjectName(QStringLiteral("variantTable"));
    setAccessibleName(tr("All variants"));
    setItemDelegate(new VariantDelegate(this));
    horizontalHeader()->setMinimumSectionSize(CellMetrics(font()).ch * 3);
    horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    setSortingEnabled(true);
}

void VariantTable::fitColumns()
{
    const CellMetrics metrics(font());
    int names = LeastVariantUser * metrics.ch;
    for (int row = 0; row < std::min(m_model.rowCount(), SampledVariantUsers); ++row)
        names = std::max(names,
            fontMetrics().horizontalAdvance(m_model.index(row, 0).data().toString()) + 2 * metrics.pad);
    const auto& header = static_cast<const VariantHeader&>(*horizontalHeader());
    const int ranks = rankLength(static_cast<std::size_t>(m_model.rowCount())) * metrics.ch + 2 * metrics.pad;
    const int factors = fontMetrics().horizontalAdvance(QStringLiteral("0.000000")) + 2 * metrics.pad;
    for (int column = 0; column < m_model.columnCount(); ++column) {
        const bool factor = column >= FirstVariantColumn
            && (column - FirstVariantColumn) % ColumnsPerVariant == ColumnsPerVariant - 1;
        const int figures = factor ? factors : ranks;
        const int content = column == 0 ? std::min(names, MostVariantUser * metrics.ch) : figures;
        setColumnWidth(column, std::max(header.headingWidth(column), content));
    }
}

} // namespace fairshare::gui
