// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/shared_width.h"

#include <algorithm>
#include <cstdint>

namespace fairshare::gui {

std::vector<int> sharedWidths(std::span<const ColumnNeed> needs, int room)
{
    std::int64_t left = room;
    std::int64_t open = 0;
    for (const ColumnNeed& need : needs) {
        left -= need.least;
        open += need.wanted - need.least;
    }
    left = std::clamp<std::int64_t>(left, 0, open);
    std::vector<int> widths;
    for (const ColumnNeed& need : needs) {
        const std::int64_t beyond = need.wanted - need.least;
        // Handed out of what is left, so that no pixel is lost to rounding.
        const std::int64_t part = open == 0 ? 0 : left * beyond / open;
        left -= part;
        open -= beyond;
        widths.push_back(need.least + static_cast<int>(part));
    }
    return widths;
}

} // namespace fairshare::gui
