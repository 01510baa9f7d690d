// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/sacctmgr/sacctmgr_commands.h"

#include "core/analysis/sacctmgr/default_accounts.h"
#include "core/analysis/sacctmgr/sacctmgr_reach.h"
#include "core/analysis/sacctmgr/sacctmgr_words.h"
#include "core/base/ascii_text.h"
#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/fairshare/algorithm_registry.h"
#include "core/scenario/edits/usage_left_behind.h"
#include "core/scenario/evaluation.h"
#include "core/scenario/scenario.h"
#include "core/tree/names/same_user.h"
#include "core/tree/share_tree_builder.h"
#include "core/tree/shares_text.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <unordered_set>

namespace fairshare {
namespace {

constexpr std::string_view TakenApart = "sacctmgr would misread one of the names";
constexpr std::string_view Crash = "slurmdbd 22.05 crashes on a user of an account with '\\' in its name";
constexpr std::string_view SameName =
    "sacctmgr lowercases names and ignores IDs, so it cannot tell this association from another one";
constexpr std::string_view Administrator = "without this association, root may be unable to load a dump";
constexpr std::string_view AllPartitions =
    "without a partition, sacctmgr would also delete the associations that have one";
constexpr std::string_view AddedPartitions = "deleting it first could remove the default account; deleting "
                                             "it after adding the one with a partition would delete both";

class CommandList {
public:
    CommandList(const Scenario& before, const Scenario& after, const Difference& difference)
        : m_before(before.tree)
        , m_after(after.tree)
        , m_difference(difference)
        , m_cluster(after.cluster.empty() ? before.cluster : after.cluster)
        , m_keysBefore(loweredKeys(before.tree))
        , m_keysAfter(loweredKeys(after.tree))
        , m_reach(before.tree, after.tree, difference)
    {
        if (!before.cluster.empty() && !after.cluster.empty() && before.cluster != after.cluster)
            comment(fmt::format(
                "the files name different clusters, '{}' and '{}'; these commands are for the second",
                before.cluster, after.cluster));
    }

    SacctmgrCommands make() &&
    {
        if (m_cluster.empty())
            comment("no cluster name found; these commands affect every cluster in the database");
        each(ChangeKind::Added, NodeKind::Account, [this](auto change) { addAccount(change.after); });
        each(ChangeKind::Moved, NodeKind::Account, [this](auto change) { move(change.after); });
        findUsersRemovedFirst();
        addUsers(false);
        setShares();
        tellUsage();
        tellOptions();
        tellCapitals();
        resetUsage();
        removeFirst();
        addUsers(true);
        remove();
        return std::move(m_result);
    }

private:
    void comment(std::string_view text) { m_result.lines.push_back(fmt::format("# {}", inComment(text))); }

    void refuse(const ShareTree& tree, NodeRow row, std::string_view what, std::string_view why = TakenApart)
    {
        ++m_result.refused;
        comment(fmt::format("{}: {}: {}", what, describeRow(tree, row), why));
    }

    /// Adds one comment for all changes of an ambiguous association. Returns true if the row is ambiguous.
    bool refuseAmbiguous(const ShareTree& tree, NodeRow row)
    {
        if (!m_reach.isAmbiguous(tree, row))
            return false;
        if (!m_refusedUsers.insert(userKey(tree, row)).second)
            return true;
        ++m_result.refused;
        comment(fmt::format("not changed: {} of {}: two of the associations differ only in ID, and sacctmgr "
                            "cannot select by ID",
            nameOf(NodeKind::User, tree.name(row)), nameOf(NodeKind::Account, tree.name(tree.parent(row)))));
        return true;
    }

    void command(const std::vector<std::string>& words)
    {
        m_result.lines.push_back(commandLine(words));
        ++m_result.commands;
    }

    /// Adds a command that deletes associations or usage.
    void destructiveCommand(const std::vector<std::string>& words)
    {
        if (!m_destroys)
            comment("the commands below delete associations or usage; sacctmgr cannot undo them");
        m_destroys = true;
        command(words);
    }

    std::string cluster() const { return m_cluster.empty() ? std::string() : "cluster=" + m_cluster; }

    static std::string partition(const ShareTree& tree, NodeRow row)
    {
        return tree.partition(row).empty() ? std::string() : fmt::format("partition={}", tree.partition(row));
    }

    bool canBeTold(const ShareTree& tree, NodeRow row) const
    {
        const bool rowIsFine = canBeNamed(tree.name(row))
            && (tree.partition(row).empty() || canBeNamed(tree.partition(row)))
            && (m_cluster.empty() || canBeNamed(m_cluster));
        return rowIsFine && (tree.parent(row) == NoRow || canBeNamed(tree.name(tree.parent(row))));
    }

    template <typename Action>
    void each(ChangeKind kind, NodeKind node, Action action)
    {
        for (const AssociationChange& change : m_difference.associations)
            if (change.kind == kind && change.after != NoRow && m_after.shape().kind[change.after] == node)
                action(change);
    }

    void addAccount(NodeRow row)
    {
        if (!canBeTold(m_after, row))
            return refuse(m_after, row, "not added");
        if (m_keysBefore.contains(loweredKey(m_after, row)))
            return refuse(m_after, row, "not added", SameName);
        command({"add", "account", fmt::format("name={}", m_after.name(row)), cluster(),
            fmt::format("parent={}", m_after.name(m_after.parent(row))),
            "fairshare=" + sharesText(m_after.shares(row))});
    }

    void move(NodeRow row)
    {
        if (!canBeTold(m_after, row))
            return refuse(m_after, row, "not moved");
        // The new account would get no command of its own, as sacctmgr cannot tell it from an older one.
        if (const NodeRow parent = m_after.parent(row);
            m_difference.match.earlier[parent] == NoRow && m_keysBefore.contains(loweredKey(m_after, parent)))
            return refuse(m_after, row, "not moved", SameName);
        command({"modify", "account", "where", fmt::format("name={}", m_after.name(row)), cluster(), "set",
            fmt::format("parent={}", m_after.name(m_after.parent(row)))});
    }

    void findUsersRemovedFirst()
    {
        for (const AssociationChange& change : m_difference.associations)
            if (change.kind == ChangeKind::Removed && m_reach.goesFirst(change.before))
                m_removedFirst.insert(userKey(m_before, change.before));
    }

    /// Adds the users of whom another association has to be deleted first, or all others.
    void addUsers(bool afterRemoval)
    {
        each(ChangeKind::Added, NodeKind::User, [&, this](auto change) {
            if (m_removedFirst.contains(userKey(m_after, change.after)) == afterRemoval)
                addUser(change.after);
        });
    }

    void addUser(NodeRow row)
    {
        if (refuseAmbiguous(m_after, row))
            return;
        if (!canBeTold(m_after, row))
            return refuse(m_after, row, "not added");
        if (m_after.name(m_after.parent(row)).find('\\') != std::string_view::npos)
            return refuse(m_after, row, "not added", Crash);
        if (m_keysBefore.contains(loweredKey(m_after, row)))
            return refuse(m_after, row, "not added", SameName);
        command({"add", "user", fmt::format("name={}", m_after.name(row)), cluster(),
            fmt::format("account={}", m_after.name(m_after.parent(row))), partition(m_after, row),
            "fairshare=" + sharesText(m_after.shares(row))});
    }

    /// Sets shares. `modify user …` without a partition affects all of a user's associations in the account,
    /// so those with a partition are set again afterwards.
    void setShares()
    {
        NodeRow setBefore = NoRow;
        for (const AssociationChange& change : m_difference.associations) {
            if (change.kind != ChangeKind::Shares || change.after == RootRow)
                continue;
            const NodeRow row = change.after;
            if ((setBefore != NoRow && row <= setBefore) || refuseAmbiguous(m_after, row))
                continue;
            setSharesOf(row);
            if (!m_after.isUser(row) || !m_after.partition(row).empty())
                continue;
            for (NodeRow other = row + 1; isSameUser(m_after, row, other); ++other) {
                if (m_after.shares(other) != m_after.shares(row))
                    setSharesOf(other);
                setBefore = other;
            }
        }
    }

    void setSharesOf(NodeRow row)
    {
        if (!canBeTold(m_after, row))
            return refuse(m_after, row, fmt::format("shares not set to {}", sharesText(m_after.shares(row))));
        const std::string name = fmt::format("name={}", m_after.name(row));
        const std::string shares = "fairshare=" + sharesText(m_after.shares(row));
        if (m_after.isUser(row))
            command({"modify", "user", "where", name, cluster(),
                fmt::format("account={}", m_after.name(m_after.parent(row))), partition(m_after, row), "set",
                shares});
        else
            command({"modify", "account", "where", name, cluster(), "set", shares});
    }

    void resetUsage()
    {
        std::size_t others = 0;
        bool resets = false;
        each(ChangeKind::Usage, NodeKind::Account, [&others](auto) { ++others; });
        each(ChangeKind::Usage, NodeKind::User, [&, this](auto change) {
            const NodeRow row = change.after;
            const bool alone = !isSameUser(m_after, row, row + 1) && !isSameUser(m_after, row, row - 1);
            if (m_after.usage(row) != 0 || !alone || !canBeTold(m_after, row)
                || m_reach.isAmbiguous(m_after, row)) {
                ++others;
                return;
            }
            destructiveCommand({"modify", "user", "where", fmt::format("name={}", m_after.name(row)),
                cluster(), fmt::format("account={}", m_after.name(m_after.parent(row))),
                partition(m_after, row), "set", "rawusage=0"});
            resets = true;
        });
        if (others > 0)
            comment(fmt::format("usage differs in {}; sacctmgr can only reset usage to 0",
                counted(others, resets ? "more association" : "association")));
    }

    /// Says what becomes of the usage of users that move or are renamed, which the commands cannot move.
    void tellUsage()
    {
        long double brought = 0;
        std::size_t added = 0;
        long double left = 0;
        for (const AssociationChange& change : m_difference.associations) {
            if (change.kind == ChangeKind::Added && m_after.usage(change.after) > 0) {
                ++added;
                brought += m_after.usage(change.after);
            }
            if (change.kind == ChangeKind::Removed)
                left += m_before.usage(change.before);
        }
        if (left > 0)
            comment(fmt::format(
                "usage of deleted associations stays in their accounts until it decays: {} TRES-s",
                fixed(static_cast<double>(left), 0)));
        if (added > 0)
            comment(fmt::format(
                "the tree gives {} usage ({} TRES-s in total), but on the cluster they start at 0",
                counted(added, "added association"), fixed(static_cast<double>(brought), 0)));
    }

    /// Removes associations whose later removal would also delete added associations.
    void removeFirst()
    {
        for (std::size_t i = m_difference.associations.size(); i-- > 0;)
            if (const AssociationChange& change = m_difference.associations[i];
                change.kind == ChangeKind::Removed && m_reach.goesFirst(change.before))
                removeRow(change.before);
    }

    void remove()
    {
        std::vector<NodeRow> removedUsers;
        for (const AssociationChange& change : m_difference.associations)
            if (change.kind == ChangeKind::Removed && m_before.isUser(change.before)
                && !m_reach.isAmbiguous(m_before, change.before) && !m_reach.goesFirst(change.before)
                && refusalToDelete(change.before).empty())
                removedUsers.push_back(change.before);
        const auto lost = lostDefaultAccounts(m_before, m_after, removedUsers);
        setDefaultAccounts(lost, false);
        // Iterate in reverse, so that children are deleted before their account.
        for (std::size_t i = m_difference.associations.size(); i-- > 0;)
            if (const AssociationChange& change = m_difference.associations[i];
                change.kind == ChangeKind::Removed && !m_reach.goesFirst(change.before))
                removeRow(change.before);
        setDefaultAccounts(lost, true);
    }

    std::string_view refusalToDelete(NodeRow row) const
    {
        if (!canBeTold(m_before, row))
            return TakenApart;
        if (m_keysAfter.contains(loweredKey(m_before, row)))
            return SameName;
        if (m_before.isUser(row) && m_before.name(row) == "root" && m_before.parent(row) == RootRow)
            return Administrator;
        if (m_before.isUser(row) && m_before.partition(row).empty() && m_reach.keepsPartitions(row))
            return AllPartitions;
        if (m_reach.wouldTakeAdded(row))
            return AddedPartitions;
        return {};
    }

    void removeRow(NodeRow row)
    {
        if (refuseAmbiguous(m_before, row) || m_reach.goesWithAnother(row))
            return;
        if (const std::string_view refusal = refusalToDelete(row); !refusal.empty())
            return refuse(m_before, row, "not deleted", refusal);
        const std::string name = fmt::format("name={}", m_before.name(row));
        if (!m_before.isUser(row))
            return destructiveCommand({"delete", "account", "where", name, cluster()});
        destructiveCommand({"delete", "user", "where", name, cluster(),
            fmt::format("account={}", m_before.name(m_before.parent(row))), partition(m_before, row)});
    }

    void setDefaultAccounts(const std::vector<LostDefaultAccount>& all, bool isAfterRemoval)
    {
        for (const LostDefaultAccount& lost : all) {
            if (lost.isAfterRemoval != isAfterRemoval)
                continue;
            const std::vector<std::string> words{"modify", "user", "where", fmt::format("name={}", lost.user),
                cluster(), "set", fmt::format("defaultaccount={}", lost.next)};
            if (!canBeNamed(lost.user) || !canBeNamed(lost.next))
                comment(fmt::format("user '{}' loses the default account: {}", lost.user, TakenApart));
            else if (lost.isCertain)
                command(words);
            else
                comment(fmt::format("if '{}' is the default account of user '{}', run: {}", lost.left,
                    lost.user, commandLine(words)));
        }
    }

    void tellOptions()
    {
        std::size_t differing = 0;
        std::size_t added = 0;
        for (const AssociationChange& change : m_difference.associations) {
            differing += change.kind == ChangeKind::Options ? 1U : 0U;
            added += change.kind == ChangeKind::Added && hasMoreOptions(change.after) ? 1U : 0U;
        }
        if (differing > 0)
            comment(fmt::format("other options differ in {}; load a dump file to set them",
                counted(differing, "association")));
        if (added > 0)
            comment(fmt::format("limits and other options are not set for {}; load a dump file to set them",
                counted(added, "added association")));
    }

    /// Says that added names with capital letters become others, so that the cluster differs from the tree.
    void tellCapitals()
    {
        std::size_t capitals = 0;
        std::string_view example;
        for (const AssociationChange& change : m_difference.associations) {
            if (change.kind != ChangeKind::Added || !canBeTold(m_after, change.after)
                || m_keysBefore.contains(loweredKey(m_after, change.after))
                || lowerCase(m_after.name(change.after)) == m_after.name(change.after))
                continue;
            if (capitals++ == 0)
                example = m_after.name(change.after);
        }
        if (capitals > 0)
            comment(fmt::format("sacctmgr lowercases names; {} {} capital letters, such as '{}'",
                counted(capitals, "added name"), capitals == 1 ? "has" : "have", example));
    }

    /// Returns whether the row has options that are not set. A new user's default account is set
    /// automatically.
    bool hasMoreOptions(NodeRow row) const
    {
        const std::string_view options = m_after.slurmOptions(row);
        return !options.empty()
            && (!m_after.isUser(row)
                || options != fmt::format("DefaultAccount='{}'", m_after.name(m_after.parent(row))));
    }

    const ShareTree& m_before;
    const ShareTree& m_after;
    const Difference& m_difference;
    std::string m_cluster;
    std::unordered_set<std::string> m_keysBefore;
    std::unordered_set<std::string> m_keysAfter;
    SacctmgrReach m_reach;
    std::unordered_set<std::string> m_refusedUsers; ///< by userKey
    std::unordered_set<std::string> m_removedFirst; ///< users of whom SacctmgrReach::goesFirst, by userKey
    bool m_destroys = false; ///< true after the first destructive command
    SacctmgrCommands m_result;
};

std::string countsText(const RankMoves& moves)
{
    return fmt::format("move up {}, move down {}, keep rank {}", moves.up, moves.down, moves.kept);
}

/// Returns comments that count users who move: in the proposed tree, as every comparison counts them, and on
/// the cluster if its counts differ because added associations start without usage there.
std::vector<std::string> gainsAndLosses(const Scenario& before, const Scenario& after)
{
    const std::string& id = after.settings.algorithm;
    const auto earlier = evaluate(before, {id});
    const auto proposed = evaluate(after, {id});
    if (!earlier || !proposed)
        return {fmt::format("effect on users unknown: {}", (earlier ? proposed : earlier).error().message)};
    // People follow a moved user, although sacctmgr deletes one association and adds another.
    const RowMatch match = matchRows(after.tree, before.tree);
    const auto movesOf = [&](const Evaluation& evaluation) {
        return movesSince(evaluation.results.front(), (*earlier)->results.front(), match);
    };
    const std::string counts = countsText(movesOf(**proposed));
    std::vector<std::string> comments{fmt::format("users under {}: {}, new {}, removed {}",
        findAlgorithm(id)->title, counts, match.usersOnlyNow.size(), match.usersOnlyEarlier.size())};
    const UsageOnCluster cluster = withUsageOnCluster(before, after, true);
    const auto there = cluster.emptied.empty() ? proposed : evaluate(cluster.scenario, {id});
    if (!there)
        return comments;
    if (const std::string others = countsText(movesOf(**there)); others != counts)
        comments.push_back(
            fmt::format("on the cluster, where added associations start without usage: {}", others));
    return comments;
}

} // namespace

SacctmgrCommands sacctmgrCommands(const Scenario& before, const Scenario& after, const Difference& difference,
    const std::vector<CommandRisk>& accepted)
{
    if (std::vector<FoundRisk> risks = commandRisks(before, after, difference, accepted); !risks.empty())
        return {.risks = std::move(risks)};
    SacctmgrCommands result = CommandList(before, after, difference).make();
    std::vector<std::string> comments = gainsAndLosses(before, after);
    if (result.refused > 0)
        comments.front() += fmt::format("; including changes that sacctmgr cannot make: {}", result.refused);
    for (std::string& comment : comments)
        comment = "# " + inComment(comment);
    result.lines.insert(result.lines.begin(), comments.begin(), comments.end());
    return result;
}

std::string scriptOf(const SacctmgrCommands& commands)
{
    return fmt::format("{}\n", fmt::join(commands.lines, "\n"));
}

std::string refusalOfCutNames()
{
    return fairshare::say("names in this table are truncated, so the commands would delete real accounts and "
                          "add invented ones; print it with sshare -P for full names");
}

} // namespace fairshare
