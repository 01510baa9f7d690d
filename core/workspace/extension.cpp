// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workspace/extension.h"

#include "core/io/scenario_file/scenario_variants.h"
#include "core/tree/edits/share_tree_edits.h"
#include "core/tree/edits/usage_after_moves.h"
#include "core/tree/names/row_match.h"

#include <optional>
#include <string>
#include <utility>

namespace fairshare {
namespace {

/// A state by itself, without the variant that it shows.
struct OwnState {
    Scenario scenario;
    std::optional<std::string> shown{};
};

Result<OwnState> ownState(const Scenario& scenario)
{
    if (!scenario.shown)
        return OwnState{scenario};
    auto own = withOwnTree(scenario);
    if (!own)
        return tl::unexpected(own.error());
    return OwnState{std::move(*own), scenario.shown->name};
}

Result<Scenario> shownAgain(Scenario scenario, const std::optional<std::string>& variant)
{
    return variant ? withVariantShown(scenario, *variant) : std::move(scenario);
}

/// Two states of a tree: as stored and as it is now.
struct Sides {
    const ShareTree& stored;
    const ShareTree& now;
};

/// Returns the tree after the addition, in which edited usage stays and what follows from moves is as new as
/// the added usage.
Result<ShareTree> withEditsKept(const Sides& before, const Sides& added)
{
    const std::vector<NodeRow> earlier = matchRows(before.now, before.stored).earlier;
    const std::vector<long double> expected = usageAfterMoves(before.stored, before.now, earlier);
    const std::vector<long double> fresh = usageAfterMoves(added.stored, added.now, earlier);
    std::vector<std::pair<NodeRow, long double>> usage;
    for (NodeRow row = 0; row < before.now.size(); ++row) {
        const bool isEdited = before.now.usage(row) != expected[row];
        const long double kept = isEdited ? before.now.usage(row) : fresh[row];
        if (kept != added.now.usage(row))
            usage.emplace_back(row, kept);
    }
    return usage.empty() ? added.now : withUsageOf(added.now, usage);
}

} // namespace

Result<Extension> extended(const Scenario& now, std::span<const Scenario> stored, const LoadedImport& source)
{
    Extension extension;
    auto own = ownState(now);
    if (!own)
        return tl::unexpected(own.error());
    auto opened = addSource(own->scenario, source);
    if (!opened)
        return tl::unexpected(opened.error());
    for (const Scenario& state : stored) {
        const bool isFirst = &state == &stored.front();
        auto before = ownState(state);
        if (!before)
            return tl::unexpected(before.error());
        auto added = addSource(before->scenario, source);
        if (!added)
            return tl::unexpected(added.error());
        ShareTree& tree = opened->loaded.scenario.tree;
        if (isFirst && opened->loaded.hasUsage) {
            auto kept = withEditsKept(
                {before->scenario.tree, own->scenario.tree}, {added->loaded.scenario.tree, tree});
            if (!kept)
                return tl::unexpected(kept.error());
            tree = std::move(*kept);
        }
        auto shown = shownAgain(std::move(added->loaded.scenario), before->shown);
        if (!shown)
            return tl::unexpected(shown.error());
        extension.stored.push_back(std::move(*shown));
    }
    auto shown = shownAgain(opened->loaded.scenario, own->shown);
    if (!shown)
        return tl::unexpected(shown.error());
    extension.now = std::move(*shown);
    extension.opened = std::move(*opened);
    return extension;
}

} // namespace fairshare
