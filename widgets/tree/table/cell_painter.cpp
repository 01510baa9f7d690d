// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tree/table/cell_painter.h"

#include "widgets/table/move_mark.h"
#include "widgets/table/name_and_end.h"
#include "widgets/text/number_text.h"
#include "widgets/theme/icons.h"
#include "widgets/tree/table/share_tree_model.h"

#include "core/scenario/scenario.h"

#include <algorithm>
#include <cmath>

namespace fairshare::gui {
namespace {

constexpr double CutOpacity = 0.45;
constexpr int FirstOfName = 2; ///< index of the word at which the name begins in " (partition NAME)"

} // namespace

int rankLength(std::size_t users)
{
    int digits = 1;
    for (; users >= 10; users /= 10)
        ++digits;
    return digits + (digits > 3 ? 1 : 0);
}

int rankWidth(const QFont& font, std::size_t users)
{
    return rankLength(users) * CellMetrics(font).ch;
}

int rankEnd(const QFont& font, std::size_t users, int columnWidth)
{
    const CellMetrics metrics(font);
    const int heading =
        QFontMetrics(captionFont(font)).horizontalAdvance(TreeColumn{.kind = ColumnKind::Rank}.part());
    const int number = rankWidth(font, users);
    // A move keeps its distance to the next column; if there is not enough room, the rank moves toward the
    // factor.
    const int room = columnWidth - metrics.pad / 2 - moveWidth(metrics, users);
    const int least = metrics.pad / 2 + number;
    return std::clamp(room, least, metrics.pad + std::max(number, heading));
}

int moveWidth(const CellMetrics& metrics, std::size_t users)
{
    return (7 * metrics.em) / 10 + (rankLength(users) + 1) * metrics.ch;
}

CellPainter::CellPainter(QPainter& painter, const QStyleOptionViewItem& option)
    : TableCellPainter(painter, option)
{
}

void CellPainter::paint(const QModelIndex& index, const TreeColumn& column, const State& state)
{
    paintSurface(index.data(ShareTreeModel::ChangedRole).toBool());
    if (state.isCut)
        m_painter.setOpacity(CutOpacity);
    if (column.kind == ColumnKind::Name)
        paintName(index);
    else if (column.kind == ColumnKind::Rank)
        paintRank(index);
    else
        paintNumber(index, column);
    m_painter.setOpacity(1);
    if (column.kind != ColumnKind::Factor)
        paintGrid();
    if (state.isCurrent)
        paintFocus();
}

void CellPainter::paintFolded(bool current)
{
    paintSurface(false);
    paintGrid();
    if (current)
        paintFocus();
}

void CellPainter::paintName(const QModelIndex& index)
{
    const int depth = index.data(ShareTreeModel::DepthRole).toInt();
    if (index.data(ShareTreeModel::ExpandableRole).toBool())
        paintExpander(
            m_metrics.expanderRect(m_cell, depth), index.data(ShareTreeModel::ExpandedRole).toBool());
    if (index.data(ShareTreeModel::HitRole).toBool())
        underlineText();
    m_painter.setPen(m_theme.color(Role::Text));
    drawName(m_metrics.nameRect(m_cell, depth), index.data().toString(),
        index.data(ShareTreeModel::PartitionRole).toString());
}

void CellPainter::drawName(const QRect& place, const QString& text, const QString& partition)
{
    const bool fits = m_painter.fontMetrics().horizontalAdvance(text) <= place.width();
    const QString bare = QStringLiteral(" (") + partition.section(QLatin1Char(' '), FirstOfName);
    const QString end = partition.isEmpty() || fits ? partition : bare;
    drawNameAndEnd(m_painter, place, {text.chopped(partition.size()), end}, m_theme);
}

void CellPainter::paintNumber(const QModelIndex& index, const TreeColumn& column)
{
    const QRect inside = m_cell.adjusted(m_metrics.pad, 0, -m_metrics.pad, 0);
    if (const QVariant bar = index.data(ShareTreeModel::BarRole); bar.isValid())
        paintBar(bar.toDouble());
    const bool muted = index.data(ShareTreeModel::MutedRole).toBool();
    m_painter.setPen(m_theme.color(muted ? Role::Text2 : Role::Text));
    QString text = index.data().toString();
    if (index.data(ShareTreeModel::CaptionRole).toBool()) {
        m_painter.setFont(captionFont(m_option.font));
        // The number is more important than the word before it.
        if (m_painter.fontMetrics().horizontalAdvance(text) > inside.width())
            text = text.section(QLatin1Char(' '), 1);
    }
    if (column.isWord)
        m_painter.setFont(wordFont(m_option.font));
    const bool parentShares =
        column.kind == ColumnKind::Shares && index.data(Qt::EditRole).toString() == QLatin1String("parent");
    if (parentShares) {
        QFont italic = m_option.font;
        italic.setItalic(true);
        m_painter.setFont(italic);
        m_painter.setPen(m_theme.color(Role::Text2));
    }
    if (index.data(ShareTreeModel::SuspectRole).toBool())
        paintWarning(inside, m_painter.fontMetrics().horizontalAdvance(text));
    drawText(inside, Qt::AlignRight, text);
}

void CellPainter::paintWarning(const QRect& place, int textWidth)
{
    const int size = m_metrics.em;
    const int left = place.right() - textWidth - size - m_metrics.ch / 2;
    if (left < place.left()) { // the sign would hide a digit
        m_painter.setPen(m_theme.color(Role::Warning));
        return;
    }
    const QRect mark(left, place.center().y() - size / 2, size, size);
    icon(Symbol::Warning, Role::Warning).paint(&m_painter, mark);
}

void CellPainter::paintBar(double length)
{
    const int right = m_metrics.pad - 2;
    const QRect track = m_cell.adjusted(m_metrics.pad, 2, -right, -2);
    m_painter.fillRect(QRect(track.left(), track.bottom() - 1, track.width(), 2), m_theme.color(Role::Grid));
    const int filled = static_cast<int>(std::lround(length * track.width()));
    if (filled <= 0)
        return;
    const QRect bar(track.left(), track.top(), filled, track.height());
    m_painter.fillRect(bar, m_theme.color(Role::Bar));
    m_painter.fillRect(QRect(bar.right(), bar.top(), 1, bar.height()), m_theme.color(Role::BarEdge));
}

void CellPainter::paintRank(const QModelIndex& index)
{
    const auto& model = static_cast<const ShareTreeModel&>(*index.model());
    const std::size_t users = model.document().scenario()->tree.userCount();
    QRect number = m_cell;
    number.setRight(m_cell.left() + rankEnd(m_option.font, users, m_cell.width()) - 1);
    const bool muted = index.data(ShareTreeModel::MutedRole).toBool();
    m_painter.setPen(m_theme.color(muted ? Role::Text2 : Role::Text));
    drawText(number, Qt::AlignRight, index.data().toString());
    if (const int moved = index.data(ShareTreeModel::MoveRole).toInt(); moved != 0)
        paintMoveMark(m_painter,
            QRect(number.right() + 1, m_cell.top(), moveWidth(m_metrics, users), m_cell.height()),
            {m_theme, moved});
}

} // namespace fairshare::gui
