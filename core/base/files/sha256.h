// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace fairshare {

/// Returns the SHA-256 digest (FIPS 180-4) as 64 lowercase hexadecimal digits.
std::string sha256(std::string_view bytes);

} // namespace fairshare
