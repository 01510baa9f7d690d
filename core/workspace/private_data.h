// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace fairshare {

/// Returns the value of `KEY = VALUE` in a configuration as Slurm's programs print it; "" if it is not there.
std::string_view printedSetting(std::string_view configuration, std::string_view key);

/// Returns the kinds of rows that PrivateData of a printed configuration hides from ordinary users, in lower
/// case and in the order given: `jobs`, `usage`. Empty if nothing is hidden.
std::vector<std::string> privateData(std::string_view configuration);

/// Returns what is missing for an ordinary user, as the end of a sentence such as "this may lack jobs of
/// other users"; "" for kinds that no capture needs.
std::string missingFor(std::string_view kind);

} // namespace fairshare
