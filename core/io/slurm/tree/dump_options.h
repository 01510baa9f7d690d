// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace fairshare {

/// What a key of a dump line means to us.
enum class DumpKey {
    Shares, ///< `Fairshare` or `Shares`, any shortening
    Partition,
    Identity, ///< written before the shares: names, texts, default QOS
    Limit, ///< written after the shares
    Unknown, ///< not an option of sacctmgr that we know; kept like a limit
};

/// Keys are matched whatever their case and may be shortened as sacctmgr allows.
DumpKey dumpKey(std::string_view key);

/// Options of a line that was listed twice: those of `later` replace the same keys of `earlier`.
std::string mergedOptions(std::string_view earlier, std::string_view later);

/// The options of a line as `sacctmgr dump` orders them: partition, who it is, shares, limits. `options` as
/// in NodeDraft::slurmOptions; `partition` and `shares` are left out when empty. Starts with ':' unless
/// empty.
std::string orderedOptions(std::string_view options, std::string_view partition, std::string_view shares);

/// Keys among the other options of a dump line that sacctmgr does not know, in their order.
std::vector<std::string> unknownOptionKeys(std::string_view options);

} // namespace fairshare
