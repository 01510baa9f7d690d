// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <vector>

namespace fairshare {

/// Set of free nodes as bits, which finds the lowest free node one word at a time.
class FreeNodes {
public:
    explicit FreeNodes(std::size_t nodes)
        : m_words((nodes + 63) / 64)
    {
        for (std::size_t node = 0; node < nodes; ++node)
            giveBack(static_cast<std::uint32_t>(node));
    }

    void giveBack(std::uint32_t node)
    {
        m_words[node / 64] |= bitOf(node);
        m_lowest = std::min(m_lowest, static_cast<std::size_t>(node / 64));
    }

    /// Takes the lowest free node. Requires at least one free node.
    std::uint32_t takeLowest()
    {
        while (m_words[m_lowest] == 0)
            ++m_lowest;
        const int bit = std::countr_zero(m_words[m_lowest]);
        m_words[m_lowest] &= m_words[m_lowest] - 1;
        return static_cast<std::uint32_t>(m_lowest * 64 + static_cast<std::size_t>(bit));
    }

    /// Takes a node, which must be free.
    void take(std::uint32_t node) { m_words[node / 64] &= ~bitOf(node); }

private:
    static std::uint64_t bitOf(std::uint32_t node) { return std::uint64_t{1} << (node % 64); }

    std::vector<std::uint64_t> m_words;
    std::size_t m_lowest = 0; ///< earlier words have no free node
};

} // namespace fairshare
