// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/quotas/quota_cell_painter.h"

#include "widgets/quotas/quota_delegate.h"
#include "widgets/quotas/quota_model.h"

#include <QPolygonF>

#include <algorithm>
#include <cmath>

namespace fairshare::gui {
namespace {

constexpr double BarPart = 0.68; ///< maximum fraction of the cell's width; the number has the rest

} // namespace

QuotaCellPainter::QuotaCellPainter(QPainter& painter, const QStyleOptionViewItem& option)
    : TableCellPainter(painter, option)
{
}

void QuotaCellPainter::paint(const QModelIndex& index, bool current)
{
    const auto column = static_cast<QuotaColumn>(index.column());
    const bool flags = column == QuotaColumn::Accepts || column == QuotaColumn::Autoregroup;
    paintSurface(index.data(QuotaModel::ChangedRole).toBool());
    if (column == QuotaColumn::Name)
        paintName(index);
    else if (flags)
        paintFlags(index, column);
    else
        paintText(index, column);
    paintGrid();
    if (current)
        paintFocus();
}

void QuotaCellPainter::paintName(const QModelIndex& index)
{
    const int depth = index.data(QuotaModel::DepthRole).toInt();
    if (index.data(QuotaModel::ExpandableRole).toBool())
        paintExpander(m_metrics.expanderRect(m_cell, depth), index.data(QuotaModel::ExpandedRole).toBool());
    if (index.data(QuotaModel::HitRole).toBool())
        underlineText();
    m_painter.setPen(m_theme.color(Role::Text));
    drawText(m_metrics.nameRect(m_cell, depth), Qt::AlignLeft, index.data().toString());
}

void QuotaCellPainter::paintText(const QModelIndex& index, QuotaColumn column)
{
    // Nothing follows a reason, so it needs no padding at its end.
    const int end = column == QuotaColumn::Reason ? 1 : m_metrics.pad;
    const QRect inside = m_cell.adjusted(m_metrics.pad, 0, -end, 0);
    if (index.data(QuotaModel::BarRole).isValid())
        paintBar(index);
    if (const QVariant slider = index.data(QuotaModel::SliderRole); slider.isValid())
        paintSlider(slider.toDouble());
    QFont font = index.data(QuotaModel::CaptionRole).toBool() ? captionFont(m_option.font) : m_option.font;
    font.setBold(index.data(QuotaModel::StrongRole).toBool());
    m_painter.setFont(font);
    m_painter.setPen(m_theme.color(index.data(QuotaModel::MutedRole).toBool() ? Role::Text2 : Role::Text));
    if (const double change = index.data(QuotaModel::ChangeRole).toDouble(); change != 0)
        m_painter.setPen(m_theme.color(change > 0 ? Role::Gain : Role::Loss));
    else if (column == QuotaColumn::Unmet && font.bold())
        m_painter.setPen(m_theme.color(Role::Loss));
    drawText(inside, isNumber(column) ? Qt::AlignRight : Qt::AlignLeft, index.data().toString());
}

/// Paints unused quota in a light color, highlights the group's part of the surplus, and marks its own quota
/// with a tick.
void QuotaCellPainter::paintBar(const QModelIndex& index)
{
    const int number =
        m_painter.fontMetrics().horizontalAdvance(index.data(QuotaModel::WidestRole).toString());
    const int width = std::min(static_cast<int>(BarPart * m_cell.width()) - m_metrics.pad,
        m_cell.width() - number - 3 * m_metrics.pad);
    const int rim = std::max(2, m_metrics.rowHeight / 6);
    const QRect track(m_cell.left() + m_metrics.pad, m_cell.top() + rim, width, m_cell.height() - 2 * rim);
    const auto at = [&](int role) {
        return static_cast<int>(std::lround(std::clamp(index.data(role).toDouble(), 0.0, 1.0) * width));
    };
    const int now = at(QuotaModel::BarRole);
    const int before = at(QuotaModel::BeforeRole);
    const int quota = at(QuotaModel::TickRole);
    m_painter.fillRect(QRect(track.left(), track.top(), quota, track.height()), m_theme.color(Role::Grid));
    m_painter.fillRect(QRect(track.left(), track.top(), before, track.height()), m_theme.color(Role::Bar));
    m_painter.fillRect(
        QRect(track.left() + before, track.top(), now - before, track.height()), m_theme.color(Role::Gain));
    m_painter.fillRect(
        QRect(track.left() + quota, track.top() - 1, 1, track.height() + 2), m_theme.color(Role::Text));
}

void QuotaCellPainter::paintSlider(double at)
{
    const QRectF track = QuotaDelegate::sliderRect(m_cell, m_option.font);
    const double thumb = m_metrics.ch * 0.8;
    const double middle = track.left() + thumb / 2 + at * (track.width() - thumb);
    const QRectF groove(track.left(), track.center().y() - 1.5, track.width(), 3);
    m_painter.fillRect(groove, m_theme.color(Role::Border));
    m_painter.fillRect(QRectF(groove.left(), groove.top(), middle - groove.left(), groove.height()),
        m_theme.color(Role::Accent));
    m_painter.setPen(m_theme.color(Role::Accent));
    m_painter.setBrush(m_theme.color(Role::Base));
    m_painter.drawRect(QRectF(middle - thumb / 2, track.center().y() - thumb * 0.7, thumb, thumb * 1.4));
    m_painter.setBrush(Qt::NoBrush);
}

void QuotaCellPainter::paintFlags(const QModelIndex& index, QuotaColumn column)
{
    const QVariant flag = index.data(QuotaModel::FlagRole);
    if (!flag.isValid())
        return;
    const QRect box = QuotaDelegate::flagRect(m_cell, m_option.font, column);
    paintBox(box, flag.toBool(), false);
    const QVariant policy = index.data(QuotaModel::PolicyFlagRole);
    if (column != QuotaColumn::Accepts || !policy.isValid())
        return;
    const QRect other = box.translated(2 * (m_cell.center().x() - box.center().x()), 0);
    m_painter.setPen(m_theme.color(Role::Text2));
    m_painter.drawText(m_cell, Qt::AlignCenter, QStringLiteral("→"));
    paintBox(other, policy.toBool(), policy.toBool() != flag.toBool());
}

void QuotaCellPainter::paintBox(const QRect& place, bool on, bool differs)
{
    if (differs)
        m_painter.fillRect(place.adjusted(-2, -2, 3, 3), m_theme.color(Role::ChangedFill));
    m_painter.setPen(m_theme.color(on ? Role::Text : Role::BarEdge));
    m_painter.setBrush(m_theme.color(Role::Base));
    m_painter.drawRect(place.adjusted(0, 0, -1, -1));
    m_painter.setBrush(Qt::NoBrush);
    if (!on)
        return;
    const QRectF inside = QRectF(place).adjusted(2.5, 2.5, -3.5, -3.5);
    m_painter.setRenderHint(QPainter::Antialiasing);
    m_painter.setPen(QPen(m_theme.color(Role::Text), 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    m_painter.drawPolyline(QPolygonF({inside.topLeft() + QPointF(0, inside.height() * 0.55),
        inside.topLeft() + QPointF(inside.width() * 0.38, inside.height() * 0.95), inside.topRight()}));
    m_painter.setRenderHint(QPainter::Antialiasing, false);
}

} // namespace fairshare::gui
