// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/flip.h"

#include "core/analysis/usage_scaling.h"
#include "core/base/numbers.h"
#include "core/fairshare/usage_totals.h"
#include "core/scenario/evaluation.h"
#include "core/tree/share_tree_edits.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <optional>
#include <tuple>

namespace fairshare {
namespace {

/// Steps of a candidate's value from where it is: whole shares, or multiples of the usage resolution.
using Steps = std::uint64_t;

struct Candidate {
    NodeRow row;
    FlipField field;
    bool increase;
    long double from;
    long double whole; ///< of the level: measure of changes that start from 0
    long double step; ///< 1 share, or the resolution of usage
    Steps most;

    Flip flip(Steps steps) const
    {
        const long double amount = step * static_cast<long double>(steps);
        const long double to = increase ? from + amount : std::max(from - amount, 0.0L);
        const long double measure = from != 0 ? from : std::max(whole, 1.0L);
        return {row, field, from, to, static_cast<double>(amount / measure)};
    }
};

/// Evaluates changed trees and compares the two users.
class Judge {
public:
    Judge(const FlipRequest& request, const Progress& progress)
        : m_request(request)
        , m_progress(progress)
        , m_scenario(request.scenario)
    {
    }

    /// Whether the change puts the user behind strictly before the other; nothing after an error.
    std::optional<bool> flips(const Flip& flip)
    {
        auto tree = withFlip(m_request.scenario.tree, flip);
        if (!tree)
            return false;
        m_scenario.tree = std::move(*tree);
        const auto evaluation =
            m_evaluator.evaluate(m_scenario, {std::string(m_request.algorithmId)}, {.stop = m_progress.stop});
        if (!evaluation) {
            m_error = evaluation.error();
            return std::nullopt;
        }
        const Values<std::uint32_t>& rank = *(*evaluation)->results.front().rank;
        return rank[m_request.behind] < rank[m_request.ahead];
    }
    const Error& error() const { return m_error; }

private:
    const FlipRequest& m_request;
    const Progress& m_progress;
    Scenario m_scenario;
    Evaluator m_evaluator;
    Error m_error;
};

std::vector<NodeRow> rowsToTry(const Levels& levels, NodeRow a, NodeRow b)
{
    std::vector<NodeRow> inA;
    std::vector<NodeRow> inB;
    for (NodeRow row = a; row != RootRow; row = levels.fairshareParent(row))
        inA.push_back(row);
    for (NodeRow row = b; row != RootRow; row = levels.fairshareParent(row))
        inB.push_back(row);
    while (!inA.empty() && !inB.empty() && inA.back() == inB.back()) {
        inA.pop_back();
        inB.pop_back();
    }
    inA.insert(inA.end(), inB.begin(), inB.end());
    return inA;
}

/// A millionth of the level's usage as a power of ten, at most one TRES-second.
long double usageStep(long double whole)
{
    if (!(whole > 0))
        return 1;
    return std::min(1.0L, std::pow(10.0L, std::floor(std::log10(whole)) - 6));
}

void addShares(const ShareTree& tree, const Levels& levels, NodeRow row, std::vector<Candidate>& list)
{
    if (tree.hasParentShares(row))
        return;
    const std::uint32_t shares = tree.shares(row);
    const auto whole = static_cast<long double>(levels.levelShares(row));
    const Candidate up{
        row, FlipField::Shares, true, static_cast<long double>(shares), whole, 1, MaxShares - shares};
    list.push_back(up);
    Candidate down = up;
    down.increase = false;
    down.most = shares == 0 ? 0 : shares - 1;
    list.push_back(down);
}

void addUsage(const UsageTotals& totals, const Levels& levels, NodeRow row, std::vector<Candidate>& list)
{
    // Beyond a million times the cluster's usage nothing moves any more.
    constexpr long double Far = 1e6L;
    const long double whole = totals.total[levels.fairshareParent(row)];
    const long double step = usageStep(whole);
    const long double most = std::min(std::max(totals.total[RootRow], 1.0L) * Far / step, 1e18L);
    const Candidate up{row, FlipField::Usage, true, totals.total[row], whole, step, static_cast<Steps>(most)};
    list.push_back(up);
    Candidate down = up;
    down.increase = false;
    down.most = static_cast<Steps>(std::ceil(up.from / step));
    list.push_back(down);
}

/// The change flips at `high` steps and not yet at `low`.
struct Bracket {
    Steps low;
    Steps high;
};

/// Doubling from the present value finds a near answer in few evaluations. Nothing when cancelled.
std::optional<Bracket> reachedByDoubling(const Candidate& candidate, Judge& judge, Steps farthest)
{
    Bracket bracket{0, farthest};
    for (Steps reach = 1; reach < farthest; reach *= 2) {
        const auto flips = judge.flips(candidate.flip(reach));
        if (!flips)
            return std::nullopt;
        if (*flips) {
            bracket.high = reach;
            break;
        }
        bracket.low = reach;
        if (reach > farthest / 2)
            break;
    }
    return bracket;
}

std::optional<std::optional<Flip>> narrowed(const Candidate& candidate, Judge& judge, Bracket bracket)
{
    while (bracket.high - bracket.low > 1) {
        const Steps middle = bracket.low + (bracket.high - bracket.low) / 2;
        const auto flips = judge.flips(candidate.flip(middle));
        if (!flips)
            return std::nullopt;
        (*flips ? bracket.high : bracket.low) = middle;
    }
    return candidate.flip(bracket.high);
}

/// Tries the farthest change first, since most candidates never flip; then the smallest is narrowed down.
std::optional<std::optional<Flip>> smallest(const Candidate& candidate, Judge& judge)
{
    const std::optional<Flip> none;
    if (candidate.most == 0)
        return none;
    const auto farthest = judge.flips(candidate.flip(candidate.most));
    if (!farthest)
        return std::nullopt;
    if (!*farthest)
        return none;
    const auto bracket = reachedByDoubling(candidate, judge, candidate.most);
    return bracket ? narrowed(candidate, judge, *bracket) : std::nullopt;
}

/// Without shares the rules change (a full bucket, the last place), so it is asked apart from other amounts.
std::optional<std::optional<Flip>> withoutShares(const Candidate& candidate, Judge& judge)
{
    const std::optional<Flip> none;
    if (candidate.field != FlipField::Shares || candidate.increase || candidate.from == 0)
        return none;
    const Flip flip = candidate.flip(candidate.most + 1);
    const auto flips = judge.flips(flip);
    if (!flips)
        return std::nullopt;
    return *flips ? std::optional(flip) : none;
}

using Search = std::optional<std::optional<Flip>> (*)(const Candidate& candidate, Judge& judge);

Result<std::vector<Flip>> foundBy(
    Search search, const std::vector<Candidate>& candidates, Judge& judge, const Progress& progress)
{
    std::vector<Flip> flips;
    for (std::size_t i = 0; i < candidates.size(); ++i) {
        progress.at(static_cast<double>(i) / static_cast<double>(candidates.size()));
        const auto found = search(candidates[i], judge);
        if (!found)
            return tl::unexpected(judge.error());
        if (*found)
            flips.push_back(**found);
    }
    return flips;
}

} // namespace

Result<std::vector<Flip>> findFlips(const FlipRequest& request, const Progress& progress)
{
    const ShareTree& tree = request.scenario.tree;
    const Levels levels(tree);
    const UsageTotals totals = sumUsage(tree);
    std::vector<Candidate> candidates;
    for (const NodeRow row : rowsToTry(levels, request.behind, request.ahead)) {
        addShares(tree, levels, row, candidates);
        addUsage(totals, levels, row, candidates);
    }
    Judge judge(request, progress);
    auto flips = foundBy(smallest, candidates, judge, progress);
    if (flips && flips->empty())
        flips = foundBy(withoutShares, candidates, judge, progress);
    if (!flips)
        return flips;
    std::sort(flips->begin(), flips->end(), [](const Flip& a, const Flip& b) {
        return std::tie(a.relativeChange, a.row, a.field) < std::tie(b.relativeChange, b.row, b.field);
    });
    return flips;
}

Result<ShareTree> withFlip(const ShareTree& tree, const Flip& flip)
{
    if (flip.field == FlipField::Shares)
        return withShares(tree, flip.row, static_cast<std::uint32_t>(flip.to));
    return withTotalUsage(tree, flip.row, flip.to);
}

std::string describe(const Flip& flip, const ShareTree& tree)
{
    const bool shares = flip.field == FlipField::Shares;
    const std::string_view unit = shares ? "" : " TRES-seconds";
    return fmt::format("{} of {} {} -> {}{}", shares ? "shares" : "usage", tree.name(flip.row),
        shortest(flip.from), shortest(flip.to), unit);
}

} // namespace fairshare
