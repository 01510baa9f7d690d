// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/base/result.h"
#include "core/io/import/import.h"
#include "core/quota/demand_smoothing.h"
#include "core/quota/group_quotas.h"

#include <span>

namespace fairshare {

/// The pool with the demand that the histories tell at the time of the last sample of all. Groups without a
/// history keep theirs. Diagnostics name histories of unknown groups, of groups that are no leaves, and those
/// with too few samples or a collapse.
/// Errors: OutOfRange for groups with values outside their ranges.
Result<GroupQuotas> withDemand(const GroupQuotas& quotas, std::span<const QueueHistory> histories,
    const DemandSettings& settings, Diagnostics& diagnostics);

/// `scenario` with the demand that the history in `source` tells, as withDemand says; requests that are
/// what demand gave before follow it, as do all where nobody requests anything yet. The first diagnostics
/// tell what was taken and how many requests follow and stay. Errors: BadInput when `scenario` has no group
/// quotas, or none of its leaves is in the history; OutOfRange for groups with values outside their ranges.
Result<Scenario> withDemandFrom(
    const Scenario& scenario, const Import& source, const DemandSettings& settings, Diagnostics& diagnostics);

} // namespace fairshare
