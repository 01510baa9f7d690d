// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/shared_options.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace fairshare::cli {

/// What a study is told.
struct StudyOptions {
    std::uint64_t seed = 1; ///< of made-up jobs
    bool details = false; ///< all figures instead of those that were published
    std::string file; ///< a scenario; "" = none, as with all studies that bring their jobs
    std::string workload; ///< a log instead of the scenario's jobs; "" = none
    std::optional<std::int32_t> processors{}; ///< of the machine, where they are given
    std::optional<std::int32_t> nodes{}; ///< likewise
    std::string part = "summary"; ///< which table, of studies of fairshare over time
    OutputOptions output;
};

/// A study that `simulate --study` repeats.
struct Study {
    std::string_view id;
    ExitCode (*run)(const StudyOptions& options, Session& session) = nullptr;
    bool takesJobs = false; ///< is about jobs that one brings
    /// Options of `simulate` that it looks at, beside those of the output.
    std::vector<std::string_view> options{};
};

/// In the order of help.
std::span<const Study> studies();

namespace study_files {

Study cea();
Study convergence();
Study peregrine();

} // namespace study_files

} // namespace fairshare::cli
