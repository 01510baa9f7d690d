// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/values.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace fairshare {

/// Sorts many items by a 64-bit key; keeps its buffers for the next list.
///
/// The highest bits in which keys differ are packed with the item's number into one word. The words are
/// distributed by their highest digits and finished by insertion; only items that agree in all packed bits
/// are compared in full.
class KeySorter {
public:
    /// Which items to sort: `count` different numbers of at most `highest`, which is below 2^31.
    struct Items {
        std::size_t count;
        std::uint32_t highest;
    };

    /// Sorts the items that `forEach(visit)` names by calling `visit(item)`, each time the same ones, in
    /// ascending order of `less(a, b)`: a strict total order that agrees with `keyOf`, so less(a, b) wherever
    /// keyOf(a) < keyOf(b).
    template <typename ForEach, typename KeyOf, typename Less>
    void sort(Items items, ForEach forEach, KeyOf keyOf, Less less)
    {
        m_words.resize(items.count);
        m_itemBits = static_cast<int>(std::bit_width(items.highest));
        pack(forEach, keyOf);
        sortWords();
        settleEqualWords(less);
    }

    std::size_t size() const { return m_words.size(); }
    /// The item at this place of the sorted list.
    std::uint32_t item(std::size_t place) const
    {
        return static_cast<std::uint32_t>(m_words[place] & itemMask());
    }
    /// True where the keys at `place` and at the place before it differ in their packed bits; false says
    /// nothing. @param place 1 … size() - 1.
    bool surelyDiffers(std::size_t place) const
    {
        return ((m_words[place] ^ m_words[place - 1]) >> m_itemBits) != 0;
    }

private:
    /// Below this many items insertion alone is the fastest.
    static constexpr std::size_t SmallList = 12;
    /// Up to this many items one digit leaves few items to a bucket.
    static constexpr std::size_t OneDigitList = 512;
    static constexpr std::size_t MostDigits = 3;
    static constexpr std::size_t MostBuckets = std::size_t{1} << 12U;
    using Counts = std::array<std::uint32_t, MostBuckets>;

    std::uint64_t itemMask() const { return (std::uint64_t{1} << m_itemBits) - 1; }

    template <typename ForEach, typename KeyOf>
    void pack(ForEach forEach, KeyOf keyOf)
    {
        std::uint64_t lowest = ~std::uint64_t{0};
        std::uint64_t highest = 0;
        m_other.resize(m_words.size());
        auto seen = m_other.begin();
        forEach([&](std::uint32_t item) {
            const std::uint64_t key = keyOf(item);
            lowest = std::min(lowest, key);
            highest = std::max(highest, key);
            *seen++ = key;
        });
        const int unusedBits = std::countl_zero((highest - lowest) | 1U);
        const std::uint64_t keyMask = ~itemMask();
        auto key = m_other.cbegin();
        auto word = m_words.begin();
        forEach([&](std::uint32_t item) { *word++ = (((*key++ - lowest) << unusedBits) & keyMask) | item; });
    }

    void sortWords()
    {
        if (m_words.size() > OneDigitList) {
            // 24 bits leave few words to a bucket, unless most keys are close together.
            distributeByDigits<2, 12>();
            if (finishByInsertion())
                return;
            distributeByDigits<3, 11>();
        } else if (m_words.size() > SmallList) {
            distributeByOneDigit();
        }
        if (!finishByInsertion())
            std::sort(m_words.begin(), m_words.end());
    }

    /// Where each bucket starts, from how many words it takes.
    static void sumUp(std::span<std::uint32_t> counts)
    {
        std::uint32_t at = 0;
        for (std::uint32_t& count : counts)
            at += std::exchange(count, at);
    }

    template <std::size_t Digits, std::size_t DigitBits>
    void distributeByDigits()
    {
        constexpr std::size_t Buckets = std::size_t{1} << DigitBits;
        static_assert(Digits <= MostDigits && Buckets <= MostBuckets);
        const auto digit = [](std::uint64_t word, std::size_t i) {
            return (word >> (64 - (Digits - i) * DigitBits)) & (Buckets - 1);
        };
        for (std::size_t i = 0; i < Digits; ++i)
            std::fill_n(m_counts[i].begin(), Buckets, 0U);
        for (const std::uint64_t word : m_words)
            for (std::size_t i = 0; i < Digits; ++i)
                ++m_counts[i][digit(word, i)];
        for (std::size_t i = 0; i < Digits; ++i) {
            const auto next = std::span(m_counts[i]).first(Buckets);
            sumUp(next);
            for (const std::uint64_t word : m_words)
                m_other[next[digit(word, i)]++] = word;
            m_words.swap(m_other);
        }
    }

    /// A digit as wide as there are words, and a little wider.
    void distributeByOneDigit()
    {
        constexpr int SpareBits = 2;
        const int shift = 64 - static_cast<int>(std::bit_width(m_words.size())) - SpareBits;
        const auto next = std::span(m_counts[0]).first(std::size_t{1} << (64 - shift));
        std::fill(next.begin(), next.end(), 0U);
        for (const std::uint64_t word : m_words)
            ++next[word >> shift];
        sumUp(next);
        for (const std::uint64_t word : m_words)
            m_other[next[word >> shift]++] = word;
        m_words.swap(m_other);
    }

    /// Linear for words that are nearly in order; false where they are not, which leaves some unsorted.
    bool finishByInsertion()
    {
        constexpr std::size_t MostMovesAnItem = 16;
        const std::size_t mostMoves = MostMovesAnItem * m_words.size();
        std::size_t moves = 0;
        for (std::size_t i = 1; i < m_words.size(); ++i) {
            const std::uint64_t word = m_words[i];
            if (m_words[i - 1] <= word)
                continue;
            std::size_t at = i;
            for (; at > 0 && m_words[at - 1] > word; --at)
                m_words[at] = m_words[at - 1];
            m_words[at] = word;
            moves += i - at;
            if (moves > mostMoves)
                return false;
        }
        return true;
    }

    /// Sorts within runs whose words agree but for the item.
    template <typename Less>
    void settleEqualWords(Less less)
    {
        for (std::size_t begin = 0; begin + 1 < m_words.size();) {
            std::size_t end = begin + 1;
            while (end < m_words.size() && !surelyDiffers(end))
                ++end;
            if (end - begin > 1)
                settle(std::span(m_words).subspan(begin, end - begin), less);
            begin = end;
        }
    }

    template <typename Less>
    void settle(std::span<std::uint64_t> run, Less less) const
    {
        const auto lessWord = [mask = itemMask(), less](std::uint64_t a, std::uint64_t b) {
            return less(static_cast<std::uint32_t>(a & mask), static_cast<std::uint32_t>(b & mask));
        };
        if (!std::is_sorted(run.begin(), run.end(), lessWord))
            std::sort(run.begin(), run.end(), lessWord);
    }

    int m_itemBits = 0;
    std::array<Counts, MostDigits> m_counts{};
    Values<std::uint64_t> m_words;
    Values<std::uint64_t> m_other;
};

} // namespace fairshare
