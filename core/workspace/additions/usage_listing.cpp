// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workspace/additions/usage_listing.h"

#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/io/text/remarks.h"
#include "core/io/text/text_lines.h"
#include "core/priority/qos_limit_names.h"
#include "core/scenario/sections.h"
#include "core/tree/association_limits.h"
#include "core/tree/edits/share_tree_edits.h"
#include "core/tree/own_usage.h"
#include "core/tree/share_tree_builder.h"
#include "core/workspace/additions/usage_matcher.h"

#include <algorithm>
#include <limits>

namespace fairshare {
namespace {

/// Computes own usage by row from inclusive figures. An account without a figure gets the sum of its
/// children.
std::vector<long double> ownFromTotals(
    const ShareTree& tree, const std::vector<const UsageRow*>& matched, Remarks& remarks)
{
    std::vector<long double> total(tree.size(), 0.0L);
    for (auto row = static_cast<NodeRow>(tree.size()); row-- > 0;) {
        // The rows below are already summed up.
        if (const UsageRow* given = matched[row]; given != nullptr)
            total[row] = given->usage;
        if (row != RootRow && (matched[tree.parent(row)] == nullptr))
            total[tree.parent(row)] += total[row];
    }
    OwnUsage usage = ownUsage(total, [&tree](std::uint32_t row) { return tree.parent(row); });
    for (auto row = static_cast<NodeRow>(tree.size()); row-- > 0;) {
        const UsageRow* given = matched[row];
        if (given != nullptr && usage.own[row] < 0)
            remarks.add("usage_below_children", given->position, [&] {
                return fairshare::say(
                    "usage of {} is {}, less than the {} below it; its own usage is set to 0",
                    nameOf(NodeKind::Account, tree.name(row)), shortest(total[row]),
                    shortest(usage.below[row]));
            });
        usage.own[row] = std::max(0.0L, usage.own[row]);
    }
    return std::move(usage.own);
}

/// Takes over limits of QOS with the amounts used.
Scenario withQosLimitsOf(const Scenario& scenario, const Scenario& source)
{
    if (source.priority->qosLimits.empty())
        return scenario;
    PrioritySection section = *scenario.priority;
    for (const auto& [name, limits] : source.priority->qosLimits)
        setQosLimits(section.qosLimits, name, limits, true);
    return withPriority(scenario, std::move(section));
}

/// Takes over the limits of the matched rows, if the source has any.
ShareTree withLimitsOf(
    const ShareTree& tree, const ShareTree& source, const std::vector<const UsageRow*>& matched)
{
    if (!source.columns().extras || !source.columns().extras->limits.hasText())
        return tree;
    ShareTree::Columns columns = tree.columns();
    auto extras =
        columns.extras ? std::make_shared<TreeExtras>(*columns.extras) : std::make_shared<TreeExtras>();
    TextColumn limits;
    for (NodeRow row = 0; row < tree.size(); ++row)
        limits.append(
            matched[row] == nullptr ? listedLimits(tree, row) : listedLimits(source, matched[row]->index));
    extras->limits = std::move(limits);
    columns.extras = std::move(extras);
    return ShareTree(std::move(columns));
}

} // namespace

Diagnostics unmatchedRemarks(const UsageMatch& match)
{
    Diagnostics remarks;
    if (!match.unmatchedRows.empty())
        remarks.push_back({"usage_unmatched",
            fairshare::say("rows without an association in the tree: {0} of {1}; the first is for {2}",
                match.unmatchedRows.size(), match.unmatchedRows.size() + match.matched,
                match.unmatchedRows.front()),
            match.unmatchedPlaces.front()});
    if (!match.unmatchedAssociations.empty())
        remarks.push_back({"usage_unmatched",
            fairshare::say("associations of the tree without usage in this file: {0}; the first is {1}",
                match.unmatchedAssociations.size(), match.unmatchedAssociations.front()),
            {}});
    return remarks;
}

Result<Scenario> addUsage(
    const Scenario& scenario, const Import& source, UsageMatch& match, Diagnostics& diagnostics)
{
    UsageMatcher matcher(scenario, source);
    if (!source.hasUsage || matcher.empty())
        return fail(ErrorCode::BadInput, fairshare::say("the usage file contains no usage"), {1, 1});
    if (const UsageRow* foreign = matcher.foreign(); foreign != nullptr)
        return fail(ErrorCode::BadInput,
            fairshare::say("the usage is from cluster '{}', but the tree is from cluster '{}'",
                excerpt(foreign->cluster), excerpt(scenario.cluster)),
            foreign->position);
    if (const UsageRow* bad = matcher.outOfRange(); bad != nullptr)
        return fail(ErrorCode::OutOfRange,
            fairshare::say("usage of {} is {}; expected 0 to {}", describe(*bad), shortest(bad->usage),
                shortest(std::numeric_limits<double>::max())),
            bad->position);
    Remarks remarks;
    matcher.run(remarks);
    matcher.report(match);
    if (match.matchedBelowRoot == 0 && !match.unmatchedRows.empty())
        return fail(ErrorCode::BadInput,
            fairshare::say("no usage row matches an association of the tree; the first of {0} is for {1}",
                match.unmatchedRows.size(), match.unmatchedRows.front()),
            match.unmatchedPlaces.front());
    const auto matched = matcher.matched();
    std::vector<long double> own(scenario.tree.size(), 0.0L);
    if (source.scenario) {
        for (std::size_t row = 0; row < own.size(); ++row)
            own[row] = matched[row] == nullptr ? 0.0L : matched[row]->usage;
    } else {
        own = ownFromTotals(scenario.tree, matched, remarks);
    }
    for (Diagnostic& remark : remarks.take())
        diagnostics.push_back(std::move(remark));
    Scenario result = scenario;
    result.tree = withAllUsage(scenario.tree, std::move(own));
    if (source.scenario)
        result.tree = withLimitsOf(result.tree, source.scenario->tree, matched);
    return source.scenario ? withQosLimitsOf(result, *source.scenario) : result;
}

} // namespace fairshare
