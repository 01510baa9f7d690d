// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/compare/changes/difference.h"
#include "core/analysis/sacctmgr/command_risks.h"

#include <string>
#include <vector>

namespace fairshare {

struct Scenario;

/// Commands that turn a cluster's associations into those of another scenario.
struct SacctmgrCommands {
    std::vector<std::string> lines{}; ///< shell lines and `#` comments, in an order that works
    std::size_t commands = 0; ///< number of lines that are commands
    std::size_t refused = 0; ///< number of changes that sacctmgr cannot make; each is a comment
    std::vector<FoundRisk> risks{}; ///< if there are any, there are no lines
};

/// Generates the commands. The first line is a comment that counts the users who move up and down under the
/// site's algorithm, as every comparison of the two scenarios does. If the counts on the cluster differ
/// because added associations start without usage there, the second line has those. Then accounts are added,
/// parents first; accounts are moved; users are added; and shares are set. What cannot be undone is last,
/// below its own comment: usage is reset; users who lose their default account get another; and users and
/// accounts are deleted, children first.
///
/// There are no lines if `commandRisks` finds risks that the caller does not accept.
///
/// Every word is quoted for a POSIX shell. Changes that sacctmgr cannot make become comments: names that it
/// would split or expand (commas, quotes, brackets, `=`, control characters), users added to an account with
/// a backslash in its name, which crash slurmdbd 22.05, names that differ only in case, associations that
/// differ only in their id, and the removal of the user root. A user's association without a partition is
/// deleted before associations with a partition are added.
SacctmgrCommands sacctmgrCommands(const Scenario& before, const Scenario& after, const Difference& difference,
    const std::vector<CommandRisk>& accepted = {});

/// Returns the lines as the text of a script, each with a line end. The command line prints it and the window
/// shows it.
std::string scriptOf(const SacctmgrCommands& commands);

/// Explains why no commands can be generated if a table has truncated names in one of the scenarios.
std::string refusalOfCutNames();

} // namespace fairshare
