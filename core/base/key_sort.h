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

/// Sorts many items by a 64-bit key. Keeps its buffers for the next list.
///
/// The highest bits in which keys differ are packed with the item's number into one word. The words are
/// distributed by their highest digits and finished by insertion sort. Only items that agree in all packed
/// bits are compared in full.
class KeySorter {
public:
    /// Items to sort: `count` different numbers of at most `highest`, which is below 2^31.
    struct Items {
        std::size_t count;
        std::uint32_t highest;
    };

    /// Sorts items in ascending order of `less(a, b)`. `forEach(visit)` calls `visit(item)` for each item,
    /// the same items in the same order every time. `less` is a strict total order that agrees with `keyOf`:
    /// less(a, b) whenever keyOf(a) < keyOf(b).
    template <typename ForEach, typename KeyOf, typename Less>
    void sort(Items items, ForEach forEach, KeyOf keyOf, Less less)
    {
        m_words.resize(items.count);
        m_itemBits = static_cast<int>(std::bit_width(items.highest));
        pack(forEach, keyOf);
        sortWords([mask = itemMask(), less](std::uint64_t a, std::uint64_t b) {
            if (((a ^ b) & ~mask) != 0)
                return a < b;
            return less(static_cast<std::uint32_t>(a & mask), static_cast<std::uint32_t>(b & mask));
        });
    }

    std::size_t size() const { return m_words.size(); }
    /// Returns the item at this index of the sorted list.
    std::uint32_t item(std::size_t place) const
    {
        return static_cast<std::uint32_t>(m_words[place] & itemMask());
    }
    /// Returns true if the keys at `place` and the index before differ in their packed bits; false is
    /// inconclusive.
    /// @param place 1 … size() - 1
    bool surelyDiffers(std::size_t place) const
    {
        return ((m_words[place] ^ m_words[place - 1]) >> m_itemBits) != 0;
    }

private:
    /// Up to this many items, insertion sort alone is fastest.
    static constexpr std::size_t SmallList = 12;
    /// Up to this many items, one digit leaves few items per bucket.
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
        const auto packed = [&](std::uint32_t item) {
            return *word++ = (((*key++ - lowest) << unusedBits) & keyMask) | item;
        };
        if (m_words.size() > OneDigitList) {
            clearCounts<TwoDigits>();
            forEach([&](std::uint32_t item) { count<TwoDigits>(packed(item)); });
        } else {
            forEach([&](std::uint32_t item) { packed(item); });
        }
    }

    /// @param before order of the items, compared by their words
    template <typename Before>
    void sortWords(Before before)
    {
        if (m_words.size() > OneDigitList) {
            // Two digits leave few words per bucket unless most keys are close together.
            distribute<TwoDigits>();
            if (finishByInsertion(before))
                return;
            clearCounts<ThreeDigits>();
            for (const std::uint64_t word : m_words)
                count<ThreeDigits>(word);
            distribute<ThreeDigits>();
        } else if (m_words.size() > SmallList) {
            distributeByOneDigit();
        }
        if (!finishByInsertion(before))
            std::sort(m_words.begin(), m_words.end(), before);
    }

    /// Converts the sizes of the buckets to their start indexes.
    static void sumUp(std::span<std::uint32_t> counts)
    {
        std::uint32_t at = 0;
        for (std::uint32_t& count : counts)
            at += std::exchange(count, at);
    }

    /// Splits the highest bits of a word into digits, the lowest digit first.
    template <std::size_t Count, std::size_t Bits>
    struct DigitsOf {
        static constexpr std::size_t Digits = Count;
        static constexpr std::size_t Buckets = std::size_t{1} << Bits;
        static_assert(Digits <= MostDigits && Buckets <= MostBuckets);

        static std::size_t digit(std::uint64_t word, std::size_t i)
        {
            return (word >> (64 - (Digits - i) * Bits)) & (Buckets - 1);
        }
    };
    using TwoDigits = DigitsOf<2, 12>;
    using ThreeDigits = DigitsOf<3, 11>;

    template <typename Layout>
    void clearCounts()
    {
        for (std::size_t i = 0; i < Layout::Digits; ++i)
            std::fill_n(m_counts[i].begin(), Layout::Buckets, 0U);
    }

    template <typename Layout>
    void count(std::uint64_t word)
    {
        for (std::size_t i = 0; i < Layout::Digits; ++i)
            ++m_counts[i][Layout::digit(word, i)];
    }

    /// Distributes the words by digits whose counts are known.
    template <typename Layout>
    void distribute()
    {
        for (std::size_t i = 0; i < Layout::Digits; ++i) {
            const auto next = std::span(m_counts[i]).first(Layout::Buckets);
            sumUp(next);
            for (const std::uint64_t word : m_words)
                m_other[next[Layout::digit(word, i)]++] = word;
            m_words.swap(m_other);
        }
    }

    /// Distributes the words by one digit, slightly wider than the number of words requires.
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

    /// Finishes with an insertion sort, linear for nearly sorted words. Returns false if it gave up, with
    /// words still unsorted.
    template <typename Before>
    bool finishByInsertion(Before before)
    {
        constexpr std::size_t MostMovesAnItem = 16;
        const std::size_t mostMoves = MostMovesAnItem * m_words.size();
        const std::uint64_t mask = itemMask();
        std::size_t moves = 0;
        for (std::size_t i = 1; i < m_words.size(); ++i) {
            const std::uint64_t word = m_words[i];
            // The words nearly always differ in their keys and are in order.
            if ((m_words[i - 1] | mask) < word || !before(word, m_words[i - 1]))
                continue;
            std::size_t at = i;
            for (; at > 0 && before(word, m_words[at - 1]); --at)
                m_words[at] = m_words[at - 1];
            m_words[at] = word;
            moves += i - at;
            if (moves > mostMoves)
                return false;
        }
        return true;
    }

    int m_itemBits = 0;
    std::array<Counts, MostDigits> m_counts{};
    Values<std::uint64_t> m_words;
    Values<std::uint64_t> m_other;
};

} // namespace fairshare
