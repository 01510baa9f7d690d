// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>

namespace fairshare {

/// Returns the keys of a section of a scenario file, for suggestions.
/// @param section as named in messages: `settings`, `a tree node`; others have no keys
std::span<const std::string_view> knownKeys(std::string_view section);

} // namespace fairshare
