// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/io/printed/print_format.h"

#include <string>
#include <string_view>
#include <vector>

namespace fairshare {

struct Import;
struct Scenario;

/// A file format: a description, marked by `phrase`, how to recognize it, and how to read or write it.
struct Format {
    std::string_view id; ///< `fairshare`, `sacctmgr-dump`, …
    std::string_view title; ///< "Association dump (sacctmgr dump)"
    std::string_view patterns; ///< file dialog patterns: "*.dump *.cfg *.txt"
    std::string_view summary; ///< what it carries, one sentence
    /// True when a content that begins so is this format; the file's name never counts. Formats are asked in
    /// the registry's order, so a lenient one stands behind the strict.
    bool (*recognizes)(std::string_view beginning) = nullptr;
    /// Null when it is only written. Errors carry the position; the file's name is added by the caller.
    Result<Import> (*read)(std::string_view content, const Progress& progress) = nullptr;
    /// Null when it is only read. Errors: OutOfRange when the format cannot hold the scenario.
    Result<std::string> (*write)(const Scenario& scenario) = nullptr;
    /// The names of what it leaves out of the groups' quotas. Null where it holds none or all. See
    /// left_out.h.
    std::vector<std::string> (*leavesOut)(const Scenario& scenario) = nullptr;
    /// What the program takes with -o; empty for other formats.
    PrintLetters letters{};
    /// Reads what the program prints with -h -o. Null without `letters`.
    Result<Import> (*readPrinted)(
        std::string_view content, const PrintFormat& columns, const Progress& progress) = nullptr;
    bool holdsUsage = true; ///< what is written carries usage
    bool holdsTree = true; ///< what is written carries the tree; else group quotas alone
    bool holdsOptions = false; ///< what is written carries options of sacctmgr
    bool holdsSections = false; ///< what is written carries everything
};

} // namespace fairshare
