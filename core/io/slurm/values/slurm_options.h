// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace fairshare {

/// Options of a `sacctmgr dump` line by key: `Description` and `'college of x'`, the value as it is spelled
/// there. An operator stands behind the key: `QOS+` for `QOS+=`.
using SlurmOptionList = std::vector<std::pair<std::string, std::string>>;

/// The options of `text`, which ':' outside quotes separates. Text that a list of unique keys could not give
/// back exactly (a repeated key, an option without '=') comes as one option whose key is empty.
SlurmOptionList splitSlurmOptions(std::string_view text);

/// The text of these options: the inverse of splitSlurmOptions.
std::string joinSlurmOptions(const SlurmOptionList& options);

} // namespace fairshare
