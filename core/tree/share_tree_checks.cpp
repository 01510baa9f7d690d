// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a builder refuses to make a tree of.
#include "core/base/numbers.h"
#include "core/base/utf8.h"
#include "core/tree/share_tree_builder.h"

#include <fmt/format.h>

#include <cmath>
#include <limits>

namespace fairshare {
namespace {

constexpr std::size_t MaxNodes = 0x7FFFFFFFU;

} // namespace

/// Names that are not text could be written to no file of ours, and two of them could become one.
Result<void> ShareTreeBuilder::checkText(Handle node) const
{
    const auto isText = [](std::string_view text) { return invalidUtf8(text) == std::string_view::npos; };
    // Put together for a refusal alone: reading a large tree asks for every node.
    const auto refuse = [this, node](const std::string& what) {
        return fail(ErrorCode::BadInput,
            fmt::format("{} {} '{}' is not UTF-8 text; convert the file, for example with iconv", what,
                m_kind[node] == NodeKind::User ? "user" : "account", withEscapedBytes(m_name.at(node))),
            m_position[node]);
    };
    if (!isText(m_name.at(node)))
        return refuse("the name of");
    const auto hasNul = [](std::string_view text) { return text.find('\0') != std::string_view::npos; };
    if (hasNul(m_name.at(node)) || hasNul(partition(node)))
        return fail(ErrorCode::BadInput,
            fmt::format("{} has the character U+0000 in its {}", nameOf(m_kind[node], m_name.at(node)),
                hasNul(m_name.at(node)) ? "name" : "partition"),
            m_position[node]);
    if (!isText(partition(node)))
        return refuse(fmt::format("the partition '{}' of", withEscapedBytes(partition(node))));
    const bool hasOptions = !m_slurmOptions.empty() || !m_replacedOptions.empty();
    if (hasOptions && !isText(slurmOptions(node)))
        return refuse(fmt::format("the options {} of", withEscapedBytes(slurmOptions(node))));
    return {};
}

Result<void> ShareTreeBuilder::checkNode(Handle node) const
{
    const std::string_view name = m_name.at(node);
    const SourcePosition position = m_position[node];
    if (name.empty())
        return fail(ErrorCode::BadInput,
            fmt::format("{} has an empty name", m_kind[node] == NodeKind::User ? "a user" : "an account"),
            position);
    if (auto checked = checkText(node); !checked)
        return checked;
    const std::string who = nameOf(m_kind[node], name);
    if (m_shares[node] > ParentShares)
        return fail(ErrorCode::OutOfRange,
            fmt::format("raw shares of {} are {}; the largest is {}", who, m_shares[node], MaxShares),
            position);
    const auto total = m_usageTotal.find(node);
    for (const long double usage : {m_usage[node], total == m_usageTotal.end() ? 0.0L : total->second}) {
        if (std::isnan(usage) || usage < 0)
            return fail(ErrorCode::OutOfRange,
                fmt::format("usage of {} is {}; it must be 0 or more", who, shortest(usage)), position);
        if (usage > static_cast<long double>(std::numeric_limits<double>::max()))
            return fail(ErrorCode::OutOfRange,
                fmt::format("usage of {} is {}; the largest is {}", who, shortest(usage),
                    shortest(std::numeric_limits<double>::max())),
                position);
    }
    if (node != 0 && m_kind[m_parent[node]] == NodeKind::User)
        return fail(ErrorCode::BadInput,
            fmt::format("{} stands below {}; only accounts have children", who,
                nameOf(NodeKind::User, m_name.at(m_parent[node]))),
            position);
    return {};
}

Result<void> ShareTreeBuilder::check() const
{
    if (m_parent.size() > MaxNodes)
        return fail(ErrorCode::TooLarge, fmt::format("more than {} associations", MaxNodes));
    for (Handle node = 0; node < m_parent.size(); ++node)
        if (auto checked = checkNode(node); !checked)
            return checked;
    if (!m_repeatedAccounts.empty()) {
        const Handle node = m_repeatedAccounts.front();
        const SourcePosition first = m_position[m_accounts.at(std::string(m_name.at(node)))];
        const std::string where = first.line == 0 ? "" : fmt::format(", first in line {}", first.line);
        return fail(ErrorCode::BadInput,
            fmt::format("{} appears twice{}; account names are unique in a tree",
                nameOf(NodeKind::Account, m_name.at(node)), where),
            m_position[node]);
    }
    return {};
}

} // namespace fairshare
