// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace fairshare {

/// Options of a `sacctmgr dump` line as key and value, such as `Description` and `'college of x'`. Values are
/// spelled as in the line. An operator is part of the key: `QOS+` for `QOS+=`.
using SlurmOptionList = std::vector<std::pair<std::string, std::string>>;

/// Returns the end of the option that starts at `begin`: the next colon outside quotes.
std::size_t optionEnd(std::string_view text, std::size_t begin);

/// Splits `text` at colons outside quotes. Text that a list of unique keys could not reproduce exactly (a
/// repeated key, an option without '=') is returned as one option with an empty key.
SlurmOptionList splitSlurmOptions(std::string_view text);

/// Joins the options to a text; the inverse of splitSlurmOptions.
std::string joinSlurmOptions(const SlurmOptionList& options);

} // namespace fairshare
