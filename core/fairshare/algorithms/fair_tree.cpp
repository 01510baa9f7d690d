// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/key_sort.h"
#include "core/fairshare/algorithms/algorithms.h"
#include "core/fairshare/result_columns.h"

#include <array>
#include <cstring>
#include <limits>

namespace fairshare::algorithm_files {
namespace {

constexpr std::array<std::string_view, 2> TieChoices{"as_run", "as_documented"};
constexpr std::array Parameters{ParameterSpec{.id = "account_ties",
    .title = "Tied accounts",
    .meaning =
        "as_run: one after the other, as Slurm's program does; as_documented: their children are merged.",
    .choices = TieChoices}};

/// What Slurm stores as LevelFS of an account with parent shares: it sorts like the number that it is.
constexpr long double ParentAccountLevelFs = 4294967294.0L;

/// Position of a row in its sorted list. Ascending order of (high, low) is: LevelFS descending by exact
/// 80-bit value, users before accounts, processing order.
struct SortKey {
    std::uint64_t high;
    std::uint64_t low;

    NodeRow row() const { return static_cast<NodeRow>(low); }
    bool isAccount() const { return ((low >> 32) & 1) != 0; }
    bool tiesWith(const SortKey& other) const
    {
        return high == other.high && (low >> 33) == (other.low >> 33);
    }
    bool operator<(const SortKey& other) const
    {
        return high != other.high ? high < other.high : low < other.low;
    }
};

/// The 64 bits of mantissa and 15 of exponent order non-negative extended numbers as one integer.
SortKey sortKey(long double levelFs, bool isAccount, NodeRow row)
{
    std::uint64_t mantissa = 0;
    std::uint16_t exponent = 0;
    std::memcpy(&mantissa, &levelFs, sizeof mantissa);
    const auto* bytes = reinterpret_cast<const unsigned char*>(&levelFs);
    std::memcpy(&exponent, bytes + sizeof mantissa, sizeof exponent);
    const std::uint64_t high = (std::uint64_t{exponent} << 48) | (mantissa >> 16);
    const std::uint64_t low = mantissa & 0xFFFFU;
    return {~high, ((~low & 0xFFFFU) << 33) | (std::uint64_t{isAccount} << 32) | row};
}

const SortKey NoPredecessor = sortKey(ParentAccountLevelFs, false, 0);

struct LevelFigures {
    std::vector<double> usageEffective;
    std::vector<double> levelFs;
    std::vector<SortKey> key;
};

long double levelFsOf(const ShareTree& tree, NodeRow row, double shares, long double usage)
{
    if (tree.hasParentShares(row))
        return tree.isUser(row) ? std::numeric_limits<long double>::infinity() : ParentAccountLevelFs;
    if (shares == 0)
        return 0; // before the division: without shares and without usage ranks last, not first
    return shares / usage;
}

LevelFigures figures(const FairshareInput& input)
{
    const ShareTree& tree = input.tree;
    const auto n = static_cast<NodeRow>(tree.size());
    const std::span<const NodeRow> parents = input.levels.fairshareParents();
    const std::vector<double>& shares = *input.shares.withinLevel;
    LevelFigures result{std::vector<double>(n), std::vector<double>(n), std::vector<SortKey>(n)};
    result.usageEffective[RootRow] = 1;
    result.levelFs[RootRow] = Undefined;
    for (NodeRow row = 1; row < n; ++row) {
        const long double whole = input.usageTotal[parents[row]];
        const long double usage = whole == 0 ? 0 : input.usageTotal[row] / whole;
        const long double levelFs = levelFsOf(tree, row, shares[row], usage);
        const bool isAccount = !tree.isUser(row);
        result.usageEffective[row] = static_cast<double>(usage);
        result.levelFs[row] =
            isAccount && tree.hasParentShares(row) ? Undefined : static_cast<double>(levelFs);
        result.key[row] = sortKey(levelFs, isAccount, row);
    }
    return result;
}

/// Walks the sorted tree and hands out ranks; the state of Slurm's recursion on an explicit stack.
class RankingWalk {
public:
    RankingWalk(const FairshareInput& input, const std::vector<SortKey>& key, bool mergeTiedAccounts)
        : m_input(input)
        , m_key(key)
        , m_mergeTiedAccounts(mergeTiedAccounts)
        , m_place(input.tree.size(), UndefinedCount)
    {
    }

    /// Place of each user: 1 = best, ties share it.
    std::vector<std::uint32_t> run() &&
    {
        const std::array root{RootRow};
        enter(root, false);
        while (!m_lists.empty()) {
            List& list = m_lists.back();
            if (list.at == m_keys.size())
                leave();
            else
                visitNext(list);
        }
        return std::move(m_place);
    }

private:
    struct List {
        std::size_t begin;
        std::size_t at;
        SortKey predecessor;
        bool inheritedTie;
    };

    void enter(std::span<const NodeRow> accounts, bool tied)
    {
        const std::size_t begin = m_keys.size();
        for (const NodeRow account : accounts)
            for (const NodeRow child : m_input.levels.children(account))
                m_keys.push_back(m_key[child]);
        if (begin == m_keys.size())
            return;
        sortByKey(
            std::span(m_keys).subspan(begin), [](const SortKey& key) { return key.high; }, std::less<>());
        m_lists.push_back({begin, begin, NoPredecessor, tied});
    }

    void leave()
    {
        m_keys.resize(m_lists.back().begin);
        m_lists.pop_back();
    }

    void visitNext(List& list)
    {
        const SortKey key = m_keys[list.at];
        const bool tied = list.at == list.begin && list.inheritedTie ? true : key.tiesWith(list.predecessor);
        ++list.at;
        list.predecessor = key;
        if (!key.isAccount()) {
            ++m_visited;
            if (!tied)
                m_rank = m_visited;
            m_place[key.row()] = m_rank;
            return;
        }
        m_accounts.assign(1, key.row());
        while (m_mergeTiedAccounts && list.at < m_keys.size() && m_keys[list.at].isAccount()
            && m_keys[list.at].tiesWith(key))
            m_accounts.push_back(m_keys[list.at++].row());
        enter(m_accounts, tied);
    }

    const FairshareInput& m_input;
    const std::vector<SortKey>& m_key;
    bool m_mergeTiedAccounts;
    std::vector<std::uint32_t> m_place;
    std::vector<SortKey> m_keys; ///< the sorted lists on the path, one behind the other
    std::vector<List> m_lists;
    std::vector<NodeRow> m_accounts;
    std::uint32_t m_visited = 0;
    std::uint32_t m_rank = 1; ///< a tie before any user was visited joins the best place
};

std::vector<double> factors(const ShareTree& tree, const std::vector<std::uint32_t>& place)
{
    const auto users = static_cast<double>(tree.userCount());
    std::vector<double> factor(tree.size(), Undefined);
    for (NodeRow row = 0; row < tree.size(); ++row)
        if (place[row] != UndefinedCount)
            factor[row] = (users + 1 - place[row]) / users;
    return factor;
}

ResultTable evaluate(const FairshareInput& input, const ParameterValues& values)
{
    LevelFigures level = figures(input);
    const bool merge = choiceOf(Parameters[0], values) == TieChoices[1];
    std::vector<std::uint32_t> place = RankingWalk(input, level.key, merge).run();
    std::vector<double> factor = factors(input.tree, place);
    ResultTable table;
    table.columns = {
        levelSharesColumn(input),
        sharesWithinLevelColumn(input),
        usageNormColumn(input),
        usageEffectiveColumn(std::move(level.usageEffective),
            "Raw usage over that of the account it competes in; one level only, 0 to 1."),
        {{"level_fs", "LevelFS", "",
             "Normalized shares over effective usage on this level: above 1 is under-served, 0 without "
             "shares, "
             "infinite without usage. Only the order matters.",
             4},
            shared(std::move(level.levelFs))},
        rankColumn(std::move(place)),
        factorColumn(std::move(factor),
            "Place from the last over the number of users, above 0 to 1. Only the order matters."),
    };
    return table;
}

} // namespace

Algorithm fair_tree()
{
    return {.id = "fair_tree",
        .title = "Fair Tree",
        .summary =
            "Ranks all users by walking the tree: the best served by LevelFS at each level goes first, with "
            "everybody below it.",
        .formula =
            "LevelFS = normalized shares / effective usage, both within one level; factor = (users + 1 - "
            "rank) / users",
        .source = "Slurm 22.05.8, default since 19.05; two extended-precision quotients, exact comparison",
        .meaning = FactorMeaning::RankDecides,
        .parameters = Parameters,
        .evaluate = evaluate};
}

} // namespace fairshare::algorithm_files
