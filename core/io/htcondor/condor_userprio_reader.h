// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"

#include <string_view>

namespace fairshare {

struct Import;

/// Whether the beginning of a text is a table of condor_userprio.
bool looksLikeUserprio(std::string_view beginning);

/// Reads groups and submitters from what condor_userprio prints, in any of its layouts; columns are found by
/// their titles. Groups that are not listed are made. Errors: BadInput without a header and its ruler, for
/// names of which the table has none and for figures that are no numbers; Cancelled.
Result<Import> readUserprio(std::string_view content, const Progress& progress);

} // namespace fairshare
