// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/table/column.h"

#include <string>

namespace fairshare {

/// Formats one value for programs: shortest exact text, words as 0x%016x, flags as true or false; "" if the
/// row has no value.
std::string exactText(const Column& column, std::size_t row);

} // namespace fairshare
