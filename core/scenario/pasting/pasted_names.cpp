// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/pasting/pasted_names.h"

#include "core/base/say.h"
#include "core/scenario/pasting/pasted_number.h"
#include "core/tree/share_tree.h"

#include <algorithm>

namespace fairshare {
namespace {

/// Separates name and partition; no Slurm name contains it.
constexpr char PartitionMark = '\x1F';

std::string keyOfRow(const ShareTree& tree, NodeRow row)
{
    std::string key(tree.name(row));
    if (const std::string_view partition = tree.partition(row); !partition.empty())
        (key += PartitionMark) += partition;
    return key;
}

} // namespace

PastedNames::PastedNames(const ShareTree& tree, std::span<const NodeRow> meant)
    : m_following(tree.size(), NoRow)
{
    m_first.reserve(tree.size());
    for (auto row = static_cast<NodeRow>(tree.size()); row-- > 0;) {
        const auto [first, isNew] = m_first.try_emplace(keyOfRow(tree, row), row);
        if (!isNew)
            m_following[row] = std::exchange(first->second, row);
    }
    if (meant.empty())
        return;
    m_meantPlace.assign(tree.size(), NoRow);
    for (std::size_t place = 0; place < meant.size(); ++place)
        m_meantPlace[meant[place]] = static_cast<std::uint32_t>(place);
}

std::string PastedNames::keyOf(std::string_view cell)
{
    // The word before the partition is translated, the parentheses are not.
    const std::size_t bracket = cell.rfind(" (");
    const std::size_t blank = cell.rfind(' ');
    if (!cell.ends_with(')') || bracket == std::string_view::npos || blank <= bracket + 1)
        return std::string(cell);
    std::string key(cell.substr(0, bracket));
    (key += PartitionMark) += cell.substr(blank + 1, cell.size() - blank - 2);
    return key;
}

void PastedNames::count(std::string_view cell)
{
    ++m_named[keyOf(cell)].lines;
}

void PastedNames::settle(const std::string& key, Named& named) const
{
    const auto first = m_first.find(key);
    std::vector<NodeRow> all;
    for (NodeRow row = first == m_first.end() ? NoRow : first->second; row != NoRow; row = m_following[row])
        all.push_back(row);
    named.inTree = all.size();
    if (!m_meantPlace.empty()) {
        std::vector<NodeRow> meant;
        for (const NodeRow row : all)
            if (m_meantPlace[row] != NoRow)
                meant.push_back(row);
        std::sort(meant.begin(), meant.end(),
            [this](NodeRow a, NodeRow b) { return m_meantPlace[a] < m_meantPlace[b]; });
        if (meant.size() == named.lines)
            named.rows = std::move(meant);
    }
    if (named.rows.empty() && (all.size() == named.lines || all.size() == 1))
        named.rows = std::move(all);
}

Result<NodeRow> PastedNames::next(std::string_view cell)
{
    const std::string key = keyOf(cell);
    Named& named = m_named[key];
    const std::size_t at = named.asked++;
    if (at == 0)
        settle(key, named);
    if (at < named.rows.size())
        return named.rows[at];
    if (cell.empty())
        return fail(ErrorCode::NotFound, fairshare::say("the name is missing"));
    if (named.inTree == 0)
        return fail(ErrorCode::NotFound, fairshare::say("{} is not in the tree", quotedCell(cell)));
    if (!named.rows.empty())
        return fail(
            ErrorCode::BadInput, fairshare::say("{} is already on an earlier line", quotedCell(cell)));
    return fail(ErrorCode::BadInput,
        fairshare::say("{} occurs {} times in the tree; select the rows to change, one per pasted line",
            quotedCell(cell), named.inTree));
}

} // namespace fairshare
