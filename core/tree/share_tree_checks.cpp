// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Checks of ShareTreeBuilder.
#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/base/utf8.h"
#include "core/tree/share_tree_builder.h"

#include <cmath>
#include <limits>
#include <utility>

namespace fairshare {
namespace {

constexpr std::size_t MaxNodes = 0x7FFFFFFFU;

} // namespace

/// Checks that names are valid text. Otherwise they could not be written to any of the program's files, and
/// two of them could become equal.
Result<void> ShareTreeBuilder::checkText(Handle node) const
{
    const auto isText = [](std::string_view text) { return invalidUtf8(text) == std::string_view::npos; };
    const auto refuse = [this, node](std::string why) {
        return fail(ErrorCode::BadInput, std::move(why), m_position[node]);
    };
    // Built only for an error, because every node of a large tree is checked.
    const auto who = [this, node] { return nameOf(m_kind[node], withEscapedBytes(m_name.at(node))); };
    if (!isText(m_name.at(node)))
        return refuse(fairshare::say(
            "the name of {} is not valid UTF-8; convert the file, for example with iconv", who()));
    const auto hasNul = [](std::string_view text) { return text.find('\0') != std::string_view::npos; };
    if (hasNul(m_name.at(node)))
        return refuse(fairshare::say("the name of {} contains a NUL character (U+0000)", who()));
    if (hasNul(partition(node)))
        return refuse(fairshare::say("the partition of {} contains a NUL character (U+0000)", who()));
    if (!isText(partition(node)))
        return refuse(fairshare::say(
            "the partition '{}' of {} is not valid UTF-8; convert the file, for example with iconv",
            withEscapedBytes(partition(node)), who()));
    const bool hasOptions = !m_slurmOptions.empty() || !m_replacedOptions.empty();
    if (hasOptions && !isText(slurmOptions(node)))
        return refuse(fairshare::say(
            "the options {} of {} are not valid UTF-8; convert the file, for example with iconv",
            withEscapedBytes(slurmOptions(node)), who()));
    return {};
}

Result<void> ShareTreeBuilder::checkNode(Handle node) const
{
    const std::string_view name = m_name.at(node);
    const SourcePosition position = m_position[node];
    if (name.empty())
        return fail(ErrorCode::BadInput,
            m_kind[node] == NodeKind::User ? fairshare::say("a user name is empty")
                                           : fairshare::say("an account name is empty"),
            position);
    if (auto checked = checkText(node); !checked)
        return checked;
    const auto who = [this, node, name] { return nameOf(m_kind[node], name); };
    if (m_shares[node] > ParentShares)
        return fail(ErrorCode::OutOfRange,
            fairshare::say("{} has raw shares {}; the maximum is {}", who(), m_shares[node], MaxShares),
            position);
    const auto total = m_usageTotal.find(node);
    for (const long double usage : {m_usage[node], total == m_usageTotal.end() ? 0.0L : total->second}) {
        if (std::isnan(usage) || usage < 0)
            return fail(ErrorCode::OutOfRange,
                fairshare::say("usage of {} is {}; expected 0 or more", who(), shortest(usage)), position);
        if (usage > static_cast<long double>(std::numeric_limits<double>::max()))
            return fail(ErrorCode::OutOfRange,
                fairshare::say("usage of {} is {}; the maximum is {}", who(), shortest(usage),
                    shortest(std::numeric_limits<double>::max())),
                position);
    }
    if (node != 0 && m_kind[m_parent[node]] == NodeKind::User)
        return fail(ErrorCode::BadInput,
            fairshare::say("{} is under {}; only accounts can have children", who(),
                nameOf(NodeKind::User, m_name.at(m_parent[node]))),
            position);
    return {};
}

Result<void> ShareTreeBuilder::check() const
{
    if (m_parent.size() > MaxNodes)
        return fail(
            ErrorCode::TooLarge, fairshare::say("too many associations; the maximum is {}", MaxNodes));
    for (Handle node = 0; node < m_parent.size(); ++node)
        if (auto checked = checkNode(node); !checked)
            return checked;
    if (!m_repeatedAccounts.empty()) {
        const Handle node = m_repeatedAccounts.front();
        const SourcePosition first = m_position[m_accounts.at(std::string(m_name.at(node)))];
        const std::string who = nameOf(NodeKind::Account, m_name.at(node));
        return fail(ErrorCode::BadInput,
            first.line == 0
                ? fairshare::say("{} appears twice; account names must be unique", who)
                : fairshare::say("{} appears twice, first on line {}; account names must be unique", who,
                      fmt::to_string(first.line)),
            m_position[node]);
    }
    return {};
}

} // namespace fairshare
