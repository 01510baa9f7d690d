// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/json/json_values.h"
#include "core/priority/job.h"

#include <vector>

namespace fairshare {

/// Reads the list `jobs` of the section `priority`. A job without an ID gets its number in the list, counted
/// from 1. Errors: BadInput or OutOfRange with the position of the value, Cancelled.
Result<std::vector<Job>> readJobs(JsonDocument& document, const JsonMember& member, UnknownMembers& unknown);

/// Reads `{"cpus": …, "nodes": …}`.
Result<PriorityCluster> readPriorityCluster(
    JsonDocument& document, const JsonMember& member, UnknownMembers& unknown);

} // namespace fairshare
