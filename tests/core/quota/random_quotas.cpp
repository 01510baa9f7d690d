// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/quota/random_quotas.h"

#include <string>
#include <vector>

namespace fairshare::test {

GroupQuotas randomQuotas(SplitMix64& random, bool whole)
{
    const auto amount = [&](std::uint64_t most) {
        return static_cast<double>(random.below(most)) + (whole ? 0.0 : random.unit());
    };
    GroupQuotas quotas;
    quotas.poolSize = amount(300);
    quotas.options.weightedSlots = random.below(2) == 0;
    quotas.options.oversubscription = random.below(3) == 0;
    quotas.options.rootRequested = random.below(2) == 0 ? 0 : amount(50);
    std::vector<std::string> inner{""};
    const std::uint64_t count = 1 + random.below(40);
    for (std::uint64_t i = 0; i < count; ++i) {
        QuotaGroup group;
        const std::string& parent = inner[random.below(inner.size())];
        group.name = parent + "g" + std::to_string(i);
        if (random.below(10) != 0) {
            group.isDynamic = random.below(2) == 0;
            group.quota = group.isDynamic ? random.unit() : amount(60);
        }
        group.acceptsSurplus = random.below(2) == 0;
        group.weight = static_cast<double>(random.below(4));
        group.threshold = amount(10);
        group.demand = random.below(3) == 0 ? 0 : amount(30);
        group.requested = random.below(3) == 0 ? 0 : amount(80);
        quotas.groups.push_back(group);
        if (random.below(3) == 0 && group.name.size() < 12)
            inner.push_back(group.name + ".");
    }
    return quotas;
}

} // namespace fairshare::test
