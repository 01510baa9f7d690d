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

/// Which form of sshare's table: the command's switches.
struct SshareForm {
    enum class Cells {
        Aligned, ///< fixed width with a line of dashes
        Parsable, ///< -p: '|' behind every cell
        Parsable2, ///< -P: '|' between cells
    };
    Cells cells = Cells::Aligned;
    bool isLong = false; ///< -l
    bool hasPartition = false; ///< -m
    bool hasAssociation = false; ///< the column ID
    std::string_view cluster{}; ///< the column Cluster with this name; "" for no such column
    std::string_view tresRunMins{}; ///< what stands under TRESRunMins, as nothing runs: `cpu=0`
};

/// The table that sshare of Slurm 22.05.8 prints with -a for this tree: same columns, widths, rounding, cut
/// names and empty cells. Raw usage is cut to whole numbers.
///
/// @param result of `fair_tree`, `classic` or `depth_oblivious`.
std::string sshareText(const ShareTree& tree, const AlgorithmResult& result, const SshareForm& form);

/// Evaluates the scenario with its own algorithm and gives its table. Errors: OutOfRange for an algorithm
/// that sshare does not show or a name that the table cannot hold, TooLarge for a tree whose indentation
/// would take more than 1 GB.
Result<std::string> sshareTable(const Scenario& scenario, const SshareForm& form);

} // namespace fairshare
