// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/base/result.h"

namespace fairshare {

struct Import;
struct Scenario;

/// Whether a file lists submitters of a pool, as condor_userprio does.
bool listsSubmitters(const Import& import);

/// Whether a file tells the size of the pool and does not have it assumed.
bool tellsPoolSize(const Import& source);

/// `scenario` with the submitters of a listing in place of its own, and with what the listing says that
/// groups of the same names have in use and request. The size of the pool is taken where the listing tells
/// it, which is a remark. Quotas stay; of submitters that were there before, members that we do not know
/// stay. Columns that are 0 in all rows are taken as not there. Errors: BadInput when `source` lists no
/// submitters, or `scenario` has no groups.
Result<Scenario> withSubmitters(const Scenario& scenario, const Import& source, Diagnostics& diagnostics);

} // namespace fairshare
