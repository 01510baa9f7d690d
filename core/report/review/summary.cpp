// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/compare/answers/answer_line.h"
#include "core/analysis/compare/answers/comparison_answer.h"
#include "core/analysis/compare/answers/share_gap.h"
#include "core/base/counted_words.h"
#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/base/small_numbers.h"
#include "core/report/review/flips.h"
#include "core/report/review/parts.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>

namespace fairshare::review {
namespace {

constexpr std::size_t MostFlipsNamed = 3;

/// Phrases for the number of changes of one kind.
struct KindWords {
    ChangeKind kind = ChangeKind::Shares;
    const char* several = "";
    const char* one = several;
};

constexpr std::array<KindWords, 9> Kinds{KindWords{ChangeKind::Shares, fairshare::phrase("{} to shares")},
    KindWords{ChangeKind::Added, fairshare::phrase("{} additions"), fairshare::phrase("1 addition")},
    KindWords{ChangeKind::Removed, fairshare::phrase("{} removals"), fairshare::phrase("1 removal")},
    KindWords{ChangeKind::Moved, fairshare::phrase("{} moves to another account"),
        fairshare::phrase("1 move to another account")},
    KindWords{ChangeKind::Renamed, fairshare::phrase("{} renames"), fairshare::phrase("1 rename")},
    KindWords{ChangeKind::Partition, fairshare::phrase("{} to partitions")},
    KindWords{ChangeKind::Usage, fairshare::phrase("{} to usage")},
    KindWords{ChangeKind::PendingJobs, fairshare::phrase("{} to pending jobs")},
    KindWords{ChangeKind::Options, fairshare::phrase("{} to other options")}};

/// Returns a count with the phrase of its kind.
std::string countedBy(std::size_t count, const KindWords& words)
{
    return sayFormatted(count == 1 ? words.one : words.several, fmt::make_format_args(count));
}

/// Lists the changes by kind.
std::string changesByKind(const Facts& facts)
{
    std::string text;
    const auto add = [&text](const std::string& words) { text += (text.empty() ? "" : ", ") + words; };
    for (const KindWords& words : Kinds) {
        const auto count = static_cast<std::size_t>(std::count_if(facts.changes.begin(), facts.changes.end(),
            [&words](const AssociationChange& change) { return change.kind == words.kind; }));
        if (count != 0)
            add(countedBy(count, words));
    }
    if (const std::size_t count = facts.difference->settings.size(); count != 0)
        add(fairshare::say("{} to settings", count));
    return text;
}

/// Returns "Three shares change."
std::string howMuchChanges(const Facts& facts)
{
    const std::size_t count = facts.changes.size() + facts.difference->settings.size();
    if (count == 0)
        return fairshare::say("No differences from {}.", facts.question.origin.baselineName);
    const bool sharesAlone = facts.difference->settings.empty()
        && std::all_of(facts.changes.begin(), facts.changes.end(),
            [](const AssociationChange& change) { return change.kind == ChangeKind::Shares; });
    if (sharesAlone)
        return count == 1 ? fairshare::say("One share changes.")
                          : sentence(fairshare::say("{} shares change.", spelled(count)));
    return count == 1 ? fairshare::say("One change: {}.", changesByKind(facts))
                      : sentence(fairshare::say("{0} changes: {1}.", spelled(count), changesByKind(facts)));
}

std::string gaining(std::size_t up, std::size_t users)
{
    if (up == 0)
        return fairshare::say("nobody gains places");
    return up == 1 ? fairshare::say("1 of {} users gains places", users)
                   : fairshare::say("{0} of {1} users gain places", up, users);
}

std::string losing(std::size_t down)
{
    return down == 0 ? fairshare::say("nobody loses places") : losesPlaces(down);
}

std::string keeping(std::size_t kept)
{
    return kept == 0 ? fairshare::say("nobody keeps the same place") : keepsPlaces(kept);
}

/// Returns "Fair Tree, the algorithm in use,".
std::string algorithmInUse(const Facts& facts)
{
    if (facts.isInUse())
        return fairshare::say("{}, the algorithm in use,", facts.title());
    const AlgorithmResult* own = facts.now->find(facts.scenario().settings.algorithm);
    return own == nullptr
        ? facts.title() + ","
        : fairshare::say("{0}, although the site runs {1},", facts.title(), said(own->algorithm->title));
}

/// Returns "Under Fair Tree, the algorithm in use, 6 of 24 users gain places, 9 lose places and 9 keep
/// theirs."
std::string whoMoves(const Facts& facts)
{
    const RankMoves& moves = facts.comparison->moves[facts.comparison->algorithm];
    const std::size_t users = moves.up + moves.down + moves.kept;
    const std::string others = usersComeAndGone(facts.comparison->match.usersOnlyNow.size(),
        facts.comparison->match.usersOnlyEarlier.size(), digitSeparator());
    const std::string algorithm = algorithmInUse(facts);
    if (users == 0)
        return fairshare::say("Under {0} no users can be compared{1}.", algorithm, others);
    if (moves.up == 0 && moves.down == 0)
        return fairshare::say(
            "Under {0} every user in both trees keeps the same place{1}.", algorithm, others);
    return fairshare::say("Under {0} {1}, {2} and {3}{4}.", algorithm, gaining(moves.up, users),
        losing(moves.down), keeping(moves.kept), others);
}

/// Returns the move that all compared users of a group share; NoMove if they differ.
std::int32_t commonMove(const RankComparison& comparison, const ComparisonGroup& group)
{
    std::int32_t common = NoMove;
    for (std::size_t at = group.begin; at < group.end; ++at) {
        const std::int32_t move = comparison.move(comparison.algorithm, comparison.users[at]);
        if (move == NoMove)
            continue;
        if (common != NoMove && move != common)
            return NoMove;
        common = move;
    }
    return common;
}

/// Data of a clause about the users of one account.
struct GroupMove {
    std::string account;
    std::size_t users = 0;
    std::int32_t common = NoMove;
    double mean = 0; ///< mean of the moves, absolute
};

std::string gainClause(const GroupMove& group)
{
    if (group.users == 1)
        return fairshare::say(
            "the user in {0} gains {1}", group.account, places(static_cast<std::uint64_t>(group.common)));
    if (group.common == NoMove)
        return fairshare::say("the {0} users in {1} gain {2} places on average", spelled(group.users),
            group.account, saidNumber(fixedOrScientific(group.mean, 1)));
    return fairshare::say("the {0} users in {1} gain {2} each", spelled(group.users), group.account,
        places(static_cast<std::uint64_t>(group.common)));
}

/// @param follows whether an earlier clause has the noun
std::string lossClause(const GroupMove& group, bool follows)
{
    const auto count = static_cast<std::uint64_t>(std::abs(static_cast<std::int64_t>(group.common)));
    const std::string lost = follows ? saidNumber(std::to_string(count)) : places(count);
    if (group.users == 1)
        return fairshare::say("the user in {0} loses {1}", group.account, lost);
    if (group.common == NoMove)
        return fairshare::say("the {0} users in {1} lose {2} places on average", spelled(group.users),
            group.account, saidNumber(fixedOrScientific(group.mean, 1)));
    return fairshare::say("the {0} users in {1} lose {2} each", spelled(group.users), group.account, lost);
}

GroupMove moveOf(const Facts& facts, const ComparisonGroup& group)
{
    return {std::string(facts.tree().name(group.account)), group.compared(),
        commonMove(*facts.comparison, group), std::abs(group.meanMove(facts.comparison->algorithm))};
}

/// Returns the groups that lose and gain the most on average.
std::pair<const ComparisonGroup*, const ComparisonGroup*> extremes(const RankComparison& comparison)
{
    if (comparison.groups.empty())
        return {nullptr, nullptr};
    const auto [worst, best] = std::minmax_element(comparison.groups.begin(), comparison.groups.end(),
        [at = comparison.algorithm](
            const ComparisonGroup& a, const ComparisonGroup& b) { return a.meanMove(at) < b.meanMove(at); });
    return {worst->meanMove(comparison.algorithm) < 0 ? &*worst : nullptr,
        best->meanMove(comparison.algorithm) > 0 ? &*best : nullptr};
}

/// "The five users in medicine gain 8 places each; the eight users in engineering lose 5 each."
std::string whichAccounts(const Facts& facts)
{
    const auto [worst, best] = extremes(*facts.comparison);
    std::string text;
    if (best != nullptr)
        text = gainClause(moveOf(facts, *best));
    if (worst != nullptr)
        text += (text.empty() ? "" : "; ") + lossClause(moveOf(facts, *worst), best != nullptr);
    return text.empty() ? text : sentence(text) + ".";
}

/// "In chemistry, iyer and brandt swap places.", or "In chemistry, iyer moves ahead of brandt." if they do
/// not take each other's rank.
std::string flipText(const Facts& facts, const AccountFlips& flip)
{
    const ShareTree& tree = facts.tree();
    const std::string_view account = tree.name(flip.account);
    if (flip.inversions != 1)
        return fairshare::say("In {0}, the order of {1} users changes.", account, flip.users);
    const NameEnds& ends = *facts.comparison->endsInAccounts;
    const std::string raised = nameWithEnd(tree, flip.raised, ends);
    const std::string lowered = nameWithEnd(tree, flip.lowered, ends);
    return flip.swaps ? fairshare::say("In {0}, {1} and {2} swap places.", account, raised, lowered)
                      : fairshare::say("In {0}, {1} moves ahead of {2}.", account, raised, lowered);
}

std::string whichFlips(const Facts& facts)
{
    const std::vector<AccountFlips> flips = flipsWithinAccounts(*facts.comparison);
    std::string text;
    for (std::size_t at = 0; at < std::min(flips.size(), MostFlipsNamed); ++at)
        text += (text.empty() ? "" : " ") + flipText(facts, flips[at]);
    if (flips.size() > MostFlipsNamed)
        text +=
            " " + fairshare::say("Other accounts with a changed order: {}.", flips.size() - MostFlipsNamed);
    return text;
}

void append(std::string& text, const std::string& more)
{
    text += (text.empty() || more.empty() ? "" : " ") + more;
}

/// Names the algorithm that defines places if it is not the one in use.
std::string placesUnder(const Facts& facts)
{
    const AlgorithmResult* own = facts.now->find(facts.scenario().settings.algorithm);
    return own == nullptr
        ? fairshare::say("Places are ranks under {}, which is not the algorithm in use.", facts.title())
        : fairshare::say("Places are ranks under {0}, although the site runs {1}.", facts.title(),
              said(own->algorithm->title));
}

/// Describes the current state if nothing is compared or nothing differs.
std::vector<ReviewBlock> standing(const Facts& facts)
{
    const std::string answer =
        answerLine(*facts.now, facts.algorithm, nullptr, {.digitSeparator = digitSeparator()}).sentence;
    std::string text = answer;
    if (!facts.isInUse())
        append(text, placesUnder(facts));
    RankComparison alone;
    if (const auto made = compareRanks(
            {.now = facts.now, .baseline = nullptr, .algorithm = facts.algorithm, .against = {}}))
        alone = *made;
    std::vector<ReviewBlock> blocks{ReviewParagraph{text}};
    if (facts.tree().userCount() > 1 && alone.question.now) {
        std::string agreement = comparisonAnswer(alone, {.digitSeparator = digitSeparator()});
        // Without ranks to compare, as if all users tie, it gives the same answer.
        if (agreement != answer)
            blocks.emplace_back(ReviewParagraph{std::move(agreement)});
    }
    const AnswerLine gap = shareGapAnswer(*facts.now);
    blocks.emplace_back(ReviewParagraph{gap.sentence});
    return blocks;
}

} // namespace

std::vector<NodeRow> mostConcerned(const Facts& facts)
{
    std::vector<NodeRow> users;
    if (!facts.comparison)
        return users;
    const auto [worst, best] = extremes(*facts.comparison);
    const ComparisonGroup* group = best != nullptr ? best : worst;
    if (group == nullptr)
        return users;
    for (std::size_t at = group->begin; at < group->end; ++at)
        if (const NodeRow user = facts.comparison->users[at]; !facts.comparison->isGone(user))
            users.push_back(user);
    return users;
}

ReviewSection summary(const Facts& facts)
{
    ReviewSection section{fairshare::say("Summary"), {}};
    if (!facts.comparison) {
        section.blocks = standing(facts);
        return section;
    }
    std::string text = howMuchChanges(facts);
    if (facts.hasChanges()) {
        append(text, whoMoves(facts));
        append(text, whichAccounts(facts));
        append(text, whichFlips(facts));
        section.blocks.emplace_back(ReviewParagraph{text});
        return section;
    }
    section.blocks = standing(facts);
    section.blocks.insert(section.blocks.begin(), ReviewParagraph{text});
    return section;
}

} // namespace fairshare::review
