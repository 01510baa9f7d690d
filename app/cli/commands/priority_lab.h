// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/options/shared_options.h"

#include <memory>
#include <optional>
#include <string>

namespace CLI {
class App;
}

namespace fairshare::cli {

/// Options `--baseline OLD`, `--flips`, `--first-places`, `--slurm-conf`, `--warnings`, `--tiers`, `--decode
/// X` and `--pass X,Y` of fairshare priority. They show the effect of the weights instead of the table of
/// terms.
struct PriorityLabOptions {
    std::string baseline; ///< a scenario with the old weights; "" for none
    std::vector<std::string> pass; ///< job ids
    std::vector<std::string> decode; ///< job ids
    bool flips = false;
    bool firstPlaces = false;
    bool slurmConf = false;
    bool warnings = false;
    bool tiers = false;

    void declare(CLI::App& options);
    /// Returns whether any of these options was given.
    bool isAsked() const;
    /// Returns a sentence if two outputs are requested; "" otherwise.
    std::string conflict() const;
};

/// The scenario with the queue, and its evaluation.
struct PriorityLabInput {
    const Scenario& scenario;
    const Evaluation& evaluation; ///< of the scenario's algorithm only
    const AlgorithmOptions& algorithms;
    const OutputOptions& output;
};

ExitCode runPriorityLab(const PriorityLabOptions& options, const PriorityLabInput& input, Session& session);

} // namespace fairshare::cli
