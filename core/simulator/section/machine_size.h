// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/section/simulation_section.h"
#include "core/simulator/section/submitted_log.h"

#include <string>

namespace fairshare {

/// A machine in what its jobs are given.
struct MachineSize {
    std::int32_t units = 0; ///< processors, whole nodes, or cores of shared nodes; 0 where nobody tells
    std::int32_t nodes = 0; ///< processors where these are counted alone
    std::int32_t coresPerNode = 1; ///< 1 where processors are counted alone

    bool operator==(const MachineSize&) const = default;
};

/// What a log counts in its jobs.
enum class LogUnit : std::uint8_t {
    Processors,
    Nodes, ///< whole ones
};

/// What jobs are counted in where this is what they are given.
LogUnit unitOf(AllocationUnit allocation);

/// A size in another unit: processors become whole nodes, rounded up, and nodes all of their cores.
std::int32_t converted(std::int32_t size, LogUnit from, LogUnit to, std::int32_t coresPerNode);

/// Cores of a node where the cluster leaves them open and no log tells them.
std::int32_t coresOf(const ClusterSection& cluster);

/// The cluster with the cores of a node of the log where it leaves them open. @param logged above 0
ClusterSection withCores(ClusterSection cluster, std::int32_t logged);

/// The machine of a section; what it leaves open is as the log says. A rest of processors is a node.
/// @param logged of the log, in its unit
MachineSize machineSize(const ClusterSection& cluster, std::int32_t logged, LogUnit unit);

/// How a log is cleaned for a section: sizes of jobs are put in units of its cluster, jobs that want more
/// than there is get all of it, and those that ran longer than they asked for are cut or not.
CleaningSettings cleaningOf(const SimulationSection& section);

/// "64 processors", "1 node" or "16 cores".
std::string machineText(std::int32_t units, AllocationUnit allocation);

/// Makes processors of jobs whole nodes, rounded up.
void countInNodes(Workload& workload, std::int32_t coresPerNode);

} // namespace fairshare
