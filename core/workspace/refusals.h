// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/base/result.h"

#include <string>

namespace fairshare {

/// Returns whether a remark means that a file does not say what its author believes: an unknown key, or a
/// change of a variant that does not fit the tree. Programs refuse the file unless they are told to be
/// lenient.
bool isRefusal(const Diagnostic& remark);

/// Errors: BadInput with the file and the first refusal.
Result<void> checkRefusals(const Diagnostics& remarks, const std::string& file);

} // namespace fairshare
