// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/io/text/text_lines.h"

#include <string>
#include <string_view>

namespace fairshare {

/// `key = value` of a configuration; the value's quotes and blanks are taken off.
struct ConfigurationEntry {
    std::string_view key;
    std::string_view value;
    SourcePosition position{};
    SourcePosition valuePosition{};
    std::string_view firstKey{}; ///< of its line: `PartitionName` of all that one partition has
};

/// Walks over the entries of slurm.conf or of `scontrol show config`: comments and lines without '=' are
/// passed over, lines that end in a '\' are joined. A line may hold several entries. `Include FILE` is the
/// entry `Include` with the file as its value.
class ConfigurationLines {
public:
    explicit ConfigurationLines(std::string_view content)
        : m_lines(content)
    {
    }

    /// Goes to the next entry; false at the end. Errors: a line that is too long.
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
    std::string_view m_rest; ///< what of it is still to be read
    std::string_view m_firstKey;
    SourcePosition m_start{}; ///< of the logical line
    ConfigurationEntry m_entry;
};

} // namespace fairshare
