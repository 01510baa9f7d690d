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

/// What run.json tells.
struct RunFile {
    std::string format;
    std::string input;
    std::string name;
    std::optional<std::uint64_t>
        jobs{}; ///< each once, however often it was started; none where it is not told
    Seconds epoch = 0;
    Seconds interval = 0;
    std::uint64_t nodes = 0;
    SourcePosition nodesAt{}; ///< where they are told
    std::uint64_t coresPerNode = 1;
    AllocationUnit allocation = AllocationUnit::Node; ///< `Core` where jobs share nodes
    SourcePosition allocationAt{}; ///< where it is told
    PreemptionSection preemption{};
    std::vector<NodeAbsence> absences{};
};

/// Whether a content that is not compressed begins as `run.json`.
bool isRunFile(std::string_view content);

/// Errors: BadInput or OutOfRange with the place; Cancelled.
Result<RunFile> readRunFile(std::string_view content, const Progress& progress);

} // namespace fairshare
