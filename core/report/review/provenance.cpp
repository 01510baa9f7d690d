// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/sacctmgr/sacctmgr_commands.h"
#include "core/base/counted_words.h"
#include "core/base/say.h"
#include "core/report/review/parts.h"

#include <algorithm>

namespace fairshare::review {
namespace {

/// More commands belong in a separate file.
constexpr std::size_t MostLines = 60;

void addSource(ReviewTable& table, const std::string& what, const ReviewSource& source)
{
    table.rows.push_back(
        {{what, fairshare::say("{0}, {1} bytes", source.name, saidNumber(std::to_string(source.bytes)))}});
    table.rows.push_back({{"SHA-256",
        source.digest.empty() ? fairshare::say("none: the file has changed since it was read")
                              : source.digest}});
}

std::string unsavedText(const UnsavedChanges& unsaved)
{
    if (unsaved.ofTrees == 0)
        return fairshare::say("yes, but none in the tree; not included in the SHA-256");
    return fairshare::say("{}, not included in the SHA-256", unsaved.ofTrees);
}

} // namespace

ReviewSection commands(const Facts& facts)
{
    ReviewSection section{fairshare::say("sacctmgr commands"), {}};
    if (!facts.hasChanges())
        return section;
    if (!facts.question.canReachCluster) {
        section.blocks.emplace_back(ReviewParagraph{sentence(refusalOfCutNames()) + "."});
        return section;
    }
    Scenario after = facts.scenario();
    after.settings.algorithm = facts.algorithm;
    const Scenario& before = *facts.question.baseline;
    SacctmgrCommands made = sacctmgrCommands(before, after, differenceOf(before, after));
    if (!made.risks.empty()) {
        for (const FoundRisk& found : made.risks)
            section.blocks.emplace_back(
                ReviewParagraph{fairshare::say("No commands are listed, because {}.", found.message)});
        return section;
    }
    if (made.commands == 0 && made.refused == 0) {
        section.blocks.emplace_back(
            ReviewParagraph{fairshare::say("No association differs, so no sacctmgr commands are needed.")});
        return section;
    }
    section.blocks.emplace_back(ReviewParagraph{fairshare::say(
        "These commands apply the associations of this review to the cluster. They have not been run.")});
    const std::size_t all = made.lines.size();
    made.lines.resize(std::min(all, MostLines));
    section.blocks.emplace_back(ReviewCode{std::move(made.lines)});
    if (all > MostLines)
        section.blocks.emplace_back(ReviewParagraph{fairshare::say(
            "Lines not listed: {}; the exported sacctmgr commands are complete.", all - MostLines)});
    return section;
}

ReviewSection provenance(const Facts& facts)
{
    const ReviewOrigin& origin = facts.question.origin;
    ReviewTable table{.columns = {{}, {}}, .rows = {}};
    const auto add = [&table](const std::string& what, const std::string& value) {
        table.rows.push_back({{what, value}});
    };
    if (origin.sources.empty())
        add(fairshare::say("Reviewed"), fairshare::say("{0}, not saved to a file", facts.scenario().title));
    for (const ReviewSource& source : origin.sources)
        addSource(table, fairshare::say("Reviewed"), source);
    if (facts.scenario().shown)
        add(fairshare::say("Variant"), facts.scenario().shown->name);
    if (origin.unsaved.any)
        add(fairshare::say("Unsaved changes"), unsavedText(origin.unsaved));
    if (facts.baseline && origin.baselineSources.empty())
        add(fairshare::say("Baseline"), origin.baselineName);
    for (const ReviewSource& source : origin.baselineSources)
        if (facts.baseline)
            addSource(table, fairshare::say("Baseline"), source);
    const ShareTree& tree = facts.tree();
    add(fairshare::say("Tree"),
        counted(tree.size(), Noun::Association, digitSeparator()) + ", "
            + counted(tree.userCount(), Noun::User, digitSeparator()));
    add(fairshare::say("Algorithm"), algorithmWithParameters(facts.result()));
    add(fairshare::say("Program"), origin.program);
    add(fairshare::say("Date"), shortDate(origin));
    return {fairshare::say("Provenance"), {std::move(table)}};
}

} // namespace fairshare::review
