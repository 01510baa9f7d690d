// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/io/text/text_lines.h"

#include <string>
#include <string_view>

namespace fairshare {

/// Entry `key = value` of a configuration; quotes and blanks around the value are removed.
struct ConfigurationEntry {
    std::string_view key;
    std::string_view value;
    SourcePosition position{};
    SourcePosition valuePosition{};
    std::string_view firstKey{}; ///< first key of the line: `PartitionName` for the entries of a partition
};

/// Iterates over the entries of slurm.conf or of `scontrol show config`. Comments and lines without '=' are
/// skipped; lines that end in '\' are joined. A line may contain several entries. `Include FILE` is an entry
/// with the key `Include` and the file as its value.
class ConfigurationLines {
public:
    explicit ConfigurationLines(std::string_view content)
        : m_lines(content)
    {
    }

    /// Advances to the next entry; returns false at the end. Errors: a line that is too long.
    Result<bool> next();
    const ConfigurationEntry& entry() const { return m_entry; }

private:
    Result<std::string_view> logicalLine();
    bool setEntry();
    bool setInclude();
    void set(std::string_view key, std::string_view value);

    TextLines m_lines;
    std::string m_joined;
    std::string_view m_line; ///< the logical line
    std::string_view m_rest; ///< unread rest of the logical line
    std::string_view m_firstKey;
    SourcePosition m_start{}; ///< start of the logical line
    ConfigurationEntry m_entry;
};

} // namespace fairshare
