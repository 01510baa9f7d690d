// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/plotting/body_map.h"
#include "widgets/plotting/plot_look.h"
#include "widgets/plotting/plot_texts.h"

#include <QMarginsF>
#include <QPainter>

#include <vector>

namespace fairshare::gui {

/// A tick of a body's axis.
struct BodyTick {
    double at = 0; ///< 0 to 1
    QString text{};
};

/// A number or a title beside a body.
struct BodyText {
    QRectF place;
    const PlotAxis* axis = nullptr; ///< of the panel
};

struct BodyTicks {
    std::vector<BodyTick> x{};
    std::vector<BodyTick> y{};
    std::vector<BodyTick> z{};
};

/// As many as there is room for, whichever way the body is turned.
BodyTicks bodyTicks(const PlotPanel& panel, const QSizeF& area, const PlotLook& look);

/// The part of a panel that ticks and titles around its body take; nothing where a panel is too small for
/// them.
QMarginsF bodyLabels(const PlotPanel& panel, const QSizeF& area, const PlotLook& look);

/// Paints the axes of a body on those of its edges that face who looks, with texts outside of it, of which
/// none covers another.
class BodyAxes {
public:
    BodyAxes(const PlotPanel& panel, const BodyMap& map, const BodyTicks& ticks, const PlotLook& look);

    /// @return what its texts take
    std::vector<BodyText> paint(QPainter& painter);

private:
    /// An edge of the body as an axis.
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
    /// With some room at both sides, so that numbers beside each other are not read as one.
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
