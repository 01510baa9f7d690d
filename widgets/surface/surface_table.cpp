// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/surface/surface_table.h"

#include "widgets/table/cell_metrics.h"
#include "widgets/table/name_and_end.h"

#include <QHeaderView>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>

namespace fairshare::gui {
namespace {

constexpr int SampledSurfaceUsers = 200; ///< users that determine the column widths
constexpr int LeastSurfaceUser = 9; ///< characters
constexpr int MostSurfaceUser = 24;

class SurfaceDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const Theme theme = themeOf(option.palette);
        const CellMetrics metrics(option.font);
        const bool selected = option.state.testFlag(QStyle::State_Selected);
        painter->fillRect(
            option.rect, selected ? theme.color(Role::SelectionFill) : option.palette.color(QPalette::Base));
        const QRect place = option.rect.adjusted(metrics.pad, 0, -metrics.pad, 0);
        painter->setFont(option.font);
        painter->setPen(theme.color(Role::Text));
        const QString text = index.data().toString();
        if (index.column() == SurfaceModel::User) {
            const QString end = index.data(SurfaceModel::NameEndRole).toString();
            drawNameAndEnd(*painter, place, {text.chopped(end.size()), end}, theme);
        } else if (index.data(SurfaceModel::SharedRole).toBool()) {
            painter->setPen(theme.color(Role::Warning));
            painter->drawText(place, Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine, text.right(1));
            painter->setPen(theme.color(Role::Text));
            const int mark = option.fontMetrics.horizontalAdvance(text.right(2));
            painter->drawText(place.adjusted(0, 0, -mark, 0),
                Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine, text.chopped(2));
        } else if (index.column() >= SurfaceModel::PriorityWithout) {
            const int mark = option.fontMetrics.horizontalAdvance(QStringLiteral(" ="));
            painter->drawText(place.adjusted(0, 0, -mark, 0),
                Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine, text.chopped(2));
        } else {
            painter->drawText(place, Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine, text);
        }
        if (option.state.testFlag(QStyle::State_HasFocus)) {
            painter->setPen(theme.color(Role::Accent));
            painter->drawRect(option.rect.adjusted(0, 0, -1, -1));
        }
    }
};

/// Returns the width that the delegate needs, including the mark after a priority.
int widthOfText(const QFontMetrics& metrics, const QString& text, int column)
{
    if (column < SurfaceModel::PriorityWithout)
        return metrics.horizontalAdvance(text);
    return metrics.horizontalAdvance(text.chopped(2)) + metrics.horizontalAdvance(QStringLiteral(" ="));
}

} // namespace

SurfaceTable::SurfaceTable(Document& document, SurfaceModel& model, QWidget* parent)
    : UserListTable(document, model, nullptr, parent)
    , m_model(model)
{
    setObjectName(QStringLiteral("surfaceTable"));
    setAccessibleName(tr("Users on the surface"));
    setItemDelegate(new SurfaceDelegate(this));
    setMinimumSize(CellMetrics(font()).ch * 20, CellMetrics(font()).rowHeight * 4);
    horizontalHeader()->setSortIndicator(SurfaceModel::Without, Qt::DescendingOrder);
    setSortingEnabled(true);
}

void SurfaceTable::resizeEvent(QResizeEvent* event)
{
    UserListTable::resizeEvent(event);
    fitColumns();
}

void SurfaceTable::fitColumns()
{
    const CellMetrics metrics(font());
    int all = 0;
    for (int column = 0; column < SurfaceModel::ColumnCount; ++column) {
        const int heading = horizontalHeader()->sectionSizeHint(column);
        int content = column == SurfaceModel::User ? LeastSurfaceUser * metrics.ch : 0;
        for (int row = 0; row < std::min(m_model.rowCount(), SampledSurfaceUsers); ++row)
            content = std::max(
                content, widthOfText(fontMetrics(), m_model.index(row, column).data().toString(), column));
        if (column == SurfaceModel::User)
            content = std::min(content, MostSurfaceUser * metrics.ch);
        const int width = std::max(heading, content + 2 * metrics.pad);
        setColumnWidth(column, width);
        all += width;
    }
    // Names shrink before a number is cut.
    const int least = std::max(horizontalHeader()->sectionSizeHint(SurfaceModel::User),
        LeastSurfaceUser * metrics.ch + 2 * metrics.pad);
    if (const int missing = all - viewport()->width(); missing > 0)
        setColumnWidth(SurfaceModel::User,
            std::min(
                columnWidth(SurfaceModel::User), std::max(least, columnWidth(SurfaceModel::User) - missing)));
}

} // namespace fairshare::gui
