// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tree/share_tree.h"

#include <algorithm>
#include <cassert>

namespace fairshare {
namespace {

ShareTree::Columns rootAlone()
{
    TreeShape shape;
    shape.parent = {NoRow};
    shape.subtreeEnd = {1};
    shape.depth = {0};
    shape.kind = {NodeKind::Account};
    shape.name.append("root");
    ShareTree::Columns columns;
    columns.shape = std::make_shared<const TreeShape>(std::move(shape));
    columns.shares = std::make_shared<const std::vector<std::uint32_t>>(1, 1U);
    columns.usage = std::make_shared<const std::vector<long double>>(1, 0.0L);
    return columns;
}

template <typename T>
bool sameContent(const std::shared_ptr<const T>& a, const std::shared_ptr<const T>& b)
{
    return a == b || (a && b && *a == *b);
}

} // namespace

ShareTree::ShareTree()
    : ShareTree(rootAlone())
{
}

ShareTree::ShareTree(Columns columns)
    : m_columns(std::move(columns))
{
    assert(m_columns.shape && m_columns.shares && m_columns.usage);
    assert(m_columns.shares->size() == size() && m_columns.usage->size() == size());
    const auto& kinds = m_columns.shape->kind;
    m_userCount = static_cast<std::size_t>(std::count(kinds.begin(), kinds.end(), NodeKind::User));
}

const long double* ShareTree::givenTotal(NodeRow row) const
{
    if (!m_columns.givenTotals)
        return nullptr;
    const auto found = m_columns.givenTotals->find(row);
    return found == m_columns.givenTotals->end() ? nullptr : &found->second;
}

std::uint32_t ShareTree::unlistedShares(NodeRow row) const
{
    const auto found = shape().unlistedShares.find(row);
    return found == shape().unlistedShares.end() ? 0 : found->second;
}

std::string_view ShareTree::unknownMembers(NodeRow row) const
{
    if (!m_columns.extras)
        return {};
    const auto found = m_columns.extras->unknownMembers.find(row);
    return found == m_columns.extras->unknownMembers.end() ? std::string_view() : found->second;
}

std::string ShareTree::path(NodeRow row) const
{
    std::size_t length = 0;
    for (NodeRow at = row; at != NoRow; at = parent(at))
        length += name(at).size() + 1;
    std::string text(length - 1, '/');
    std::size_t end = text.size();
    for (NodeRow at = row; at != NoRow; at = parent(at)) {
        const std::string_view part = name(at);
        end -= part.size();
        std::copy(part.begin(), part.end(), text.begin() + static_cast<std::ptrdiff_t>(end));
        end -= end > 0 ? 1 : 0;
    }
    return text;
}

bool ShareTree::operator==(const ShareTree& other) const
{
    const Columns& a = m_columns;
    const Columns& b = other.m_columns;
    return sameContent(a.shape, b.shape) && sameContent(a.shares, b.shares) && sameContent(a.usage, b.usage)
        && sameContent(a.pendingJobs, b.pendingJobs) && sameContent(a.givenTotals, b.givenTotals)
        && sameContent(a.extras, b.extras) && sameContent(a.printed, b.printed);
}

std::vector<NodeRow> findByName(const ShareTree& tree, std::string_view name)
{
    std::vector<NodeRow> rows;
    for (NodeRow row = 0; row < tree.size(); ++row)
        if (tree.name(row) == name)
            rows.push_back(row);
    return rows;
}

NodeRow findByPath(const ShareTree& tree, std::string_view path)
{
    // Names may contain '/', so compare full paths of rows whose name ends the path.
    for (NodeRow row = 0; row < tree.size(); ++row)
        if (path.ends_with(tree.name(row)) && tree.path(row) == path)
            return row;
    return NoRow;
}

} // namespace fairshare
