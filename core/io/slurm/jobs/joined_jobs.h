// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace fairshare {

struct Import;

/// Joins two listings of one queue by job, such as those of squeue and sprio: the terms of sprio are added to
/// the jobs of the other listing, and names that one listing lacks come from the other. Jobs that only sprio
/// lists are appended.
/// @param all gets the joined jobs
/// @return false, with both unchanged, if the second listing adds nothing
bool joinJobs(Import& all, Import& from);

} // namespace fairshare
