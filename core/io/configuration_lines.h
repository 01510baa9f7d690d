// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/io/text_lines.h"

#include <string>
#include <string_view>

namespace fairshare {

/// `key = value` of a configuration; the value's quotes and blanks are taken off.
struct ConfigurationEntry {
    std::string_view key;
    std::string_view value;
    SourcePosition position{};
    SourcePosition valuePosition{};
};

/// Walks over the entries of slurm.conf or of `scontrol show config`: comments and lines without '=' are
/// passed over, lines that end in a '\' are joined. Of a line with several keys only the first is given; the
/// keys that we read stand alone.
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
    bool setEntry(std::string_view line, SourcePosition start);

    TextLines m_lines;
    std::string m_joined;
    ConfigurationEntry m_entry;
};

} // namespace fairshare
