// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/options/shared_options.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace fairshare::cli {

/// Options of a study.
struct StudyOptions {
    std::uint64_t seed = 1; ///< seed of synthetic jobs
    bool details = false; ///< all figures instead of only the published ones
    std::string file; ///< a scenario; "" = none, as for all studies with their own jobs
    std::string workload; ///< a log instead of the scenario's jobs; "" = none
    std::optional<std::int32_t> processors{}; ///< size of the machine, if given
    std::optional<std::int32_t> nodes{}; ///< size of the machine, if given
    std::string part = "summary"; ///< which table, for studies of fairshare over time
    OutputOptions output;
};

/// A study for `simulate --study`.
struct Study {
    std::string_view id;
    ExitCode (*run)(const StudyOptions& options, Session& session) = nullptr;
    bool takesJobs = false; ///< studies jobs given by the user
    /// Options of `simulate` that it uses, in addition to those of the output.
    std::vector<std::string_view> options{};
};

/// Returns all studies in the order of help.
std::span<const Study> studies();

namespace study_files {

Study cea();
Study convergence();
Study peregrine();

} // namespace study_files

} // namespace fairshare::cli
