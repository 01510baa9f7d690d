// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/compare/changes/move_causes.h"

#include "core/analysis/compare/changes/single_change.h"
#include "core/base/say.h"

#include <algorithm>
#include <map>
#include <utility>

namespace fairshare {
namespace {

/// Maximum number of rows to evaluate when trying changes one by one; takes a few tenths of a second in the
/// background.
constexpr std::size_t MostRowsTriedInBackground = 400'000;
constexpr std::size_t MostCausesNamed = 3;

/// Returns the moves caused by one change alone, by row of the tree before.
std::vector<std::int32_t> movesAlone(const AlgorithmResult& before, const StructureEdit& changed,
    const ParameterValues& parameters, const Progress& progress)
{
    const std::string id(before.algorithm->id);
    std::vector<std::int32_t> moves(before.rank->size(), NoMove);
    Scenario scenario = changed.scenario;
    scenario.settings.parameters[id] = parameters;
    const auto evaluated = evaluate(scenario, {id}, progress);
    if (!evaluated)
        return moves;
    const auto& rank = *(*evaluated)->results.front().rank;
    for (NodeRow row = 0; row < rank.size(); ++row) {
        const NodeRow earlier = changed.earlier.empty() ? row : changed.earlier[row];
        if (earlier == NoRow || rank[row] == UndefinedCount || (*before.rank)[earlier] == UndefinedCount)
            continue;
        moves[earlier] =
            static_cast<std::int32_t>((*before.rank)[earlier]) - static_cast<std::int32_t>(rank[row]);
    }
    return moves;
}

bool sameDirection(std::int32_t a, std::int32_t b)
{
    return a != NoMove && b != NoMove && ((a > 0 && b > 0) || (a < 0 && b < 0));
}

/// Collects texts that name the changes which move a user in the same direction as all changes together.
class CauseTexts {
public:
    explicit CauseTexts(MoveCauses& causes)
        : m_causes(causes)
    {
        m_causes.causes = {""};
    }

    std::uint32_t placeOf(const std::vector<std::string_view>& names)
    {
        std::string text;
        for (std::size_t at = 0; at < names.size() && at < MostCausesNamed; ++at)
            text += (at == 0 ? "" : ", ") + std::string(names[at]);
        if (names.size() > MostCausesNamed)
            text = fairshare::say("{} and others", text);
        if (names.empty())
            text = said(TogetherCause);
        const auto [known, isNew] = m_known.emplace(text, static_cast<std::uint32_t>(m_causes.causes.size()));
        if (isNew)
            m_causes.causes.push_back(text);
        return known->second;
    }

private:
    MoveCauses& m_causes;
    std::map<std::string, std::uint32_t> m_known;
};

std::string_view nameOf(const AssociationChange& change, const Scenario& before, const Scenario& now)
{
    return change.after == NoRow ? before.tree.name(change.before) : now.tree.name(change.after);
}

} // namespace

MoveCauses moveCauses(
    const RankComparison& comparison, const Scenario& before, const Scenario& now, const Progress& progress)
{
    MoveCauses causes{.causes = {""}, .of = {}};
    const ComparisonQuestion& question = comparison.question;
    if (question.comparesAlgorithms() || !question.baseline || !comparison.compares())
        return causes;
    const AlgorithmResult& earlier = *question.baseline->find(question.algorithm);
    const auto changes =
        singleChanges(differenceOf(before, now, matchRows(now.tree, before.tree)), before.tree, now.tree);
    if (changes.empty() || changes.size() * now.tree.size() > MostRowsTriedInBackground)
        return causes;
    std::vector<std::vector<std::int32_t>> alone;
    for (const AssociationChange& change : changes) {
        const auto changed = withChange(before, now, change);
        if (progress.cancelled())
            return causes;
        alone.push_back(changed ? movesAlone(earlier, *changed, earlier.parameters, progress)
                                : std::vector<std::int32_t>(before.tree.size(), NoMove));
    }
    causes.of.assign(now.tree.size(), 0);
    CauseTexts texts(causes);
    for (const NodeRow user : comparison.users) {
        const std::int32_t move = comparison.move(comparison.algorithm, user);
        if (move == NoMove || move == 0)
            continue;
        const NodeRow row = comparison.match.earlier[user];
        std::vector<std::string_view> names;
        for (std::size_t at = 0; at < changes.size(); ++at) {
            const std::string_view name = nameOf(changes[at], before, now);
            if (sameDirection(alone[at][row], move)
                && std::find(names.begin(), names.end(), name) == names.end())
                names.push_back(name);
        }
        causes.of[user] = texts.placeOf(names);
    }
    return causes;
}

} // namespace fairshare
