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

/// Runs a sub-command after its options are parsed.
using Run = std::function<ExitCode(Session&)>;

/// A sub-command with its help texts and options.
struct Command {
    std::string_view id;
    std::string_view summary; ///< one sentence
    std::string_view examples; ///< whole lines, shown at the end of --help
    /// Declares the options. The returned function owns their storage.
    Run (*declare)(CLI::App& options) = nullptr;
};

} // namespace fairshare::cli
