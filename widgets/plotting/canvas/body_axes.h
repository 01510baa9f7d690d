// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/plotting/panel/body_map.h"
#include "widgets/plotting/panel/label_room.h"
#include "widgets/plotting/panel/plot_look.h"
#include "widgets/plotting/panel/plot_texts.h"

#include <QMarginsF>
#include <QPainter>

#include <vector>

namespace fairshare::gui {

/// A tick of an axis of a 3D plot.
struct BodyTick {
    double at = 0; ///< 0 to 1
    QString text{};
};

/// A number or title next to a 3D plot.
struct BodyText {
    QRectF place;
    const PlotAxis* axis = nullptr; ///< axis of the panel
};

struct BodyTicks {
    std::vector<BodyTick> x{};
    std::vector<BodyTick> y{};
    std::vector<BodyTick> z{};
};

/// Returns as many ticks as fit at any rotation of the 3D plot.
BodyTicks bodyTicks(const PlotPanel& panel, const QSizeF& area, const PlotLook& look);

/// Returns the margins that ticks and titles around the 3D plot need; none if the panel is too small for
/// them.
QMarginsF bodyLabels(const PlotPanel& panel, const QSizeF& area, const PlotLook& look);

/// Paints the axes of a 3D plot on the edges that face the viewer, with non-overlapping texts outside.
class BodyAxes {
public:
    BodyAxes(const PlotPanel& panel, const BodyMap& map, const BodyTicks& ticks, const PlotLook& look);

    /// @return the areas of its texts
    std::vector<BodyText> paint(QPainter& painter);

private:
    /// An edge of the 3D plot that serves as an axis.
    struct Edge {
        const PlotAxis& axis;
        const std::vector<BodyTick>& ticks;
        QPointF from;
        QPointF to;
        QPointF outwards; ///< of length 1

        QPointF at(double part) const { return from + (to - from) * part; }
    };

    std::vector<Edge> edges() const;
    Edge edge(const PlotAxis& axis, const std::vector<BodyTick>& ticks, const BodyPlace& from,
        const BodyPlace& to) const;
    void paintLine(QPainter& painter, const Edge& edge) const;
    void paintTicks(QPainter& painter, const Edge& edge);
    void paintTitle(QPainter& painter, const Edge& edge);
    QSizeF sizeOf(const QString& text) const;
    /// Reserves an area with some room on both sides, so adjacent numbers are not read as one. Returns false
    /// if it is not free.
    bool take(const QRectF& place, const PlotAxis& axis);

    const PlotPanel& m_panel;
    const BodyMap& m_map;
    const BodyTicks& m_ticks;
    const PlotLook& m_look;
    QFontMetricsF m_metrics;
    LabelRoom m_room;
    std::vector<BodyText> m_texts;
};

} // namespace fairshare::gui
