// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/compare/answers/order_answers.h"
#include "core/base/counted_words.h"
#include "core/base/say.h"
#include "core/chart/charts/charts.h"
#include "core/chart/meanings.h"
#include "core/chart/plot.h"
#include "core/scenario/evaluation.h"
#include "core/tree/names/namesakes.h"
#include "core/tree/share_tree.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace fairshare::chart_files {
namespace {

constexpr std::array<std::string_view, 3> LineChoices{"user", "account", "top_account"};
constexpr ParameterSpec LinePer{.id = "line",
    .title = fairshare::phrase("Line per"),
    .meaning = fairshare::phrase("One line per user, per account (mean rank of its users), or per top-level "
                                 "account (mean rank of everyone below it)."),
    .choices = LineChoices};
constexpr std::array RankSlopesParameters{LinePer};

/// More lines would be slow to draw and cover each other.
constexpr std::size_t MostSlopes = 2000;
/// There is no room for more names.
constexpr std::size_t MostSlopeNames = 300;
/// With more users, there are too many ties to label.
constexpr std::size_t MostUsersWithTies = 80;
constexpr std::size_t MostNamesOfATie = 3;
/// Room for names at both ends, in distances between two algorithms; LetterRoom is per letter.
constexpr double LetterRoom = 0.072;
constexpr double LeastNameRoom = 0.5;
constexpr double MostNameRoom = 1.8;

/// A user or account that is drawn as one line.
struct Member {
    NodeRow row = NoRow;
    NodeRow end = NoRow; ///< one past its last row
    std::vector<double> ranks{}; ///< by algorithm
    std::size_t users = 0;
};

/// Indices of Evaluation::results, in the order of the axis.
using DrawnAlgorithms = std::vector<std::size_t>;

bool tiesEverybody(const Evaluation& now, const AlgorithmResult& result)
{
    NodeRow first = NoRow;
    for (NodeRow row = 0; row < now.tree.size(); ++row) {
        if (!now.tree.isUser(row))
            continue;
        if (first == NoRow)
            first = row;
        else if ((*result.rank)[row] != (*result.rank)[first])
            return false;
    }
    return true;
}

/// Leaves out algorithms that tie all users: every line would meet there, and nothing could be read off.
/// Keeps all algorithms if fewer than two rank the users.
DrawnAlgorithms drawnAlgorithms(const Evaluation& now)
{
    DrawnAlgorithms all;
    DrawnAlgorithms ranking;
    for (std::size_t i = 0; i < now.results.size(); ++i) {
        all.push_back(i);
        if (!tiesEverybody(now, now.results[i]))
            ranking.push_back(i);
    }
    return ranking.size() < 2 ? all : ranking;
}

/// Returns a sentence that names the algorithms that are not drawn, or "".
std::string foldedNote(const Evaluation& now, const DrawnAlgorithms& drawn)
{
    std::string titles;
    for (std::size_t i = 0; i < now.results.size(); ++i)
        if (std::find(drawn.begin(), drawn.end(), i) == drawn.end())
            titles += fmt::format("{}{}", titles.empty() ? "" : ", ", said(now.results[i].algorithm->title));
    return titles.empty() ? std::string()
                          : fairshare::say("Not drawn, because all users are tied: {}.", titles);
}

/// What each line represents.
enum class LineOf { User, Account, TopAccount };

LineOf lineOfChoice(std::string_view choice)
{
    if (choice == "user")
        return LineOf::User;
    return choice == "account" ? LineOf::Account : LineOf::TopAccount;
}

bool isMember(const ShareTree& tree, NodeRow row, LineOf line)
{
    if (tree.isUser(row) || line == LineOf::User)
        return tree.isUser(row) && line == LineOf::User;
    return line == LineOf::Account || tree.depth(row) <= 1;
}

/// Returns for each user the row whose line it belongs to.
std::vector<NodeRow> ownersOf(const ShareTree& tree, LineOf line)
{
    std::vector<NodeRow> owner(tree.size(), RootRow);
    NodeRow top = RootRow;
    for (NodeRow row = 0; row < tree.size(); ++row) {
        if (tree.depth(row) == 1)
            top = tree.isUser(row) ? RootRow : row;
        if (!tree.isUser(row))
            continue;
        const NodeRow account = line == LineOf::Account ? tree.parent(row) : top;
        owner[row] = line == LineOf::User ? row : account;
    }
    return owner;
}

/// Returns one past the last row of a line. Users come before accounts.
NodeRow endOfLine(const ShareTree& tree, NodeRow row, LineOf line)
{
    if (line == LineOf::TopAccount && row != RootRow)
        return tree.subtreeEnd(row);
    NodeRow end = row + 1;
    while (end < tree.size() && tree.isUser(end) && tree.parent(end) == row)
        ++end;
    return end;
}

/// Returns the lines with their ranks. The rank of an account is the mean rank of its users.
std::vector<Member> members(const Evaluation& now, LineOf line)
{
    const ShareTree& tree = now.tree;
    const std::size_t algorithms = now.results.size();
    std::vector<Member> list;
    std::vector<std::uint32_t> place(tree.size(), 0);
    for (NodeRow row = 0; row < tree.size(); ++row) {
        if (!isMember(tree, row, line))
            continue;
        place[row] = static_cast<std::uint32_t>(list.size());
        list.push_back({row, endOfLine(tree, row, line), std::vector<double>(algorithms, 0)});
    }
    const std::vector<NodeRow> owners = ownersOf(tree, line);
    for (NodeRow row = 0; row < tree.size(); ++row) {
        if (!tree.isUser(row))
            continue;
        Member& member = list[place[owners[row]]];
        ++member.users;
        for (std::size_t i = 0; i < algorithms; ++i)
            member.ranks[i] += (*now.results[i].rank)[row];
    }
    std::erase_if(list, [](const Member& member) { return member.users == 0; });
    for (Member& member : list)
        for (double& rank : member.ranks)
            rank /= static_cast<double>(member.users);
    return list;
}

/// Returns the rows whose lines are kept, ascending.
std::vector<NodeRow> rowsToKeep(const ChartInput& input)
{
    std::vector<NodeRow> rows(input.selected.begin(), input.selected.end());
    if (input.current != NoRow)
        rows.push_back(input.current);
    std::sort(rows.begin(), rows.end());
    return rows;
}

/// Returns whether a line contains one of the rows or is below one of them.
bool standsForAny(const Member& member, const std::vector<NodeRow>& rows, const ShareTree& tree)
{
    const auto first = std::lower_bound(rows.begin(), rows.end(), member.row);
    if (first != rows.end() && *first < member.end)
        return true;
    for (NodeRow above = tree.parent(member.row); above != NoRow; above = tree.parent(above))
        if (std::binary_search(rows.begin(), rows.end(), above))
            return true;
    return false;
}

/// Keeps every n-th line, by rank under the last drawn algorithm, and lines that stand for wanted rows.
void thinOut(
    std::vector<Member>& list, std::size_t last, const std::vector<NodeRow>& wanted, const ShareTree& tree)
{
    std::sort(list.begin(), list.end(), [last](const Member& a, const Member& b) {
        return std::pair(a.ranks[last], a.row) < std::pair(b.ranks[last], b.row);
    });
    const std::size_t step = (list.size() + MostSlopes - 1) / MostSlopes;
    std::size_t more = MostSlopes; // limits the lines for large selections
    std::vector<Member> kept;
    for (std::size_t at = 0; at < list.size(); ++at) {
        const bool drawn = at % step == 0;
        const bool chosen = !drawn && more > 0 && standsForAny(list[at], wanted, tree);
        more -= chosen ? 1 : 0;
        if (drawn || chosen)
            kept.push_back(std::move(list[at]));
    }
    list = std::move(kept);
}

/// Returns evenly spaced entries from the first to the last, as many as are labeled.
std::vector<std::uint32_t> evenlyChosen(const std::vector<std::uint32_t>& order)
{
    if (order.size() <= MostSlopeNames)
        return order;
    std::vector<std::uint32_t> chosen;
    chosen.reserve(MostSlopeNames);
    for (std::size_t at = 0; at < MostSlopeNames; ++at)
        chosen.push_back(order[at * (order.size() - 1) / (MostSlopeNames - 1)]);
    return chosen;
}

Marks slopesOf(
    const std::vector<Member>& list, const Evaluation& now, const DrawnAlgorithms& drawn, bool users)
{
    Marks lines{.kind = MarkKind::Lines,
        .id = users ? "users" : "accounts",
        .title = users ? fairshare::say("user") : fairshare::say("account")};
    std::vector<std::uint32_t> order;
    for (const Member& member : list) {
        lines.starts.push_back(static_cast<std::uint32_t>(lines.x.size()));
        for (std::size_t place = 0; place < drawn.size(); ++place) {
            lines.x.push_back(static_cast<double>(place));
            lines.y.push_back(member.ranks[drawn[place]]);
        }
        order.push_back(static_cast<std::uint32_t>(lines.rows.size()));
        lines.rows.push_back(member.row);
        lines.rowEnds.push_back(member.end);
    }
    lines.starts.push_back(static_cast<std::uint32_t>(lines.x.size()));
    for (std::size_t i = 0; i < now.results.size(); ++i) {
        const Algorithm& algorithm = *now.results[i].algorithm;
        PlotFigure figure{
            fmt::format("{}.rank", algorithm.id), fairshare::say("Rank, {}", said(algorithm.title)), "", {}};
        if (users) {
            figure.values = now.results[i].rank;
            figure.byRow = true;
        } else {
            auto means = std::make_shared<Values<double>>();
            for (const Member& member : list)
                means->push_back(member.ranks[i]);
            figure.title = fairshare::say("Mean rank, {}", said(algorithm.title));
            figure.values = Reals(std::move(means));
        }
        lines.figures.push_back(std::move(figure));
    }
    lines.labelPlace = LabelPlace::LineEnds;
    lines.heightsNamed = true;
    lines.isOfAccounts = true;
    // The first ranks are labeled first if there is not enough room.
    std::sort(order.begin(), order.end(), [&list, last = drawn.back()](std::uint32_t a, std::uint32_t b) {
        return std::pair(list[a].ranks[last], a) < std::pair(list[b].ranks[last], b);
    });
    lines.labelled = evenlyChosen(order);
    return lines;
}

/// Users who share a rank.
struct Tie {
    const ShareTree& tree;
    const NameEnds& ends;
    const AlgorithmResult& result;
    const std::vector<NodeRow>& users;
};

/// Returns "23: 2 users".
std::string briefTieText(const Tie& tie)
{
    return fmt::format(
        "{}: {}", (*tie.result.rank)[tie.users.front()], counted(tie.users.size(), Noun::User, ""));
}

/// Returns "23: gupta, moreau".
std::string shortTieText(const Tie& tie)
{
    const std::vector<NodeRow>& users = tie.users;
    if (users.size() > MostNamesOfATie)
        return briefTieText(tie);
    std::string text = fmt::format("{}: ", (*tie.result.rank)[users.front()]);
    for (std::size_t at = 0; at < users.size(); ++at)
        text += fmt::format("{}{}", at == 0 ? "" : ", ", nameWithEnd(tie.tree, users[at], tie.ends));
    return text;
}

/// Returns "23: gupta, moreau (no pending jobs)".
std::string tieText(const Tie& tie)
{
    const std::string text = shortTieText(tie);
    const bool waits = std::any_of(
        tie.users.begin(), tie.users.end(), [&tie](NodeRow user) { return tie.tree.pendingJobs(user) != 0; });
    const bool idle = tie.result.algorithm->readsPendingJobs && !waits && tie.users.size() <= MostNamesOfATie;
    return idle ? fairshare::say("{} (no pending jobs)", text) : text;
}

/// Labels ties. The first and the last drawn algorithm need no labels, because the ends of the lines show the
/// names.
Marks ties(const Evaluation& now, const DrawnAlgorithms& drawn, const NameEnds& ends)
{
    constexpr double Below = 0.62; ///< in ranks, from the lines to the names
    Marks texts{.kind = MarkKind::Texts, .id = "ties", .title = fairshare::say("tie")};
    if (now.tree.userCount() > MostUsersWithTies)
        return texts;
    for (std::size_t place = 1; place + 1 < drawn.size(); ++place) {
        const AlgorithmResult& result = now.results[drawn[place]];
        std::vector<std::vector<NodeRow>> byRank(now.tree.userCount() + 1);
        for (NodeRow row = 0; row < now.tree.size(); ++row)
            if (now.tree.isUser(row))
                byRank[(*result.rank)[row]].push_back(row);
        for (std::size_t rank = 0; rank < byRank.size(); ++rank) {
            if (byRank[rank].size() < 2)
                continue;
            texts.x.push_back(static_cast<double>(place));
            texts.y.push_back(static_cast<double>(rank) + Below);
            const Tie tie{now.tree, ends, result, byRank[rank]};
            texts.addLabel(worded([&tie] { return tieText(tie); }));
            texts.shortLabels.push_back(shortTieText(tie));
            texts.briefLabels.push_back(briefTieText(tie));
        }
    }
    return texts;
}

/// Returns the room that the longest name needs.
double nameRoom(const Plot& plot, const Marks& lines)
{
    constexpr double RankLetters = 4; // for the rank before the name and gaps
    std::size_t letters = 0;
    for (const std::uint32_t line : lines.labelled)
        letters = std::max(letters, nameWithEnd(*plot.tree, lines.row(line), plot.nameEnds).size());
    return std::clamp(LetterRoom * (static_cast<double>(letters) + RankLetters), LeastNameRoom, MostNameRoom);
}

PlotPanel emptySlopesPanel(const Evaluation& now, const DrawnAlgorithms& drawn, double room, bool users)
{
    const auto algorithms = static_cast<double>(drawn.size());
    const auto last = static_cast<double>(std::max<std::size_t>(now.tree.userCount(), 1));
    PlotPanel panel;
    panel.x = {
        .lowest = -room, .highest = algorithms - 1 + room, .scale = AxisScale::Categories, .grid = true};
    for (std::size_t place = 0; place < drawn.size(); ++place)
        panel.x.ticks.push_back(
            {static_cast<double>(place), said(now.results[drawn[place]].algorithm->title)});
    // A margin at both ends, so that the first and the last rank are not on the frame.
    const double margin = std::max(0.75, last / 50);
    panel.y = {.title = users ? fairshare::say("Rank (1 = first)") : fairshare::say("Mean rank (1 = first)"),
        .meaning = rankMeaning(),
        .lowest = 1 - margin,
        .highest = last + margin,
        .firstTick = 1,
        .lastTick = last,
        .reversed = true,
        .wholeNumbers = true};
    return panel;
}

Result<Plot> makeRankSlopes(const ChartInput& input, const ParameterValues& values)
{
    const Evaluation& now = input.now;
    const LineOf line = lineOfChoice(choiceOf(LinePer, values));
    const bool users = line == LineOf::User;
    Plot plot{.title = users ? fairshare::say("Rank of each user under each algorithm")
                             : fairshare::say("Mean rank of each account's users"),
        .tree = SharedValue(now.tree)};
    std::vector<Member> list = members(now, line);
    const DrawnAlgorithms drawn = drawnAlgorithms(now);
    if (list.empty())
        plot.empty = fairshare::say("Nothing to rank.");
    plot.answer = rankRangeAnswer(now);
    if (list.size() > MostSlopes) {
        const std::size_t all = list.size();
        thinOut(list, drawn.back(), rowsToKeep(input), now.tree);
        plot.isSampled = true;
        plot.note = fairshare::say("{} of {} lines: evenly spaced by rank under {}, plus selected ones.",
            list.size(), all, said(now.results[drawn.back()].algorithm->title));
    }
    if (const std::string folded = foldedNote(now, drawn); !folded.empty())
        plot.note += (plot.note.empty() ? "" : " ") + folded;
    Marks lines = slopesOf(list, now, drawn, users);
    plot.nameEnds = nameEnds(now.tree, lines.rows);
    PlotPanel panel = emptySlopesPanel(now, drawn, nameRoom(plot, lines), users);
    panel.marks.push_back(std::move(lines));
    if (users)
        panel.marks.push_back(ties(now, drawn, plot.nameEnds));
    plot.panels.push_back(std::move(panel));
    return plot;
}

} // namespace

Chart rank_slopes()
{
    return {.id = "rank_slopes",
        .title = fairshare::phrase("Ranks across algorithms"),
        .group = ChartGroup::Ranks,
        .summary =
            fairshare::phrase("One line per user or account, connecting its ranks under all algorithms."),
        .teaches = fairshare::phrase("Who is affected by the site's choice of algorithm, and who is not."),
        .parameters = RankSlopesParameters,
        .takesAlgorithm = false,
        .make = makeRankSlopes};
}

} // namespace fairshare::chart_files
