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

/// What tells users of one name apart.
namespace fairshare {

class ShareTree;

/// One of several users.
struct NamedUser {
    std::string_view name;
    std::string_view account;
    std::string_view partition{}; ///< "" for none
    std::uint32_t association = 0; ///< the scheduler's own id, 0 = none
};

/// By place: the shortest words behind a name that tell its user apart. Whose name nobody else has, and who
/// is the one without a partition among associations of one account, has no entry.
using NameEnds = std::unordered_map<std::uint32_t, Worded>;

/// Among whom names shall be told apart.
enum class NamesAmong : std::uint8_t {
    All,
    Account, ///< the others of the same account, which is known
};

/// "physics" for one of several accounts, "gpu" for one of several partitions of an account, "physics, gpu"
/// where it takes both; "association 7" behind these where nothing but the id differs. Linear but for sorting
/// namesakes.
/// @param user asked for every place below `count`; the texts outlive the call
NameEnds nameEnds(std::uint32_t count, const std::function<NamedUser(std::uint32_t)>& user,
    NamesAmong among = NamesAmong::All);

/// The same by row of a tree; accounts have no entry, since each has a name of its own.
NameEnds nameEnds(const ShareTree& tree, std::span<const NodeRow> rows, NamesAmong among = NamesAmong::All);

NamedUser namedUser(const ShareTree& tree, NodeRow row);

/// What stands behind the name at this place, as shown; "" where the name is enough.
std::string_view shownEnd(const NameEnds& ends, std::uint32_t place);

/// "alice (physics)", or the name alone. @param end "" for none
std::string nameWithEnd(std::string_view name, std::string_view end);

/// A name with what tells its row apart from the others that were asked about.
std::string nameWithEnd(const ShareTree& tree, NodeRow row, const NameEnds& ends);

} // namespace fairshare
