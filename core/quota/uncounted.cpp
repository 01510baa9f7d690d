// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/quota/uncounted.h"

#include "core/base/say.h"
#include "core/quota/allocation/quota_words.h"

#include <fmt/ranges.h>

#include <utility>

namespace fairshare {

std::string uncountedAutoregroup(const GroupQuotas& quotas, const QuotaTree& tree)
{
    constexpr std::size_t Named = 3;
    const std::vector<std::string_view> names = shortQuotaNames(quotas, tree);
    std::vector<std::string_view> found;
    for (QuotaRow row = 1; row < tree.size(); ++row)
        if (quotas.groups[tree.group[row]].autoregroup)
            found.push_back(names[row]);
    if (found.empty())
        return {};
    const std::string groups = found.size() > Named
        ? fairshare::say("{} and {} more", found.front(), found.size() - 1)
        : fmt::format("{}", fmt::join(found, ", "));
    return fairshare::say(
        "autoregroup is not modeled: jobs of {} may also use idle cores anywhere in the pool", groups);
}

std::string uncountedRequests(const GroupQuotas& quotas, const QuotaTree& tree)
{
    std::vector<SurplusPart> parts;
    for (QuotaRow row = 1; row < tree.size(); ++row)
        if (const double requested = quotas.groups[tree.group[row]].requested;
            !tree.isLeaf(row) && requested > 0)
            parts.push_back({row, requested});
    if (quotas.options.rootRequested > 0)
        parts.push_back({RootQuotaRow, quotas.options.rootRequested});
    if (parts.empty())
        return {};
    return fairshare::say("the simulated day includes only jobs of groups without subgroups; these requests, "
                          "in cores, are omitted: {}",
        partsText(largestFirst(parts), shortQuotaNames(quotas, tree)));
}

std::vector<std::string> uncountedInDay(const GroupQuotas& quotas, const QuotaTree& tree)
{
    std::vector<std::string> clauses;
    for (std::string clause : {uncountedRequests(quotas, tree), uncountedAutoregroup(quotas, tree)})
        if (!clause.empty())
            clauses.push_back(std::move(clause));
    return clauses;
}

} // namespace fairshare
