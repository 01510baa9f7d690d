// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/variant.h"

#include "core/base/say.h"
#include "core/tree/row_match.h"
#include "core/tree/share_tree_builder.h"

#include <string_view>
#include <unordered_map>

namespace fairshare {
namespace {

constexpr std::size_t MostTold = 20;

/// A tree whose nodes move, come and go; nodes are numbered, those of the tree by row.
class LooseTree {
public:
    explicit LooseTree(const ShareTree& tree);

    /// NoRow where there is none.
    NodeRow account(std::string_view name) const;
    NodeRow user(const VariantEdit& edit) const;

    /// The reason why it does not fit; "" when it was done.
    std::string apply(const VariantEdit& edit);
    Result<ShareTree> build();

private:
    struct Node {
        NodeDraft draft;
        NodeRow parent = NoRow;
        bool removed = false;
    };

    std::string add(const VariantEdit& edit);
    std::string set(Node& node, const VariantEdit& edit) const;
    std::vector<NodeRow> fromTheRoot(bool withRemoved) const;
    void untieCircles();

    const ShareTree& m_tree;
    std::vector<Node> m_nodes;
    std::unordered_map<std::string_view, NodeRow> m_accounts;
    std::unordered_multimap<std::string_view, NodeRow> m_users;
};

LooseTree::LooseTree(const ShareTree& tree)
    : m_tree(tree)
{
    m_nodes.resize(tree.size());
    for (NodeRow row = 0; row < tree.size(); ++row) {
        Node& node = m_nodes[row];
        const long double* total = tree.givenTotal(row);
        node.draft = {.kind = tree.isUser(row) ? NodeKind::User : NodeKind::Account,
            .name = tree.name(row),
            .shares = tree.shares(row),
            .usage = tree.usage(row),
            .usageTotal = total == nullptr ? std::optional<long double>() : *total,
            .partition = tree.partition(row),
            .association = tree.association(row),
            .pendingJobs = tree.pendingJobs(row),
            .slurmOptions = tree.slurmOptions(row),
            .unknownMembers = tree.unknownMembers(row)};
        node.parent = tree.parent(row);
        if (node.draft.kind == NodeKind::User)
            m_users.emplace(node.draft.name, row);
        else
            m_accounts.emplace(node.draft.name, row);
    }
}

NodeRow LooseTree::account(std::string_view name) const
{
    const auto found = m_accounts.find(name);
    return found == m_accounts.end() ? NoRow : found->second;
}

NodeRow LooseTree::user(const VariantEdit& edit) const
{
    const NodeRow holder = account(edit.account);
    const auto [first, last] = m_users.equal_range(edit.name);
    for (auto at = first; at != last; ++at) {
        const Node& node = m_nodes[at->second];
        if (node.parent == holder && !node.removed && node.draft.partition == edit.partition
            && node.draft.association == edit.association)
            return at->second;
    }
    return NoRow;
}

std::string LooseTree::apply(const VariantEdit& edit)
{
    if (edit.kind == VariantEdit::Kind::Add)
        return add(edit);
    const bool isUser = edit.node == NodeKind::User;
    const NodeRow row = isUser ? user(edit) : account(edit.name);
    if (row == NoRow)
        return isUser
            ? fairshare::say("{} is not in account '{}'", nameOf(edit.node, edit.name), edit.account)
            : fairshare::say("there is no {}", nameOf(edit.node, edit.name));
    if (edit.kind == VariantEdit::Kind::Set)
        return set(m_nodes[row], edit);
    if (row == RootRow)
        return fairshare::say("the root cannot be removed");
    m_nodes[row].removed = true;
    if (!isUser)
        m_accounts.erase(m_nodes[row].draft.name);
    return {};
}

std::string LooseTree::add(const VariantEdit& edit)
{
    const NodeRow parent = account(edit.account);
    if (parent == NoRow)
        return fairshare::say(
            "there is no account '{}' to add {} to", edit.account, nameOf(edit.node, edit.name));
    const bool isUser = edit.node == NodeKind::User;
    if ((isUser ? user(edit) : account(edit.name)) != NoRow)
        return fairshare::say("{} is there already", nameOf(edit.node, edit.name));
    Node node;
    node.draft = {.kind = edit.node,
        .name = edit.name,
        .shares = edit.shares.value_or(1),
        .usage = edit.usage.value_or(0),
        .usageTotal = edit.usageTotal,
        .partition = edit.partition,
        .association = edit.association,
        .pendingJobs = edit.pendingJobs.value_or(0),
        .slurmOptions = edit.slurmOptions,
        .unknownMembers = edit.unknownMembers};
    node.parent = parent;
    const auto row = static_cast<NodeRow>(m_nodes.size());
    m_nodes.push_back(node);
    if (isUser)
        m_users.emplace(edit.name, row);
    else
        m_accounts.emplace(edit.name, row);
    return {};
}

std::string LooseTree::set(Node& node, const VariantEdit& edit) const
{
    const bool isRoot = node.parent == NoRow;
    if (isRoot && (edit.shares || !edit.moveTo.empty()))
        return fairshare::say("the root has no shares and stays where it is");
    if (!edit.moveTo.empty()) {
        const NodeRow parent = account(edit.moveTo);
        if (parent == NoRow)
            return fairshare::say(
                "there is no account '{}' to move {} to", edit.moveTo, nameOf(edit.node, edit.name));
        node.parent = parent;
    }
    node.draft.shares = edit.shares.value_or(node.draft.shares);
    node.draft.usage = edit.usage.value_or(node.draft.usage);
    node.draft.pendingJobs = edit.pendingJobs.value_or(node.draft.pendingJobs);
    if (edit.usageTotal)
        node.draft.usageTotal = edit.usageTotal;
    else if (edit.totalComputed)
        node.draft.usageTotal.reset();
    return {};
}

/// Parents first.
std::vector<NodeRow> LooseTree::fromTheRoot(bool withRemoved) const
{
    std::vector<NodeRow> next(m_nodes.size(), NoRow); // of the same parent
    std::vector<NodeRow> firstChild(m_nodes.size(), NoRow);
    for (auto row = static_cast<NodeRow>(m_nodes.size()); row-- > 1;) {
        if (m_nodes[row].removed && !withRemoved)
            continue;
        next[row] = firstChild[m_nodes[row].parent];
        firstChild[m_nodes[row].parent] = row;
    }
    std::vector<NodeRow> order{RootRow};
    for (std::size_t at = 0; at < order.size(); ++at)
        for (NodeRow child = firstChild[order[at]]; child != NoRow; child = next[child])
            order.push_back(child);
    return order;
}

/// Accounts that were moved below each other go back to where the tree has them.
void LooseTree::untieCircles()
{
    std::vector<bool> reached(m_nodes.size(), false);
    for (const NodeRow row : fromTheRoot(true))
        reached[row] = true;
    for (NodeRow row = 1; row < m_tree.size(); ++row)
        if (!reached[row])
            m_nodes[row].parent = m_tree.parent(row);
}

Result<ShareTree> LooseTree::build()
{
    untieCircles();
    ShareTreeBuilder builder;
    builder.reserve(m_nodes.size());
    builder.setRoot(m_nodes[RootRow].draft);
    std::vector<ShareTreeBuilder::Handle> handles(m_nodes.size(), builder.root());
    for (const NodeRow row : fromTheRoot(false))
        if (row != RootRow)
            handles[row] = builder.add(handles[m_nodes[row].parent], m_nodes[row].draft);
    Diagnostics none;
    return std::move(builder).build(ShareTreeBuilder::Repeats::Refuse, none);
}

/// Columns that are as before are shared, which saves memory and evaluations; associations stay the same
/// ones.
ShareTree sharingWith(const ShareTree& before, const ShareTree& made)
{
    const auto keep = [](auto& column, const auto& old) {
        if (column && old && *column == *old)
            column = old;
    };
    ShareTree::Columns columns = made.columns();
    keep(columns.shape, before.columns().shape);
    keep(columns.shares, before.columns().shares);
    keep(columns.usage, before.columns().usage);
    keep(columns.pendingJobs, before.columns().pendingJobs);
    keep(columns.givenTotals, before.columns().givenTotals);
    keep(columns.extras, before.columns().extras);
    if (columns.shape == before.columns().shape) {
        columns.origin = before.columns().origin;
        return ShareTree(std::move(columns));
    }
    return withOrigin(ShareTree(std::move(columns)), before, matchMoved(made, before).earlier);
}

/// How associations of two trees are told to be the same.
class Counterparts {
public:
    explicit Counterparts(const ShareTree& tree)
        : m_tree(tree)
    {
        for (NodeRow row = 1; row < tree.size(); ++row)
            (tree.isUser(row) ? m_users : m_accounts).emplace(tree.name(row), row);
    }

    /// NoRow where the tree of this object has none.
    NodeRow of(const ShareTree& other, NodeRow row) const
    {
        if (row == RootRow)
            return RootRow;
        if (!other.isUser(row)) {
            const auto found = m_accounts.find(other.name(row));
            return found == m_accounts.end() ? NoRow : found->second;
        }
        const NodeRow holder = other.parent(row);
        const auto [first, last] = m_users.equal_range(other.name(row));
        for (auto at = first; at != last; ++at) {
            const NodeRow mine = m_tree.parent(at->second);
            const bool sameHolder = holder == RootRow
                ? mine == RootRow
                : mine != RootRow && m_tree.name(mine) == other.name(holder);
            if (sameHolder && m_tree.partition(at->second) == other.partition(row)
                && m_tree.association(at->second) == other.association(row))
                return at->second;
        }
        return NoRow;
    }

private:
    const ShareTree& m_tree;
    std::unordered_multimap<std::string_view, NodeRow> m_accounts;
    std::unordered_multimap<std::string_view, NodeRow> m_users;
};

VariantEdit editOf(VariantEdit::Kind kind, const ShareTree& tree, NodeRow row)
{
    VariantEdit edit{.kind = kind,
        .node = tree.isUser(row) ? NodeKind::User : NodeKind::Account,
        .name = std::string(tree.name(row)),
        .account = {}};
    const bool added = kind == VariantEdit::Kind::Add;
    if (tree.isUser(row) || added) {
        edit.account = tree.name(tree.parent(row));
        edit.partition = tree.partition(row);
        edit.association = tree.association(row);
    }
    return edit;
}

VariantEdit additionOf(const ShareTree& tree, NodeRow row)
{
    VariantEdit edit = editOf(VariantEdit::Kind::Add, tree, row);
    edit.shares = tree.shares(row);
    edit.usage = tree.usage(row);
    if (const long double* total = tree.givenTotal(row); total != nullptr)
        edit.usageTotal = *total;
    if (tree.pendingJobs(row) != 0)
        edit.pendingJobs = tree.pendingJobs(row);
    edit.slurmOptions = tree.slurmOptions(row);
    edit.unknownMembers = tree.unknownMembers(row);
    return edit;
}

bool sameTotal(const long double* a, const long double* b)
{
    return a == nullptr || b == nullptr ? a == b : *a == *b;
}

/// Nothing where both rows are alike.
std::optional<VariantEdit> changeOf(
    const ShareTree& before, NodeRow earlier, const ShareTree& after, NodeRow row)
{
    VariantEdit edit = editOf(VariantEdit::Kind::Set, before, earlier);
    const VariantEdit nothing = edit;
    if (row != RootRow && !after.isUser(row)) {
        const NodeRow parent = after.parent(row);
        const NodeRow was = before.parent(earlier);
        const bool sameParent =
            parent == RootRow || was == RootRow ? parent == was : after.name(parent) == before.name(was);
        if (!sameParent)
            edit.moveTo = parent == RootRow ? before.name(RootRow) : after.name(parent);
    }
    if (row != RootRow && after.shares(row) != before.shares(earlier))
        edit.shares = after.shares(row);
    if (after.usage(row) != before.usage(earlier))
        edit.usage = after.usage(row);
    if (after.pendingJobs(row) != before.pendingJobs(earlier))
        edit.pendingJobs = after.pendingJobs(row);
    const long double* total = after.givenTotal(row);
    if (!sameTotal(total, before.givenTotal(earlier))) {
        edit.totalComputed = total == nullptr;
        if (total != nullptr)
            edit.usageTotal = *total;
    }
    return edit == nothing ? std::nullopt : std::optional(std::move(edit));
}

} // namespace

Result<VariantTree> withVariant(const ShareTree& tree, const Variant& variant)
{
    if (variant.edits.empty())
        return VariantTree{tree};
    LooseTree loose(tree);
    Diagnostics leftOut;
    std::size_t count = 0;
    for (const VariantEdit& edit : variant.edits) {
        std::string reason = loose.apply(edit);
        if (reason.empty() || ++count > MostTold)
            continue;
        leftOut.push_back({"variant_edit_left_out",
            fairshare::say("variant '{}': {}, so an edit is left out", variant.name, reason), {}});
    }
    if (count > MostTold)
        leftOut.push_back({"variant_edit_left_out",
            fairshare::say("variant '{}': {} more edits are left out", variant.name, count - MostTold), {}});
    auto built = loose.build();
    if (!built)
        return tl::unexpected(built.error());
    return VariantTree{sharingWith(tree, *built), std::move(leftOut)};
}

std::vector<VariantEdit> editsBetween(const ShareTree& before, const ShareTree& after)
{
    std::vector<VariantEdit> edits;
    if (before.columns().shape == after.columns().shape) {
        for (NodeRow row = 0; row < after.size(); ++row)
            if (auto change = changeOf(before, row, after, row))
                edits.push_back(std::move(*change));
        return edits;
    }
    const Counterparts earlierRows(before);
    std::vector<bool> stays(before.size(), false);
    stays[RootRow] = true;
    // Parents first, so that whatever comes or moves finds its account.
    for (NodeRow row = 0; row < after.size(); ++row) {
        const NodeRow earlier = earlierRows.of(after, row);
        if (earlier == NoRow) {
            edits.push_back(additionOf(after, row));
            if (after.parent(row) == RootRow)
                edits.back().account = before.name(RootRow); // which keeps its name
            continue;
        }
        stays[earlier] = true;
        if (auto change = changeOf(before, earlier, after, row))
            edits.push_back(std::move(*change));
    }
    for (NodeRow row = 1; row < before.size(); ++row)
        if (!stays[row] && stays[before.parent(row)])
            edits.push_back(editOf(VariantEdit::Kind::Remove, before, row));
    return edits;
}

} // namespace fairshare
