// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"

#include <string_view>

namespace fairshare {

struct Import;

/// Returns true if the beginning of a text is a table of condor_userprio.
bool looksLikeUserprio(std::string_view beginning);

/// Reads groups and submitters from the output of condor_userprio, in any of its layouts. Columns are found
/// by their titles. Groups that are not listed are added. Errors: BadInput if the header or its ruler is
/// missing, for a table or a row without names, and for values that are not numbers; Cancelled.
Result<Import> readUserprio(std::string_view content, const Progress& progress);

} // namespace fairshare
