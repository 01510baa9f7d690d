// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace fairshare {

/// Position in an input. Lines and columns count from 1, columns in bytes; 0 means "no position".
struct SourcePosition {
    std::uint32_t line = 0;
    std::uint32_t column = 0;

    bool operator==(const SourcePosition&) const = default;
};

enum class ErrorCode {
    BadInput, ///< the content is wrong; the message says what was found and what was expected
    OutOfRange, ///< a value is outside its documented range
    MissingHeader, ///< a job table has no header; only the format that printed it can explain it
    MissingColumns, ///< the rows of a database have no column names
    NotFound, ///< a name, id or file does not exist
    ReadFailed, ///< the operating system refused to read
    WriteFailed, ///< the operating system refused to write; the target is unchanged
    TooLarge, ///< exceeds a documented limit of size or memory
    Cancelled, ///< stopped on request
};

/// An error: what is wrong, where, and one sentence for the user, without a final full stop.
struct Error {
    ErrorCode code = ErrorCode::BadInput;
    std::string message;
    SourcePosition position{};
    std::string file{}; ///< name as given by the user; empty inside functions that do not know it

    bool operator==(const Error&) const = default;
};

/// Formats an error as `FILE:LINE:COLUMN: message`, without the parts that are not known.
std::string describe(const Error& error);

/// A remark that does not stop the work, such as a repair by a reader or a warning of an algorithm.
struct Diagnostic {
    std::string code; ///< stable id such as `usage_negative`
    std::string message; ///< one sentence, without a final full stop
    SourcePosition position{};

    bool operator==(const Diagnostic&) const = default;
};

using Diagnostics = std::vector<Diagnostic>;

/// Formats a diagnostic as `FILE:LINE:COLUMN: message`, as for errors.
std::string describe(const Diagnostic& diagnostic, std::string_view file);

} // namespace fairshare
