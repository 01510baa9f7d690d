// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/shared_options.h"

#include <memory>
#include <optional>
#include <string>

namespace CLI {
class App;
}

namespace fairshare::cli {

/// `--baseline OLD`, `--flips`, `--first-places`, `--slurm-conf`, `--warnings`, `--tiers`, `--decode X` and
/// `--pass X,Y` of fairshare priority: what the weights do, instead of the table of terms.
struct PriorityLabOptions {
    std::string baseline; ///< a scenario whose weights are the old ones; "" for none
    std::vector<std::string> pass; ///< job ids
    std::vector<std::string> decode; ///< likewise
    bool flips = false;
    bool firstPlaces = false;
    bool slurmConf = false;
    bool warnings = false;
    bool tiers = false;

    void declare(CLI::App& options);
    /// Whether one of them was given.
    bool isAsked() const;
};

/// A scenario whose queue is asked about, and its figures.
struct PriorityLabInput {
    const Scenario& scenario;
    const Evaluation& evaluation; ///< of the algorithm in use, the only one
    const AlgorithmOptions& algorithms;
    const OutputOptions& output;
};

ExitCode runPriorityLab(const PriorityLabOptions& options, const PriorityLabInput& input, Session& session);

} // namespace fairshare::cli
