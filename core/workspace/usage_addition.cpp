// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workspace/usage_addition.h"

#include "core/io/htcondor/queue_demand.h"
#include "core/workspace/submitter_listing.h"

namespace fairshare {

UsageKind usageKindOf(const Scenario& scenario, const Import& source)
{
    // Without a pool, output of condor_userprio is usage of a tree.
    if (scenario.quotas.has() && listsSubmitters(source))
        return UsageKind::Submitters;
    return additionFrom(source) == Addition::Demand ? UsageKind::Demand : UsageKind::Associations;
}

Result<Scenario> withUsageFrom(
    const Scenario& scenario, const Import& source, UsageMatch& match, Diagnostics& diagnostics)
{
    switch (usageKindOf(scenario, source)) {
    case UsageKind::Submitters:
        return withSubmitters(scenario, source, diagnostics);
    case UsageKind::Demand:
        return withDemandFrom(scenario, source, {}, diagnostics);
    case UsageKind::Associations:
        break;
    }
    return addUsage(scenario, source, match, diagnostics);
}

} // namespace fairshare
