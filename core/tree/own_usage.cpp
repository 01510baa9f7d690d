// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tree/own_usage.h"

#include "core/base/numbers.h"

#include <fmt/format.h>

#include <cassert>
#include <cmath>

namespace fairshare {

long double ownPart(long double total, long double below)
{
    // A residue of some 1e-20 would be no usage of anybody, yet it would break ties.
    constexpr long double Rounding = 0x1p-50L;
    // Infinity minus infinity would pass for no usage; as it is, the builder refuses it.
    if (!std::isfinite(total))
        return total;
    const long double own = total - below;
    return std::abs(own) <= Rounding * total ? 0 : own;
}

void setOwnUsage(ShareTreeBuilder& builder, const std::vector<long double>& total, Diagnostics& diagnostics)
{
    assert(total.size() == builder.size());
    std::vector<long double> below(total.size(), 0.0L);
    for (ShareTreeBuilder::Handle node = 1; node < total.size(); ++node)
        below[builder.parent(node)] += total[node];
    for (ShareTreeBuilder::Handle node = 0; node < total.size(); ++node) {
        const long double own = ownPart(total[node], below[node]);
        builder.setUsage(node, own > 0 ? own : 0);
        if (own < 0)
            diagnostics.push_back({"usage_below_children",
                fmt::format(
                    "usage of {} is {}, less than the {} of what is below it; its own usage is taken as 0",
                    nameOf(builder.kind(node), builder.name(node)), shortest(total[node]),
                    shortest(below[node])),
                builder.position(node)});
    }
}

} // namespace fairshare
