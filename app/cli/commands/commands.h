// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commands/command.h"

#include <span>

/// One function per file of this folder; file, function and sub-command have the same name.
namespace fairshare::cli::command_files {

Command capture();
Command chart();
Command compare();
Command convert();
Command diff();
Command edit();
Command evaluate();
Command explain();
Command generate();
Command lint();
Command list();
Command priority();
Command quota();
Command report();
Command set();
Command simulate();
Command sweep();

} // namespace fairshare::cli::command_files

namespace fairshare::cli {

/// Returns all sub-commands in the order of --help.
std::span<const Command> commands();

} // namespace fairshare::cli
