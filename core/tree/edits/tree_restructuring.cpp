// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tree/edits/tree_restructuring.h"

#include "core/base/say.h"
#include "core/base/utf8.h"
#include "core/tree/edits/row_gathering.h"
#include "core/tree/edits/share_tree_edits.h"
#include "core/tree/names/row_match.h"
#include "core/tree/share_tree_builder.h"

#include <algorithm>
#include <numeric>
#include <tuple>
#include <unordered_map>
#include <unordered_set>

namespace fairshare {
namespace {

/// Sort key of siblings, apart from the order in the file.
struct SiblingKey {
    bool isAccount;
    std::string_view name;
    std::string_view partition;
    std::uint32_t association;

    auto operator<=>(const SiblingKey&) const = default;
};

SiblingKey keyOf(const ShareTree& tree, NodeRow row)
{
    return {!tree.isUser(row), tree.name(row), tree.partition(row), tree.association(row)};
}

/// Returns the usage of `row` including its subtree, using given totals.
long double totalOf(const ShareTree& tree, NodeRow row)
{
    long double sum = 0;
    for (NodeRow at = row; at < tree.subtreeEnd(row);) {
        const long double* const given = tree.givenTotal(at);
        sum += given != nullptr ? *given : tree.usage(at);
        at = given != nullptr ? tree.subtreeEnd(at) : at + 1;
    }
    return sum;
}

class Restructuring {
public:
    Restructuring(const ShareTree& tree, const TreePlan& plan)
        : m_tree(tree)
        , m_plan(plan)
        , m_taken(tree.size(), false)
        , m_takenRoots(plan.taken.begin(), plan.taken.end())
    {
    }

    Result<RestructuredTree> run();

private:
    /// A graft and its destination.
    struct Placed {
        const Graft* graft;
        std::size_t index; ///< index of the graft in the plan
        SiblingKey key;
        NodeRow before = NoRow; ///< row of the tree that follows the graft
    };

    Result<void> check();
    Result<void> checkGraft(const Graft& graft) const;
    bool isMoved(const Graft& graft) const { return m_takenRoots.contains(graft.source); }
    SiblingKey keyOfGraft(const Graft& graft) const;
    void place();
    void placeBelow(NodeRow parent, std::size_t begin, std::size_t end);
    void emit();
    void emitGraft(const Placed& placed);
    void append(NodeRow source, NodeRow earlier, std::uint32_t depth);
    void appendKept(NodeRow begin, NodeRow end);
    Result<void> checkAccounts(const TreeShape& shape) const;
    Result<void> checkSiblings(const TreeShape& shape) const;
    GivenTotals movedTotals() const;
    const ShareTree& m_tree;
    const TreePlan& m_plan;
    std::vector<bool> m_taken; ///< by row: removed or moved
    std::unordered_set<NodeRow> m_takenRoots;
    std::vector<Placed> m_placed;
    GatheredRows m_rows;
    std::vector<NodeRow> m_grafted;
};

SiblingKey Restructuring::keyOfGraft(const Graft& graft) const
{
    SiblingKey key = graft.source == NoRow ? SiblingKey{graft.kind == NodeKind::Account, {}, {}, 0}
                                           : keyOf(m_tree, graft.source);
    for (const auto& [row, name] : graft.names)
        if (row == graft.source)
            key.name = name;
    if (graft.partition)
        key.partition = *graft.partition;
    if (!isMoved(graft))
        key.association = 0;
    return key;
}

Result<void> Restructuring::check()
{
    for (const NodeRow row : m_plan.taken) {
        if (row == RootRow)
            return fail(ErrorCode::BadInput, fairshare::say("the root account cannot be moved or renamed"));
        std::fill(m_taken.begin() + row, m_taken.begin() + m_tree.subtreeEnd(row), true);
    }
    for (const Graft& graft : m_plan.grafts)
        if (auto checked = checkGraft(graft); !checked)
            return checked;
    return {};
}

Result<void> Restructuring::checkGraft(const Graft& graft) const
{
    if (graft.source == RootRow)
        return fail(ErrorCode::BadInput, fairshare::say("the root account cannot be copied"));
    const SiblingKey key = keyOfGraft(graft);
    const auto kind = key.isAccount ? NodeKind::Account : NodeKind::User;
    const std::string parent = nameOf(m_tree.shape().kind[graft.parent], m_tree.name(graft.parent));
    if (m_tree.isUser(graft.parent))
        return fail(ErrorCode::BadInput,
            fairshare::say("{} cannot be placed under {}; only accounts can contain associations",
                nameOf(kind, key.name), parent));
    if (m_taken[graft.parent])
        return fail(ErrorCode::BadInput,
            fairshare::say("cannot move {} into {}, which is in the subtree being moved",
                nameOf(kind, key.name), parent));
    const auto isText = [](std::string_view text) {
        return invalidUtf8(text) == std::string_view::npos && text.find('\0') == std::string_view::npos;
    };
    for (const auto& [row, name] : graft.names) {
        if (name.empty())
            return fail(ErrorCode::BadInput, fairshare::say("the name must not be empty"));
        if (!isText(name))
            return fail(ErrorCode::BadInput,
                fairshare::say(
                    "the name '{}' contains invalid UTF-8 or a NUL character", withEscapedBytes(name)));
    }
    if (graft.partition && !isText(*graft.partition))
        return fail(ErrorCode::BadInput,
            fairshare::say("the partition '{}' contains invalid UTF-8 or a NUL character",
                withEscapedBytes(*graft.partition)));
    return {};
}

/// Finds the row that follows each graft.
void Restructuring::place()
{
    m_placed.reserve(m_plan.grafts.size());
    for (std::size_t i = 0; i < m_plan.grafts.size(); ++i)
        m_placed.push_back({&m_plan.grafts[i], i, keyOfGraft(m_plan.grafts[i])});
    std::sort(m_placed.begin(), m_placed.end(), [](const Placed& a, const Placed& b) {
        return std::tie(a.graft->parent, a.key, a.index) < std::tie(b.graft->parent, b.key, b.index);
    });
    for (std::size_t begin = 0; begin < m_placed.size();) {
        const NodeRow parent = m_placed[begin].graft->parent;
        std::size_t end = begin;
        while (end < m_placed.size() && m_placed[end].graft->parent == parent)
            ++end;
        placeBelow(parent, begin, end);
        begin = end;
    }
    // At a common end of several subtrees, the innermost comes first.
    std::sort(m_placed.begin(), m_placed.end(), [this](const Placed& a, const Placed& b) {
        return std::tuple(a.before, m_tree.depth(b.graft->parent), a.key, a.index)
            < std::tuple(b.before, m_tree.depth(a.graft->parent), b.key, b.index);
    });
}

void Restructuring::placeBelow(NodeRow parent, std::size_t begin, std::size_t end)
{
    NodeRow child = parent + 1;
    for (std::size_t i = begin; i < end; ++i) {
        while (child < m_tree.subtreeEnd(parent)
            && (m_taken[child] || !(m_placed[i].key < keyOf(m_tree, child))))
            child = m_tree.subtreeEnd(child);
        m_placed[i].before = child;
    }
}

void Restructuring::append(NodeRow source, NodeRow earlier, std::uint32_t depth)
{
    m_rows.source.push_back(source);
    m_rows.earlier.push_back(earlier);
    m_rows.depth.push_back(depth);
}

void Restructuring::appendKept(NodeRow begin, NodeRow end)
{
    const std::size_t first = m_rows.source.size();
    for (auto* rows : {&m_rows.source, &m_rows.earlier}) {
        rows->resize(first + end - begin);
        std::iota(rows->begin() + static_cast<std::ptrdiff_t>(first), rows->end(), begin);
    }
    const std::vector<std::uint32_t>& depth = m_tree.shape().depth;
    m_rows.depth.insert(m_rows.depth.end(), depth.begin() + begin, depth.begin() + end);
}

void Restructuring::emitGraft(const Placed& placed)
{
    const Graft& graft = *placed.graft;
    const auto first = static_cast<NodeRow>(m_rows.source.size());
    const std::uint32_t depth = m_tree.depth(graft.parent) + 1;
    m_grafted[placed.index] = first;
    if (graft.source == NoRow) {
        append(NoRow, NoRow, depth);
        m_rows.added.emplace(first, GatheredRows::Added{graft.kind, graft.shares});
    } else {
        const bool moved = isMoved(graft);
        for (NodeRow row = graft.source; row < m_tree.subtreeEnd(graft.source); ++row)
            append(row, moved ? row : NoRow, m_tree.depth(row) - m_tree.depth(graft.source) + depth);
    }
    for (const auto& [row, name] : graft.names)
        m_rows.names.emplace(graft.source == NoRow ? first : first + row - graft.source, name);
    if (graft.partition)
        m_rows.partitions.emplace(first, *graft.partition);
}

void Restructuring::emit()
{
    m_rows.source.reserve(m_tree.size() + m_plan.grafts.size());
    m_rows.earlier.reserve(m_rows.source.capacity());
    m_rows.depth.reserve(m_rows.source.capacity());
    m_grafted.resize(m_plan.grafts.size());
    auto next = m_placed.cbegin();
    std::vector<NodeRow> taken = m_plan.taken;
    std::sort(taken.begin(), taken.end());
    taken.erase(std::unique(taken.begin(), taken.end()), taken.end());
    auto gone = taken.cbegin();
    const auto size = static_cast<NodeRow>(m_tree.size());
    for (NodeRow row = RootRow; row <= size;) {
        for (; next != m_placed.cend() && next->before == row; ++next)
            emitGraft(*next);
        if (row == size)
            break;
        if (gone != taken.cend() && *gone == row) {
            row = m_tree.subtreeEnd(row);
            ++gone;
            continue;
        }
        NodeRow end = gone == taken.cend() ? size : *gone;
        end = next == m_placed.cend() ? end : std::min(end, next->before);
        appendKept(row, end);
        row = end;
    }
}

Result<void> Restructuring::checkAccounts(const TreeShape& shape) const
{
    std::vector<bool> isNew(shape.kind.size(), false);
    for (NodeRow row = 0; row < shape.kind.size(); ++row)
        isNew[row] = m_rows.earlier[row] == NoRow;
    for (const auto& [row, name] : m_rows.names)
        isNew[row] = true;
    std::unordered_set<std::string_view> names;
    const auto refused = [&shape](NodeRow row) {
        return fail(ErrorCode::BadInput,
            fairshare::say("{} already exists; account names must be unique",
                nameOf(NodeKind::Account, shape.name.at(row))));
    };
    for (NodeRow row = 0; row < shape.kind.size(); ++row)
        if (isNew[row] && shape.kind[row] == NodeKind::Account && !names.insert(shape.name.at(row)).second)
            return refused(row);
    for (NodeRow row = 0; row < shape.kind.size() && !names.empty(); ++row)
        if (!isNew[row] && shape.kind[row] == NodeKind::Account && names.contains(shape.name.at(row)))
            return refused(row);
    return {};
}

/// Checks that grafts do not repeat a sibling. Equal siblings are adjacent. Repeats that already existed are
/// accepted.
Result<void> Restructuring::checkSiblings(const TreeShape& shape) const
{
    if (m_grafted.empty())
        return {};
    std::vector<bool> isGrafted(shape.kind.size(), false);
    for (const NodeRow row : m_grafted)
        isGrafted[row] = true;
    const auto keyAt = [&shape](NodeRow row) {
        return SiblingKey{
            shape.kind[row] == NodeKind::Account, shape.name.at(row), shape.partition.at(row), 0};
    };
    std::vector<NodeRow> lastChild(shape.kind.size(), NoRow);
    for (NodeRow row = 1; row < shape.kind.size(); ++row) {
        const NodeRow before = std::exchange(lastChild[shape.parent[row]], row);
        if (before == NoRow || (!isGrafted[row] && !isGrafted[before]) || keyAt(row) != keyAt(before))
            continue;
        const std::string_view partition = shape.partition.at(row);
        const std::string who = nameOf(shape.kind[row], shape.name.at(row));
        const std::string account = nameOf(NodeKind::Account, shape.name.at(shape.parent[row]));
        return fail(ErrorCode::BadInput,
            partition.empty()
                ? fairshare::say("{} already exists in {}", who, account)
                : fairshare::say("{} with partition '{}' already exists in {}", who, partition, account));
    }
    return {};
}

/// Returns the new given totals by row of the old tree.
GivenTotals Restructuring::movedTotals() const
{
    GivenTotals moved;
    if (m_tree.columns().givenTotals)
        moved = *m_tree.columns().givenTotals;
    for (const NodeRow row : m_plan.taken)
        moveTotalsAbove(m_tree, row, -totalOf(m_tree, row), moved);
    for (const Graft& graft : m_plan.grafts) {
        const long double total = graft.source == NoRow ? 0 : totalOf(m_tree, graft.source);
        if (const auto own = moved.find(graft.parent); own != moved.end())
            own->second += total;
        moveTotalsAbove(m_tree, graft.parent, total, moved);
    }
    return moved;
}

Result<RestructuredTree> Restructuring::run()
{
    if (auto checked = check(); !checked)
        return tl::unexpected(checked.error());
    place();
    emit();
    const ShareTree tree = gathered(m_tree, m_rows, movedTotals());
    if (auto checked = checkAccounts(tree.shape()); !checked)
        return tl::unexpected(checked.error());
    if (auto checked = checkSiblings(tree.shape()); !checked)
        return tl::unexpected(checked.error());
    ShareTree followed = withOrigin(tree, m_tree, m_rows.earlier);
    return RestructuredTree{std::move(followed), std::move(m_rows.earlier), std::move(m_grafted)};
}

} // namespace

Result<RestructuredTree> restructured(const ShareTree& tree, const TreePlan& plan)
{
    return Restructuring(tree, plan).run();
}

std::vector<NodeRow> topmost(const ShareTree& tree, std::vector<NodeRow> rows)
{
    std::sort(rows.begin(), rows.end());
    std::vector<NodeRow> result;
    for (const NodeRow row : rows)
        if (result.empty() || row >= tree.subtreeEnd(result.back()))
            result.push_back(row);
    return result;
}

} // namespace fairshare
