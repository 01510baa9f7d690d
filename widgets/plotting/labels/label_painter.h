// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/plotting/labels/label_space.h"
#include "widgets/plotting/labels/line_end_labels.h"
#include "widgets/plotting/labels/point_labels.h"
#include "widgets/plotting/labels/selected_line_labels.h"

#include <vector>

namespace fairshare::gui {

/// Paints the names of items into one panel. Emphasized items come first, then as many others as there is
/// room for.
class LabelPainter {
public:
    LabelPainter(const Plot& plot, std::size_t panel, const PanelMap& map, const PlotLook& look);

    /// Reserves an area that no label may cover.
    void keepClearOf(const QRectF& place) { m_space.room().block(place); }
    void paint(QPainter& painter);
    /// Paints only the labels of these items, regardless of what is below.
    void paintOnly(QPainter& painter, const std::vector<PlotItem>& items);

private:
    void paintMarks(QPainter& painter, std::size_t marks);
    void paintItem(QPainter& painter, const PlotItem& item);
    /// Labels lines along their course.
    /// @param painter null to only reserve the positions
    void paintAlong(QPainter* painter, std::size_t marks);
    /// Finds the positions of point names without painting them.
    void findPointPlaces();
    bool hasOnlyLines() const;

    LabelSpace m_space;
    PointLabels m_points{m_space};
    LineEndLabels m_lineEnds{m_space};
    SelectedLineLabels m_selectedLines{m_space, m_lineEnds};
};

} // namespace fairshare::gui
