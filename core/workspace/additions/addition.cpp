// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workspace/additions/addition.h"

#include "core/io/htcondor/queue_demand.h"
#include "core/workspace/additions/configuration.h"
#include "core/workspace/additions/job_listing.h"
#include "core/workspace/additions/submitter_listing.h"

namespace fairshare {
namespace {

Result<Scenario> withUsage(
    const Scenario& scenario, const Import& source, const AdditionRequest& request, AdditionRemarks& remarks)
{
    switch (usageKindOf(scenario, source)) {
    case UsageKind::Submitters:
        return withSubmitters(scenario, source, remarks.diagnostics);
    case UsageKind::Demand:
        return withDemandFrom(scenario, source, request.demand, remarks.diagnostics);
    case UsageKind::Associations:
        break;
    }
    return addUsage(scenario, source, remarks.match, remarks.diagnostics);
}

/// Adds jobs with the settings, partitions and QOS that the same source contains. Weights convert printed
/// terms into factors, so settings precede jobs. Partitions and QOS apply to existing jobs, so they follow.
Result<Scenario> withQueue(
    const Scenario& scenario, const Import& source, const AdditionRequest& request, AdditionRemarks& remarks)
{
    auto result = withJobs(source.hasSettings() ? withConfiguration(scenario, source) : scenario, source,
        request.now, remarks.diagnostics);
    if (result && source.partitions)
        *result = withPartitions(*result, source, remarks.diagnostics);
    if (result && !source.qos.empty())
        *result = withQosPriorities(*result, source, remarks.diagnostics);
    return result;
}

} // namespace

Addition additionFrom(const Import& import)
{
    if (import.scenario || import.noTree)
        return Addition::None;
    if (!import.records.empty())
        return import.hasUsage ? Addition::Usage : Addition::None;
    if (import.jobs)
        return Addition::Jobs;
    // The partitions of slurm.conf are added on request only.
    if (import.hasSettings())
        return Addition::Settings;
    if (import.partitions)
        return Addition::Partitions;
    if (import.nodes)
        return Addition::Nodes;
    if (!import.qos.empty())
        return Addition::Qos;
    return import.queues.empty() ? Addition::None : Addition::Demand;
}

UsageKind usageKindOf(const Scenario& scenario, const Import& source)
{
    // Without a pool, output of condor_userprio is usage of a tree.
    if (scenario.quotas.has() && listsSubmitters(source))
        return UsageKind::Submitters;
    return additionFrom(source) == Addition::Demand ? UsageKind::Demand : UsageKind::Associations;
}

Result<Scenario> withAddition(
    const Scenario& scenario, const Import& source, const AdditionRequest& request, AdditionRemarks& remarks)
{
    switch (request.what) {
    case Addition::Settings:
        return withConfiguration(scenario, source);
    case Addition::Jobs:
        return withQueue(scenario, source, request, remarks);
    case Addition::Partitions:
        return withPartitions(scenario, source, remarks.diagnostics);
    case Addition::Nodes:
        return withNodes(scenario, source);
    case Addition::Qos:
        return withQosPriorities(scenario, source, remarks.diagnostics);
    case Addition::Demand:
        return withDemandFrom(scenario, source, request.demand, remarks.diagnostics);
    case Addition::Usage:
    case Addition::None:
        break;
    }
    return withUsage(scenario, source, request, remarks);
}

} // namespace fairshare
