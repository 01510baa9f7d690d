// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/tree/share_tree.h"

#include <optional>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace fairshare {

/// Data of one association to add to a tree. Texts are copied by ShareTreeBuilder::add.
struct NodeDraft {
    NodeKind kind = NodeKind::User;
    std::string_view name{};
    std::uint32_t shares = 1;
    long double usage = 0; ///< own raw usage, TRES-seconds
    std::optional<long double> usageTotal{};
    std::string_view partition{};
    std::uint32_t association = 0;
    std::uint32_t pendingJobs = 0;
    std::string_view slurmOptions{};
    std::string_view limits{}; ///< as in TreeExtras
    std::string_view unknownMembers{};
    std::uint32_t unlistedShares = 0; ///< as in TreeShape
    bool isUnlisted = false; ///< likewise
    PrintedFigures printed{};
    SourcePosition position{}; ///< for messages about this node
};

/// Builds a tree from associations, added in any order in which parents precede children. This is the only
/// way from a file to a ShareTree. Linear except for sorting siblings that are out of order.
class ShareTreeBuilder {
public:
    using Handle = std::uint32_t; ///< counts the added nodes from 0; the root is 0

    enum class Repeats {
        Refuse, ///< a repeated association is an error
        Number, ///< repeated associations (same kind, name and partition) get association ids 1, 2, … in
                ///< order, with a diagnostic for each repeat
    };

    /// Starts with the root account.
    explicit ShareTreeBuilder(std::string_view rootName = "root");

    void reserve(std::size_t nodes);
    Handle add(Handle parent, const NodeDraft& draft);
    Handle root() const { return 0; }
    std::size_t size() const { return m_parent.size(); }
    /// Returns the account with this name; nothing if none was added yet.
    std::optional<Handle> account(std::string_view name) const;
    /// Replaces figures of the root, which exists from the start.
    void setRoot(const NodeDraft& draft);
    void setUsage(Handle node, long double usage) { m_usage[node] = usage; }
    long double usage(Handle node) const { return m_usage[node]; }
    void setShares(Handle node, std::uint32_t shares) { m_shares[node] = shares; }
    std::uint32_t shares(Handle node) const { return m_shares[node]; }
    void setUnlistedShares(Handle node, std::uint32_t shares) { m_unlistedShares[node] = shares; }
    const PrintedFigures& printed(Handle node) const;
    /// Replaces the options of a node that was listed again.
    void setSlurmOptions(Handle node, std::string_view options);
    std::string_view slurmOptions(Handle node) const;
    /// Moves an account with its subtree under another parent. The caller must exclude cycles.
    void setParent(Handle node, Handle parent) { m_parent[node] = parent; }
    Handle parent(Handle node) const { return m_parent[node]; }
    std::string_view partition(Handle node) const;
    NodeKind kind(Handle node) const { return m_kind[node]; }
    std::string_view name(Handle node) const { return m_name.at(node); }
    SourcePosition position(Handle node) const { return m_position[node]; }

    /// Builds the tree.
    /// Errors, with the position of the node: an empty name, texts that are not UTF-8, an account name used
    /// twice, a repeated association (kind, name, partition, association) among siblings, a child of a user,
    /// usage that is negative, not finite or above the largest double, shares above MaxShares that are not
    /// ParentShares.
    /// @param places if not null, receives the positions of the nodes by row of the tree
    /// @param handles if not null, receives the handles of the nodes by row of the tree
    Result<ShareTree> build(Repeats repeats, Diagnostics& diagnostics,
        std::vector<SourcePosition>* places = nullptr, std::vector<Handle>* handles = nullptr) &&;

private:
    Result<void> check() const;
    Result<void> checkNode(Handle node) const;
    Result<void> checkText(Handle node) const;
    void sortSiblings();
    bool precedes(Handle a, Handle b) const;
    bool alike(Handle a, Handle b) const; ///< same kind, name and partition
    bool sameAssociation(Handle a, Handle b) const;
    Result<void> settleRepeats(Repeats repeats, Diagnostics& diagnostics);
    std::uint32_t numberAlike(std::uint32_t i);
    /// Stores what both add and setRoot take from a draft about the listing.
    void addListed(Handle node, const NodeDraft& draft);
    void placeListed(const std::vector<NodeRow>& rowOf, TreeShape& shape) const;
    std::shared_ptr<const TreeExtras> extras(
        const std::vector<Handle>& order, const std::vector<NodeRow>& rowOf) const;
    std::shared_ptr<const PrintedColumn> printedColumn(const std::vector<Handle>& order) const;
    std::vector<Handle> processingOrder(std::vector<std::uint32_t>& depth, std::vector<NodeRow>& end) const;

    std::vector<Handle> m_parent;
    std::vector<NodeKind> m_kind;
    TextColumn m_name;
    std::vector<std::uint32_t> m_shares;
    std::vector<long double> m_usage;
    std::vector<SourcePosition> m_position;
    std::unordered_map<Handle, std::string> m_partition;
    std::vector<std::uint32_t> m_association;
    std::vector<std::uint32_t> m_pendingJobs;
    std::unordered_map<Handle, long double> m_usageTotal;
    TextColumn m_slurmOptions;
    TextColumn m_limits;
    std::unordered_map<Handle, std::string> m_replacedOptions;
    std::unordered_map<Handle, std::string> m_unknownMembers;
    std::unordered_map<Handle, std::uint32_t> m_unlistedShares;
    std::vector<Handle> m_unlisted;
    PrintedColumn
        m_printed; ///< by handle; empty if nothing was printed, and shorter if no later node has any
    std::unordered_map<std::string, Handle> m_accounts;
    std::vector<Handle> m_repeatedAccounts;
    std::vector<std::uint32_t>
        m_firstChild; ///< children of h: m_children[m_firstChild[h] … m_firstChild[h + 1])
    std::vector<Handle> m_children;
};

/// Returns the name of a node for messages: `user 'alice'` or `account 'physics'`, control characters
/// escaped.
std::string nameOf(NodeKind kind, std::string_view name);

} // namespace fairshare
