// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/logged_run.h"

#include "core/io/job_log/recorded_run.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

namespace fairshare::cli {
namespace {

/// Moves the remarks whose codes are wanted or unwanted out of a collection.
Diagnostics taken(Remarks& remarks, std::span<const std::string_view> codes)
{
    Diagnostics found;
    Remarks kept;
    for (Diagnostic& remark : remarks.take()) {
        if (std::ranges::find(codes, remark.code) != codes.end())
            found.push_back(std::move(remark));
        else
            kept.add(remark.code, remark.position, [&remark] { return std::move(remark.message); });
    }
    remarks = std::move(kept);
    return found;
}

/// Sets the size of the cluster to that of the recorded run.
void takeSize(const MachineSize& machine, WorkloadImport& import, SimulationSection& section)
{
    constexpr std::array<std::string_view, 1> Guessed{"machine_unknown"};
    taken(import.remarks, Guessed);
    if (section.cluster.allocation == AllocationUnit::Node) {
        section.cluster.nodes = std::max(machine.nodes, mostUnitsAtOnce(import));
        import.workload.machine = section.cluster.nodes;
    } else {
        section.cluster.processors = std::max(machine.nodes * machine.coresPerNode, mostUnitsAtOnce(import));
        import.workload.machine = section.cluster.processors;
    }
    import.findings.tellsMachine = true;
}

} // namespace

RunShown runShown(const SimulateOptions& options, const SimulationSection& section, bool isScenario,
    const WorkloadImport& import)
{
    if (options.anew)
        return RunShown::Compared;
    if (options.asRecorded)
        return RunShown::Recorded;
    if (!options.schedulingOption().empty())
        return RunShown::Simulated;
    return section.workload.asRecorded || (!isScenario && recordsPlacements(import)) ? RunShown::Recorded
                                                                                     : RunShown::Simulated;
}

Result<SimulationOutcome> printedRun(WorkloadImport& import, SimulationSection& section)
{
    auto run = loggedRun(import, section.cluster);
    if (!run)
        return tl::unexpected(run.error());
    section.workload.asRecorded = true;
    section.scheduler.killAtLimit = false;
    import.findings.tellsMachine = true;
    return std::move(run->outcome);
}

Result<SimulationOutcome> runBeside(
    WorkloadImport& import, SimulationSection& section, const std::string& source, Session& session)
{
    WorkloadImport logged = import;
    auto run = loggedRun(logged, section.cluster);
    if (!run)
        return tl::unexpected(run.error());
    constexpr std::array<std::string_view, 3> OfRuns{"shared_nodes", "unknown_nodes", "early_start"};
    session.warn(taken(logged.remarks, OfRuns), source);
    if (!import.findings.tellsMachine)
        takeSize(run->outcome.machine, import, section);
    return std::move(run->outcome);
}

} // namespace fairshare::cli
