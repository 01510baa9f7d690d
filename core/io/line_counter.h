// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"

#include <cstddef>
#include <string_view>

namespace fairshare {

/// Turns offsets into lines and columns. Cheap when the offsets asked for rise: every byte is looked at once.
class LineCounter {
public:
    explicit LineCounter(std::string_view text)
        : m_text(text)
    {
    }

    /// Line and column of the byte at `offset`, which may be one past the end of the text.
    SourcePosition at(std::size_t offset)
    {
        if (offset < m_lineStart) {
            m_lineStart = 0;
            m_line = 1;
            m_seen = 0;
        }
        for (;;) {
            const std::size_t end = m_text.substr(0, offset).find('\n', m_seen);
            if (end == std::string_view::npos)
                break;
            m_lineStart = m_seen = end + 1;
            ++m_line;
        }
        m_seen = offset > m_seen ? offset : m_seen;
        return {m_line, static_cast<std::uint32_t>(offset - m_lineStart + 1)};
    }

private:
    std::string_view m_text;
    std::size_t m_lineStart = 0;
    std::size_t m_seen = 0; ///< no line ends between m_lineStart and here
    std::uint32_t m_line = 1;
};

} // namespace fairshare
