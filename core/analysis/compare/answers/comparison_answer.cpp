// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/compare/answers/comparison_answer.h"

#include "core/analysis/compare/kendall_tau.h"
#include "core/analysis/explain/explanation.h"
#include "core/base/counted_words.h"
#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/tree/names/user_label.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace fairshare {
namespace {

std::uint32_t lastRank(const Values<std::uint32_t>& rank)
{
    std::uint32_t last = 0;
    for (const std::uint32_t value : rank)
        if (value != UndefinedCount)
            last = std::max(last, value);
    return last;
}

class Sentence {
public:
    Sentence(const RankComparison& comparison, const AnswerWords& words)
        : m_comparison(comparison)
        , m_words(words)
        , m_tree(comparison.now().tree)
    {
    }

    std::string text() const
    {
        const std::string algorithm = title(m_comparison.algorithm);
        const RankMoves& moves = m_comparison.moves[m_comparison.algorithm];
        const bool still = moves.up == 0 && moves.down == 0;
        const std::string end = whoIsLast() + comeAndGone();
        if (m_comparison.question.comparesAlgorithms()) {
            const std::string other =
                said(m_comparison.now().find(m_comparison.question.against)->algorithm->title);
            return still ? fairshare::say("Under {} instead of {}, no ranks change{}.", algorithm, other, end)
                         : fairshare::say("Under {} instead of {}, {}{}.", algorithm, other, whoMoves(), end);
        }
        return still ? fairshare::say("Under {}, no ranks change compared with {}{}.", algorithm,
                           m_words.baselineName, end)
                     : fairshare::say("Under {}, {}{}.", algorithm, whoMoves(), end);
    }

    /// Describes how far the algorithms agree; "" if that is unknown.
    std::string agreement() const
    {
        const auto& results = m_comparison.now().results;
        std::size_t least = results.size();
        double leastTau = 2;
        for (std::size_t i = 0; i < results.size(); ++i) {
            const double tau = i == m_comparison.algorithm
                ? Undefined
                : kendallTauB(*m_comparison.result().rank, *results[i].rank);
            if (tau < leastTau) {
                leastTau = tau;
                least = i;
            }
        }
        if (least == results.size())
            return {};
        const std::string users = counted(m_tree.userCount(), Noun::User, m_words.digitSeparator);
        if (leastTau == 1)
            return fairshare::say("{} ranks the {} in the same order as all other algorithms.",
                title(m_comparison.algorithm), users);
        const RankMoves moves = movesBetween(m_comparison.result(), results[least]);
        const NodeRow user = furthest(moves);
        return fairshare::say(
            "{} ranks the {} least like {} (tau {}), which puts {} at rank {} instead of {}.",
            title(m_comparison.algorithm), users, title(least), tauText(leastTau), userLabel(m_tree, user),
            number((*results[least].rank)[user]), number((*m_comparison.result().rank)[user]));
    }

private:
    std::string title(std::size_t algorithm) const
    {
        return said(m_comparison.now().results[algorithm].algorithm->title);
    }

    std::string number(std::uint64_t value) const { return grouped(value, m_words.digitSeparator); }

    /// Formats a mean with one decimal below 100, otherwise as a whole number.
    std::string meanText(double mean) const
    {
        constexpr double LeastWhole = 100;
        return mean < LeastWhole ? fixed(mean, 1) : number(static_cast<std::uint64_t>(std::llround(mean)));
    }

    std::string places(std::int64_t count, bool first) const
    {
        const auto size = static_cast<std::uint64_t>(std::abs(count));
        return first ? counted(size, Noun::Rank, m_words.digitSeparator) : number(size);
    }

    /// Returns "users in engineering gain 8 ranks each". The word "ranks" is omitted if an earlier clause has
    /// it.
    std::string together(const ComparisonGroup& group, bool first) const
    {
        const std::size_t at = m_comparison.algorithm;
        const bool gains = group.ranks[at] > 0;
        const std::string account(m_tree.name(group.account));
        const std::string sum = places(group.ranks[at], first);
        if (group.compared() == 1)
            return gains ? fairshare::say("the user in {} gains {}", account, sum)
                         : fairshare::say("the user in {} loses {}", account, sum);
        if (const std::int32_t move = commonMove(group); move != NoMove) {
            const std::string each = places(move, first);
            return gains ? fairshare::say("users in {} gain {} each", account, each)
                         : fairshare::say("users in {} lose {} each", account, each);
        }
        const std::string mean = meanText(std::abs(group.meanMove(at)));
        if (mean == fixed(0, 1))
            return gains ? fairshare::say("users in {} gain {} in total", account, sum)
                         : fairshare::say("users in {} lose {} in total", account, sum);
        const std::string average = first ? fairshare::say("{} ranks", saidNumber(mean)) : saidNumber(mean);
        return gains ? fairshare::say("users in {} gain {} on average", account, average)
                     : fairshare::say("users in {} lose {} on average", account, average);
    }

    /// Returns the move that all compared users of a group share; NoMove if they differ.
    std::int32_t commonMove(const ComparisonGroup& group) const
    {
        std::int32_t common = NoMove;
        for (std::size_t at = group.begin; at < group.end; ++at) {
            const std::int32_t move = m_comparison.move(m_comparison.algorithm, m_comparison.users[at]);
            if (move == NoMove)
                continue;
            if (common != NoMove && move != common)
                return NoMove;
            common = move;
        }
        return common;
    }

    std::string whoMoves() const
    {
        const auto mean = [this](const ComparisonGroup& group) {
            return group.meanMove(m_comparison.algorithm);
        };
        const auto [worst, best] = std::minmax_element(m_comparison.groups.begin(), m_comparison.groups.end(),
            [&mean](const ComparisonGroup& a, const ComparisonGroup& b) { return mean(a) < mean(b); });
        const bool named = best->account != NoRow;
        std::string text;
        if (named && mean(*best) > 0)
            text = together(*best, true);
        if (named && mean(*worst) < 0)
            text += (text.empty() ? "" : ", ") + together(*worst, text.empty());
        return text.empty() ? whichUsersMove() : text;
    }

    /// Names the users who gain or lose the most: by name if there is only one, otherwise by number.
    std::string whichUsersMove() const
    {
        std::string text;
        for (const int sign : {1, -1}) {
            std::int32_t most = 0;
            std::size_t count = 0;
            NodeRow user = NoRow;
            for (const NodeRow row : m_comparison.users) {
                const std::int32_t move = m_comparison.move(m_comparison.algorithm, row);
                if (move == NoMove || sign * move <= 0 || sign * move < most)
                    continue;
                count = sign * move > most ? 1 : count + 1;
                most = sign * move;
                user = row;
            }
            if (count == 0)
                continue;
            const bool first = text.empty();
            text += first ? "" : ", ";
            text += count == 1 ? oneMoves(user, sign > 0, places(most, first))
                               : severalMove(count, sign > 0, places(most, first));
        }
        return text;
    }

    std::string oneMoves(NodeRow user, bool gains, const std::string& places) const
    {
        return gains ? fairshare::say("{} gains {}", userLabel(m_tree, user), places)
                     : fairshare::say("{} loses {}", userLabel(m_tree, user), places);
    }

    std::string severalMove(std::size_t users, bool gains, const std::string& places) const
    {
        return gains ? fairshare::say("{} users gain {} each", number(users), places)
                     : fairshare::say("{} users lose {} each", number(users), places);
    }

    /// Returns the only user who ranks last under the chosen algorithm; NoRow if several tie.
    NodeRow lastUser() const
    {
        const auto& rank = *m_comparison.result().rank;
        const std::uint32_t last = lastRank(rank);
        NodeRow user = NoRow;
        for (const NodeRow row : m_comparison.users) {
            if (m_comparison.isGone(row) || rank[row] != last)
                continue;
            if (user != NoRow)
                return NoRow;
            user = row;
        }
        return last > 1 ? user : NoRow;
    }

    bool isLast(const AlgorithmResult& result, NodeRow row) const
    {
        return (*result.rank)[row] == lastRank(*result.rank);
    }

    bool wasLast(const AlgorithmResult& result, NodeRow row) const
    {
        const NodeRow earlier = m_comparison.match.earlier[row];
        const AlgorithmResult* before = m_comparison.question.baseline->find(result.algorithm->id);
        return before != nullptr && earlier != NoRow && isLast(*before, earlier);
    }

    std::string whoIsLast() const
    {
        const NodeRow user = lastUser();
        if (user == NoRow)
            return {};
        const bool algorithms = m_comparison.question.comparesAlgorithms();
        const bool stays = !algorithms && wasLast(m_comparison.result(), user);
        const auto& results = m_comparison.now().results;
        std::size_t count = 0;
        for (const AlgorithmResult& result : results)
            if (isLast(result, user) && (!stays || wasLast(result, user)))
                ++count;
        const std::string name = userLabel(m_tree, user);
        const std::string where = underHowMany(count, results.size());
        if (stays)
            return fairshare::say("; {} stays last{}", name, where);
        return algorithms ? fairshare::say("; {} is last{}", name, where)
                          : fairshare::say("; {} is now last{}", name, where);
    }

    static std::string underHowMany(std::size_t count, std::size_t all)
    {
        if (all == 1)
            return {};
        if (count == all)
            return count == 2 ? fairshare::say(" under both algorithms")
                              : fairshare::say(" under all {} algorithms", spelledOut(count));
        return fairshare::say(" under {} of {} algorithms", spelledOut(count), spelledOut(all));
    }

    std::string comeAndGone() const
    {
        return usersComeAndGone(m_comparison.match.usersOnlyNow.size(),
            m_comparison.match.usersOnlyEarlier.size(), m_words.digitSeparator);
    }

    static NodeRow furthest(const RankMoves& moves)
    {
        NodeRow user = NoRow;
        std::int32_t most = -1;
        for (NodeRow row = 0; row < moves.move.size(); ++row)
            if (moves.move[row] != NoMove && std::abs(moves.move[row]) > most) {
                most = std::abs(moves.move[row]);
                user = row;
            }
        return user;
    }

    const RankComparison& m_comparison;
    const AnswerWords& m_words;
    const ShareTree& m_tree;
};

/// Returns true if no compared ranks differ.
bool isUnchanged(const RankComparison& comparison)
{
    const auto still = [](const RankMoves& moves) { return moves.up == 0 && moves.down == 0; };
    return std::all_of(comparison.moves.begin(), comparison.moves.end(), still)
        && comparison.match.usersOnlyNow.empty() && comparison.match.usersOnlyEarlier.empty()
        && std::find(comparison.changed.begin(), comparison.changed.end(), 1) == comparison.changed.end();
}

} // namespace

std::string comparisonAnswer(const RankComparison& comparison, const AnswerWords& words)
{
    const Sentence sentence(comparison, words);
    const bool nothing = !comparison.compares() || comparison.users.empty()
        || (!comparison.question.comparesAlgorithms() && isUnchanged(comparison));
    if (!nothing)
        return sentence.text();
    const std::string agreement = sentence.agreement();
    return agreement.empty()
        ? answerLine(comparison.now(), comparison.question.algorithm, nullptr, words).sentence
        : agreement;
}

} // namespace fairshare
