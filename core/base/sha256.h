// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace fairshare {

/// SHA-256 (FIPS 180-4) in 64 hexadecimal digits, small.
std::string sha256(std::string_view bytes);

} // namespace fairshare
