// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/simulator/jobs/node_absence.h"
#include "core/simulator/section/simulation_section.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fairshare {

/// Contents of run.json.
struct RunFile {
    std::string format;
    std::string input;
    std::string name;
    std::optional<std::uint64_t> jobs{}; ///< without restarts; empty if not recorded
    Seconds epoch = 0;
    Seconds interval = 0;
    std::uint64_t nodes = 0;
    SourcePosition nodesAt{}; ///< position of the number
    std::uint64_t coresPerNode = 1;
    AllocationUnit allocation = AllocationUnit::Node; ///< `Core` if jobs share nodes
    SourcePosition allocationAt{}; ///< position of the allocation unit
    PreemptionSection preemption{};
    std::vector<NodeAbsence> absences{};
};

/// Returns true if uncompressed content begins like `run.json`.
bool isRunFile(std::string_view content);

/// Errors: BadInput or OutOfRange with the position; Cancelled.
Result<RunFile> readRunFile(std::string_view content, const Progress& progress);

} // namespace fairshare
