// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/quota/submitters/submitter_reasons.h"
#include "core/report/table_text.h"

namespace fairshare {

/// Returns one row per submitter, sorted by group and best priority first: priorities, the share of the pie,
/// and the slots this gives of the group's limit. If time passes, the current priorities have columns of
/// their own.
TextTable submitterTable(const SubmitterSubject& subject);

/// Explains where the figures come from, one sentence per row.
TextTable submitterReasonTable(const SubmitterSubject& subject);

} // namespace fairshare
