// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/priority/priority_term.h"
#include "core/priority/queue_priorities.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// The 32 bits of a priority, split among its terms: weights that lie in ranges of bits of their own, so that
/// a tier above always outweighs all below it. Priorities are sums, not bit fields: a factor between 0 and 1
/// fills the bits below its tier too, unless it is a multiple of 1/(2^bits - 1).
namespace fairshare {

inline constexpr unsigned PriorityBits = 32;

/// What one weight has of a tier.
struct TierPart {
    PriorityTerm term = PriorityTerm::Age; ///< Qos to Association
    std::string tres{}; ///< which, for PriorityTerm::Tres
    double proportion = 0; ///< 0 or more, of BitTier::whole

    bool operator==(const TierPart&) const = default;
};

/// A range of bits. Its parts together have at most 2^bits - 1 units of its lowest bit.
struct BitTier {
    unsigned bits = 0;
    std::vector<TierPart> parts{}; ///< empty: nobody's bits
    double whole = 1; ///< what the parts' proportions are of: 4095 for 2457 and 1638, 100 for 60 and 40

    /// 2^bits - 1.
    std::uint64_t units() const { return (std::uint64_t{1} << bits) - 1; }

    bool operator==(const BitTier&) const = default;
};

/// All 32 bits, from the highest tier down; at least one tier, all bits together are 32.
struct BitTiers {
    std::vector<BitTier> tiers{};

    /// The lowest bit of a tier, 0 for the last.
    unsigned lowestBit(std::size_t tier) const;

    bool operator==(const BitTiers&) const = default;
};

/// The weights that the tiers stand for: each part has its proportion of the tier's units, without fraction,
/// moved to the tier's lowest bit; the last TRES of a tier also gets what the fractions of all add up to.
/// Weights of terms in no tier are 0; under NO_NORMAL_TRES those of TRES stay as they are.
PriorityConfig withTiers(const PriorityConfig& config, const BitTiers& tiers);

/// The tiers in which the weights of a configuration lie; `withTiers` gives the same weights back. Weights
/// whose ranges overlap are in one tier; weights that add to more than 2^32 - 1 have all 32 bits.
BitTiers tiersOf(const PriorityConfig& config);

/// Moves the boundary below the tier of this index so that `bit` is its lowest bit. Every tier keeps one bit:
/// the boundary stops before that. @param boundary 0 to the number of tiers - 2
BitTiers moveBoundary(const BitTiers& tiers, std::size_t boundary, unsigned bit);

/// Another list of tiers from the top, as a site assigns them; the last one gets what is left of the 32 bits.
/// The document of Caviness: {2, QOS}, {18, fairshare}, {12, age 60 of 100, TRES 40 of 100}.
/// Nothing where they need more than 32 bits.
std::optional<BitTiers> assignTiers(std::vector<BitTier> tiers);

/// What the document of Caviness proposes: QOS above fairshare above age and size, in 2, 18 and 12 bits, the
/// last one 60 to 40. Size is TRES in the proportions that they have, or the job size where none has a
/// weight. Association and partition get none.
BitTiers proposedTiers(const PriorityConfig& config);

/// The bits of one weight: from the lowest of its tier to its own highest one.
struct BitRange {
    unsigned lowest = 0;
    unsigned highest = 0;

    bool operator==(const BitRange&) const = default;
};

/// Nothing for a weight of 0. @param tres which, for PriorityTerm::Tres
std::optional<BitRange> bitsOf(const BitTiers& tiers, PriorityTerm term, std::string_view tres = {});

/// One tier of one job's priority.
struct DecodedTier {
    double points = 0; ///< what its terms add, exactly
    double spill = 0; ///< of it, what lies in the bits below the tier: points modulo its lowest bit
    double carry = 0; ///< of it, what does not fit into the tier and goes to the bits above
    std::uint32_t bits = 0; ///< what the priority shows in the tier's bits, which is not always its own
    double rest = 0; ///< of the priority, after the points of this and all higher tiers are subtracted

    bool isConfined() const { return spill == 0 && carry == 0; }
};

/// Decodes a priority by subtraction: tier by tier from the top, each with the points of its terms.
/// @param entry of `priorities`
std::vector<DecodedTier> decode(const BitTiers& tiers, const QueuePriorities& priorities, std::size_t entry);

/// What stands below a tier of the ruler.
struct TierWords {
    std::string title; ///< "Age and size"
    std::string weights; ///< "3 << 30 = 3 221 225 472", "2457 age + 1636 TRES of 4095"
    std::string values{}; ///< "18 bits: 262 144 distinct fairshare values"; "" for tiers of several terms
};

TierWords wordsOf(const BitTiers& tiers, std::size_t tier);

} // namespace fairshare
