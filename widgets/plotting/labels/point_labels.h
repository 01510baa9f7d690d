// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/plotting/labels/point_label_finder.h"

#include "core/chart/plot_panel.h"

#include <utility>
#include <vector>

class QPainter;

namespace fairshare::gui {

class LabelSpace;

/// Names next to points.
class PointLabels {
public:
    explicit PointLabels(LabelSpace& space);

    /// @param painter null to only find the position
    void paint(QPainter* painter, const PlotItem& item);
    /// Returns the position that was found for the name of a point.
    std::optional<QRectF> foundPlace(const PlotItem& item) const;

private:
    /// Labels a point among curves, without leaders, which could be mistaken for curves.
    void paintOnCurves(QPainter* painter, const PlotItem& item);
    void draw(QPainter* painter, const PlotItem& item, const PointLabelPlace& found, const QString& words);
    /// Returns as much of the name as may be shown next to a point.
    QString nameBeside(const PlotItem& item) const;

    LabelSpace& m_space;
    PointLabelFinder m_finder;
    std::vector<QPointF> m_namedTogether; ///< positions of several points that already have their common name
    std::vector<std::pair<PlotItem, QRectF>> m_found;
};

} // namespace fairshare::gui
