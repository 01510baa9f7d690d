// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/base/result.h"

#include <string>

namespace fairshare {

/// Returns whether a remark is a reason to refuse a file unless --lenient is given: an unknown key, or a
/// change of a variant that does not fit the tree.
bool isRefusal(const Diagnostic& remark);

/// Errors: BadInput with the file and the first refusal.
Result<void> checkRefusals(const Diagnostics& remarks, const std::string& file);

} // namespace fairshare
