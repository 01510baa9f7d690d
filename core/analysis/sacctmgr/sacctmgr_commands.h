// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/compare/difference.h"

#include <string>
#include <vector>

namespace fairshare {

struct Scenario;

/// The commands that make a cluster's associations those of another scenario.
struct SacctmgrCommands {
    std::vector<std::string> lines; ///< shell lines and `#` comments, in an order that works
    std::size_t commands = 0; ///< how many of them are commands
    std::size_t refused = 0; ///< changes of which sacctmgr cannot be told; each is a comment
};

/// First a comment that says how many users gain and lose under the site's algorithm, then: accounts added,
/// parents first; accounts moved; users added; shares set; usage reset; users who lose their default account
/// given another; users and accounts deleted, children first. Every word is quoted for a POSIX shell. Refused
/// with a comment are names that sacctmgr would itself take apart (commas, quotes, brackets, `=`,
/// backslashes, control characters), names that differ in upper and lower case alone, associations that
/// differ in the id alone, and the end of root's own user. A user's association without a partition is
/// deleted before those with one are added.
SacctmgrCommands sacctmgrCommands(
    const Scenario& before, const Scenario& after, const Difference& difference);

/// The lines as a file, each with its end; what the command line prints and the window shows.
std::string scriptOf(const SacctmgrCommands& commands);

/// Why there are no commands where a table has cut off names of one of the scenarios.
std::string refusalOfCutNames();

} // namespace fairshare
