// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/key_sort.h"
#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/fairshare/algorithms/algorithms.h"
#include "core/fairshare/member_ranks.h"
#include "core/fairshare/result_columns.h"
#include "core/fairshare/served_words.h"
#include "core/tree/share_tree.h"

#include <fmt/format.h>

#include <array>
#include <cstring>
#include <deque>
#include <limits>

namespace fairshare::algorithm_files {
namespace {

constexpr std::array<std::string_view, 2> TieChoices{"as_run", "as_documented"};
constexpr std::array FairTreeParameters{ParameterSpec{.id = "account_ties",
    .title = fairshare::phrase("Tied accounts"),
    .meaning = fairshare::phrase(
        "as_run: processed one after the other, as Slurm does; as_documented: their children are merged."),
    .choices = TieChoices,
    .documented = TieChoices[1]}};

/// Slurm's LevelFS for an account with parent shares. It is sorted like any other number.
constexpr long double ParentAccountLevelFs = 4294967294.0L;

/// Sort key of a row in its list. Ascending (high, low) means LevelFS descending by exact 80-bit value, then
/// users before accounts. Remaining ties are in processing order.
struct SortKey {
    std::uint64_t high;
    std::uint64_t low;

    bool tiesWith(const SortKey& other) const { return high == other.high && (low >> 1) == (other.low >> 1); }
    bool operator==(const SortKey&) const = default;
    bool operator<(const SortKey& other) const
    {
        return high != other.high ? high < other.high : low < other.low;
    }
};

/// Builds the key. The 64 bits of mantissa and 15 bits of exponent order non-negative extended numbers like
/// one integer.
SortKey sortKey(long double levelFs, bool isAccount)
{
    std::uint64_t mantissa = 0;
    std::uint16_t exponent = 0;
    std::memcpy(&mantissa, &levelFs, sizeof mantissa);
    const auto* bytes = reinterpret_cast<const unsigned char*>(&levelFs);
    std::memcpy(&exponent, bytes + sizeof mantissa, sizeof exponent);
    const std::uint64_t high = (std::uint64_t{exponent} << 48) | (mantissa >> 16);
    return {~high, ((~mantissa & 0xFFFFU) << 1) | std::uint64_t{isAccount}};
}

/// Returns the order of `key` in fewer bits, for the first pass of a sort. Exponents far from 0 share one
/// value, so a few infinite or zero LevelFS do not use up the bits.
std::uint64_t coarseKey(const SortKey& key)
{
    constexpr int MantissaBits = 48;
    constexpr std::uint64_t MantissaMask =
        (std::uint64_t{1} << (MantissaBits - 1)) - 1; // without the leading 1
    constexpr std::uint64_t Smallest = 16383 - 126;
    constexpr std::uint64_t Largest = 16383 + 126;
    const std::uint64_t exponent = ~key.high >> MantissaBits;
    if (exponent < Smallest)
        return ~std::uint64_t{0};
    const std::uint64_t ascending = exponent > Largest
        ? (Largest - Smallest + 1) << (MantissaBits - 1)
        : ((exponent - Smallest) << (MantissaBits - 1)) | (~key.high & MantissaMask);
    return ~ascending - 1;
}

const SortKey NoPredecessor = sortKey(ParentAccountLevelFs, false);

long double levelFsOf(const ShareTree& tree, NodeRow row, double shares, long double usage)
{
    if (tree.hasParentShares(row))
        return tree.isUser(row) ? std::numeric_limits<long double>::infinity() : ParentAccountLevelFs;
    if (shares == 0)
        return 0; // before the division: a row without shares and usage ranks last, not first
    return shares / usage;
}

/// A row of a sorted list. The highest bit is set if it ties with the row before it.
using ListEntry = std::uint32_t;
constexpr ListEntry TiedBit = 0x80000000U;

/// Values of every level, and the children of each account in the order in which they are served.
class SortedLevels {
public:
    explicit SortedLevels(const FairshareInput& input)
        : m_input(input)
        , m_shares(*input.shares.withinLevel)
    {
        const std::size_t n = input.tree.size();
        if (input.previous != nullptr) {
            const auto usage = input.previous->reals("usage_efctv");
            const auto earlier = input.previous->reals("level_fs");
            usageEffective.assign(usage.begin(), usage.end());
            levelFs.assign(earlier.begin(), earlier.end());
            sorted = *input.previous->memo;
        } else {
            usageEffective.resize(n);
            levelFs.resize(n);
            sorted.resize(n - 1);
        }
        usageEffective[RootRow] = 1;
        levelFs[RootRow] = Undefined;
        m_first.resize(n);
        std::uint32_t first = 0;
        for (NodeRow account = 0; account < n; ++account) {
            const auto children = input.levels.children(account);
            m_first[account] = first;
            if (!children.empty() && !input.isSameLevel(account))
                sortLevel(account, children, std::span(sorted).subspan(first, children.size()));
            first += static_cast<std::uint32_t>(children.size());
        }
    }

    std::span<const ListEntry> children(NodeRow account) const
    {
        return std::span(sorted).subspan(m_first[account], m_input.levels.children(account).size());
    }

    /// Returns the children of several tied accounts as one list.
    Values<ListEntry> merged(std::span<const NodeRow> accounts)
    {
        Values<NodeRow> rows;
        m_keys.clear();
        for (const NodeRow account : accounts)
            for (const NodeRow child : m_input.levels.children(account)) {
                rows.push_back(child);
                m_keys.push_back(keyOf(child, account));
            }
        Values<ListEntry> list(rows.size());
        arrange(rows, list);
        return list;
    }

    Values<double> usageEffective;
    Values<double> levelFs;
    Values<ListEntry> sorted; ///< children of all accounts, account by account

private:
    SortKey keyOf(NodeRow row, NodeRow account)
    {
        const long double whole = m_input.usageTotal[account];
        const long double usage = whole == 0 ? 0 : m_input.usageTotal[row] / whole;
        const long double exact = levelFsOf(m_input.tree, row, m_shares[row], usage);
        const bool isAccount = !m_input.tree.isUser(row);
        usageEffective[row] = static_cast<double>(usage);
        levelFs[row] =
            isAccount && m_input.tree.hasParentShares(row) ? Undefined : static_cast<double>(exact);
        return sortKey(exact, isAccount);
    }

    void sortLevel(NodeRow account, std::span<const NodeRow> children, std::span<ListEntry> list)
    {
        m_keys.clear();
        for (const NodeRow child : children)
            m_keys.push_back(keyOf(child, account));
        arrange(children, list);
    }

    /// Writes `rows`, whose keys are in m_keys, to `list` in order and marks ties.
    void arrange(std::span<const NodeRow> rows, std::span<ListEntry> list)
    {
        if (rows.empty())
            return;
        const auto count = static_cast<std::uint32_t>(rows.size());
        m_sorter.sort(
            {.count = count, .highest = count - 1},
            [count](auto visit) {
                for (std::uint32_t i = 0; i < count; ++i)
                    visit(i);
            },
            [this](std::uint32_t i) { return coarseKey(m_keys[i]); },
            [this](std::uint32_t i, std::uint32_t j) {
                return m_keys[i] == m_keys[j] ? i < j : m_keys[i] < m_keys[j];
            });
        for (std::uint32_t i = 0; i < count; ++i)
            list[i] = rows[m_sorter.item(i)] | (tiesWithPredecessor(i) ? TiedBit : 0);
    }

    bool tiesWithPredecessor(std::size_t place) const
    {
        const SortKey& key = m_keys[m_sorter.item(place)];
        if (place == 0)
            return key.tiesWith(NoPredecessor);
        return !m_sorter.surelyDiffers(place) && key.tiesWith(m_keys[m_sorter.item(place - 1)]);
    }

    const FairshareInput& m_input;
    const Values<double>& m_shares;
    Values<std::uint32_t> m_first;
    Values<SortKey> m_keys;
    KeySorter m_sorter;
};

/// Walks the sorted tree and assigns ranks. Keeps the state of Slurm's recursion on an explicit stack.
class RankingWalk {
public:
    RankingWalk(const ShareTree& tree, SortedLevels& levels, bool mergeTiedAccounts)
        : m_tree(tree)
        , m_levels(levels)
        , m_mergeTiedAccounts(mergeTiedAccounts)
        , m_place(tree.size(), UndefinedCount)
    {
    }

    /// Returns the rank of each user. 1 is best, and ties share a rank.
    Values<std::uint32_t> run() &&
    {
        enter(m_levels.children(RootRow), false);
        while (!m_lists.empty()) {
            List& list = m_lists.back();
            if (list.at == list.entries.size())
                leave();
            else
                visitNext(list);
        }
        return std::move(m_place);
    }

private:
    struct List {
        std::span<const ListEntry> entries;
        std::size_t at;
        bool inheritedTie;
        bool isMerged;
    };

    void enter(std::span<const ListEntry> entries, bool tied, bool isMerged = false)
    {
        m_lists.push_back({entries, 0, tied, isMerged});
    }

    void leave()
    {
        if (m_lists.back().isMerged)
            m_merged.pop_back();
        m_lists.pop_back();
    }

    void visitNext(List& list)
    {
        const ListEntry entry = list.entries[list.at];
        const NodeRow row = entry & ~TiedBit;
        const bool tied = (entry & TiedBit) != 0 || (list.at == 0 && list.inheritedTie);
        ++list.at;
        if (m_tree.isUser(row)) {
            ++m_visited;
            if (!tied)
                m_rank = m_visited;
            m_place[row] = m_rank;
            return;
        }
        if (m_mergeTiedAccounts && followedByTiedAccount(list))
            enterMerged(list, row, tied);
        else
            enter(m_levels.children(row), tied);
    }

    bool followedByTiedAccount(const List& list) const
    {
        return list.at < list.entries.size() && (list.entries[list.at] & TiedBit) != 0
            && !m_tree.isUser(list.entries[list.at] & ~TiedBit);
    }

    void enterMerged(List& list, NodeRow first, bool tied)
    {
        Values<NodeRow> accounts{first};
        while (followedByTiedAccount(list))
            accounts.push_back(list.entries[list.at++] & ~TiedBit);
        m_merged.push_back(m_levels.merged(accounts));
        enter(m_merged.back(), tied, true);
    }

    const ShareTree& m_tree;
    SortedLevels& m_levels;
    bool m_mergeTiedAccounts;
    Values<std::uint32_t> m_place;
    std::vector<List> m_lists;
    std::deque<Values<ListEntry>>
        m_merged; ///< merged lists on the current path; a deque keeps their addresses
    std::uint32_t m_visited = 0;
    std::uint32_t m_rank = 1; ///< a tie before the first user gets the best rank
};

Values<double> fairTreeFactors(const ShareTree& tree, const Values<std::uint32_t>& place)
{
    const auto users = static_cast<double>(tree.userCount());
    Values<double> factor(tree.size());
    for (NodeRow row = 0; row < tree.size(); ++row)
        factor[row] = place[row] == UndefinedCount ? Undefined : (users + 1 - place[row]) / users;
    return factor;
}

ResultTable evaluateFairTree(const FairshareInput& input, const ParameterValues& values)
{
    SortedLevels level(input);
    const bool merge = choiceOf(FairTreeParameters[0], values) == TieChoices[1];
    Values<std::uint32_t> place = RankingWalk(input.tree, level, merge).run();
    Values<double> factor = fairTreeFactors(input.tree, place);
    ResultTable table;
    table.columns = {
        levelSharesColumn(input),
        sharesWithinLevelColumn(input),
        usageNormColumn(input),
        usageEffectiveColumn(std::move(level.usageEffective),
            fairshare::phrase("Raw usage divided by that of the account in which the row competes; one level "
                              "only, 0 to 1.")),
        {{"level_fs", "LevelFS", "",
             fairshare::phrase(
                 "Normalized shares divided by effective usage on this level: above 1 is under-served, 0 "
                 "without shares, infinite without usage. Only the order matters."),
             4},
            shared(std::move(level.levelFs))},
        rankColumn(std::move(place)),
        factorColumn(std::move(factor),
            fairshare::phrase("Rank counted from the bottom, divided by the number of users; above 0, up to "
                              "1. Only the order matters.")),
    };
    table.memo = shared(std::move(level.sorted));
    return table;
}

constexpr std::array<std::string_view, 3> FairTreeColumns{"shares_norm", "usage_efctv", "level_fs"};

/// Returns LevelFS in the precision used for comparison.
long double exactLevelFs(const ExplainedPair& pair, const Values<long double>& total, NodeRow row)
{
    if (pair.tree().hasParentShares(row))
        return std::numeric_limits<long double>::infinity();
    const double shares = pair.real("shares_norm", row);
    if (shares == 0)
        return 0;
    const long double whole = total[pair.levels().fairshareParent(row)];
    return shares / (whole == 0 ? 0 : total[row] / whole);
}

struct Comparison {
    NodeRow first;
    NodeRow second;
    long double firstFs;
    long double secondFs;
    bool merged; ///< compared in the merged list of tied accounts
    bool merges; ///< tied accounts are merged

    bool tied() const { return firstFs == secondFs; }
};

/// Returns the rows whose order decides: where the chains diverge, or further down if tied accounts are
/// merged.
Comparison decidingRows(const ExplainedPair& pair)
{
    const Values<long double> total = sumUsage(pair.tree()).total;
    const bool merges = toText(pair.figures.parameters.at("account_ties")) == "as_documented";
    const std::size_t last = std::min(pair.firstChain.size(), pair.secondChain.size()) - 1;
    for (std::size_t level = 0;; ++level) {
        const NodeRow first = pair.firstChain[level];
        const NodeRow second = pair.secondChain[level];
        const Comparison rows{first, second, exactLevelFs(pair, total, first),
            exactLevelFs(pair, total, second), level > 0, merges};
        const bool bothAccounts = !pair.tree().isUser(first) && !pair.tree().isUser(second);
        if (!rows.tied() || !merges || !bothAccounts || level == last)
            return rows;
    }
}

std::string consequence(const ExplainedPair& pair, const Comparison& rows)
{
    const ShareTree& tree = pair.tree();
    const bool firstIsUser = tree.isUser(rows.first);
    const bool secondIsUser = tree.isUser(rows.second);
    if (firstIsUser && secondIsUser)
        return "";
    // An account without users can pass on a tie, so check that the general statement holds.
    const MemberRanks first = memberRanks(tree, pair.figures.rank, rows.first);
    const MemberRanks second = memberRanks(tree, pair.figures.rank, rows.second);
    if (first.users == 0 || second.users == 0 || first.last >= second.best)
        return "";
    if (firstIsUser)
        return fairshare::say(
            ", so {} ranks before every user of {}", pair.label(rows.first), tree.name(rows.second));
    if (secondIsUser)
        return fairshare::say(
            ", so every user of {} ranks before {}", tree.name(rows.first), pair.label(rows.second));
    return fairshare::say(", so the users of {} rank first", tree.name(rows.first));
}

/// Returns which of two rows of a list is visited later: the lower LevelFS; in a tie the account, then the
/// later row.
NodeRow laterVisited(const ShareTree& tree, const Comparison& rows)
{
    if (!rows.tied())
        return rows.firstFs > rows.secondFs ? rows.second : rows.first;
    if (tree.isUser(rows.second))
        return rows.first;
    return tree.isUser(rows.first) ? rows.second : std::max(rows.first, rows.second);
}

std::string tieReason(const ExplainedPair& pair, const Comparison& rows)
{
    const ShareTree& tree = pair.tree();
    const std::string first = pair.label(rows.first);
    const std::string second = pair.label(rows.second);
    if (tree.isUser(rows.first) && tree.isUser(rows.second) && rows.tied())
        return fairshare::say(
            "{} and {} have the same LevelFS, {}.", first, second, shown(static_cast<double>(rows.firstFs)));
    const NodeRow later = laterVisited(tree, rows);
    return rows.tied()
        ? fairshare::say("{} and {} have the same LevelFS. The tie is passed down: the first user of {} gets "
                         "the rank of the last user before it.",
              first, second, tree.name(later))
        : fairshare::say("{} and {} have different LevelFS values, but a tie with an account without users "
                         "carries over: the first user of {} gets the rank of the last user before it.",
              first, second, tree.name(later));
}

/// Returns whether the users of two accounts are ranked in one list.
bool sharesList(const ShareTree& tree, const Comparison& rows)
{
    return rows.merges && rows.tied() && !tree.isUser(rows.first) && !tree.isUser(rows.second);
}

std::string tiedButOrdered(const ExplainedPair& pair, const Comparison& rows)
{
    const ShareTree& tree = pair.tree();
    const std::string first = pair.label(rows.first);
    const std::string second = pair.label(rows.second);
    if (tree.isUser(rows.first))
        return fairshare::say("{} and {} have the same LevelFS; users rank before accounts.", first, second);
    return fairshare::say("{} and {} have the same LevelFS; tied accounts are processed one by one in name "
                          "order, so the users of {} rank first.",
        first, second, tree.name(rows.first));
}

/// Describes the place of a row on its level: "dvorak is number 3 of 3 with LevelFS 0.7243".
std::string standing(const ExplainedPair& pair, const Values<long double>& total, NodeRow row)
{
    const long double own = exactLevelFs(pair, total, row);
    std::size_t before = 0;
    std::size_t alike = 0;
    std::size_t count = 0;
    for (const NodeRow sibling : pair.levels().children(pair.levels().fairshareParent(row))) {
        // Accounts with parent shares have no place in the order.
        if (!pair.tree().isUser(sibling) && pair.tree().hasParentShares(sibling))
            continue;
        ++count;
        const long double other = exactLevelFs(pair, total, sibling);
        before += std::size_t{other > own};
        alike += std::size_t{other == own};
    }
    const std::string name = pair.label(row);
    const std::string levelFs = shown(static_cast<double>(own));
    return alike > 1
        ? fairshare::say("{} is tied for number {} of {} with LevelFS {}", name, before + 1, count, levelFs)
        : fairshare::say("{} is number {} of {} with LevelFS {}", name, before + 1, count, levelFs);
}

Verdict judgeOne(const ExplainedPair& pair)
{
    const Values<long double> total = sumUsage(pair.tree()).total;
    std::string text;
    for (const NodeRow row : pair.firstChain)
        text += (text.empty() ? "" : ", ") + standing(pair, total, row);
    return {fairshare::say("From the top down: {}.", text), "", {}};
}

Verdict judgeFairTree(const ExplainedPair& pair)
{
    if (!pair.isPair())
        return judgeOne(pair);
    const Comparison rows = decidingRows(pair);
    const auto texts =
        distinctTexts(static_cast<double>(rows.firstFs), static_cast<double>(rows.secondFs), 4);
    const auto equalAsDouble = static_cast<double>(rows.firstFs) == static_cast<double>(rows.secondFs);
    const bool apart = equalAsDouble && !rows.tied();
    const std::string left = apart ? saidNumber(shortest(rows.firstFs)) : texts.first;
    const std::string right = apart ? saidNumber(shortest(rows.secondFs)) : texts.second;
    const std::string_view unequal = rows.firstFs > rows.secondFs ? ">" : "<";
    const std::string_view sign = rows.tied() ? "=" : unequal;
    Verdict verdict{.decision = fmt::format("LevelFS {} {} {}", left, sign, right),
        .deciding = {rows.first, rows.second}};
    const std::string where =
        rows.merged ? fairshare::say("among the merged children of tied accounts") : pair.place(pair.common);
    if (sharesList(pair.tree(), rows))
        verdict.reason =
            fairshare::say("{} and {} have the same LevelFS, so their members are ranked in one list.",
                pair.label(rows.first), pair.label(rows.second));
    else if (pair.tied())
        verdict.reason = fairshare::say("Tied {}: {}", where, tieReason(pair, rows));
    else if (rows.tied())
        verdict.reason = fairshare::say("Decided {}: {}", where, tiedButOrdered(pair, rows));
    else
        verdict.reason = fairshare::say("Decided {}: {} is ahead of {}{}.", where, pair.label(rows.first),
            pair.label(rows.second), consequence(pair, rows));
    return verdict;
}

/// Accounts with parent shares have no place in the order of their level.
bool fairTreeComparesAccounts(const ExplainedPair& pair)
{
    return pair.bothCompete();
}

std::vector<std::string> fairTreeSteps(const ExplainedPair& pair, NodeRow row)
{
    const ShareTree& tree = pair.tree();
    if (tree.hasParentShares(row))
        return {fairshare::say("inf (parent shares)")};
    if (pair.real("shares_norm", row) == 0)
        return {fairshare::say("0 (no shares)")};
    const Values<double>& total = pair.figures.usageTotal;
    return {fmt::format("({}/{}) / ({} / {}) = {}", tree.shares(row), pair.levels().levelShares(row),
        exact(total[row]), exact(total[pair.levels().fairshareParent(row)]),
        shown(pair.real("level_fs", row)))};
}

std::string fairTreeFactor(const ExplainedPair& pair, NodeRow user)
{
    return fairshare::say("rank {1}: ({0} + 1 - {1}) / {0} = {2}", pair.tree().userCount(), pair.rank(user),
        shown(pair.real("factor", user)));
}

} // namespace

Algorithm fair_tree()
{
    return {.id = "fair_tree",
        .title = fairshare::phrase("Fair Tree"),
        .summary = fairshare::phrase("Ranks all users by walking the tree: at each level, the highest "
                                     "LevelFS goes first, with everyone below it."),
        .formula = fairshare::phrase("LevelFS = normalized shares / effective usage, both within one level; "
                                     "factor = (users + 1 - rank) / users"),
        .source = fairshare::phrase(
            "Slurm 22.05.8, default since 19.05; two extended-precision quotients, exact comparison"),
        .meaning = FactorMeaning::RankDecides,
        .parameters = FairTreeParameters,
        .evaluate = evaluateFairTree,
        .words = {.rule = fairshare::phrase("At each level, accounts are compared by share divided by usage. "
                                            "All users of the first account rank before all users of the "
                                            "next. Only the order counts, not the size of the difference."),
            .rewards =
                fairshare::phrase("It always rewards users of accounts that got less than their share."),
            .weakness = fairshare::phrase("Its weakness: a small change near the top can move all users of "
                                          "an account at once. The factor shows only the rank and "
                                          "does not show how far anyone is from their share.")},
        .slurmFlag = "FAIR_TREE",
        .surface = "level_fs_surface",
        .isDefault = true,
        .picture = RankPicture::Walk,
        .explainer = {.columns = FairTreeColumns,
            .figure = "level_fs",
            .judge = judgeFairTree,
            .comparesAccounts = fairTreeComparesAccounts,
            .words = servedByUsage,
            .stepsResult = "LevelFS",
            .steps = fairTreeSteps,
            .factor = fairTreeFactor}};
}

} // namespace fairshare::algorithm_files
