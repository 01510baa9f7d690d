// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"

#include <string>
#include <string_view>

namespace fairshare {

/// Whether a content begins as gzip does, whatever its file is called.
bool isGzip(std::string_view content);

/// All members one after the other. Errors: BadInput for a content that is damaged or ends too soon,
/// TooLarge beyond MaxInputBytes, Cancelled.
Result<std::string> unpackGzip(std::string_view content, const Progress& progress = {});

} // namespace fairshare
