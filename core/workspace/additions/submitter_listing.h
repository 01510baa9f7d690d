// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/base/result.h"

namespace fairshare {

struct Import;
struct Scenario;

/// Returns whether a file lists submitters of a pool, as printed by condor_userprio.
bool listsSubmitters(const Import& import);

/// Returns whether a file contains the pool size, rather than an assumed one.
bool tellsPoolSize(const Import& source);

/// Returns `scenario` with its submitters replaced by those of a listing. Groups with the same names also get
/// their usage and requests from the listing. The pool size is taken from the listing if known, with a
/// remark. Quotas stay unchanged, and submitters that existed before keep their unknown members. Columns that
/// are 0 in all rows count as missing. Errors: BadInput if `source` lists no submitters, or if `scenario` has
/// no groups.
Result<Scenario> withSubmitters(const Scenario& scenario, const Import& source, Diagnostics& diagnostics);

} // namespace fairshare
