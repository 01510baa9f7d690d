// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <string>
#include <string_view>

namespace fairshare {

struct AlgorithmResult;
struct Scenario;
class ShareTree;

/// Form of sshare's table, as selected by the options of the command.
struct SshareForm {
    enum class Cells {
        Aligned, ///< fixed width with a line of dashes
        Parsable, ///< -p: '|' after every cell
        Parsable2, ///< -P: '|' between cells
    };
    Cells cells = Cells::Aligned;
    bool isLong = false; ///< -l
    bool hasPartition = false; ///< -m
    bool hasAssociation = false; ///< with the column ID
    std::string_view cluster{}; ///< value of the column Cluster; "" = no such column
    std::string_view tresRunMins{}; ///< value of TRESRunMins, such as `cpu=0`, since no jobs run
};

/// Returns the table that sshare of Slurm 22.05.8 prints with -a for this tree: same columns, widths,
/// rounding, cut names and empty cells. Raw usage is truncated to whole numbers.
///
/// @param result result of `fair_tree`, `classic` or `depth_oblivious`
std::string sshareText(const ShareTree& tree, const AlgorithmResult& result, const SshareForm& form);

/// Evaluates the scenario with its own algorithm and returns the table. Errors: OutOfRange for an algorithm
/// that sshare does not show or a name that the table cannot contain; TooLarge if the indentation of the tree
/// would take more than 1 GB.
Result<std::string> sshareTable(const Scenario& scenario, const SshareForm& form);

} // namespace fairshare
