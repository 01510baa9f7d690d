// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>
#include <vector>

namespace fairshare {

/// Returns the keys of the outermost object, spelled as in the text, as far as the beginning of a JSON text
/// contains them. Returns an empty list if the text does not begin with an object. The text is not validated.
std::vector<std::string_view> outermostKeys(std::string_view beginning);

/// Returns the keys of the first object in a list, likewise. Returns an empty list if the text does not begin
/// with a list of objects.
std::vector<std::string_view> keysOfFirstElement(std::string_view beginning);

/// Returns whether the key is one of these.
bool hasKey(std::span<const std::string_view> keys, std::string_view key);

} // namespace fairshare
