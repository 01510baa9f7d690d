// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/exit_code.h"
#include "app/cli/shared_options.h"
#include "core/analysis/convergence_study.h"

#include <optional>
#include <string>

namespace CLI {
class App;
}

namespace fairshare::cli {

class Session;

/// The studies `convergence` and `cea` of `simulate`.
inline const std::string ConvergenceStudyName = "convergence";
inline const std::string CeaStudyName = "cea";

struct ConvergenceOptions {
    std::string file; ///< a scenario; "" with a log alone
    std::string workload; ///< a log instead of the scenario's jobs; "" = those
    std::string part = "summary"; ///< which table
    std::uint64_t seed = 1; ///< of the jobs of `cea`
    bool details = false; ///< accounts, where no other part is asked for

    void declarePart(CLI::App& app);
};

ExitCode runConvergence(const ConvergenceOptions& options, const OutputOptions& output, Session& session);
ExitCode runCea(const ConvergenceOptions& options, const OutputOptions& output, Session& session);

/// The study of a scenario's jobs. Nothing after an error, which is printed.
std::optional<ConvergenceStudy> studyOf(const Scenario& scenario, const std::string& file, Session& session);

} // namespace fairshare::cli
