// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plotting/line_runs.h"

#include "widgets/plotting/body_view.h"

#include <cmath>

namespace fairshare::gui {

std::vector<QPolygonF> runsOf(const PanelMap& map, const Marks& marks, std::size_t line)
{
    if (map.body) {
        std::vector<BodyPlace> places;
        for (std::uint32_t at = marks.starts[line]; at < marks.starts[line + 1]; ++at)
            places.push_back(map.body->map().placeOf(marks, at));
        return map.body->visibleRuns(places);
    }
    std::vector<QPolygonF> runs(1);
    for (std::uint32_t at = marks.starts[line]; at < marks.starts[line + 1]; ++at) {
        if (std::isfinite(marks.x[at]) && std::isfinite(marks.y[at]))
            runs.back() << map.point(marks, at);
        else if (!runs.back().isEmpty())
            runs.emplace_back();
    }
    return runs;
}

} // namespace fairshare::gui
