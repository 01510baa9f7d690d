// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/shared_options.h"

#include <cstdint>
#include <span>
#include <string_view>

namespace fairshare::cli {

/// What a study is told.
struct StudyOptions {
    std::uint64_t seed = 1; ///< of made-up jobs
    bool details = false; ///< all figures instead of those that were published
    OutputOptions output;
};

/// A published study that `simulate --study` repeats.
struct Study {
    std::string_view id;
    ExitCode (*run)(const StudyOptions& options, Session& session) = nullptr;
};

/// In the order of help.
std::span<const Study> studies();

namespace study_files {

Study peregrine();

} // namespace study_files

} // namespace fairshare::cli
