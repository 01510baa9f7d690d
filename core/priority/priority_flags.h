// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace fairshare {

/// PriorityFlags of slurm.conf, one bit each: those of 22.05, and the algorithms of 14.11.
enum class PriorityFlag : std::uint32_t {
    AccrueAlways = 1U << 0U, ///< age grows from submission on
    CalculateRunning = 1U << 1U, ///< running and suspended jobs get new priorities too
    DepthOblivious = 1U << 2U, ///< the algorithm of that name
    FairTree = 1U << 3U, ///< the default algorithm, named
    IncrementOnly = 1U << 4U, ///< a priority never falls
    MaxTres = 1U << 5U, ///< billing is the largest TRES of a node
    MaxTresGres = 1U << 6U, ///< and of its generic resources beside
    NoFairTree = 1U << 7U, ///< the classic algorithm
    NoNormalAssoc = 1U << 8U, ///< association priorities as they are
    NoNormalPart = 1U << 9U, ///< partition factors as they are
    NoNormalQos = 1U << 10U, ///< QOS priorities as they are
    NoNormalTres = 1U << 11U, ///< amounts of TRES as they are
    SmallRelativeToTime = 1U << 12U, ///< job size counts per minute of the time limit
    LevelBased = 1U << 13U, ///< the algorithm of that name, in 14.11 and earlier
    TicketBased = 1U << 14U, ///< likewise
};

/// A set of flags.
class PriorityFlags {
public:
    bool has(PriorityFlag flag) const { return (m_bits & static_cast<std::uint32_t>(flag)) != 0; }
    void set(PriorityFlag flag) { m_bits |= static_cast<std::uint32_t>(flag); }
    void clear(PriorityFlag flag) { m_bits &= ~static_cast<std::uint32_t>(flag); }
    /// Sets what slurm.conf calls so, ignoring case; NO_NORMAL_ALL sets four.
    /// @return whether there is such a flag
    bool set(std::string_view name);
    /// As slurm.conf spells them, in alphabetical order.
    std::vector<std::string_view> names() const;
    static std::vector<std::string_view> allNames();
    /// Flags that select a fairshare algorithm, in the order in which Slurm looks for them: the first one
    /// decides.
    static std::span<const std::string_view> algorithmNames();
    /// The flag that decides; empty if none of them is set.
    std::string_view algorithmFlag() const;

    bool operator==(const PriorityFlags&) const = default;

private:
    std::uint32_t m_bits = 0;
};

} // namespace fairshare
