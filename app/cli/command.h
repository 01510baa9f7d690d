// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/exit_code.h"

#include <functional>
#include <string_view>

namespace CLI {
class App;
}

namespace fairshare::cli {

class Session;

/// What a sub-command does once its options are read.
using Run = std::function<ExitCode(Session&)>;

/// One sub-command: what help says about it, and its options.
struct Command {
    std::string_view id;
    std::string_view summary; ///< one sentence
    std::string_view examples; ///< whole lines, shown at the end of --help
    /// Declares the options. What they are stored in is owned by the returned function.
    Run (*declare)(CLI::App& options) = nullptr;
};

} // namespace fairshare::cli
