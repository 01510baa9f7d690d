// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/priority/job_priority.h"
#include "core/priority/priority_config.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace fairshare {

/// Where priorities are capped.
inline constexpr std::uint32_t LargestPriority = 4294967295U;

/// What a priority is the sum of.
enum class PriorityTerm : std::uint8_t {
    Qos,
    Fairshare,
    Age,
    JobSize,
    Tres, ///< all of PriorityWeightTRES
    Partition,
    Association,
    Site,
    Nice,
};

inline constexpr std::array AllPriorityTerms{PriorityTerm::Qos, PriorityTerm::Fairshare, PriorityTerm::Age,
    PriorityTerm::JobSize, PriorityTerm::Tres, PriorityTerm::Partition, PriorityTerm::Association,
    PriorityTerm::Site, PriorityTerm::Nice};

/// `qos`, `fairshare`, `age`, `job_size`, `tres`, `partition`, `assoc`, `site`, `nice`.
std::string_view idOf(PriorityTerm term);

/// As sentences and labels name it, in the language of the program.
std::string titleOf(PriorityTerm term);

/// The points that a term adds; of nice what it takes, below 0.
double pointsOf(const PriorityTerms& terms, PriorityTerm term);

/// PriorityWeightX of a term with one weight of its own; null for TRES, site and nice.
std::uint32_t* weightOf(PriorityWeights& weights, PriorityTerm term);
std::uint32_t weightOf(const PriorityWeights& weights, PriorityTerm term);

/// "PriorityWeightAge"; of TRES "PriorityWeightTRES"; "" for site and nice.
std::string_view keyOf(PriorityTerm term);

} // namespace fairshare
