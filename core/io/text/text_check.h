// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <string>
#include <string_view>

namespace fairshare {

/// Rejects content that no reader could use, before a reader reports errors of its own format. This is
/// content that is empty, blank, compressed, in UTF-16 or contains bytes that do not occur in text. Errors:
/// BadInput with the position.
Result<void> checkText(std::string_view content);

/// Message for a row that is left out because of a NUL byte; crashes can leave whole blocks of them.
std::string nulText();

} // namespace fairshare
