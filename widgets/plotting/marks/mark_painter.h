// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/plotting/panel/panel_map.h"
#include "widgets/plotting/panel/plot_look.h"

#include "core/chart/plot_panel.h"

#include <QPainter>

#include <vector>

namespace fairshare {
struct Plot;
} // namespace fairshare

namespace fairshare::gui {

/// Opacity of points that the surface of a 3D plot hides.
inline constexpr double HiddenOpacity = 0.35;

/// Ways to emphasize an item.
enum class Emphasis { Selected, Hovered };

/// Narrower items have no edge, because otherwise only edges would be visible.
inline constexpr double LeastWithEdge = 6;

/// Paints the marks of one panel.
class MarkPainter {
public:
    MarkPainter(const Plot& plot, std::size_t panel, const PanelMap& map, const PlotLook& look)
        : m_plot(plot)
        , m_panel(panel)
        , m_map(map)
        , m_look(look)
    {
    }

    /// Paints all marks, without labels.
    void paintMarks(QPainter& painter) const;
    /// Paints the items again, above the others, with their labels.
    void paintEmphasized(QPainter& painter, const std::vector<PlotItem>& items, Emphasis emphasis) const;

private:
    const PlotPanel& panel() const;
    QColor color(const Marks& marks, std::size_t item) const;
    /// Returns the clip area; points at the ends of the axes are not cut off.
    QRectF clipOf(const Marks& marks) const;
    bool isSeen(const QPointF& point) const;

    bool isOnMap() const { return panel().grid || panel().z; }
    /// True if the surface of the 3D plot hides a point.
    bool isHidden(const Marks& marks, std::size_t item) const;
    QColor colorOnMap(const Marks& marks, std::size_t item) const;
    void paintLinesOnMap(QPainter& painter, const Marks& marks) const;
    void paintPointsOnMap(QPainter& painter, const Marks& marks) const;
    void paintLines(QPainter& painter, const Marks& marks) const;
    void paintPoints(QPainter& painter, const Marks& marks) const;
    void paintDots(QPainter& painter, const Marks& marks) const;
    void paintOutline(QPainter& painter, const QRectF& box) const;
    void paintBoxes(QPainter& painter, const Marks& marks) const;
    void paintSectors(QPainter& painter, const Marks& marks) const;
    void paintRibbons(QPainter& painter, const Marks& marks) const;
    void paintReferences(QPainter& painter, const Marks& marks) const;
    /// Paints many lines together, translucent, so their distribution is visible.
    void paintManySelected(QPainter& painter, const std::vector<PlotItem>& items, double opacity) const;
    void emphasize(QPainter& painter, const Marks& marks, std::size_t item, Emphasis emphasis) const;

    const Plot& m_plot;
    std::size_t m_panel;
    const PanelMap& m_map;
    const PlotLook& m_look;
};

/// Returns the diameter of points in logical pixels for this number of points.
constexpr double pointSize(std::size_t count)
{
    if (count <= 300)
        return 8;
    return count <= 2000 ? 6 : 4;
}

} // namespace fairshare::gui
