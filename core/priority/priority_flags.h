// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace fairshare {

/// PriorityFlags of slurm.conf, one bit each: the flags of 22.05 and the algorithms of 14.11.
enum class PriorityFlag : std::uint32_t {
    AccrueAlways = 1U << 0U, ///< jobs accrue age from submission on
    CalculateRunning = 1U << 1U, ///< priorities of running and suspended jobs are recalculated
    DepthOblivious = 1U << 2U, ///< the depth-oblivious algorithm
    FairTree = 1U << 3U, ///< the default algorithm, set explicitly
    IncrementOnly = 1U << 4U, ///< priorities never decrease
    MaxTres = 1U << 5U, ///< billing is the largest TRES of a node
    MaxTresGres = 1U << 6U, ///< likewise, plus its generic resources
    NoFairTree = 1U << 7U, ///< the classic algorithm
    NoNormalAssoc = 1U << 8U, ///< association priorities are not normalized
    NoNormalPart = 1U << 9U, ///< partition factors are not normalized
    NoNormalQos = 1U << 10U, ///< QOS priorities are not normalized
    NoNormalTres = 1U << 11U, ///< amounts of TRES are not normalized
    SmallRelativeToTime = 1U << 12U, ///< job size is divided by the time limit in minutes
    LevelBased = 1U << 13U, ///< the algorithm of that name, in 14.11 and earlier
    TicketBased = 1U << 14U, ///< likewise
};

/// A set of flags.
class PriorityFlags {
public:
    bool has(PriorityFlag flag) const { return (m_bits & static_cast<std::uint32_t>(flag)) != 0; }
    void set(PriorityFlag flag) { m_bits |= static_cast<std::uint32_t>(flag); }
    void clear(PriorityFlag flag) { m_bits &= ~static_cast<std::uint32_t>(flag); }
    /// Sets a flag by its name in slurm.conf, ignoring case; NO_NORMAL_ALL sets four flags.
    /// @return whether the name is known
    bool set(std::string_view name);
    /// Returns the names of the set flags as in slurm.conf, in alphabetical order.
    std::vector<std::string_view> names() const;
    static std::vector<std::string_view> allNames();
    /// Returns the flags that select a fairshare algorithm, in the order in which Slurm checks them. The
    /// first flag that is set decides.
    static std::span<const std::string_view> algorithmNames();
    /// Returns the flag that selects the algorithm; empty if none is set.
    std::string_view algorithmFlag() const;

    bool operator==(const PriorityFlags&) const = default;

private:
    std::uint32_t m_bits = 0;
};

} // namespace fairshare
