// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/plotting/panel/label_room.h"
#include "widgets/plotting/panel/panel_map.h"
#include "widgets/plotting/panel/plot_texts.h"

#include "core/chart/plot_panel.h"

#include <vector>

namespace fairshare {
struct Plot;
} // namespace fairshare

namespace fairshare::gui {

/// Returns "ana and 4 more", or only the names if there are no others.
QString namesAndMore(const QString& names, std::size_t more);

/// What the labels of one panel share: their texts and colors, the free room, and the marks to avoid.
class LabelSpace {
public:
    static constexpr double Pad = 4; ///< gap between marks and texts

    LabelSpace(const Plot& plot, std::size_t panel, const PanelMap& map, const PlotLook& look);

    const Plot& plot() const { return m_plot; }
    const PlotPanel& panel() const;
    std::size_t panelIndex() const { return m_panel; }
    const Marks& marksOf(const PlotItem& item) const { return panel().marks[item.marks]; }
    const PanelMap& map() const { return m_map; }
    const PlotLook& look() const { return m_look; }
    const QFontMetricsF& metrics() const { return m_metrics; }
    LabelRoom& room() { return m_room; }
    const LabelRoom& room() const { return m_room; }

    QString nameOf(const PlotItem& item) const;
    /// Returns "" if the item has no shorter name.
    QString shortNameOf(const PlotItem& item) const;
    /// Records the name of an account as cut short if there is no room for any of it.
    void tellUnnamed(const PlotItem& item) const;
    QSizeF sizeOf(const QString& text) const
    {
        return {m_metrics.horizontalAdvance(text), m_metrics.height()};
    }
    TextColors surfaceColors() const { return surfaceText(m_look.theme); }
    TextColors accentColors() const
    {
        return {m_look.theme.color(Role::Accent), m_look.theme.color(Role::Base)};
    }
    /// Returns text colors that suit the grid's color at this point.
    TextColors colorsAt(const QPointF& at) const;

    /// Collects the points and lines that labels avoid.
    void collectMarks();
    bool hasLines() const;
    /// Returns the points that the name of a point of these marks must not be confused with.
    std::vector<QPointF> pointsAround(const Marks& marks) const;
    /// Returns a sample of the points of marks with many points.
    const std::vector<QPointF>& crowd() const { return m_crowd; }
    const std::vector<LabelObstacle>& lines() const { return m_lines; }
    /// Returns the lines that are not reference lines.
    const std::vector<LabelObstacle>& curves() const { return m_curves; }

private:
    void collectPoints(const Marks& marks);
    void collectReferences(const Marks& marks);
    void collectParts(const Marks& marks, std::size_t line);

    const Plot& m_plot;
    std::size_t m_panel;
    const PanelMap& m_map;
    const PlotLook& m_look;
    QFontMetricsF m_metrics;
    LabelRoom m_room;
    std::vector<QPointF> m_dots; ///< points of marks with few points
    std::vector<QPointF> m_crowd;
    std::vector<LabelObstacle> m_lines;
    std::vector<LabelObstacle> m_curves;
};

} // namespace fairshare::gui
