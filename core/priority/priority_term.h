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

/// Upper limit of priorities.
inline constexpr std::uint32_t LargestPriority = 4294967295U;

/// A term of a job's priority.
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

/// Returns `qos`, `fairshare`, `age`, `job_size`, `tres`, `partition`, `assoc`, `site` or `nice`.
std::string_view idOf(PriorityTerm term);

/// Returns the name for sentences and labels, in the language of the program.
std::string titleOf(PriorityTerm term);

/// Returns the points that a term adds to the priority; for nice, the negated value.
double pointsOf(const PriorityTerms& terms, PriorityTerm term);

/// Returns the PriorityWeight… value of a term; null for TRES, site and nice.
std::uint32_t* weightOf(PriorityWeights& weights, PriorityTerm term);
std::uint32_t weightOf(const PriorityWeights& weights, PriorityTerm term);

/// Returns the key in slurm.conf, such as "PriorityWeightAge"; "" for site and nice.
std::string_view keyOf(PriorityTerm term);

} // namespace fairshare
