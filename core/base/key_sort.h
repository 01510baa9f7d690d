// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace fairshare {

/// Finds the order of many items by a 64-bit key that spreads well; keeps its buffers for the next list.
///
/// The highest bits in which keys differ are packed with the item's index into one word; the words are
/// sorted, and only groups that agree in all packed bits are compared in full.
class KeySorter {
public:
    /// Indices 0 … count - 1 in ascending order of `less(i, j)`, a strict total order that must agree with
    /// `keyOf`: less(i, j) wherever keyOf(i) < keyOf(j). Valid until the next call. @param count below 2^31.
    template <typename KeyOf, typename Less>
    std::span<const std::uint32_t> order(std::size_t count, KeyOf keyOf, Less less)
    {
        m_order.resize(count);
        const int commonBits = commonLeadingBits(count, keyOf);
        if (count < SmallList || commonBits == 64) {
            for (std::size_t i = 0; i < count; ++i)
                m_order[i] = static_cast<std::uint32_t>(i);
            sortGroup(m_order, less);
            return m_order;
        }
        const int indexBits = static_cast<int>(std::bit_width(count - 1));
        const std::uint64_t indexMask = (std::uint64_t{1} << indexBits) - 1;
        m_words.resize(count);
        for (std::size_t i = 0; i < count; ++i)
            m_words[i] = ((keyOf(i) << commonBits) & ~indexMask) | i;
        int comparedBits = 64 - indexBits;
        if (count < RadixThreshold) {
            std::sort(m_words.begin(), m_words.end());
        } else {
            distribute();
            comparedBits = std::min(comparedBits, Passes * DigitBits);
        }
        for (std::size_t i = 0; i < count; ++i)
            m_order[i] = static_cast<std::uint32_t>(m_words[i] & indexMask);
        settleGroups(64 - comparedBits, less);
        return m_order;
    }

private:
    static constexpr std::size_t SmallList = 12;
    /// Below this many items a comparison sort of words beats the passes.
    static constexpr std::size_t RadixThreshold = 1500;
    static constexpr int DigitBits = 11;
    static constexpr int Passes = 3;
    static constexpr std::size_t Buckets = std::size_t{1} << DigitBits;

    template <typename KeyOf>
    static int commonLeadingBits(std::size_t count, KeyOf keyOf)
    {
        std::uint64_t differing = 0;
        for (std::size_t i = 1; i < count; ++i)
            differing |= keyOf(i) ^ keyOf(0);
        return std::countl_zero(differing);
    }

    /// Sorts m_words by their highest Passes * DigitBits bits.
    void distribute()
    {
        m_other.resize(m_words.size());
        std::array<std::array<std::uint32_t, Buckets>, Passes> counts{};
        for (const std::uint64_t word : m_words)
            for (int pass = 0; pass < Passes; ++pass)
                ++counts[static_cast<std::size_t>(pass)][digit(word, pass)];
        for (int pass = 0; pass < Passes; ++pass) {
            auto& next = counts[static_cast<std::size_t>(pass)];
            std::uint32_t at = 0;
            for (std::uint32_t& count : next)
                at += std::exchange(count, at);
            for (const std::uint64_t word : m_words)
                m_other[next[digit(word, pass)]++] = word;
            m_words.swap(m_other);
        }
    }

    static std::size_t digit(std::uint64_t word, int pass)
    {
        return (word >> (64 - (Passes - pass) * DigitBits)) & (Buckets - 1);
    }

    template <typename Less>
    static void sortGroup(std::span<std::uint32_t> group, Less less)
    {
        if (group.size() > 1 && !std::is_sorted(group.begin(), group.end(), less))
            std::sort(group.begin(), group.end(), less);
    }

    /// Sorts within runs whose words agree above `undecidedBits`.
    template <typename Less>
    void settleGroups(int undecidedBits, Less less)
    {
        for (std::size_t begin = 0; begin < m_words.size();) {
            std::size_t end = begin + 1;
            while (end < m_words.size() && ((m_words[end] ^ m_words[begin]) >> undecidedBits) == 0)
                ++end;
            if (end - begin > 1)
                sortGroup(std::span(m_order).subspan(begin, end - begin), less);
            begin = end;
        }
    }

    std::vector<std::uint32_t> m_order;
    std::vector<std::uint64_t> m_words;
    std::vector<std::uint64_t> m_other;
};

} // namespace fairshare
