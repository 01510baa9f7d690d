// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/base/result.h"
#include "core/io/import/import.h"
#include "core/quota/demand/demand_smoothing.h"
#include "core/quota/groups/group_quotas.h"

#include <span>

namespace fairshare {

/// Returns the pool with the demand from the histories at the time of the last sample of any history. Groups
/// without a history keep their demand. Diagnostics report histories of unknown groups and of groups that are
/// not leaves, and histories with too few samples or a collapse.
/// Errors: OutOfRange for groups with values outside their ranges.
Result<GroupQuotas> withDemand(const GroupQuotas& quotas, std::span<const QueueHistory> histories,
    const DemandSettings& settings, Diagnostics& diagnostics);

/// Returns `scenario` with the demand from the histories in `source`, as in withDemand. The requests of
/// groups with a history are updated if they matched the old demand, or if nothing is requested in the whole
/// pool yet. The first diagnostics report the demand, and how many requests are updated or unchanged. Errors:
/// BadInput if `scenario` has no group quotas, or none of its leaf groups has a history; OutOfRange for
/// groups with values outside their ranges.
Result<Scenario> withDemandFrom(
    const Scenario& scenario, const Import& source, const DemandSettings& settings, Diagnostics& diagnostics);

} // namespace fairshare
