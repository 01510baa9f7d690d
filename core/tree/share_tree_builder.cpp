// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tree/share_tree_builder.h"

#include "core/base/say.h"
#include "core/tree/number_column.h"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>
#include <numeric>

namespace fairshare {
namespace {

/// Sets the text of the newest node. A column without any text remains empty.
void appendAt(TextColumn& column, std::size_t node, std::string_view text)
{
    if (text.empty() && column.empty())
        return;
    if (column.empty())
        column.append(TextColumn(), 0, node);
    column.append(text);
}

} // namespace

std::string nameOf(NodeKind kind, std::string_view name)
{
    std::string shown;
    for (const char c : name) {
        if (static_cast<unsigned char>(c) < 0x20)
            shown += fmt::format("\\x{:02x}", static_cast<unsigned char>(c));
        else
            shown += c;
    }
    return kind == NodeKind::User ? fairshare::say("user '{}'", shown)
                                  : fairshare::say("account '{}'", shown);
}

ShareTreeBuilder::ShareTreeBuilder(std::string_view rootName)
{
    NodeDraft draft;
    draft.kind = NodeKind::Account;
    draft.name = rootName;
    add(NoRow, draft);
}

void ShareTreeBuilder::reserve(std::size_t nodes)
{
    m_parent.reserve(nodes);
    m_kind.reserve(nodes);
    m_name.reserve(nodes, nodes * 10);
    m_shares.reserve(nodes);
    m_usage.reserve(nodes);
    m_position.reserve(nodes);
}

ShareTreeBuilder::Handle ShareTreeBuilder::add(Handle parent, const NodeDraft& draft)
{
    const auto node = static_cast<Handle>(m_parent.size());
    assert(parent == NoRow ? node == 0 : parent < node);
    m_parent.push_back(parent);
    m_kind.push_back(draft.kind);
    m_name.append(draft.name);
    m_shares.push_back(draft.shares);
    m_usage.push_back(draft.usage + 0.0L); // no negative zero
    m_position.push_back(draft.position);
    if (!draft.partition.empty())
        m_partition.emplace(node, draft.partition);
    if (draft.association != 0 || !m_association.empty()) {
        m_association.resize(node);
        m_association.push_back(draft.association);
    }
    if (draft.pendingJobs != 0 || !m_pendingJobs.empty()) {
        m_pendingJobs.resize(node);
        m_pendingJobs.push_back(draft.pendingJobs);
    }
    if (draft.usageTotal)
        m_usageTotal.emplace(node, *draft.usageTotal);
    appendAt(m_slurmOptions, node, draft.slurmOptions);
    appendAt(m_limits, node, draft.limits);
    if (!draft.unknownMembers.empty())
        m_unknownMembers.emplace(node, draft.unknownMembers);
    addListed(node, draft);
    if (draft.kind == NodeKind::Account && !m_accounts.try_emplace(std::string(draft.name), node).second)
        m_repeatedAccounts.push_back(node);
    return node;
}

std::optional<ShareTreeBuilder::Handle> ShareTreeBuilder::account(std::string_view name) const
{
    const auto found = m_accounts.find(std::string(name));
    return found == m_accounts.end() ? std::nullopt : std::optional(found->second);
}

void ShareTreeBuilder::setRoot(const NodeDraft& draft)
{
    assert(m_parent.size() == 1 && draft.kind == NodeKind::Account);
    *this = ShareTreeBuilder(draft.name);
    m_shares[0] = draft.shares;
    m_usage[0] = draft.usage + 0.0L;
    m_position[0] = draft.position;
    if (draft.usageTotal)
        m_usageTotal.emplace(0, *draft.usageTotal);
    if (draft.association != 0)
        m_association.assign(1, draft.association);
    if (draft.pendingJobs != 0)
        m_pendingJobs.assign(1, draft.pendingJobs);
    appendAt(m_slurmOptions, 0, draft.slurmOptions);
    appendAt(m_limits, 0, draft.limits);
    if (!draft.unknownMembers.empty())
        m_unknownMembers.emplace(0, draft.unknownMembers);
    addListed(0, draft);
}

void ShareTreeBuilder::addListed(Handle node, const NodeDraft& draft)
{
    if (draft.unlistedShares > 0)
        m_unlistedShares.emplace(node, draft.unlistedShares);
    if (draft.isUnlisted)
        m_unlisted.push_back(node);
    if (draft.printed.any()) {
        m_printed.resize(node);
        m_printed.push_back(draft.printed);
    }
}

const PrintedFigures& ShareTreeBuilder::printed(Handle node) const
{
    static const PrintedFigures none;
    return node < m_printed.size() ? m_printed[node] : none;
}

void ShareTreeBuilder::placeListed(const std::vector<NodeRow>& rowOf, TreeShape& shape) const
{
    for (const auto& [node, shares] : m_unlistedShares)
        shape.unlistedShares.emplace(rowOf[node], shares);
    for (const Handle node : m_unlisted)
        shape.unlisted.insert(rowOf[node]);
}

void ShareTreeBuilder::setSlurmOptions(Handle node, std::string_view options)
{
    m_replacedOptions[node] = options;
}

std::string_view ShareTreeBuilder::partition(Handle node) const
{
    const auto found = m_partition.find(node);
    return found == m_partition.end() ? std::string_view() : std::string_view(found->second);
}

std::string_view ShareTreeBuilder::slurmOptions(Handle node) const
{
    const auto replaced = m_replacedOptions.find(node);
    return replaced == m_replacedOptions.end() ? m_slurmOptions.at(node) : std::string_view(replaced->second);
}

bool ShareTreeBuilder::precedes(Handle a, Handle b) const
{
    if (m_kind[a] != m_kind[b])
        return m_kind[a] == NodeKind::User;
    if (const int order = m_name.at(a).compare(m_name.at(b)); order != 0)
        return order < 0;
    if (const int order = partition(a).compare(partition(b)); order != 0)
        return order < 0;
    if (!m_association.empty() && m_association[a] != m_association[b])
        return m_association[a] < m_association[b];
    return a < b;
}

bool ShareTreeBuilder::alike(Handle a, Handle b) const
{
    return m_kind[a] == m_kind[b] && m_name.at(a) == m_name.at(b) && partition(a) == partition(b);
}

bool ShareTreeBuilder::sameAssociation(Handle a, Handle b) const
{
    return alike(a, b) && (m_association.empty() || m_association[a] == m_association[b]);
}

void ShareTreeBuilder::sortSiblings()
{
    const std::size_t n = m_parent.size();
    m_firstChild.assign(n + 1, 0);
    for (Handle node = 1; node < n; ++node)
        ++m_firstChild[m_parent[node] + 1];
    std::partial_sum(m_firstChild.begin(), m_firstChild.end(), m_firstChild.begin());
    m_children.resize(n - 1);
    std::vector<std::uint32_t> next(m_firstChild.begin(), m_firstChild.end() - 1);
    for (Handle node = 1; node < n; ++node)
        m_children[next[m_parent[node]]++] = node;
    const auto before = [this](Handle a, Handle b) { return precedes(a, b); };
    for (Handle node = 0; node < n; ++node) {
        const auto begin = m_children.begin() + m_firstChild[node];
        const auto end = m_children.begin() + m_firstChild[node + 1];
        if (!std::is_sorted(begin, end, before))
            std::sort(begin, end, before);
    }
}

Result<void> ShareTreeBuilder::settleRepeats(Repeats repeats, Diagnostics& diagnostics)
{
    std::vector<Handle> repeated;
    for (Handle node = 0; node < m_parent.size(); ++node)
        for (std::uint32_t i = m_firstChild[node] + 1; i < m_firstChild[node + 1]; ++i)
            if (sameAssociation(m_children[i - 1], m_children[i]))
                repeated.push_back(i);
    if (repeated.empty())
        return {};
    if (repeats == Repeats::Refuse) {
        // Report the first in file order, not in tree order, so that the user finds it.
        const std::uint32_t i = *std::min_element(repeated.begin(), repeated.end(),
            [this](std::uint32_t a, std::uint32_t b) { return m_children[a] < m_children[b]; });
        const Handle node = m_children[i];
        return fail(ErrorCode::BadInput,
            fairshare::say(
                "{} appears twice in {}; give the associations different partitions or association IDs",
                nameOf(m_kind[node], m_name.at(node)), nameOf(NodeKind::Account, m_name.at(m_parent[node]))),
            m_position[node]);
    }
    m_association.resize(m_parent.size());
    std::uint32_t numberedEnd = 0;
    for (const std::uint32_t i : repeated) {
        if (i >= numberedEnd)
            numberedEnd = numberAlike(i);
        const Handle node = m_children[i];
        diagnostics.push_back({"association_repeated",
            fairshare::say("{} appears again in {}; kept with association ID {}",
                nameOf(m_kind[node], m_name.at(node)), nameOf(NodeKind::Account, m_name.at(m_parent[node])),
                fmt::to_string(m_association[node])),
            m_position[node]});
    }
    return {};
}

/// Numbers all siblings with the kind, name and partition of child `i` from 1. They then differ and keep
/// their order, whatever ids some of them had. Returns the index after the last of them.
std::uint32_t ShareTreeBuilder::numberAlike(std::uint32_t i)
{
    const Handle node = m_children[i];
    const Handle parent = m_parent[node];
    std::uint32_t first = i;
    while (first > m_firstChild[parent] && alike(m_children[first - 1], node))
        --first;
    std::uint32_t end = first;
    for (; end < m_firstChild[parent + 1] && alike(m_children[end], node); ++end)
        m_association[m_children[end]] = end - first + 1;
    return end;
}

std::vector<ShareTreeBuilder::Handle> ShareTreeBuilder::processingOrder(
    std::vector<std::uint32_t>& depth, std::vector<NodeRow>& end) const
{
    const std::size_t n = m_parent.size();
    std::vector<Handle> order;
    order.reserve(n);
    depth.resize(n);
    end.resize(n);
    struct Open {
        std::uint32_t next;
        NodeRow row;
        Handle node;
    };
    std::vector<Open> path;
    const auto enter = [&](Handle node) {
        const auto row = static_cast<NodeRow>(order.size());
        depth[row] = static_cast<std::uint32_t>(path.size());
        order.push_back(node);
        if (m_firstChild[node] == m_firstChild[node + 1])
            end[row] = row + 1;
        else
            path.push_back({m_firstChild[node], row, node});
    };
    enter(0);
    while (!path.empty()) {
        Open& top = path.back();
        if (top.next == m_firstChild[top.node + 1]) {
            end[top.row] = static_cast<NodeRow>(order.size());
            path.pop_back();
        } else {
            enter(m_children[top.next++]);
        }
    }
    return order;
}

std::shared_ptr<const TreeExtras> ShareTreeBuilder::extras(
    const std::vector<Handle>& order, const std::vector<NodeRow>& rowOf) const
{
    const bool hasOptions = !m_slurmOptions.empty() || !m_replacedOptions.empty();
    if (!hasOptions && m_unknownMembers.empty() && m_limits.empty())
        return nullptr;
    TreeExtras extras;
    if (hasOptions)
        for (const Handle node : order)
            extras.slurmOptions.append(slurmOptions(node));
    if (!m_limits.empty())
        for (const Handle node : order)
            extras.limits.append(m_limits.at(node));
    for (const auto& [node, members] : m_unknownMembers)
        extras.unknownMembers.emplace(rowOf[node], members);
    return std::make_shared<const TreeExtras>(std::move(extras));
}

std::shared_ptr<const PrintedColumn> ShareTreeBuilder::printedColumn(const std::vector<Handle>& order) const
{
    if (m_printed.empty())
        return nullptr;
    PrintedColumn printed;
    printed.reserve(order.size());
    for (const Handle node : order)
        printed.push_back(this->printed(node));
    return std::make_shared<const PrintedColumn>(std::move(printed));
}

Result<ShareTree> ShareTreeBuilder::build(Repeats repeats, Diagnostics& diagnostics,
    std::vector<SourcePosition>* places, std::vector<Handle>* handles) &&
{
    if (auto checked = check(); !checked)
        return tl::unexpected(checked.error());
    sortSiblings();
    if (auto settled = settleRepeats(repeats, diagnostics); !settled)
        return tl::unexpected(settled.error());
    TreeShape shape;
    const std::vector<Handle> order = processingOrder(shape.depth, shape.subtreeEnd);
    const std::size_t n = order.size();
    std::vector<NodeRow> rowOf(n);
    for (NodeRow row = 0; row < n; ++row)
        rowOf[order[row]] = row;
    const auto reordered = [&order, n](const auto& values) {
        std::decay_t<decltype(values)> result(values.empty() ? 0 : n);
        for (std::size_t row = 0; row < result.size(); ++row)
            result[row] = values[order[row]];
        return result;
    };
    shape.parent.resize(n);
    shape.name.reserve(n, m_name.bytes());
    for (NodeRow row = 0; row < n; ++row) {
        const Handle parent = m_parent[order[row]];
        shape.parent[row] = parent == NoRow ? NoRow : rowOf[parent];
        shape.name.append(m_name.at(order[row]));
        if (!m_partition.empty())
            shape.partition.append(partition(order[row]));
    }
    shape.kind = reordered(m_kind);
    if (places != nullptr)
        *places = reordered(m_position);
    if (handles != nullptr)
        *handles = order;
    if (anyNonZero(m_association))
        shape.association = reordered(m_association);
    placeListed(rowOf, shape);
    ShareTree::Columns columns;
    columns.shape = std::make_shared<const TreeShape>(std::move(shape));
    columns.shares = std::make_shared<const std::vector<std::uint32_t>>(reordered(m_shares));
    columns.usage = std::make_shared<const std::vector<long double>>(reordered(m_usage));
    if (anyNonZero(m_pendingJobs))
        columns.pendingJobs = std::make_shared<const std::vector<std::uint32_t>>(reordered(m_pendingJobs));
    if (!m_usageTotal.empty()) {
        GivenTotals totals;
        for (const auto& [node, total] : m_usageTotal)
            totals.emplace(rowOf[node], total);
        columns.givenTotals = std::make_shared<const GivenTotals>(std::move(totals));
    }
    columns.extras = extras(order, rowOf);
    columns.printed = printedColumn(order);
    return ShareTree(std::move(columns));
}

} // namespace fairshare
