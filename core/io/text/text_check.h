// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <string>
#include <string_view>

namespace fairshare {

/// Refuses what no reader could make sense of, before any of them complains about its own details: what is
/// empty, blank, compressed, in UTF-16 or has bytes that no text has. Errors: BadInput with the place.
Result<void> checkText(std::string_view content);

/// What is wrong with the first NUL byte of a row that is left out; crashes leave whole blocks of them.
std::string nulText();

} // namespace fairshare
