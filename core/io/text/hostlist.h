// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace fairshare {

/// Most names to which a list is expanded.
inline constexpr std::size_t MostListedNodes = 65'536;

/// Expands a Slurm hostlist: `n[001-003,7],login1` becomes n001, n002, n003, n7 and login1. Several brackets
/// in one name are combined. Returns nothing if the text is not a hostlist or the list is too long.
std::optional<std::vector<std::string>> parseHostlist(std::string_view text);

/// Reads a resource list of Batsim: numbers and inclusive ranges separated by blanks, `0-3 7`. The result is
/// ascending without duplicates. Returns nothing if the text is not such a list, is too long, or has numbers
/// above 999999.
std::optional<std::vector<std::uint32_t>> parseIntervals(std::string_view text);

/// Compares node names in natural order, where n2 comes before n10.
bool comesBefore(std::string_view one, std::string_view other);

/// Assigns numbers to node names.
class NodeNames {
public:
    /// Returns the numbers of the names, ascending, without duplicates.
    std::vector<std::uint32_t> numbersOf(const std::vector<std::string>& names);
    const std::vector<std::string>& names() const { return m_names; }

private:
    std::vector<std::string> m_names;
    std::unordered_map<std::string, std::uint32_t> m_numbers;
};

} // namespace fairshare
