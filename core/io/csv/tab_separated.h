// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace fairshare {

/// Comma-separated text as RFC 4180 says, with tabs between the cells, as spreadsheets paste it.
std::string tabSeparated(std::string_view csv);

} // namespace fairshare
