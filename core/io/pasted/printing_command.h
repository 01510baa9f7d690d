// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace fairshare {

/// Command that prints a table, as far as it determines the columns.
struct PrintingCommand {
    std::string program; ///< without its folder: `sacct`
    std::string format{}; ///< value of -o, --format or `format=`; "" for the default
    bool isLong = false; ///< -l
    bool hasHeader = true;
    bool isParsable = false; ///< cells are separated by `delimiter`
    bool endsWithDelimiter = false;
    std::string delimiter = "|";

    bool operator==(const PrintingCommand&) const = default;
};

/// Parses a command line of squeue, sprio, sshare, sacct or sacctmgr; nothing for other programs.
std::optional<PrintingCommand> printingCommand(std::string_view command);

/// Returns the format string of squeue or sprio that the command used, or its default; "" for other programs
/// and for columns given by name.
std::string printFormatOf(const PrintingCommand& command);

/// Returns the header that sshare, sacct or sacctmgr would have printed above `output`: one line, or two for
/// a table of fixed width. Returns "" if the output has a header or the columns are not known.
std::string missingHeader(const PrintingCommand& command, std::string_view output);

/// Returns the header for fields as given to sacct -o, in the form of `output`: with its delimiter, or in the
/// usual widths. Returns "" for no fields.
std::string headerOf(std::string_view fields, std::string_view output);

} // namespace fairshare
