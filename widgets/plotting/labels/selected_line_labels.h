// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/plotting/labels/line_end_labels.h"

#include <vector>

namespace fairshare::gui {

/// Names at the ends of selected lines in the accent color, and the heights along them.
class SelectedLineLabels {
public:
    SelectedLineLabels(LabelSpace& space, LineEndLabels& ends)
        : m_space(space)
        , m_ends(ends)
    {
    }

    void paint(QPainter& painter, const PlotItem& item);
    /// Labels several lines: as many names as there is room for, and the number of the others.
    void paintAll(QPainter& painter, const std::vector<PlotItem>& items);

private:
    void paintEnd(QPainter& painter, const PlotItem& item, LineEnd end);
    void paintEnds(QPainter& painter, const std::vector<PlotItem>& items, LineEnd end);
    /// Groups lines that end at the same height under one label, with the selected ones first.
    std::vector<LineEndLabels::Label> labelsOf(
        const std::vector<PlotItem>& items, const std::vector<LineEndLabels::Label>& all, LineEnd end) const;
    /// Erases the names below.
    void clearEnd(QPainter& painter, std::size_t marks, LineEnd end) const;
    /// Paints "+1 980 more" below the names.
    void paintMore(QPainter& painter, const QPointF& end, std::size_t lines, LineEnd side);
    void paintHeights(QPainter& painter, const PlotItem& item);

    LabelSpace& m_space;
    LineEndLabels& m_ends;
    std::vector<QPointF> m_heights; ///< points whose numbers are painted
};

} // namespace fairshare::gui
