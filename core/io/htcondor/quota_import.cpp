// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/htcondor/quota_import.h"

#include "core/base/numbers.h"
#include "core/base/result.h"
#include "core/base/say.h"
#include "core/io/import/import.h"
#include "core/io/text/text_lines.h"
#include "core/scenario/scenario.h"
#include "core/scenario/sections.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <utility>

namespace fairshare {
namespace {

/// Relative tolerance for rounding errors when sums of quotas are compared.
constexpr double Tolerance = 1e-9;

void keepOnly(PlacedQuotas& placed, const std::vector<bool>& kept)
{
    std::size_t end = 0;
    for (std::size_t i = 0; i < kept.size(); ++i) {
        if (!kept[i])
            continue;
        if (end != i) {
            placed.quotas.groups[end] = std::move(placed.quotas.groups[i]);
            placed.places[end] = placed.places[i];
        }
        ++end;
    }
    placed.quotas.groups.resize(end);
    placed.places.resize(end);
}

SourcePosition placeOfRemark(const QuotaRemark& remark, const PlacedQuotas& placed)
{
    return remark.group == NoGroup ? SourcePosition{} : placed.places[remark.group];
}

bool hasManyLevels(const std::string& name)
{
    return std::count(name.begin(), name.end(), '.') >= static_cast<std::ptrdiff_t>(MostGroupLevels);
}

/// Returns the sums of the children's static quotas, by parent in lower case. Of repeated names, the first
/// counts.
std::map<std::string, double, std::less<>> sumsOfChildren(const std::vector<QuotaGroup>& groups)
{
    std::map<std::string, double, std::less<>> sums;
    std::set<std::string> seen;
    for (const QuotaGroup& group : groups)
        if (const std::string_view parent = parentGroup(group.name);
            !parent.empty() && !group.isDynamic && group.quota && seen.insert(lowerCase(group.name)).second)
            sums[lowerCase(parent)] += *group.quota;
    return sums;
}

/// Returns true if a first-level group has a dynamic quota above 0.
bool hasDynamicFirstLevel(const GroupQuotas& quotas)
{
    return std::ranges::any_of(quotas.groups, [](const QuotaGroup& group) {
        return parentGroup(group.name).empty() && group.isDynamic && group.quota.value_or(0) > 0;
    });
}

} // namespace

std::string_view parentGroup(std::string_view name)
{
    const std::size_t dot = name.rfind('.');
    return dot == std::string_view::npos ? std::string_view() : name.substr(0, dot);
}

Result<void> dropPassedOver(PlacedQuotas& placed, Remarks& remarks)
{
    const auto built = buildQuotaTree(placed.quotas);
    if (!built)
        return tl::unexpected(built.error());
    for (const QuotaRemark& remark : built->remarks)
        remarks.add(remark.code, placeOfRemark(remark, placed), [&remark] { return remark.message; });
    std::vector<bool> kept(placed.places.size());
    for (std::size_t i = 0; i < kept.size(); ++i)
        kept[i] = built->tree.rowOfGroup[i] != NoQuotaRow;
    keepOnly(placed, kept);
    return {};
}

Result<Diagnostics> quotaDiagnostics(const PlacedQuotas& placed)
{
    const auto built = buildQuotaTree(placed.quotas);
    if (!built)
        return tl::unexpected(built.error());
    Remarks remarks;
    for (const QuotaRemark& remark : built->remarks)
        remarks.add(remark.code, placeOfRemark(remark, placed), [&remark] { return remark.message; });
    return remarks.take();
}

Result<void> makeMissingParents(PlacedQuotas& placed, Remarks& remarks)
{
    std::set<std::string> known;
    for (const QuotaGroup& group : placed.quotas.groups)
        known.insert(lowerCase(group.name));
    PlacedQuotas result;
    std::vector<std::size_t> made; ///< indexes in the result
    for (std::size_t i = 0; i < placed.places.size(); ++i) {
        const std::string name = placed.quotas.groups[i].name;
        for (std::size_t dot = name.find('.'); dot != std::string::npos; dot = name.find('.', dot + 1)) {
            if (dot == 0 || !known.insert(lowerCase(name.substr(0, dot))).second)
                continue;
            if (hasManyLevels(name))
                return fail(ErrorCode::BadInput,
                    fairshare::say("the parent of group {} is missing; parents are added only for groups of "
                                   "at most {} levels",
                        quotedPart(name), std::size_t{MostGroupLevels}),
                    placed.places[i]);
            made.push_back(result.places.size());
            QuotaGroup parent;
            parent.name = name.substr(0, dot);
            result.quotas.groups.push_back(std::move(parent));
            result.places.push_back(placed.places[i]);
        }
        result.quotas.groups.push_back(std::move(placed.quotas.groups[i]));
        result.places.push_back(placed.places[i]);
    }
    std::vector<QuotaGroup>& groups = result.quotas.groups;
    auto sums = sumsOfChildren(groups);
    // Deepest groups first, since an added parent may be the child of another one.
    std::sort(made.begin(), made.end(), [&groups](std::size_t a, std::size_t b) {
        return std::pair(groups[a].name.size(), a) > std::pair(groups[b].name.size(), b);
    });
    for (const std::size_t i : made) {
        QuotaGroup& group = groups[i];
        if (const auto sum = sums.find(lowerCase(group.name)); sum != sums.end()) {
            group.quota = sum->second;
            if (const std::string_view above = parentGroup(group.name); !above.empty())
                sums[lowerCase(above)] += *group.quota;
        }
        remarks.add("parent_made", result.places[i], [&group] {
            return group.quota
                ? fairshare::say(
                      "group {} is missing; adding it with quota {}, the sum of its children's static quotas",
                      quotedPart(group.name), saidNumber(shortest(*group.quota)))
                : fairshare::say("group {} is missing; adding it", quotedPart(group.name));
        });
    }
    placed.quotas.groups = std::move(groups);
    placed.places = std::move(result.places);
    return {};
}

void compareWithChildren(const PlacedQuotas& placed, Remarks& remarks)
{
    const auto sums = sumsOfChildren(placed.quotas.groups);
    for (std::size_t i = 0; i < placed.places.size(); ++i) {
        const QuotaGroup& group = placed.quotas.groups[i];
        const auto sum = sums.find(lowerCase(group.name));
        if (sum == sums.end() || group.isDynamic || !group.quota
            || std::abs(*group.quota - sum->second) <= Tolerance * std::max(1.0, *group.quota))
            continue;
        remarks.add("quota_not_sum", placed.places[i], [&] {
            return fairshare::say("the quota of {} is {}, but its children's static quotas add up to {}",
                quotedPart(group.name), saidNumber(shortest(*group.quota)),
                saidNumber(shortest(sum->second)));
        });
    }
}

void tellChildrenAbove(const PlacedQuotas& placed, Remarks& remarks)
{
    const auto sums = sumsOfChildren(placed.quotas.groups);
    for (std::size_t i = 0; i < placed.places.size(); ++i) {
        const QuotaGroup& group = placed.quotas.groups[i];
        const auto sum = sums.find(lowerCase(group.name));
        if (sum == sums.end() || group.isDynamic || !group.quota
            || sum->second <= *group.quota + Tolerance * std::max(1.0, *group.quota))
            continue;
        remarks.add("children_above_parent", placed.places[i], [&] {
            const std::string quota = saidNumber(shortest(*group.quota));
            const std::string total = saidNumber(shortest(sum->second));
            return placed.quotas.options.oversubscription
                ? fairshare::say("the static quotas inside {} add up to {}, more than its own {}; none is "
                                 "reduced, and the group that negotiates first gets the slots",
                      quotedPart(group.name), total, quota)
                : fairshare::say("the static quotas inside {} add up to {}, more than its own {}; they "
                                 "shrink proportionally, and dynamic quotas get nothing",
                      quotedPart(group.name), total, quota);
        });
    }
}

double assumedPoolSize(const GroupQuotas& quotas)
{
    if (hasDynamicFirstLevel(quotas))
        return 0;
    double sum = 0;
    for (const QuotaGroup& group : quotas.groups)
        if (parentGroup(group.name).empty())
            sum += group.quota.value_or(0);
    return sum;
}

void assumePoolSize(GroupQuotas& quotas, Remarks& remarks)
{
    const double sum = assumedPoolSize(quotas);
    quotas.poolSize = sum;
    if (sum > 0)
        remarks.add(PoolSizeAssumed, {}, [sum] {
            return fairshare::say(
                "the file does not contain the pool size; assuming {}, the sum of the first-level quotas",
                saidNumber(shortest(sum)));
        });
    else if (hasDynamicFirstLevel(quotas))
        remarks.add(PoolSizeUnknown, {},
            fairshare::phrase("the file does not contain the pool size, and first-level quotas are fractions "
                              "of it; pool size set to 0"));
    else
        remarks.add(PoolSizeUnknown, {},
            fairshare::phrase("the file does not contain the pool size, and the first-level quotas add up to "
                              "0; pool size set to 0"));
}

Result<void> requireQuotas(const Scenario& scenario)
{
    if (scenario.quotas.has())
        return {};
    return fail(ErrorCode::OutOfRange,
        fairshare::say("the scenario has no group quotas, and this format contains nothing else"));
}

Import importOf(PlacedQuotas placed, Remarks& remarks)
{
    Import import;
    import.scenario = withQuotas({}, std::move(placed.quotas));
    import.groupPlaces = std::move(placed.places);
    import.hasShares = true;
    import.hasUsage = true;
    import.diagnostics = remarks.take();
    return import;
}

} // namespace fairshare
