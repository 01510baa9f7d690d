// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/comparison_answer.h"

#include "core/analysis/counted_words.h"
#include "core/analysis/explanation.h"
#include "core/analysis/kendall_tau.h"
#include "core/base/numbers.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace fairshare {
namespace {

constexpr int TauDecimals = 2;

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
        const std::string start = "Under " + title(m_comparison.algorithm);
        const RankMoves& moves = m_comparison.moves[m_comparison.algorithm];
        const std::string instead = m_comparison.question.comparesAlgorithms()
            ? fmt::format(
                  " instead of {}", m_comparison.now().find(m_comparison.question.against)->algorithm->title)
            : std::string();
        std::string text;
        if (moves.up == 0 && moves.down == 0)
            text = instead.empty() ? fmt::format("{} nobody moves against {}", start, m_words.baselineName)
                                   : start + instead + " nobody moves";
        else
            text = start + instead + " " + whoMoves();
        return text + whoIsLast() + comeAndGone() + ".";
    }

    /// How far the algorithms agree; nothing where that cannot be said.
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
        const std::string users = counted(m_tree.userCount(), "user", m_words.digitSeparator);
        if (leastTau == 1)
            return fmt::format("{} orders the {} as {}.", title(m_comparison.algorithm), users,
                allOthers(results.size() - 1));
        const RankMoves moves = movesBetween(m_comparison.result(), results[least]);
        const NodeRow user = furthest(moves);
        return fmt::format("{} orders the {} least like {} (tau {}), where {} has rank {} instead of {}.",
            title(m_comparison.algorithm), users, title(least), tauText(leastTau), userLabel(m_tree, user),
            number((*results[least].rank)[user]), number((*m_comparison.result().rank)[user]));
    }

private:
    std::string title(std::size_t algorithm) const
    {
        return std::string(m_comparison.now().results[algorithm].algorithm->title);
    }

    std::string number(std::uint64_t value) const { return grouped(value, m_words.digitSeparator); }

    static std::string allOthers(std::size_t count)
    {
        return count == 1 ? "the other algorithm does" : "the other " + spelledOut(count) + " algorithms do";
    }

    /// Rounded so that an order that differs never reads as agreement.
    static std::string tauText(double tau)
    {
        const std::string text = fixed(tau, TauDecimals);
        return text == "1.00" ? "0.99" : text;
    }

    /// One decimal where it says something.
    std::string meanText(double mean) const
    {
        constexpr double LeastWhole = 100;
        return mean < LeastWhole ? fixed(mean, 1) : number(static_cast<std::uint64_t>(std::llround(mean)));
    }

    std::string places(std::int64_t count, bool first) const
    {
        const auto size = static_cast<std::uint64_t>(std::abs(count));
        return first ? counted(size, "rank", m_words.digitSeparator) : number(size);
    }

    /// "gain 8 ranks each"; without "ranks" where another clause said what is counted.
    std::string together(const ComparisonGroup& group, bool first) const
    {
        const std::size_t at = m_comparison.algorithm;
        const bool gains = group.ranks[at] > 0;
        if (group.compared() == 1)
            return fmt::format("{} {}", gains ? "gains" : "loses", places(group.ranks[at], first));
        const std::string verb = gains ? "gain" : "lose";
        if (const std::int32_t move = commonMove(group); move != NoMove)
            return fmt::format("{} {} each", verb, places(move, first));
        const std::string mean = meanText(std::abs(group.meanMove(at)));
        if (mean == "0.0")
            return fmt::format("{} {} together", verb, places(group.ranks[at], first));
        return fmt::format("{} {}{} on average", verb, mean, first ? " ranks" : "");
    }

    /// The move of all compared users of a group; NoMove when they differ.
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

    std::string subject(const ComparisonGroup& group) const
    {
        return fmt::format("the user{} of {}", group.compared() == 1 ? "" : "s", m_tree.name(group.account));
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
            text = subject(*best) + " " + together(*best, true);
        if (named && mean(*worst) < 0)
            text += (text.empty() ? "" : ", ") + subject(*worst) + " " + together(*worst, text.empty());
        return text.empty() ? whichUsersMove() : text;
    }

    /// The users who gain or lose most, by name when there is one alone.
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
            const std::string verb = sign > 0 ? "gain" : "lose";
            text += first ? "" : ", ";
            text += count == 1 ? fmt::format("{} {}s {}", userLabel(m_tree, user), verb, places(most, first))
                               : fmt::format("{} users {} {} each", number(count), verb, places(most, first));
        }
        return text;
    }

    /// The user alone on the last place of the chosen algorithm; NoRow when there is none.
    NodeRow lastUser() const
    {
        const auto& rank = *m_comparison.result().rank;
        const std::uint32_t last = lastRank(rank);
        NodeRow user = NoRow;
        for (const NodeRow row : m_comparison.users) {
            if (rank[row] != last)
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
        std::string start = "; " + userLabel(m_tree, user);
        if (stays)
            start += " stays last";
        else
            start += algorithms ? " is last" : " is now last";
        if (results.size() == 1)
            return start;
        if (count == results.size())
            return start
                + (count == 2 ? " under both algorithms" : " under all " + spelledOut(count) + " algorithms");
        return fmt::format(
            "{} under {} of {} algorithms", start, spelledOut(count), spelledOut(results.size()));
    }

    std::string comeAndGone() const
    {
        const auto users = [this](std::size_t count) {
            return counted(count, "user", m_words.digitSeparator) + (count == 1 ? " is " : " are ");
        };
        std::string text;
        if (const std::size_t come = m_comparison.match.usersOnlyNow.size(); come != 0)
            text += "; " + users(come) + "new";
        if (const std::size_t gone = m_comparison.match.usersOnlyEarlier.size(); gone != 0)
            text += "; " + users(gone) + "gone";
        return text;
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

/// True when nothing that was compared differs.
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
