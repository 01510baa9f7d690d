// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/compare/passing.h"

#include "core/analysis/explain/explanation.h"
#include "core/base/counted_words.h"
#include "core/base/say.h"
#include "core/scenario/evaluation.h"
#include "core/tree/names/user_label.h"
#include "core/tree/share_tree.h"

#include <algorithm>
#include <cstdlib>
#include <limits>
#include <span>
#include <vector>

namespace fairshare {
namespace {

/// Best and worst rank of the users of a row. Without users, best is greater than worst.
struct RankSpan {
    std::uint32_t best = std::numeric_limits<std::uint32_t>::max();
    std::uint32_t worst = 0;

    void add(RankSpan other)
    {
        best = std::min(best, other.best);
        worst = std::max(worst, other.worst);
    }
    bool standsBefore(RankSpan other) const { return best <= worst && worst < other.best; }
};

struct Spans {
    std::vector<RankSpan> now; ///< by row
    std::vector<RankSpan> earlier; ///< by row, of the users who exist on both sides
};

Spans spansOf(const Passing& passing)
{
    const ShareTree& tree = passing.tree;
    Spans spans{std::vector<RankSpan>(tree.size()), std::vector<RankSpan>(tree.size())};
    for (auto row = static_cast<NodeRow>(tree.size() - 1); row > RootRow; --row) {
        const NodeRow before = passing.match.earlier[row];
        if (tree.isUser(row) && before != NoRow) {
            const std::uint32_t now = (*passing.now.rank)[row];
            const std::uint32_t then = (*passing.earlier.rank)[before];
            spans.now[row] = {now, now};
            spans.earlier[row] = {then, then};
        }
        spans.now[tree.parent(row)].add(spans.now[row]);
        spans.earlier[tree.parent(row)].add(spans.earlier[row]);
    }
    return spans;
}

std::string names(const ShareTree& tree, std::span<const NodeRow> rows)
{
    const std::string first = userLabel(tree, rows.front());
    return rows.size() == 1 ? first : fairshare::say("{} and {} more", first, rows.size() - 1);
}

/// Names the siblings that `row` passed, or those that passed it.
std::string passedBeside(const Passing& passing, const Spans& spans, NodeRow row)
{
    const ShareTree& tree = passing.tree;
    const NodeRow parent = tree.parent(row);
    std::vector<NodeRow> behind;
    std::vector<NodeRow> ahead;
    for (NodeRow other = parent + 1; other < tree.subtreeEnd(parent); other = tree.subtreeEnd(other)) {
        if (spans.earlier[other].standsBefore(spans.earlier[row])
            && spans.now[row].standsBefore(spans.now[other]))
            behind.push_back(other);
        if (spans.earlier[row].standsBefore(spans.earlier[other])
            && spans.now[other].standsBefore(spans.now[row]))
            ahead.push_back(other);
    }
    if (behind.empty() && ahead.empty())
        return {};
    if (behind.size() >= ahead.size())
        return fairshare::say("{} passes {}", userLabel(tree, row), names(tree, behind));
    return ahead.size() == 1 ? fairshare::say("{} passes {}", names(tree, ahead), userLabel(tree, row))
                             : fairshare::say("{} pass {}", names(tree, ahead), userLabel(tree, row));
}

std::string largestMove(const ShareTree& tree, const RankMoves& moves)
{
    NodeRow most = NoRow;
    for (NodeRow row = 0; row < moves.move.size(); ++row) {
        const std::int32_t move = moves.move[row];
        if (move == NoMove || move == 0)
            continue;
        const std::int32_t largest = most == NoRow ? 0 : moves.move[most];
        const bool gainsAsMuch = move > 0 && largest < 0 && move == -largest;
        if (std::abs(move) > std::abs(largest) || gainsAsMuch)
            most = row;
    }
    const std::int32_t move = moves.move[most];
    const std::string places = counted(static_cast<std::uint64_t>(std::abs(move)), Noun::Rank, "");
    return move > 0 ? fairshare::say("{} moves up the most, by {}", userLabel(tree, most), places)
                    : fairshare::say("{} moves down the most, by {}", userLabel(tree, most), places);
}

} // namespace

std::string passingSentence(const Passing& passing)
{
    const RankMoves moves = movesSince(passing.now, passing.earlier, passing.match);
    if (moves.up == 0 && moves.down == 0)
        return fairshare::say("no rank changes under {}", said(passing.now.algorithm->title));
    std::vector<NodeRow> chain;
    for (NodeRow row = passing.changed; row != NoRow && row != RootRow; row = passing.tree.parent(row))
        chain.push_back(row);
    std::reverse(chain.begin(), chain.end());
    const Spans spans = spansOf(passing);
    for (const NodeRow row : chain)
        if (std::string text = passedBeside(passing, spans, row); !text.empty())
            return text;
    return largestMove(passing.tree, moves);
}

} // namespace fairshare
