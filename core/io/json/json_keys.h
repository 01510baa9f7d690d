// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

namespace fairshare {

/// The keys of the outermost object as they are spelled, as far as the beginning of a JSON text shows them;
/// nothing when it does not begin with an object. The text is not checked.
std::vector<std::string_view> outermostKeys(std::string_view beginning);

} // namespace fairshare
