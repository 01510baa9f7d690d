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

/// "ana and 4 more", or the names alone where nobody else is.
QString andMore(const QString& names, std::size_t more);

/// Writes the names of items into the picture of one panel: those of emphasized items first, then as many of
/// the others as there is room for.
class LabelPainter {
public:
    LabelPainter(const Plot& plot, std::size_t panel, const PanelMap& map, const PlotLook& look);

    /// No label may cover this.
    void keepClearOf(const QRectF& place) { m_room.block(place); }
    void paint(QPainter& painter);
    /// Only these, whatever lies below.
    void paintOnly(QPainter& painter, const std::vector<PlotItem>& items);

private:
    static constexpr double Pad = 4; ///< between marks and texts

    /// An end of lines.
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
    /// All that stand at one side, moved apart; what has no room is left out, the lowest first.
    void atSide(QPainter& painter, std::size_t marks);
    /// Box of the item, or of the end of the ribbon where its name is drawn.
    QRectF sideBox(const PlotItem& item) const;
    /// @param at the middle of the text @param moved so far from the item that it needs a leader
    void paintAtSide(QPainter& painter, const PlotItem& item, double at, bool moved);
    void inSector(QPainter& painter, const PlotItem& item);
    /// An account without any room for its name is one that is cut short.
    void tellUnnamed(const PlotItem& item) const;
    void beside(QPainter& painter, const PlotItem& item);
    /// Among curves, where leaders would be taken for them.
    void besideOnCurves(QPainter& painter, const PlotItem& item);
    void drawPointName(QPainter& painter, const PlotItem& item, const PointName& found, const QString& words);
    /// Those that the name of a point of these marks must not be taken for.
    std::vector<QPointF> pointsAround(const Marks& marks) const;
    void drawLeader(QPainter& painter, const QLineF& leader, const TextColors& colors) const;
    /// How many points of its marks are at the same place, with itself.
    std::size_t pointsAt(const PlotItem& item) const;
    /// As much of it as may stand beside a point.
    QString nameBeside(const PlotItem& item) const;
    void onReference(QPainter& painter, const PlotItem& item, const QString& text);
    void around(QPainter& painter, const PlotItem& item);
    QString nameOf(const PlotItem& item) const;
    /// "" where the item has no shorter name.
    QString shortNameOf(const PlotItem& item) const;
    /// Whether another text of these stands beside this one, in the category before or after.
    bool hasNeighbor(const PlotItem& item) const;
    QSizeF sizeOf(const QString& text) const;

    /// Lines that are named together, and where.
    struct EndLabel {
        std::vector<PlotItem> lines;
        double y = 0; ///< the middle of the text
        double gap = 0; ///< between the line and the text
        bool isSelected = false;
        double beyond = 0; ///< so far above or below its panel it may stand
    };

    /// Over the colors of a grid as they are there.
    TextColors colorsAt(const QPointF& at) const;
    /// Whether the surface of a body hides a point.
    bool isHidden(const PlotItem& item) const;
    /// On each line where there is room, as near to its far end as others leave it.
    void paintAlong(QPainter& painter, std::size_t marks);
    /// The place on a line where a name covers other lines least; null if there is no room.
    QRectF placeOnLine(const QSizeF& size, std::size_t line, const std::vector<QPolygonF>& runs,
        const std::vector<std::vector<LabelObstacle>>& lines) const;
    /// With a leader, clear of all lines; nothing where there is no room.
    void paintAwayFromLine(QPainter& painter, const PlotItem& item, const std::vector<QPolygonF>& runs,
        const std::vector<std::vector<LabelObstacle>>& lines);
    void paintOnCurve(QPainter& painter, const QRectF& place, const QString& text) const;
    void paintBesideCurve(
        QPainter& painter, const QLineF& leader, const QRectF& place, const QString& text) const;
    void paintBesideCurves(QPainter& painter, std::size_t marks);
    /// How many corners of a place lie beside the surface of a body.
    int cornersBeside(const QRectF& place) const;
    /// In the accent, with its height on a body, and a line to it where there is no room beside it.
    void paintSelectedPoint(QPainter& painter, const PlotItem& item);
    /// Where names of points would stand, without painting them.
    void findPlaces();
    void paintWithLeader(QPainter& painter, const QPointF& point, const QString& text, const QSizeF& size);
    void paintLineEnds(QPainter& painter, std::size_t marks);
    void paintSelectedLine(QPainter& painter, const PlotItem& item);
    /// Several, as many names as there is room for and the number of the others.
    void paintSelectedLines(QPainter& painter, const std::vector<PlotItem>& items);
    bool hasOnlyLines() const;
    void paintSelectedEnds(QPainter& painter, const std::vector<PlotItem>& items, End end);
    std::vector<EndLabel> selectedLabels(
        const std::vector<PlotItem>& items, const std::vector<EndLabel>& all, End end) const;
    /// Wipes out the names that lie below.
    void clearEnd(QPainter& painter, std::size_t marks, End end) const;
    void placeMore(QPainter& painter, const QPointF& end, std::size_t lines, End side);
    void paintSelectedEnd(QPainter& painter, const PlotItem& item, End end);
    void paintHeights(QPainter& painter, const PlotItem& item);
    /// Ends on one level are named together.
    std::int64_t levelOf(const PlotItem& line, End end) const;
    static std::uint32_t endPoint(const Marks& marks, std::size_t line, End end);
    QPointF endOf(const Marks& marks, std::size_t line, End end) const;
    double roomAt(const QPointF& point, End end, double gap) const;
    QString heightText(const Marks& marks, std::uint32_t point) const;
    /// Lines that end at the same height, named together: "3: ana, ben, +2".
    /// Whether each line is an association of its own: not a policy, nor one of several jobs.
    bool areAssociations(const std::vector<PlotItem>& lines) const;
    QString namesAt(const std::vector<PlotItem>& lines, End end, double room) const;
    /// "ana +2". @param start the text before the names
    QString firstNameAt(const std::vector<PlotItem>& lines, const QString& start, double room) const;
    /// "1: 5 users" rather than a part of a name.
    QString countAt(const std::vector<PlotItem>& lines, End end, double room) const;
    QString oneNameAt(const PlotItem& line, const QString& start, double room) const;
    bool isCutAlike(const PlotItem& line, const QString& cut) const;
    /// The most important first; apart from each other where there is room for all.
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
    std::vector<QPointF> m_namedTogether; ///< places of many points that have their name
    bool m_finding = false; ///< nothing is painted
    std::vector<std::pair<PlotItem, QRectF>> m_found; ///< where points are named
    std::vector<QPointF> m_heights; ///< points of selected lines whose numbers are written
    std::vector<QPointF> m_dots; ///< of marks with few points
    std::vector<QPointF> m_points; ///< some of too many to keep clear of each
    std::vector<LabelObstacle> m_lines; ///< that names of points had better not cover
    std::vector<LabelObstacle> m_curves; ///< those of them that are no references
};

} // namespace fairshare::gui
