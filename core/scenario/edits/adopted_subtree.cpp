// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/edits/adopted_subtree.h"

#include "core/base/say.h"
#include "core/tree/edits/share_tree_edits.h"

#include <memory>
#include <numeric>
#include <unordered_set>
#include <utility>

namespace fairshare {
namespace {

/// Limit of levels times rows, which takes a second or two.
constexpr std::size_t MostSteps = 100'000'000;

/// Copies a subtree into another tree, level by level.
class Adoption {
public:
    Adoption(const ShareTree& tree, const ShareTree& source, NodeRow root, std::span<const NodeRow> here)
        : m_tree(tree)
        , m_source(source)
        , m_root(root)
        , m_here(here)
        , m_earlier(tree.size())
        , m_place(source.subtreeEnd(root) - root, NoRow)
    {
        std::iota(m_earlier.begin(), m_earlier.end(), NodeRow{0});
    }

    /// Adds rows of the source at one depth, below `parent` or rows adopted before.
    Result<void> adopt(const std::vector<NodeRow>& rows, NodeRow parent);
    Result<void> setValues();
    std::vector<std::vector<NodeRow>> levels() const;

    ShareTree& tree() { return m_tree; }
    std::vector<NodeRow>& earlier() { return m_earlier; }
    NodeRow place(NodeRow row) const { return m_place[row - m_root]; }

private:
    void setShape(ShareTree::Columns& columns) const;
    void setWaitingJobs(ShareTree::Columns& columns) const;
    void setExtras(ShareTree::Columns& columns) const;
    template <typename Set>
    void forEach(Set set) const
    {
        for (NodeRow row = m_root; row < m_source.subtreeEnd(m_root); ++row)
            if (place(row) != NoRow)
                set(row, place(row));
    }

    ShareTree m_tree;
    const ShareTree& m_source;
    NodeRow m_root;
    std::span<const NodeRow> m_here; ///< by row of the source
    std::vector<NodeRow> m_earlier; ///< by row of the tree: the row before the adoption
    std::vector<NodeRow> m_place; ///< by row of the subtree: its row in the tree, once added
};

std::vector<std::vector<NodeRow>> Adoption::levels() const
{
    std::vector<std::vector<NodeRow>> levels;
    for (NodeRow row = m_root; row < m_source.subtreeEnd(m_root);) {
        if (m_here[row] != NoRow) { // has moved elsewhere and is a change of its own
            row = m_source.subtreeEnd(row);
            continue;
        }
        const std::size_t level = m_source.depth(row) - m_source.depth(m_root);
        if (level == levels.size())
            levels.emplace_back();
        levels[level].push_back(row++);
    }
    return levels;
}

Result<void> Adoption::adopt(const std::vector<NodeRow>& rows, NodeRow parent)
{
    TreePlan plan;
    for (const NodeRow row : rows) {
        Graft graft{.parent = row == m_root ? parent : place(m_source.parent(row)),
            .kind = m_source.shape().kind[row],
            .shares = m_source.shares(row),
            .names = {{NoRow, std::string(m_source.name(row))}}};
        if (!m_source.partition(row).empty())
            graft.partition = std::string(m_source.partition(row));
        plan.grafts.push_back(std::move(graft));
    }
    auto grown = restructured(m_tree, plan);
    if (!grown)
        return tl::unexpected(grown.error());
    std::vector<NodeRow> later(m_tree.size(), NoRow);
    std::vector<NodeRow> earlier(grown->earlier.size(), NoRow);
    for (NodeRow row = 0; row < grown->earlier.size(); ++row)
        if (const NodeRow before = grown->earlier[row]; before != NoRow) {
            later[before] = row;
            earlier[row] = m_earlier[before];
        }
    for (NodeRow& place : m_place)
        place = place == NoRow ? NoRow : later[place];
    for (std::size_t i = 0; i < rows.size(); ++i)
        m_place[rows[i] - m_root] = grown->grafted[i];
    m_tree = std::move(grown->tree);
    m_earlier = std::move(earlier);
    return {};
}

void Adoption::setShape(ShareTree::Columns& columns) const
{
    if (m_source.shape().association.empty())
        return;
    auto shape = std::make_shared<TreeShape>(*columns.shape);
    shape->association.resize(m_tree.size(), 0);
    std::unordered_set<std::uint32_t> taken(shape->association.begin(), shape->association.end());
    forEach([&](NodeRow row, NodeRow here) {
        if (const std::uint32_t id = m_source.association(row); taken.insert(id).second)
            shape->association[here] = id;
    });
    columns.shape = std::move(shape);
}

void Adoption::setWaitingJobs(ShareTree::Columns& columns) const
{
    if (!m_source.columns().pendingJobs)
        return;
    auto jobs = std::make_shared<std::vector<std::uint32_t>>(m_tree.size(), 0U);
    if (columns.pendingJobs)
        *jobs = *columns.pendingJobs;
    forEach([&](NodeRow row, NodeRow here) { (*jobs)[here] = m_source.pendingJobs(row); });
    columns.pendingJobs = std::move(jobs);
}

void Adoption::setExtras(ShareTree::Columns& columns) const
{
    if (!m_source.columns().extras)
        return;
    std::vector<NodeRow> sourceOf(m_tree.size(), NoRow);
    forEach([&](NodeRow row, NodeRow here) { sourceOf[here] = row; });
    auto extras = std::make_shared<TreeExtras>();
    if (columns.extras) {
        extras->unknownMembers = columns.extras->unknownMembers;
        extras->limits = columns.extras->limits;
    }
    for (NodeRow here = 0; here < m_tree.size(); ++here) {
        const NodeRow row = sourceOf[here];
        extras->slurmOptions.append(row == NoRow ? m_tree.slurmOptions(here) : m_source.slurmOptions(row));
        if (row != NoRow && !m_source.unknownMembers(row).empty())
            extras->unknownMembers.emplace(here, m_source.unknownMembers(row));
    }
    columns.extras = std::move(extras);
}

Result<void> Adoption::setValues()
{
    std::vector<std::pair<NodeRow, long double>> usage;
    forEach([&](NodeRow row, NodeRow here) { usage.emplace_back(here, m_source.usage(row)); });
    auto used = withUsageOf(m_tree, usage);
    if (!used)
        return tl::unexpected(used.error());
    ShareTree::Columns columns = used->columns();
    setShape(columns);
    setWaitingJobs(columns);
    setExtras(columns);
    m_tree = ShareTree(std::move(columns));
    return {};
}

} // namespace

Result<StructureEdit> withSubtreeOf(
    const Scenario& scenario, const ShareTree& source, NodeRow row, std::span<const NodeRow> here)
{
    const NodeRow parent = here[source.parent(row)];
    if (parent == NoRow)
        return fail(ErrorCode::NotFound,
            fairshare::say(
                "parent account '{}' does not exist; add it first", source.name(source.parent(row))));
    Adoption adoption(scenario.tree, source, row, here);
    const std::vector<std::vector<NodeRow>> levels = adoption.levels();
    if (levels.size() * scenario.tree.size() > MostSteps)
        return fail(ErrorCode::TooLarge,
            fairshare::say("'{}' has {} levels below it, too many for a tree of this size", source.name(row),
                levels.size() - 1));
    for (const std::vector<NodeRow>& level : levels)
        if (auto adopted = adoption.adopt(level, parent); !adopted)
            return tl::unexpected(adopted.error());
    if (auto set = adoption.setValues(); !set)
        return tl::unexpected(set.error());
    StructureEdit edit{scenario, std::move(adoption.earlier()), {adoption.place(row)}};
    edit.scenario.tree = std::move(adoption.tree());
    return edit;
}

} // namespace fairshare
