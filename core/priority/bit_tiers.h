// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/priority/priority_term.h"
#include "core/priority/queue_priorities.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// The 32 bits of a priority, divided into tiers. The weights of each tier have their own range of bits, so a
/// tier always outweighs all tiers below it. Priorities are sums, not bit fields: a factor between 0 and 1
/// also sets bits below its tier, unless it is a multiple of 1/(2^bits - 1).
namespace fairshare {

inline constexpr unsigned PriorityBits = 32;

/// The part of a tier that one weight uses.
struct TierPart {
    PriorityTerm term = PriorityTerm::Age; ///< Qos through Association
    std::string tres{}; ///< name of the TRES, for PriorityTerm::Tres
    double proportion = 0; ///< 0 or more, relative to BitTier::whole

    bool operator==(const TierPart&) const = default;
};

/// A range of bits. Its parts add up to at most 2^bits - 1 units of its lowest bit.
struct BitTier {
    unsigned bits = 0;
    std::vector<TierPart> parts{}; ///< empty if the bits are unused
    double whole = 1; ///< total for the proportions: 4095 for 2457 and 1638, 100 for 60 and 40

    /// Returns 2^bits - 1.
    std::uint64_t units() const { return (std::uint64_t{1} << bits) - 1; }

    bool operator==(const BitTier&) const = default;
};

/// All 32 bits, divided into one or more tiers, highest first. The bits of all tiers add up to 32.
struct BitTiers {
    std::vector<BitTier> tiers{};

    /// Returns the lowest bit of a tier, 0 for the last tier.
    unsigned lowestBit(std::size_t tier) const;

    bool operator==(const BitTiers&) const = default;
};

/// Returns the size of each part of a tier, in units of the tier's lowest bit.
std::vector<double> unitsOf(const BitTier& tier);

/// Returns the configuration with the weights that the tiers define. Each part gets its proportion of the
/// tier's units, rounded down and shifted to the tier's lowest bit. The last TRES of a tier also gets the sum
/// of all fractions, rounded down. If BitTier::whole equals the tier's units, TRES keep their fractions.
/// Weights of terms in no tier are 0. Under NO_NORMAL_TRES, TRES weights do not change.
PriorityConfig withTiers(const PriorityConfig& config, const BitTiers& tiers);

/// Returns the tiers that the weights of a configuration use; `withTiers` restores the same weights. Weights
/// with overlapping ranges share a tier. Weights that add up to more than 2^32 - 1 use all 32 bits.
BitTiers tiersOf(const PriorityConfig& config);

/// Moves the boundary below a tier so that `bit` becomes the lowest bit of that tier. The boundary stops
/// early if a tier would lose its last bit. @param boundary index of the tier, 0 to the number of tiers - 2
BitTiers moveBoundary(const BitTiers& tiers, std::size_t boundary, unsigned bit);

/// Assigns the 32 bits to tiers from the top down; the last tier gets the remaining bits. The Caviness
/// document assigns {2, QOS}, {18, fairshare}, {12, age 60 of 100, TRES 40 of 100}.
/// Returns nothing if no tiers are given or no bit remains for the last tier.
std::optional<BitTiers> assignTiers(std::vector<BitTier> tiers);

/// Returns the tiers that the Caviness document proposes: QOS in 2 bits, fairshare in 18, and age and size in
/// 12, with a ratio of 60 to 40. Size means the TRES in their current proportions, or the job size if no TRES
/// has a weight. Association and partition get no bits.
BitTiers proposedTiers(const PriorityConfig& config);

/// The bits of one weight, from the lowest bit of its tier to the highest bit of the weight.
struct BitRange {
    unsigned lowest = 0;
    unsigned highest = 0;

    bool operator==(const BitRange&) const = default;
};

/// Returns the bits of a weight, or nothing if it is 0. @param tres name of the TRES, for PriorityTerm::Tres
std::optional<BitRange> bitsOf(const BitTiers& tiers, PriorityTerm term, std::string_view tres = {});

/// One tier of one job's priority.
struct DecodedTier {
    double points = 0; ///< exact sum of its terms
    double spill = 0; ///< points in the bits below the tier: `points` modulo its lowest bit
    double carry = 0; ///< points that exceed the tier and carry into the bits above
    std::uint32_t bits = 0; ///< the priority's value in the tier's bits, including carry and spill
    double rest = 0; ///< priority minus the points of this tier and all higher tiers

    bool isConfined() const { return spill == 0 && carry == 0; }
};

/// Decodes a priority from the top tier down by subtracting the points of each tier's terms.
/// @param entry index in the entries of `priorities`
std::vector<DecodedTier> decode(const BitTiers& tiers, const QueuePriorities& priorities, std::size_t entry);

/// Labels below a tier of the ruler.
struct TierWords {
    std::string title; ///< "Age and size"
    std::string weights; ///< "3 << 30 = 3 221 225 472", "2457 age + 1636 TRES of 4095"
    std::string values{}; ///< "18 bits: 262 144 distinct fairshare values"; "" for tiers of several terms
};

TierWords wordsOf(const BitTiers& tiers, std::size_t tier);

} // namespace fairshare
