// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>

namespace fairshare {

/// Line of a terminal that is not output: a prompt, a command after a prompt, or a command alone.
struct PromptLine {
    std::string_view command{}; ///< without the prompt; "" for a prompt without a command
    /// False for a command after '#', which may also be a comment, and for a prompt that only a command above
    /// it makes plausible.
    bool isCertain = true;
};

/// Returns the prompt or command in a line, if it is one. Marks at the beginning of the line are ignored.
/// Most lines of tables are dismissed by their first bytes.
std::optional<PromptLine> promptLine(std::string_view line);

/// Returns true if a command begins with a program of Slurm or HTCondor, whatever precedes its name (`sudo`,
/// variables, a folder).
bool callsScheduler(std::string_view command);

} // namespace fairshare
