// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/quota/printed_quotas.h"

#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/quota/allocation/quota_allocation.h"

#include <algorithm>
#include <cmath>

namespace fairshare {
namespace {

/// Returns by how much a quota may differ: quotas are printed with two decimals, fractions of the pool too.
double roundingOf(const GroupQuotas& quotas)
{
    constexpr double Rounding = 0.0051;
    const bool hasFractions = std::ranges::any_of(quotas.groups, &QuotaGroup::isDynamic);
    return 2 * Rounding + (hasFractions ? Rounding * quotas.poolSize : 0);
}

} // namespace

std::optional<QuotaRemark> printedQuotaRemark(
    const GroupQuotas& quotas, const QuotaTree& tree, const PrintedQuotas& listed)
{
    const AssignedQuotas assigned = assignQuotas(quotas, tree);
    const double rounding = roundingOf(quotas);
    std::size_t compared = 0;
    std::size_t different = 0;
    QuotaRemark first{.code = "printed_quota", .group = NoGroup, .message = {}};
    std::string example;
    for (QuotaRow row = RootQuotaRow + 1; row < tree.size(); ++row) {
        const std::string& name = quotas.groups[tree.group[row]].name;
        const auto found = listed.find(name);
        if (found == listed.end() || !quotas.groups[tree.group[row]].quota)
            continue;
        const PrintedQuota& printed = found->second;
        const auto differs = [rounding](std::optional<double> value, double computed) {
            return value && std::abs(*value - computed) > rounding;
        };
        const auto text = [](double value) { return saidNumber(fixed(value, 2)); };
        compared += printed.own || printed.subtree ? 1U : 0U;
        const bool ofSubtree = differs(printed.subtree, assigned.subtreeQuota[row]);
        if (!ofSubtree && !differs(printed.own, assigned.quota[row]))
            continue;
        if (different++ > 0)
            continue;
        first.group = tree.group[row];
        example = ofSubtree
            ? fairshare::say("the subtree quota of group '{}' is printed as {} and computed as {}", name,
                  text(*printed.subtree), text(assigned.subtreeQuota[row]))
            : fairshare::say("the effective quota of group '{}' is printed as {} and computed as {}", name,
                  text(*printed.own), text(assigned.quota[row]));
    }
    if (different == 0)
        return std::nullopt;
    first.message = fairshare::say("printed and computed quotas differ in {} of {} groups; for example, {}; "
                                   "likely causes are groups that "
                                   "are not listed (condor_userprio lists those with submitters), a pool "
                                   "that has changed its size, and a "
                                   "configuration that was not reloaded",
        different, compared, example);
    return first;
}

} // namespace fairshare
