// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/plotting/labels/line_end_text.h"

#include <QPointF>

class QPainter;

namespace fairshare::gui {

/// Names before the first and after the last points of lines.
class LineEndLabels {
public:
    /// Lines that share a label, and its position.
    struct Label {
        std::vector<PlotItem> lines;
        double y = 0; ///< middle of the text
        double gap = 0; ///< gap between the line and the text
        bool isSelected = false;
        double beyond = 0; ///< how far above or below the panel the label may extend
    };

    explicit LineEndLabels(LabelSpace& space)
        : m_space(space)
        , m_text(space)
    {
    }

    void paint(QPainter& painter, std::size_t marks);
    void paintLabel(QPainter& painter, const Label& label, LineEnd end);
    /// Returns the labels, most important first, moved apart if there is room for all.
    std::vector<Label> labels(std::size_t marks, LineEnd end) const;
    QString namesAt(const std::vector<PlotItem>& lines, LineEnd end, double room) const
    {
        return m_text.namesAt(lines, end, room);
    }

    /// Returns the level of a line's end; ends on the same level share a label.
    std::int64_t levelOf(const PlotItem& line, LineEnd end) const;
    QPointF endOf(const PlotItem& line, LineEnd end) const;
    /// Returns the width between a point and the edge of the panel.
    double roomAt(const QPointF& point, LineEnd end, double gap) const;

private:
    /// Moves labels just enough to avoid overlaps. Returns false if they stay.
    bool spread(std::vector<Label>& labels) const;
    void drawLeaderOf(QPainter& painter, const Label& label, LineEnd end) const;

    LabelSpace& m_space;
    LineEndText m_text;
};

} // namespace fairshare::gui
