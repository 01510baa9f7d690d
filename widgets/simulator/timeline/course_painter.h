// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/controls/round_scale.h"
#include "widgets/simulator/timeline/timeline_scene.h"

#include <QPainter>
#include <QPolygonF>

#include <vector>

namespace fairshare::gui {

/// Paints the charts over time below the preemption samples: lost work of each policy, nodes in use, and
/// pending jobs.
class CoursePainter {
public:
    CoursePainter(QPainter& painter, const TimelineScene& scene, const TimelineLayout& layout);

    void paint(const TimelineLayout::Band& band);

private:
    /// Line of a policy, in node-seconds.
    struct Line {
        QPolygonF points{}; ///< x in pixels, y in node-seconds
        std::vector<double> lowest{}; ///< by point, if a column contains several samples
        std::vector<double> highest{};
        std::size_t policy = 0;
        QString name{}; ///< includes the names of policies with an identical line
    };
    /// Name of a line and where it is drawn.
    struct Name {
        QString text{};
        std::size_t policy = 0;
        double y = 0; ///< top
        double right = 0;
    };

    void paintLosses(const TimelineLayout::Band& band, bool sums);
    /// Returns the longest title that fits.
    QString lossesTitle(bool sums, int room) const;
    std::vector<Line> lines(bool sums) const;
    void joinSame(std::vector<Line>& lines) const;
    void paintLines(const TimelineLayout::Band& band, const std::vector<Line>& lines, double highest);
    void paintNames(const TimelineLayout::Band& band, const std::vector<Line>& lines, double highest);
    void moveApart(std::vector<Name>& names, const QRect& canvas, const QFontMetrics& metrics) const;
    void paintName(const Name& name, const QFont& font);
    void paintLoad(const TimelineLayout::Band& band);
    void paintTitle(const TimelineLayout::Band& band, const QString& title);
    /// @param scale from 0 to its end
    /// @param percent whether the end of the scale is the whole of something
    void paintScale(
        const TimelineLayout::Band& band, const RoundScale& scale, const QString& unit, bool percent);
    /// Returns as many ticks as there is room for.
    int ticksOf(const TimelineLayout::Band& band) const;
    static RoundScale percentScale(int ticks);
    void paintUnit(const QRect& canvas, const QString& unit, int x);
    double yOf(const QRect& canvas, double value, double highest) const;

    QPainter& m_painter;
    const TimelineScene& m_scene;
    const TimelineLayout& m_layout;
    QFont m_small;
    int m_em;
};

} // namespace fairshare::gui
