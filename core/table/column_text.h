// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/table/column.h"

#include <string>

namespace fairshare {

/// One figure for programs: shortest exact text, words as 0x%016x, flags as true or false; "" where the row
/// has none.
std::string exactText(const Column& column, std::size_t row);

} // namespace fairshare
