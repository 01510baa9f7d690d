// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/io/printed/print_format.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace fairshare {

struct Import;
struct Scenario;

/// How the lines of a format begin, which decides what a pasted text may have in front of them.
enum class Layout : std::uint8_t {
    Marked, ///< with the first cell, key or bracket
    Aligned, ///< with the blanks of the first column
    Commented, ///< some with a sign that makes them comments
};

/// File format: a description marked by `phrase`, how to recognize it, and how to read or write it.
struct Format {
    std::string_view id; ///< `fairshare`, `sacctmgr-dump`, …
    std::string_view title; ///< "Association dump (sacctmgr dump)"
    std::string_view patterns; ///< file dialog patterns: "*.dump *.cfg *.txt"
    std::string_view summary; ///< its contents, in one sentence
    /// Returns true if content with this beginning is in this format. The file name does not matter. Formats
    /// are tried in the order of the registry, so a lenient format comes after a strict one.
    bool (*recognizes)(std::string_view beginning) = nullptr;
    /// Null if the format cannot be read. Errors contain the position; the caller adds the file name.
    Result<Import> (*read)(std::string_view content, const Progress& progress) = nullptr;
    /// Null if the format cannot be written. Errors: OutOfRange if the format cannot store the scenario.
    Result<std::string> (*write)(const Scenario& scenario) = nullptr;
    /// Returns the names of the parts of group quotas that the format cannot store. Null if it stores none or
    /// all of them. See left_out.h.
    std::vector<std::string> (*leavesOut)(const Scenario& scenario) = nullptr;
    /// Letters that the program accepts with -o; empty for other formats.
    PrintLetters letters{};
    /// Reads the output of the program with -h -o. Null without `letters`.
    Result<Import> (*readPrinted)(
        std::string_view content, const PrintFormat& columns, const Progress& progress) = nullptr;
    Layout layout = Layout::Marked;
    bool holdsUsage = true; ///< the format stores usage
    bool holdsTree = true; ///< the format stores the tree; otherwise only group quotas
    bool holdsOptions = false; ///< the format stores options of sacctmgr
    bool holdsSections = false; ///< the format stores everything
};

} // namespace fairshare
