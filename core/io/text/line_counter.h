// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <vector>

namespace fairshare {

/// Converts offsets into lines and columns. While the requested offsets rise, each byte is scanned only once.
/// Going back costs at most Step bytes, whatever the length of the text.
class LineCounter {
public:
    static constexpr std::size_t Step = 4096;

    explicit LineCounter(std::string_view text)
        : m_text(text)
    {
    }

    /// Returns the line and column of the byte at `offset`, which may be one past the end of the text.
    SourcePosition at(std::size_t offset)
    {
        if (offset < m_now.lineStart) {
            m_seen = offset / Step * Step;
            m_now = m_marks[offset / Step];
        }
        while (m_seen < offset)
            advance(std::min(offset, m_seen / Step * Step + Step));
        return {m_now.line, static_cast<std::uint32_t>(offset - m_now.lineStart + 1)};
    }

private:
    struct Line {
        std::size_t lineStart = 0;
        std::uint32_t line = 1;
    };

    /// Advances to `end`, which is within the current step or at its end.
    void advance(std::size_t end)
    {
        if (m_seen == m_marks.size() * Step)
            m_marks.push_back(m_now);
        const std::string_view passed = m_text.substr(0, end);
        for (std::size_t at = passed.find('\n', m_seen); at != std::string_view::npos;
            at = passed.find('\n', at + 1))
            m_now = {at + 1, m_now.line + 1};
        m_seen = end;
    }

    std::string_view m_text;
    Line m_now; ///< the line of the byte at m_seen
    std::size_t m_seen = 0;
    std::vector<Line> m_marks; ///< the line of every Step-th byte that was scanned
};

} // namespace fairshare
