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

/// Sorting many records by a 64-bit key that spreads well.
namespace fairshare {

namespace key_sort_detail {

inline constexpr int DigitBits = 11;
inline constexpr std::size_t Buckets = std::size_t{1} << DigitBits;
inline constexpr int Passes = 3;
/// Below this many records a comparison sort beats the passes.
inline constexpr std::size_t Threshold = 1024;

} // namespace key_sort_detail

/// Sorts ascending by `less`, which must agree with `keyOf` where keys differ: less(a, b) if keyOf(a) <
/// keyOf(b). Distributes by the 33 highest bits in which keys differ, then compares inside groups of equal
/// bits.
template <typename Item, typename KeyOf, typename Less>
void sortByKey(std::span<Item> items, KeyOf keyOf, Less less)
{
    using namespace key_sort_detail;
    if (items.size() < Threshold) {
        std::sort(items.begin(), items.end(), less);
        return;
    }
    std::uint64_t differing = 0;
    for (const Item& item : items)
        differing |= keyOf(item) ^ keyOf(items.front());
    const int top = 64 - std::countl_zero(differing);
    const int lowest = std::max(0, top - Passes * DigitBits);
    std::vector<Item> scratch(items.size());
    std::span<Item> from = items;
    std::span<Item> to = scratch;
    for (int shift = lowest; shift < top; shift += DigitBits) {
        std::array<std::uint32_t, Buckets> next{};
        const auto digit = [&](const Item& item) { return (keyOf(item) >> shift) & (Buckets - 1); };
        for (const Item& item : from)
            ++next[digit(item)];
        std::uint32_t at = 0;
        for (std::uint32_t& count : next)
            at += std::exchange(count, at);
        for (const Item& item : from)
            to[next[digit(item)]++] = item;
        std::swap(from, to);
    }
    if (from.data() != items.data())
        std::copy(from.begin(), from.end(), items.begin());
    const auto group = [&](const Item& item) { return keyOf(item) >> lowest; };
    for (auto begin = items.begin(); begin != items.end();) {
        auto end = begin + 1;
        while (end != items.end() && group(*end) == group(*begin))
            ++end;
        if (end - begin > 1 && !std::is_sorted(begin, end, less))
            std::sort(begin, end, less);
        begin = end;
    }
}

} // namespace fairshare
