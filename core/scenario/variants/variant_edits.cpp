// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/variants/variant.h"

#include "core/tree/edits/usage_after_moves.h"
#include "core/tree/given_total.h"
#include "core/tree/names/row_match.h"

namespace fairshare {
namespace {

/// Returns by row of `after` the row in `before`, or NoRow for associations to add.
std::vector<NodeRow> sameAssociations(const ShareTree& before, const ShareTree& after)
{
    std::vector<NodeRow> earlier = matchRows(after, before).earlier;
    for (NodeRow row = 0; row < after.size(); ++row)
        if (after.isUser(row) && earlier[row] != NoRow
            && after.association(row) != before.association(earlier[row]))
            earlier[row] = NoRow;
    return earlier;
}

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

/// Computes the edits that make a row equal to its match in the other tree.
class RowEdits {
public:
    RowEdits(const ShareTree& before, const ShareTree& after)
        : m_before(before)
        , m_after(after)
        , m_earlier(sameAssociations(before, after))
        , m_expectedUsage(usageAfterMoves(before, after, m_earlier))
    {
    }

    NodeRow earlier(NodeRow row) const { return m_earlier[row]; }
    VariantEdit additionOf(NodeRow row) const;
    /// Returns the change of a matched row; nothing if both rows are equal.
    std::optional<VariantEdit> changeOf(NodeRow row) const;

private:
    void comparePlaces(NodeRow row, VariantEdit& edit) const;
    void compareFigures(NodeRow row, VariantEdit& edit) const;
    /// Returns the name of the parent account in the variant; the root keeps its own.
    std::string targetOf(NodeRow row) const
    {
        const NodeRow parent = m_after.parent(row);
        return std::string(parent == RootRow ? m_before.name(RootRow) : m_after.name(parent));
    }

    const ShareTree& m_before;
    const ShareTree& m_after;
    std::vector<NodeRow> m_earlier;
    std::vector<long double> m_expectedUsage; ///< by row of `after`: what the other edits leave
};

VariantEdit RowEdits::additionOf(NodeRow row) const
{
    VariantEdit edit = editOf(VariantEdit::Kind::Add, m_after, row);
    edit.account = targetOf(row);
    edit.shares = m_after.shares(row);
    edit.usage = m_after.usage(row);
    if (const long double* total = m_after.givenTotal(row); total != nullptr)
        edit.usageTotal = *total;
    if (m_after.pendingJobs(row) != 0)
        edit.pendingJobs = m_after.pendingJobs(row);
    edit.slurmOptions = m_after.slurmOptions(row);
    edit.unknownMembers = m_after.unknownMembers(row);
    return edit;
}

void RowEdits::comparePlaces(NodeRow row, VariantEdit& edit) const
{
    const NodeRow earlier = m_earlier[row];
    if (m_earlier[m_after.parent(row)] != m_before.parent(earlier))
        edit.moveTo = targetOf(row);
    if (m_after.name(row) != m_before.name(earlier))
        edit.renameTo = m_after.name(row);
    if (m_after.partition(row) != m_before.partition(earlier))
        edit.partitionTo = m_after.partition(row);
}

void RowEdits::compareFigures(NodeRow row, VariantEdit& edit) const
{
    const NodeRow earlier = m_earlier[row];
    if (row != RootRow && m_after.shares(row) != m_before.shares(earlier))
        edit.shares = m_after.shares(row);
    if (m_after.usage(row) != m_expectedUsage[row])
        edit.usage = m_after.usage(row);
    if (m_after.pendingJobs(row) != m_before.pendingJobs(earlier))
        edit.pendingJobs = m_after.pendingJobs(row);
    const long double* total = m_after.givenTotal(row);
    if (!sameGivenTotal(total, m_before.givenTotal(earlier))) {
        edit.totalComputed = total == nullptr;
        if (total != nullptr)
            edit.usageTotal = *total;
    }
}

std::optional<VariantEdit> RowEdits::changeOf(NodeRow row) const
{
    VariantEdit edit = editOf(VariantEdit::Kind::Set, m_before, m_earlier[row]);
    const VariantEdit nothing = edit;
    if (row != RootRow)
        comparePlaces(row, edit);
    compareFigures(row, edit);
    return edit == nothing ? std::nullopt : std::optional(std::move(edit));
}

} // namespace

std::vector<VariantEdit> editsBetween(const ShareTree& before, const ShareTree& after)
{
    const RowEdits rows(before, after);
    std::vector<VariantEdit> edits;
    std::vector<bool> stays(before.size(), false);
    for (NodeRow row = 0; row < after.size(); ++row) {
        if (rows.earlier(row) == NoRow) {
            edits.push_back(rows.additionOf(row));
            continue;
        }
        stays[rows.earlier(row)] = true;
        if (auto change = rows.changeOf(row))
            edits.push_back(std::move(*change));
    }
    for (NodeRow row = 1; row < before.size(); ++row)
        if (!stays[row] && stays[before.parent(row)])
            edits.push_back(editOf(VariantEdit::Kind::Remove, before, row));
    return edits;
}

} // namespace fairshare
