// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/compare/change_cause.h"

#include "core/base/counted_words.h"
#include "core/base/say.h"
#include "core/scenario/evaluation.h"
#include "core/scenario/scenario.h"
#include "core/tree/edits/share_tree_edits.h"
#include "core/tree/edits/usage_after_moves.h"
#include "core/tree/names/row_match.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace fairshare {
namespace {

constexpr std::size_t MostChangedNames = 4;
/// Maximum number of rows to evaluate when trying changes one by one; takes a few milliseconds.
constexpr std::size_t MostRowsTriedAtOnce = 200'000;

bool samePendingColumns(const ShareTree& a, const ShareTree& b)
{
    return a.columns().pendingJobs == b.columns().pendingJobs;
}

void addValueChanges(const ShareTree& now, const ShareTree& earlier, const RowMatch& match, ChangeList& list)
{
    const bool samePending = samePendingColumns(now, earlier);
    const std::vector<long double> expected = usageAfterMoves(earlier, now, match.earlier);
    const bool sameNames = now.columns().shape == earlier.columns().shape;
    for (NodeRow row = 0; row < now.size(); ++row) {
        const NodeRow before = match.earlier[row];
        if (before == NoRow)
            continue;
        if (row != RootRow && match.earlier[now.parent(row)] != earlier.parent(before))
            list.moved.push_back(row);
        if (row != RootRow && !sameNames && now.name(row) != earlier.name(before))
            list.renamed.push_back(row);
        if (!sameNames && now.partition(row) != earlier.partition(before))
            list.partitions.push_back(row);
        if (now.shares(row) != earlier.shares(before))
            list.shares.push_back(row);
        if (isUsageEdited(earlier, now, {before, row}, expected[row]))
            list.usage.push_back(row);
        if (!samePending && (now.pendingJobs(row) != 0) != (earlier.pendingJobs(before) != 0))
            list.pendingJobs.push_back(row);
    }
}

std::string namesOf(const ShareTree& tree, const std::vector<NodeRow>& rows)
{
    std::vector<std::string> names;
    for (std::size_t i = 0; i < std::min(rows.size(), MostChangedNames); ++i)
        names.emplace_back(tree.name(rows[i]));
    std::string text = fmt::format("{}", fmt::join(names, ", "));
    return rows.size() > MostChangedNames
        ? fairshare::say("{} and {} more", text, rows.size() - MostChangedNames)
        : text;
}

/// Applies single changes to the earlier scenario and checks whether any rank changes.
class Trial {
public:
    Trial(const Evaluation& earlier, std::string_view algorithmId)
        : m_earlier(earlier)
        , m_result(*earlier.find(algorithmId))
    {
        m_scenario.settings.parameters[std::string(algorithmId)] = m_result.parameters;
    }

    bool moves(const Result<ShareTree>& tree)
    {
        if (!tree)
            return false;
        m_scenario.tree = *tree;
        const auto evaluation = m_evaluator.evaluate(m_scenario, {std::string(m_result.algorithm->id)});
        return evaluation && *(*evaluation)->results.front().rank != *m_result.rank;
    }
    const ShareTree& tree() const { return m_earlier.tree; }

private:
    const Evaluation& m_earlier;
    const AlgorithmResult& m_result;
    Scenario m_scenario;
    Evaluator m_evaluator;
};

ChangeList effectiveAlone(const ChangeList& changes, const Evaluation& now, Trial trial)
{
    ChangeList causes;
    for (const NodeRow row : changes.shares)
        if (trial.moves(withShares(trial.tree(), row, now.tree.shares(row))))
            causes.shares.push_back(row);
    for (const NodeRow row : changes.usage)
        if (trial.moves(withUsage(trial.tree(), row, now.tree.usage(row))))
            causes.usage.push_back(row);
    return causes;
}

} // namespace

ChangeList changesBetween(
    const Evaluation& now, const Evaluation& earlier, std::string_view algorithmId, const RowMatch& match)
{
    ChangeList list;
    addValueChanges(now.tree, earlier.tree, match, list);
    std::size_t matched = 0;
    for (const NodeRow row : match.earlier)
        if (row != NoRow)
            ++matched;
    list.added = now.tree.size() - matched;
    list.removed = earlier.tree.size() - matched;
    const AlgorithmResult* result = now.find(algorithmId);
    const AlgorithmResult* before = earlier.find(algorithmId);
    if (result != nullptr && before != nullptr)
        for (const auto& [id, value] : result->parameters)
            if (const auto found = before->parameters.find(id);
                found == before->parameters.end() || found->second != value)
                list.parameters.push_back(id);
    return list;
}

std::string describe(const ChangeList& changes, const ShareTree& now)
{
    std::vector<std::string> parts;
    if (!changes.moved.empty())
        parts.push_back(fairshare::say("parent account of {}", namesOf(now, changes.moved)));
    if (!changes.renamed.empty())
        parts.push_back(fairshare::say("name of {}", namesOf(now, changes.renamed)));
    if (!changes.partitions.empty())
        parts.push_back(fairshare::say("partition of {}", namesOf(now, changes.partitions)));
    if (!changes.shares.empty())
        parts.push_back(fairshare::say("shares of {}", namesOf(now, changes.shares)));
    if (!changes.usage.empty())
        parts.push_back(fairshare::say("usage of {}", namesOf(now, changes.usage)));
    if (!changes.pendingJobs.empty())
        parts.push_back(fairshare::say("pending jobs of {}", namesOf(now, changes.pendingJobs)));
    if (!changes.parameters.empty())
        parts.push_back(fmt::format("{}", fmt::join(changes.parameters, ", ")));
    if (changes.added != 0)
        parts.push_back(fairshare::say("{} added", counted(changes.added, Noun::Association, "")));
    if (changes.removed != 0)
        parts.push_back(fairshare::say("{} removed", counted(changes.removed, Noun::Association, "")));
    return fmt::format("{}", fmt::join(parts, "; "));
}

std::string causeOf(
    const ChangeList& changes, const Evaluation& now, const Evaluation& earlier, std::string_view algorithmId)
{
    const bool valuesOnly = changes.shares.size() + changes.usage.size() == changes.valueCount()
        && changes.parameters.empty() && changes.added == 0 && changes.removed == 0
        && haveSameShape(now.tree, earlier.tree);
    const bool single = changes.placeCount() + changes.valueCount() + changes.parameters.size() == 1
        && changes.added == 0 && changes.removed == 0;
    if (single)
        return fairshare::say("cause: {}", describe(changes, now.tree));
    if (!valuesOnly || changes.valueCount() * now.tree.size() > MostRowsTriedAtOnce)
        return fairshare::say("changed: {}", describe(changes, now.tree));
    const ChangeList causes = effectiveAlone(changes, now, Trial(earlier, algorithmId));
    return fairshare::say("cause: {}", describe(causes.empty() ? changes : causes, now.tree));
}

} // namespace fairshare
