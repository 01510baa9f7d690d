// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/plotting/panel_map.h"
#include "widgets/plotting/plot_texts.h"
#include "widgets/plotting/point_names.h"

#include "core/chart/plot_panel.h"

#include <cstdint>
#include <utility>
#include <vector>

namespace fairshare {
struct Plot;
} // namespace fairshare

namespace fairshare::gui {

/// Returns "ana and 4 more", or only the names if there are no others.
QString andMore(const QString& names, std::size_t more);

/// Paints the names of items into one panel. Emphasized items come first, then as many others as there is
/// room for.
class LabelPainter {
public:
    LabelPainter(const Plot& plot, std::size_t panel, const PanelMap& map, const PlotLook& look);

    /// Reserves an area that no label may cover.
    void keepClearOf(const QRectF& place) { m_room.block(place); }
    void paint(QPainter& painter);
    /// Paints only the labels of these items, regardless of what is below.
    void paintOnly(QPainter& painter, const std::vector<PlotItem>& items);

private:
    static constexpr double Pad = 4; ///< gap between marks and texts

    /// An end of a line.
    enum class End { First, Last };

    const PlotPanel& panel() const;
    void keepClearOfPoints();
    void collectLines();
    void collectReferences(const Marks& marks);
    void collectParts(const Marks& marks, std::size_t line);
    bool hasLines() const;
    void paintMarks(QPainter& painter, std::size_t marks);
    void paintItem(QPainter& painter, const PlotItem& item);
    void inside(QPainter& painter, const PlotItem& item);
    /// Labels all items on one side, with the labels moved apart. If there is not enough room, the labels of
    /// the smallest items are omitted.
    void atSide(QPainter& painter, std::size_t marks);
    /// Returns the box of the item, or of the end of the ribbon where its name is drawn.
    QRectF sideBox(const PlotItem& item) const;
    /// @param at middle of the text
    /// @param moved whether the label is so far from the item that it needs a leader
    void paintAtSide(QPainter& painter, const PlotItem& item, double at, bool moved);
    void inSector(QPainter& painter, const PlotItem& item);
    /// Records the name of an account as cut short if there is no room for any of it.
    void tellUnnamed(const PlotItem& item) const;
    void beside(QPainter& painter, const PlotItem& item);
    /// Labels a point among curves, without leaders, which could be mistaken for curves.
    void besideOnCurves(QPainter& painter, const PlotItem& item);
    void drawPointName(QPainter& painter, const PlotItem& item, const PointName& found, const QString& words);
    /// Returns the points that the name of a point of these marks must not be confused with.
    std::vector<QPointF> pointsAround(const Marks& marks) const;
    void drawLeader(QPainter& painter, const QLineF& leader, const TextColors& colors) const;
    /// Returns the number of points of its marks at the same place, including itself.
    std::size_t pointsAt(const PlotItem& item) const;
    /// Returns as much of the name as may be shown next to a point.
    QString nameBeside(const PlotItem& item) const;
    void onReference(QPainter& painter, const PlotItem& item, const QString& text);
    void around(QPainter& painter, const PlotItem& item);
    QString nameOf(const PlotItem& item) const;
    /// Returns "" if the item has no shorter name.
    QString shortNameOf(const PlotItem& item) const;
    /// True if the category before or after has a text of these marks at the same level.
    bool hasNeighbor(const PlotItem& item) const;
    QSizeF sizeOf(const QString& text) const;

    /// Lines that share a label, and its position.
    struct EndLabel {
        std::vector<PlotItem> lines;
        double y = 0; ///< middle of the text
        double gap = 0; ///< gap between the line and the text
        bool isSelected = false;
        double beyond = 0; ///< how far above or below the panel the label may extend
    };

    /// Returns text colors that suit the grid's color at this point.
    TextColors colorsAt(const QPointF& at) const;
    /// True if the surface of the 3D plot hides a point.
    bool isHidden(const PlotItem& item) const;
    /// Labels each line that has room, as near to its far end as other labels allow.
    void paintAlong(QPainter& painter, std::size_t marks);
    /// Returns the position on a line where a name covers other lines least; null if there is no room.
    QRectF placeOnLine(const QSizeF& size, std::size_t line, const std::vector<QPolygonF>& runs,
        const std::vector<std::vector<LabelObstacle>>& lines) const;
    /// Paints a label with a leader, clear of all lines; paints nothing if there is no room.
    void paintAwayFromLine(QPainter& painter, const PlotItem& item, const std::vector<QPolygonF>& runs,
        const std::vector<std::vector<LabelObstacle>>& lines);
    void paintOnCurve(QPainter& painter, const QRectF& place, const QString& text) const;
    void paintBesideCurve(
        QPainter& painter, const QLineF& leader, const QRectF& place, const QString& text) const;
    void paintBesideCurves(QPainter& painter, std::size_t marks);
    /// Returns how many corners of an area are outside the surface of the 3D plot.
    int cornersBeside(const QRectF& place) const;
    /// Labels a selected point in the accent color, with its height in a 3D plot. If there is no room next to
    /// it, a leader connects them.
    void paintSelectedPoint(QPainter& painter, const PlotItem& item);
    /// Finds the positions of point names without painting them.
    void findPlaces();
    void paintWithLeader(QPainter& painter, const QPointF& point, const QString& text, const QSizeF& size);
    void paintLineEnds(QPainter& painter, std::size_t marks);
    void paintSelectedLine(QPainter& painter, const PlotItem& item);
    /// Labels several selected lines: as many names as there is room for, and the number of the others.
    void paintSelectedLines(QPainter& painter, const std::vector<PlotItem>& items);
    bool hasOnlyLines() const;
    void paintSelectedEnds(QPainter& painter, const std::vector<PlotItem>& items, End end);
    std::vector<EndLabel> selectedLabels(
        const std::vector<PlotItem>& items, const std::vector<EndLabel>& all, End end) const;
    /// Erases the names below.
    void clearEnd(QPainter& painter, std::size_t marks, End end) const;
    void placeMore(QPainter& painter, const QPointF& end, std::size_t lines, End side);
    void paintSelectedEnd(QPainter& painter, const PlotItem& item, End end);
    void paintHeights(QPainter& painter, const PlotItem& item);
    /// Returns the level of a line's end; ends on the same level share a label.
    std::int64_t levelOf(const PlotItem& line, End end) const;
    static std::uint32_t endPoint(const Marks& marks, std::size_t line, End end);
    QPointF endOf(const Marks& marks, std::size_t line, End end) const;
    double roomAt(const QPointF& point, End end, double gap) const;
    QString heightText(const Marks& marks, std::uint32_t point) const;
    /// True if each line is a separate association: not a policy, and not one of several jobs.
    bool areAssociations(const std::vector<PlotItem>& lines) const;
    /// Returns the names of lines that end at the same height: "3: ana, ben, +2".
    QString namesAt(const std::vector<PlotItem>& lines, End end, double room) const;
    /// Returns "ana +2".
    /// @param start the text before the names
    QString firstNameAt(const std::vector<PlotItem>& lines, const QString& start, double room) const;
    /// Returns "1: 5 users" instead of part of a name.
    QString countAt(const std::vector<PlotItem>& lines, End end, double room) const;
    QString oneNameAt(const PlotItem& line, const QString& start, double room) const;
    bool isCutAlike(const PlotItem& line, const QString& cut) const;
    /// Returns the labels, most important first, moved apart if there is room for all.
    std::vector<EndLabel> endLabels(std::size_t marks, End end) const;
    bool spread(std::vector<EndLabel>& labels) const;
    void placeAtEnd(QPainter& painter, const EndLabel& label, End end);
    void drawLeader(QPainter& painter, const EndLabel& label, End end) const;

    const Plot& m_plot;
    std::size_t m_panel;
    const PanelMap& m_map;
    const PlotLook& m_look;
    QFontMetricsF m_metrics;
    LabelRoom m_room;
    PointNames m_pointNames;
    std::vector<QPointF> m_namedTogether; ///< positions of several points that already have their common name
    bool m_finding = false; ///< only find positions, paint nothing
    std::vector<std::pair<PlotItem, QRectF>> m_found; ///< positions of point names
    std::vector<QPointF> m_heights; ///< points of selected lines whose numbers are painted
    std::vector<QPointF> m_dots; ///< points of marks with few points
    std::vector<QPointF> m_points; ///< sample of the points of marks with many points
    std::vector<LabelObstacle> m_lines; ///< lines that names of points should not cover
    std::vector<LabelObstacle> m_curves; ///< those of m_lines that are not reference lines
};

} // namespace fairshare::gui
