// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/workload_import.h"
#include "core/simulator/simulation_section.h"
#include "core/tree/share_tree.h"

#include <functional>
#include <string>
#include <string_view>

namespace fairshare {

/// What the workload of a scenario is found by.
struct WorkloadPlace {
    std::string folder{}; ///< of the scenario's file; "" for the working folder
    const ShareTree* tree = nullptr; ///< whose users submit made-up jobs; null for invented ones
    /// SHA-256 of bytes in hexadecimal digits, small; none: logs are not compared with their digest.
    std::function<std::string(std::string_view bytes)> digest{};
};

/// The path of a reference's log: as it stands where it is absolute, else below the scenario's folder.
std::string logPath(const WorkloadReference& reference, const std::string& folder);

/// The jobs that a scenario refers to: of the log, or of the generator on a machine of `cleaning.machine`
/// nodes, 20 where that is 0. A log other than the one that was simulated is told by a remark
/// `other_log`. Errors: BadInput for a reference to nothing; those of importWorkload and generateWorkload.
Result<WorkloadImport> loadWorkload(const WorkloadReference& reference, const WorkloadPlace& place,
    const CleaningSettings& cleaning, const Progress& progress = {});

} // namespace fairshare
