// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/quota/submitter_reasons.h"
#include "core/report/table_text.h"

namespace fairshare {

/// One row a submitter, by group and the best priority first: priorities, the share of the pie and what that
/// is of the group's limit. Where time passes, the priorities of now have columns of their own.
TextTable submitterTable(const SubmitterSubject& subject);

/// Where the figures come from: a sentence a row.
TextTable submitterReasonTable(const SubmitterSubject& subject);

} // namespace fairshare
