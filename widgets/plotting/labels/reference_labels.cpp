// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plotting/labels/reference_labels.h"

#include "widgets/plotting/labels/label_space.h"
#include "widgets/theme/chart_theme.h"

#include <algorithm>
#include <limits>
#include <vector>

namespace fairshare::gui {

void paintReferenceLabel(QPainter& painter, LabelSpace& space, const PlotItem& item)
{
    const Marks& marks = space.marksOf(item);
    const QLineF line(space.map().point(marks.x[item.item], marks.y[item.item]),
        space.map().point(marks.x2[item.item], marks.y2[item.item]));
    const QString text = space.nameOf(item);
    const QSizeF size = space.sizeOf(text);
    constexpr int Tries = 200;
    QRectF best;
    int least = std::numeric_limits<int>::max();
    std::vector<LabelObstacle> others = space.curves();
    for (std::size_t other = 0; other < marks.size(); ++other)
        if (other != item.item)
            others.push_back({{space.map().point(marks.x[other], marks.y[other]),
                space.map().point(marks.x2[other], marks.y2[other])}});
    const auto coveredBy = [&](const QRectF& place) {
        return coveredLines(place, others)
            + static_cast<int>(std::count_if(space.crowd().begin(), space.crowd().end(),
                [&place](const QPointF& point) { return place.contains(point); }));
    };
    // From the far end backwards, look for a free position inside the panel where the name covers the fewest
    // lines.
    for (int step = 0; step < Tries && least > 0; ++step) {
        const QPointF at = line.pointAt(1 - step / static_cast<double>(Tries));
        if (!space.map().area.contains(at))
            continue;
        // Next to a vertical line, above or below a horizontal one.
        const double lift = line.dy() == 0 ? size.height() / 2 + 1 : 0;
        const double left = -size.width() - LabelSpace::Pad;
        const double middle = -size.height() / 2;
        for (const QPointF& offset : {QPointF(left, middle - lift), QPointF(LabelSpace::Pad, middle - lift),
                 QPointF(left, middle + lift), QPointF(LabelSpace::Pad, middle + lift)}) {
            const QPointF corner = at + offset;
            const QRectF place(corner, size);
            const int covered = space.room().isFree(place) ? coveredBy(place) : least;
            if (covered < least) {
                best = place;
                least = covered;
            }
        }
    }
    if (space.room().take(best))
        drawHaloText(painter, best, text,
            {space.look().theme.color(roleOf(marks.roleOf(item.item))),
                space.look().theme.color(Role::Base)});
}

} // namespace fairshare::gui
