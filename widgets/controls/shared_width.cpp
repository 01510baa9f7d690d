// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/shared_width.h"

#include <algorithm>
#include <cstdint>
#include <numeric>

namespace fairshare::gui {

std::vector<int> sharedWidths(std::span<const ColumnNeed> needs, int room)
{
    std::vector<int> widths;
    for (const ColumnNeed& need : needs)
        widths.push_back(need.least);
    std::int64_t left =
        std::max<std::int64_t>(0, room - std::accumulate(widths.begin(), widths.end(), std::int64_t{0}));
    std::vector<std::size_t> modestFirst(needs.size());
    std::iota(modestFirst.begin(), modestFirst.end(), std::size_t{0});
    std::ranges::stable_sort(
        modestFirst, {}, [needs](std::size_t at) { return needs[at].wanted - needs[at].least; });
    auto open = static_cast<std::int64_t>(needs.size());
    for (const std::size_t at : modestFirst) {
        // Divide the remaining room step by step, so no pixel is lost to rounding.
        const std::int64_t part = std::min<std::int64_t>(needs[at].wanted - needs[at].least, left / open--);
        widths[at] += static_cast<int>(part);
        left -= part;
    }
    return widths;
}

} // namespace fairshare::gui
