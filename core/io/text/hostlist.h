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

/// Longest list of names that is expanded.
inline constexpr std::size_t MostListedNodes = 65'536;

/// The names that a list of Slurm's stands for: `n[001-003,7],login1` is n001, n002, n003, n7 and login1.
/// Several brackets in one name multiply. Nothing for what is no such list, or one that is too long.
std::optional<std::vector<std::string>> parseHostlist(std::string_view text);

/// Resources of Batsim: numbers and inclusive ranges between blanks, `0-3 7`. Ascending, each once. Nothing
/// for what is none, too long, or goes beyond 999999.
std::optional<std::vector<std::uint32_t>> parseIntervals(std::string_view text);

/// Whether one name of a node comes before another: numbers in them count as numbers, so n2 is before n10.
bool comesBefore(std::string_view one, std::string_view other);

/// Gives nodes their numbers by name.
class NodeNames {
public:
    /// Numbers of the names, ascending, each once.
    std::vector<std::uint32_t> numbersOf(const std::vector<std::string>& names);
    const std::vector<std::string>& names() const { return m_names; }

private:
    std::vector<std::string> m_names;
    std::unordered_map<std::string, std::uint32_t> m_numbers;
};

} // namespace fairshare
