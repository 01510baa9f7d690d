// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace fairshare {

/// Meaning of a key in a dump line.
enum class DumpKey {
    Shares, ///< `Fairshare` or `Shares`, or any abbreviation
    Partition,
    Identity, ///< written before the shares: names, texts, default QOS
    Limit, ///< written after the shares
    Unknown, ///< not a known option of sacctmgr; kept like a limit
};

/// Returns the meaning of a key. Ignores case; keys may be abbreviated as sacctmgr allows.
DumpKey dumpKey(std::string_view key);

/// Merges the options of an entry that is listed twice: options of `later` replace those of `earlier` with
/// the same key.
std::string mergedOptions(std::string_view earlier, std::string_view later);

/// Returns the options of a line in the order of `sacctmgr dump`: partition, identity, shares, limits.
/// `options` is in the format of NodeDraft::slurmOptions. An empty `partition` or `shares` is left out. The
/// result starts with ':' unless it is empty.
std::string orderedOptions(std::string_view options, std::string_view partition, std::string_view shares);

/// Returns the keys of other options in a dump line that sacctmgr does not know, in their order.
std::vector<std::string> unknownOptionKeys(std::string_view options);

} // namespace fairshare
