// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/explain/flip.h"

#include "core/analysis/explain/explanation.h"
#include "core/analysis/explain/flip_candidates.h"
#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/fairshare/member_ranks.h"
#include "core/scenario/edits/usage_scaling.h"
#include "core/scenario/evaluation.h"
#include "core/tree/edits/share_tree_edits.h"
#include "core/tree/names/user_label.h"

#include <algorithm>
#include <array>
#include <optional>
#include <tuple>

namespace fairshare {
namespace {

/// Evaluates changed trees and compares the ranks of the two rows.
class Judge {
public:
    Judge(const FlipRequest& request, const Progress& progress)
        : m_request(request)
        , m_progress(progress)
        , m_scenario(request.scenario)
    {
    }

    /// Returns whether the change puts `behind` strictly ahead of `ahead`; empty after an error.
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
        return countPairs(m_scenario.tree, rank, m_request.behind, m_request.ahead).isFirstAhead();
    }
    const Error& error() const { return m_error; }

private:
    const FlipRequest& m_request;
    const Progress& m_progress;
    Scenario m_scenario;
    Evaluator m_evaluator;
    Error m_error;
};

/// The order changes at `high` steps but not yet at `low`.
struct Bracket {
    Steps low;
    Steps high;
};

/// Doubles the steps from the current value, which finds a small change in few evaluations. Empty after an
/// error or when cancelled.
std::optional<Bracket> reachedByDoubling(const FlipCandidate& candidate, Judge& judge, Steps farthest)
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

std::optional<std::optional<Flip>> narrowed(const FlipCandidate& candidate, Judge& judge, Bracket bracket)
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

/// Tries the largest change first, because most candidates never change the order. Then narrows down to the
/// smallest change.
std::optional<std::optional<Flip>> smallest(const FlipCandidate& candidate, Judge& judge)
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

/// Result of a search: the change, if one was found. The outer optional is empty after an error.
using Found = std::optional<std::optional<Flip>>;

Found asked(const Flip& flip, Judge& judge)
{
    const auto flips = judge.flips(flip);
    if (!flips)
        return std::nullopt;
    return *flips ? std::optional(flip) : std::optional<Flip>();
}

/// Tries the first share separately, because it changes the rules (a full bucket, the last place) regardless
/// of further shares.
Found firstShare(const FlipCandidate& candidate, Judge& judge)
{
    if (candidate.field != FlipField::Shares || !candidate.increase || candidate.from != 0)
        return std::optional<Flip>();
    return asked(candidate.flip(1), judge);
}

Found withoutShares(const FlipCandidate& candidate, Judge& judge)
{
    if (candidate.field != FlipField::Shares || candidate.increase || candidate.from == 0)
        return std::optional<Flip>();
    return asked(candidate.flipTo(0), judge);
}

Found withParentShares(const FlipCandidate& candidate, Judge& judge)
{
    if (candidate.field != FlipField::Shares || candidate.increase || candidate.from == ParentShares)
        return std::optional<Flip>();
    return asked(candidate.flipTo(ParentShares), judge);
}

/// Keeps only the smallest change of each row and field in each direction.
void addUnlessKnown(std::vector<Flip>& flips, const Flip& found)
{
    const bool known = std::any_of(flips.begin(), flips.end(), [&found](const Flip& flip) {
        const bool sameWay = (flip.to < flip.from) == (found.to < found.from)
            && flip.isOfParentShares() == found.isOfParentShares();
        return flip.row == found.row && flip.field == found.field && sameWay
            && flip.relativeChange <= found.relativeChange;
    });
    if (!known)
        flips.push_back(found);
}

} // namespace

Result<std::vector<Flip>> findFlips(const FlipRequest& request, const Progress& progress)
{
    using Search = Found (*)(const FlipCandidate& candidate, Judge& judge);
    constexpr std::array<Search, 4> Searches{firstShare, smallest, withoutShares, withParentShares};
    const auto candidates = flipCandidates(request.scenario.tree, request.behind, request.ahead);
    Judge judge(request, progress);
    std::vector<Flip> flips;
    for (std::size_t i = 0; i < candidates.size(); ++i) {
        progress.at(static_cast<double>(i) / static_cast<double>(candidates.size()));
        for (const Search search : Searches) {
            const auto found = search(candidates[i], judge);
            if (!found)
                return tl::unexpected(judge.error());
            if (*found)
                addUnlessKnown(flips, **found);
        }
    }
    std::sort(flips.begin(), flips.end(), [](const Flip& a, const Flip& b) {
        return std::tuple(a.relativeChange, a.isOfParentShares(), a.row, a.field)
            < std::tuple(b.relativeChange, b.isOfParentShares(), b.row, b.field);
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
    const auto text = [shares](long double value) {
        return shares && value == ParentShares ? std::string("parent") : saidNumber(shortest(value));
    };
    const std::string name = userLabel(tree, flip.row);
    return shares
        ? fairshare::say("shares of {}: {} -> {}", name, text(flip.from), text(flip.to))
        : fairshare::say("usage of {}: {} -> {} TRES-seconds", name, text(flip.from), text(flip.to));
}

} // namespace fairshare
