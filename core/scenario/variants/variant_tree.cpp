// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/variants/variant.h"

#include "core/base/say.h"
#include "core/scenario/variants/variant_subjects.h"
#include "core/tree/edits/usage_after_moves.h"
#include "core/tree/names/row_match.h"
#include "core/tree/share_tree_builder.h"

#include <algorithm>
#include <limits>
#include <map>
#include <span>
#include <string_view>
#include <tuple>
#include <unordered_map>

namespace fairshare {
namespace {

constexpr std::size_t MostTold = 20;
/// Limit of rounds. Leaving out edits can make others not fit; a list that needs more rounds contradicts
/// itself.
constexpr int MostRounds = 64;

using Node = NodeRow; ///< nodes of the tree by row, then additions
using EditNumber = std::size_t;
constexpr EditNumber NoEdit = std::numeric_limits<EditNumber>::max();
using Edits = std::span<const VariantEdit>;

/// The tree after all edits that were not dropped.
class VariedTree {
public:
    VariedTree(const ShareTree& tree, Edits edits, std::vector<std::string>& dropped)
        : m_tree(tree)
        , m_edits(edits)
        , m_dropped(dropped)
    {
    }

    /// Applies the edits and drops those that do not fit, with reasons. Returns false if it dropped any,
    /// because others may then fit or no longer fit.
    bool apply(VariantSubjects& subjects);
    /// Drops all structural edits and keeps those of figures.
    void dropStructure();
    Result<ShareTree> build() const;

private:
    struct State {
        NodeDraft draft;
        Node parent = NoRow;
        bool removed = false;
        bool hasUsage = false; ///< an edit gives its usage
        EditNumber placedBy = NoEdit; ///< the last edit of its parent, name or partition
    };
    using UserKey = std::tuple<Node, std::string_view, std::string_view, std::uint32_t>;

    bool isDropped(EditNumber number) const { return !m_dropped[number].empty(); }
    void drop(EditNumber number, std::string reason)
    {
        m_dropped[number] = std::move(reason);
        m_fits = false;
    }
    void readTree();
    void applyNames(VariantSubjects& subjects);
    void applyName(EditNumber number, VariantSubjects& subjects);
    void addNode(EditNumber number, VariantSubjects& subjects);
    void listAccounts();
    void applyPlaces();
    void applyFigures(EditNumber number);
    void dropRepeatedUsers();
    void dropPlaced(EditNumber number);
    std::vector<Node> fromTheRoot(bool withRemoved) const;
    void untieCircles();
    UserKey keyOf(Node node) const;
    void leaveUsageBehind(
        ShareTree& made, const std::vector<Node>& nodes, const std::vector<NodeRow>& earlier) const;
    ShareTree sharing(const ShareTree& made, std::vector<NodeRow> earlier) const;

    const ShareTree& m_tree;
    Edits m_edits;
    std::vector<std::string>& m_dropped; ///< by edit: why it is left out; "" if applied
    bool m_fits = true;
    std::vector<State> m_nodes;
    std::vector<Node> m_subjects; ///< by edit
    std::unordered_map<std::string_view, Node> m_accounts; ///< by name after all edits
};

void VariedTree::readTree()
{
    m_nodes.assign(m_tree.size(), {});
    for (NodeRow row = 0; row < m_tree.size(); ++row) {
        const long double* total = m_tree.givenTotal(row);
        m_nodes[row].draft = {.kind = m_tree.isUser(row) ? NodeKind::User : NodeKind::Account,
            .name = m_tree.name(row),
            .shares = m_tree.shares(row),
            .usage = m_tree.usage(row),
            .usageTotal = total == nullptr ? std::optional<long double>() : *total,
            .partition = m_tree.partition(row),
            .association = m_tree.association(row),
            .pendingJobs = m_tree.pendingJobs(row),
            .slurmOptions = m_tree.slurmOptions(row),
            .unknownMembers = m_tree.unknownMembers(row)};
        m_nodes[row].parent = m_tree.parent(row);
    }
}

bool VariedTree::apply(VariantSubjects& subjects)
{
    m_fits = true;
    readTree();
    applyNames(subjects);
    listAccounts();
    applyPlaces();
    if (!m_fits)
        return false;
    for (EditNumber number = 0; number < m_edits.size(); ++number)
        if (!isDropped(number))
            applyFigures(number);
    untieCircles();
    dropRepeatedUsers();
    return m_fits;
}

void VariedTree::addNode(EditNumber number, VariantSubjects& subjects)
{
    const VariantEdit& edit = m_edits[number];
    State added;
    added.draft = {.kind = edit.node,
        .name = edit.name,
        .partition = edit.partition,
        .association = edit.association,
        .slurmOptions = edit.slurmOptions,
        .unknownMembers = edit.unknownMembers};
    added.placedBy = number;
    m_subjects[number] = static_cast<Node>(m_nodes.size());
    m_nodes.push_back(added);
    subjects.add(edit, m_subjects[number]);
}

void VariedTree::applyNames(VariantSubjects& subjects)
{
    m_subjects.assign(m_edits.size(), NoRow);
    subjects.forgetAdded();
    for (EditNumber number = 0; number < m_edits.size(); ++number)
        if (!isDropped(number))
            applyName(number, subjects);
}

void VariedTree::applyName(EditNumber number, VariantSubjects& subjects)
{
    const VariantEdit& edit = m_edits[number];
    if (edit.kind == VariantEdit::Kind::Add)
        return addNode(number, subjects);
    const Node subject = subjects.find(edit, [this](Node node) { return !m_nodes[node].removed; });
    if (subject == NoRow)
        return drop(number,
            edit.node == NodeKind::User
                ? fairshare::say("{} is not in account '{}'", nameOf(edit.node, edit.name), edit.account)
                : fairshare::say("{} does not exist", nameOf(edit.node, edit.name)));
    const bool isRemoval = edit.kind == VariantEdit::Kind::Remove;
    if (subject == RootRow && isRemoval)
        return drop(number, fairshare::say("the root cannot be removed"));
    if (subject == RootRow && (edit.shares || !edit.moveTo.empty()))
        return drop(number, fairshare::say("the root has no shares and cannot be moved"));
    if (subject == RootRow && !edit.renameTo.empty())
        return drop(number, fairshare::say("the root account cannot be moved or renamed"));
    m_subjects[number] = subject;
    State& state = m_nodes[subject];
    state.removed = isRemoval;
    if (!edit.renameTo.empty())
        state.draft.name = edit.renameTo;
    if (edit.partitionTo)
        state.draft.partition = *edit.partitionTo;
    if (!edit.renameTo.empty() || edit.partitionTo || !edit.moveTo.empty())
        state.placedBy = number;
}

/// Lists the accounts by name. Of two accounts with the same name, the edit that assigned it last is dropped.
void VariedTree::listAccounts()
{
    m_accounts.clear();
    for (Node node = 0; node < m_nodes.size(); ++node) {
        const State& state = m_nodes[node];
        if (state.draft.kind != NodeKind::Account || state.removed)
            continue;
        const auto [place, isNew] = m_accounts.emplace(state.draft.name, node);
        if (isNew)
            continue;
        const EditNumber there = m_nodes[place->second].placedBy;
        const bool replaces = there != NoEdit && (state.placedBy == NoEdit || state.placedBy < there);
        drop(replaces ? there : state.placedBy,
            fairshare::say("{} already exists", nameOf(NodeKind::Account, state.draft.name)));
        if (replaces)
            place->second = node;
    }
    for (Node node = 0; node < m_nodes.size(); ++node)
        if (m_nodes[node].removed && m_nodes[node].draft.kind == NodeKind::Account)
            m_accounts.emplace(m_nodes[node].draft.name, node); // nodes moved into it are removed too
}

void VariedTree::applyPlaces()
{
    for (EditNumber number = 0; number < m_edits.size(); ++number) {
        const VariantEdit& edit = m_edits[number];
        const bool isAddition = edit.kind == VariantEdit::Kind::Add;
        if (isDropped(number) || (!isAddition && edit.moveTo.empty()))
            continue;
        const std::string& target = isAddition ? edit.account : edit.moveTo;
        if (const auto found = m_accounts.find(target); found != m_accounts.end()) {
            m_nodes[m_subjects[number]].parent = found->second;
            continue;
        }
        const std::string who = nameOf(edit.node, edit.name);
        drop(number,
            isAddition ? fairshare::say("cannot add {1} to unknown account '{0}'", target, who)
                       : fairshare::say("cannot move {1} to unknown account '{0}'", target, who));
        const auto own = m_accounts.find(edit.name);
        if (isAddition && own != m_accounts.end() && own->second == m_subjects[number])
            m_accounts.erase(own);
    }
}

void VariedTree::applyFigures(EditNumber number)
{
    const VariantEdit& edit = m_edits[number];
    if (edit.kind == VariantEdit::Kind::Remove)
        return;
    NodeDraft& draft = m_nodes[m_subjects[number]].draft;
    draft.shares = edit.shares.value_or(draft.shares);
    draft.usage = edit.usage.value_or(draft.usage);
    m_nodes[m_subjects[number]].hasUsage |= edit.usage || edit.kind == VariantEdit::Kind::Add;
    draft.pendingJobs = edit.pendingJobs.value_or(draft.pendingJobs);
    if (edit.usageTotal)
        draft.usageTotal = edit.usageTotal;
    else if (edit.totalComputed)
        draft.usageTotal.reset();
}

/// Returns all nodes, parents first.
std::vector<Node> VariedTree::fromTheRoot(bool withRemoved) const
{
    std::vector<Node> next(m_nodes.size(), NoRow); // next sibling
    std::vector<Node> firstChild(m_nodes.size(), NoRow);
    for (auto node = static_cast<Node>(m_nodes.size()); node-- > 1;) {
        if (m_nodes[node].removed && !withRemoved)
            continue;
        next[node] = firstChild[m_nodes[node].parent];
        firstChild[m_nodes[node].parent] = node;
    }
    std::vector<Node> order{RootRow};
    for (std::size_t at = 0; at < order.size(); ++at)
        for (Node child = firstChild[order[at]]; child != NoRow; child = next[child])
            order.push_back(child);
    return order;
}

/// Accounts moved below each other return to their place in the tree.
void VariedTree::untieCircles()
{
    std::vector<bool> reached(m_nodes.size(), false);
    for (const Node node : fromTheRoot(true))
        reached[node] = true;
    for (Node row = 1; row < m_tree.size(); ++row)
        if (!reached[row])
            m_nodes[row].parent = m_tree.parent(row);
}

auto VariedTree::keyOf(Node node) const -> UserKey
{
    const State& state = m_nodes[node];
    return {state.parent, state.draft.name, state.draft.partition, state.draft.association};
}

/// Of two users that would become the same association, the edit that placed one of them last is dropped.
void VariedTree::dropRepeatedUsers()
{
    std::map<UserKey, Node> placed;
    for (Node node = 1; node < m_nodes.size(); ++node) {
        const State& state = m_nodes[node];
        if (state.draft.kind != NodeKind::User || state.removed || state.placedBy == NoEdit)
            continue;
        const auto [place, isNew] = placed.emplace(keyOf(node), node);
        if (!isNew)
            dropPlaced(std::max(state.placedBy, m_nodes[place->second].placedBy));
    }
    if (placed.empty())
        return;
    for (Node row = 1; row < m_tree.size(); ++row) {
        const State& state = m_nodes[row];
        if (state.draft.kind != NodeKind::User || state.removed || state.placedBy != NoEdit)
            continue;
        if (const auto found = placed.find(keyOf(row)); found != placed.end())
            dropPlaced(m_nodes[found->second].placedBy);
    }
}

void VariedTree::dropPlaced(EditNumber number)
{
    const State& state = m_nodes[m_subjects[number]];
    drop(number, fairshare::say("{} already exists", nameOf(state.draft.kind, state.draft.name)));
}

void VariedTree::dropStructure()
{
    for (EditNumber number = 0; number < m_edits.size(); ++number) {
        const VariantEdit& edit = m_edits[number];
        const bool isStructure = edit.kind != VariantEdit::Kind::Set || !edit.moveTo.empty()
            || !edit.renameTo.empty() || edit.partitionTo;
        if (!isDropped(number) && isStructure)
            drop(number, fairshare::say("{} depends on ignored changes", nameOf(edit.node, edit.name)));
    }
}

Result<ShareTree> VariedTree::build() const
{
    ShareTreeBuilder builder;
    builder.reserve(m_nodes.size());
    builder.setRoot(m_nodes[RootRow].draft);
    std::vector<ShareTreeBuilder::Handle> handles(m_nodes.size(), builder.root());
    const std::vector<Node> order = fromTheRoot(false); // by handle
    for (const Node node : order)
        if (node != RootRow)
            handles[node] = builder.add(handles[m_nodes[node].parent], m_nodes[node].draft);
    Diagnostics none;
    std::vector<ShareTreeBuilder::Handle> rows;
    auto made = std::move(builder).build(ShareTreeBuilder::Repeats::Refuse, none, nullptr, &rows);
    if (!made)
        return made;
    std::vector<NodeRow> earlier(rows.size());
    std::vector<Node> nodes(rows.size());
    for (NodeRow row = 0; row < rows.size(); ++row) {
        nodes[row] = order[rows[row]];
        earlier[row] = nodes[row] < m_tree.size() ? nodes[row] : NoRow;
    }
    leaveUsageBehind(*made, nodes, earlier);
    return sharing(*made, std::move(earlier));
}

/// Where no edit gives the usage, moved and renamed associations start without it, as on the cluster.
void VariedTree::leaveUsageBehind(
    ShareTree& made, const std::vector<Node>& nodes, const std::vector<NodeRow>& earlier) const
{
    std::vector<long double> usage = usageAfterMoves(m_tree, made, earlier);
    for (NodeRow row = 0; row < made.size(); ++row)
        if (m_nodes[nodes[row]].hasUsage)
            usage[row] = made.usage(row);
    if (usage == made.usage())
        return;
    ShareTree::Columns columns = made.columns();
    columns.usage = std::make_shared<const std::vector<long double>>(std::move(usage));
    made = ShareTree(std::move(columns));
}

/// Shares unchanged columns with the original tree, which saves memory and evaluations. Associations stay the
/// same.
ShareTree VariedTree::sharing(const ShareTree& made, std::vector<NodeRow> earlier) const
{
    const auto keep = [](auto& column, const auto& old) {
        if (column && old && *column == *old)
            column = old;
    };
    const ShareTree::Columns& before = m_tree.columns();
    ShareTree::Columns columns = made.columns();
    keep(columns.shape, before.shape);
    keep(columns.shares, before.shares);
    keep(columns.usage, before.usage);
    keep(columns.pendingJobs, before.pendingJobs);
    keep(columns.givenTotals, before.givenTotals);
    keep(columns.extras, before.extras);
    if (columns.shape == before.shape) {
        columns.origin = before.origin;
        return ShareTree(std::move(columns));
    }
    return withOrigin(ShareTree(std::move(columns)), m_tree, std::move(earlier));
}

} // namespace

Result<VariantTree> withVariant(const ShareTree& tree, const Variant& variant)
{
    if (variant.edits.empty())
        return VariantTree{tree};
    VariantSubjects subjects(tree);
    std::vector<std::string> dropped(variant.edits.size());
    VariedTree varied(tree, variant.edits, dropped);
    for (int round = 1; !varied.apply(subjects); ++round)
        if (round == MostRounds)
            varied.dropStructure();
    auto built = varied.build();
    if (!built)
        return tl::unexpected(built.error());
    VariantTree made{*std::move(built)};
    for (EditNumber number = 0; number < dropped.size(); ++number) {
        if (dropped[number].empty())
            continue;
        made.leftOutEdits.push_back(number);
        if (made.leftOutEdits.size() <= MostTold)
            made.leftOut.push_back({"variant_edit_left_out",
                fairshare::say(
                    "variant '{0}' has a change without effect: {1}", variant.name, dropped[number]),
                {}});
    }
    if (const std::size_t count = made.leftOutEdits.size(); count > MostTold)
        made.leftOut.push_back({"variant_edit_left_out",
            fairshare::say(
                "variant '{0}' has {1} more changes without effect", variant.name, count - MostTold),
            {}});
    return made;
}

} // namespace fairshare
