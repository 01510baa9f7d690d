// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace fairshare {

/// One text per row in a single allocation. A column without appended rows is empty and returns "" for every
/// row.
class TextColumn {
public:
    void append(std::string_view text)
    {
        m_bytes += text;
        m_ends.push_back(static_cast<std::uint32_t>(m_bytes.size()));
    }
    /// Appends `count` rows of another column from `first` on.
    void append(const TextColumn& other, std::size_t first, std::size_t count)
    {
        if (other.m_ends.empty() || count == 0) {
            m_ends.insert(m_ends.end(), count, static_cast<std::uint32_t>(m_bytes.size()));
            return;
        }
        const std::uint32_t begin = first == 0 ? 0 : other.m_ends[first - 1];
        const auto here = static_cast<std::uint32_t>(m_bytes.size());
        m_bytes.append(other.m_bytes, begin, other.m_ends[first + count - 1] - begin);
        for (std::size_t row = first; row < first + count; ++row)
            m_ends.push_back(other.m_ends[row] - begin + here);
    }
    void reserve(std::size_t rows, std::size_t bytes)
    {
        m_ends.reserve(rows);
        m_bytes.reserve(bytes);
    }
    std::string_view at(std::size_t row) const
    {
        if (m_ends.empty())
            return {};
        const std::uint32_t begin = row == 0 ? 0 : m_ends[row - 1];
        return std::string_view(m_bytes).substr(begin, m_ends[row] - begin);
    }
    bool empty() const { return m_ends.empty(); }
    bool hasText() const { return !m_bytes.empty(); }
    std::size_t bytes() const { return m_bytes.capacity() + m_ends.capacity() * sizeof(std::uint32_t); }

    bool operator==(const TextColumn&) const = default;

private:
    std::string m_bytes;
    std::vector<std::uint32_t> m_ends;
};

} // namespace fairshare
