// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/section/simulation_section.h"
#include "core/simulator/section/submitted_log.h"

#include <string>

namespace fairshare {

/// Size of a machine in the units that are allocated to jobs.
struct MachineSize {
    std::int32_t units = 0; ///< processors, whole nodes, or cores of shared nodes; 0 if unknown
    std::int32_t nodes = 0; ///< number of processors if only these are counted
    std::int32_t coresPerNode = 1; ///< 1 if only processors are counted

    bool operator==(const MachineSize&) const = default;
};

/// Unit of the job sizes in a log.
enum class LogUnit : std::uint8_t {
    Processors,
    Nodes, ///< whole nodes
};

/// Returns the unit of job sizes for an allocation.
LogUnit unitOf(AllocationUnit allocation);

/// Converts a size: processors become whole nodes, rounded up, and nodes become all of their cores.
std::int32_t converted(std::int32_t size, LogUnit from, LogUnit to, std::int32_t coresPerNode);

/// Returns the cores per node of a cluster, or 1 if they are not set.
std::int32_t coresOf(const ClusterSection& cluster);

/// Sets the cores per node from the log if the cluster does not set them. @param logged above 0
ClusterSection withCores(ClusterSection cluster, std::int32_t logged);

/// Returns the machine of a section. Values that are not set come from the log. Processors are rounded up to
/// whole nodes. @param logged size in the log, in its unit
MachineSize machineSize(const ClusterSection& cluster, std::int32_t logged, LogUnit unit);

/// Returns the settings to clean a log for a section. Sizes of jobs are converted to units of its cluster and
/// limited to the machine. Jobs that ran longer than requested are cut, or their request is raised.
CleaningSettings cleaningOf(const SimulationSection& section);

/// Returns "64 processors", "1 node" or "16 cores".
std::string machineText(std::int32_t units, AllocationUnit allocation);

/// Converts the processors of jobs and of the machine to whole nodes, rounded up.
void countInNodes(Workload& workload, std::int32_t coresPerNode);

} // namespace fairshare
