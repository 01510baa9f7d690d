// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/json/json_values.h"
#include "core/priority/job.h"

#include <vector>

namespace fairshare {

/// Reads the list `jobs` of the section `priority`; a job without an id gets its number in the list, from 1.
/// Errors: BadInput or OutOfRange with the place of the value at fault, Cancelled.
Result<std::vector<Job>> readJobs(JsonDocument& document, const JsonMember& member, UnknownMembers& unknown);

/// Reads `{"cpus": …, "nodes": …}`.
Result<PriorityCluster> readPriorityCluster(
    JsonDocument& document, const JsonMember& member, UnknownMembers& unknown);

} // namespace fairshare
