// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tree/similar_names.h"

#include "core/tree/share_tree.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <set>
#include <utility>

namespace fairshare {
namespace {

/// Longer names are not compared, because the time is quadratic in the length.
constexpr std::size_t LongestName = 64;
constexpr std::size_t MostSuggested = 3;

/// Returns the number of insertions, deletions, replacements and swaps of neighbors that turn `a` into `b`:
/// optimal string alignment, row by row. Both are at most LongestName bytes long.
std::size_t editDistance(std::string_view a, std::string_view b)
{
    using Row = std::array<std::size_t, LongestName + 1>;
    Row beforeLast{};
    Row last{};
    Row row{};
    for (std::size_t j = 0; j <= b.size(); ++j)
        last.at(j) = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        row.at(0) = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const bool same = a[i - 1] == b[j - 1];
            std::size_t least =
                std::min({last.at(j) + 1, row.at(j - 1) + 1, last.at(j - 1) + (same ? 0 : 1)});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                least = std::min(least, beforeLast.at(j - 2) + 1);
            row.at(j) = least;
        }
        beforeLast = last;
        last = row;
    }
    return last.at(b.size());
}

} // namespace

std::vector<std::string_view> similarNames(const ShareTree& tree, std::string_view name)
{
    const std::size_t most = std::max<std::size_t>(1, name.size() / 3);
    std::set<std::pair<std::size_t, std::string_view>> found;
    for (NodeRow row = 0; row < tree.size(); ++row) {
        const std::string_view other = tree.name(row);
        const std::size_t longer = std::max(name.size(), other.size());
        const std::size_t shorter = std::min(name.size(), other.size());
        if (longer > LongestName || longer - shorter > most)
            continue;
        if (const std::size_t distance = editDistance(name, other); distance <= most)
            found.emplace(distance, other);
    }
    std::vector<std::string_view> names;
    for (const auto& [distance, other] : found)
        if (names.size() < MostSuggested)
            names.push_back(other);
    return names;
}

} // namespace fairshare
