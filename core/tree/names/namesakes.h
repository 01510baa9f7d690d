// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/worded.h"
#include "core/tree/node_row.h"

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>

/// Suffixes that distinguish users with the same name.
namespace fairshare {

class ShareTree;

/// A user with what distinguishes it from others of the same name.
struct NamedUser {
    std::string_view name;
    std::string_view account;
    std::string_view partition{}; ///< "" for none
    std::uint32_t association = 0; ///< the scheduler's own id, 0 = none
};

/// By index: the shortest suffix that makes a name unique. There is no entry for a unique name, or for the
/// association without partition among several of one account.
using NameEnds = std::unordered_map<std::uint32_t, Worded>;

/// Scope in which names must be unique.
enum class NamesAmong : std::uint8_t {
    All,
    Account, ///< users of the same account, which is known from the context
};

/// Returns the suffixes: "physics" for one of several accounts, "gpu" for one of several partitions of an
/// account, "physics, gpu" if both are needed, followed by "association 7" if only the id differs. Linear
/// except for sorting users with the same name.
/// @param user called for every index below `count`; its texts must outlive the call
NameEnds nameEnds(std::uint32_t count, const std::function<NamedUser(std::uint32_t)>& user,
    NamesAmong among = NamesAmong::All);

/// Returns the suffixes by row of a tree. Accounts have no entry because their names are unique.
NameEnds nameEnds(const ShareTree& tree, std::span<const NodeRow> rows, NamesAmong among = NamesAmong::All);

NamedUser namedUser(const ShareTree& tree, NodeRow row);

/// Returns the displayed suffix of the name at this index; "" if there is none.
std::string_view shownEnd(const NameEnds& ends, std::uint32_t place);

/// Returns "alice (physics)", or only the name without a suffix.
/// @param end "" for none
std::string nameWithEnd(std::string_view name, std::string_view end);

/// Returns the name of a row with its suffix.
std::string nameWithEnd(const ShareTree& tree, NodeRow row, const NameEnds& ends);

} // namespace fairshare
