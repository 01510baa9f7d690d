// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace fairshare {

/// Converts comma-separated text (RFC 4180) to tab-separated text, as spreadsheets paste it.
std::string tabSeparated(std::string_view csv);

} // namespace fairshare
