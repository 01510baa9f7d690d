// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/priority/bit_tiers.h"

#include "core/priority/tres_names.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cmath>
#include <numeric>
#include <tuple>
#include <utility>

namespace fairshare {
namespace {

/// A weight above 0.
struct Weighed {
    PriorityTerm term;
    std::string tres{};
    double weight = 0;
    std::uint64_t whole = 0; ///< rounded up, at least 1
};

std::vector<Weighed> weightsOf(const PriorityConfig& config)
{
    std::vector<Weighed> found;
    for (const PriorityTerm term : AllPriorityTerms)
        if (const std::uint32_t weight = weightOf(config.weights, term); weight > 0)
            found.push_back({term, {}, static_cast<double>(weight), weight});
    if (!config.flags.has(PriorityFlag::NoNormalTres))
        for (const auto& [name, weight] : config.tresWeights)
            if (weight > 0)
                found.push_back({PriorityTerm::Tres, name, weight,
                    static_cast<std::uint64_t>(
                        std::clamp(std::ceil(weight), 1.0, static_cast<double>(LargestPriority)))});
    std::ranges::sort(found, [](const Weighed& a, const Weighed& b) {
        return std::tie(b.whole, a.term, a.tres) < std::tie(a.whole, b.term, b.tres);
    });
    return found;
}

/// Returns the sum of the weights, rounded up: 1148 for 819.5 and 328.5.
std::uint64_t sumOf(std::span<const Weighed> weights)
{
    constexpr double RoundingOfSums = 1e-12;
    const double sum =
        std::accumulate(weights.begin(), weights.end(), 0.0, [](double before, const Weighed& weighed) {
            return before + std::min(weighed.weight, static_cast<double>(LargestPriority));
        });
    return static_cast<std::uint64_t>(std::ceil(sum * (1 - RoundingOfSums)));
}

/// Returns the number of lowest bits that no weight uses.
unsigned freeBelow(std::span<const Weighed> weights)
{
    std::uint64_t used = 0;
    for (const Weighed& weighed : weights)
        used |= std::floor(weighed.weight) == weighed.weight ? weighed.whole : 1;
    return static_cast<unsigned>(std::countr_zero(used));
}

std::uint64_t lowestUnit(const BitTiers& tiers, std::size_t tier)
{
    return std::uint64_t{1} << tiers.lowestBit(tier);
}

/// Adds a tier for these weights down to bit `lowest`, and a tier for any unused bits above it.
void addTier(std::span<const Weighed> weights, unsigned lowest, BitTiers& tiers)
{
    const auto unit = static_cast<double>(std::uint64_t{1} << lowest);
    const auto top = std::min(PriorityBits, static_cast<unsigned>(std::bit_width(sumOf(weights))));
    BitTier tier{.bits = top - lowest};
    tier.whole = static_cast<double>(tier.units());
    for (const Weighed& weighed : weights)
        tier.parts.push_back({weighed.term, weighed.tres, weighed.weight / unit});
    const unsigned above = tiers.tiers.empty() ? PriorityBits : tiers.lowestBit(tiers.tiers.size() - 1);
    if (above > top)
        tiers.tiers.push_back({.bits = above - top});
    tiers.tiers.push_back(std::move(tier));
}

double pointsOf(const TierPart& part, const QueuePriorities& priorities, std::size_t entry)
{
    if (part.term != PriorityTerm::Tres)
        return pointsOf(priorities.entries[entry].terms, part.term);
    const auto found = std::ranges::find(priorities.tres, part.tres, &TresWeight::name);
    return found == priorities.tres.end()
        ? 0
        : priorities.tresOf(entry)[static_cast<std::size_t>(found - priorities.tres.begin())];
}

} // namespace

std::vector<double> unitsOf(const BitTier& tier)
{
    const auto units = static_cast<double>(tier.units());
    std::vector<double> parts;
    parts.reserve(tier.parts.size());
    double wanted = 0;
    double given = 0;
    std::optional<std::size_t> last;
    for (const TierPart& part : tier.parts) {
        // The tier still has the size that its weights came from, so TRES keep their fractions.
        const bool isSame = tier.whole == units;
        parts.push_back(isSame ? part.proportion : std::floor(units * part.proportion / tier.whole));
        wanted += part.proportion;
        given += parts.back();
        if (!isSame && part.term == PriorityTerm::Tres && parts.back() > 0)
            last = parts.size() - 1;
    }
    // The remainder from rounding down goes to the last TRES, so that no value is unused.
    if (last)
        parts[*last] += std::max(0.0, std::floor(units * (wanted / tier.whole)) - given);
    return parts;
}

unsigned BitTiers::lowestBit(std::size_t tier) const
{
    unsigned above = 0;
    for (std::size_t i = 0; i <= tier; ++i)
        above += tiers[i].bits;
    return PriorityBits - above;
}

PriorityConfig withTiers(const PriorityConfig& config, const BitTiers& tiers)
{
    PriorityConfig result = config;
    result.weights = {};
    const bool keepsTres = config.flags.has(PriorityFlag::NoNormalTres);
    std::vector<TresWeight> tres;
    for (std::size_t i = 0; i < tiers.tiers.size(); ++i) {
        const auto unit = static_cast<double>(lowestUnit(tiers, i));
        const std::vector<double> units = unitsOf(tiers.tiers[i]);
        for (std::size_t at = 0; at < units.size(); ++at) {
            const TierPart& part = tiers.tiers[i].parts[at];
            const double weight = units[at] * unit;
            if (std::uint32_t* const target = weightOf(result.weights, part.term))
                *target = static_cast<std::uint32_t>(weight);
            else
                tres.push_back({part.tres, weight});
        }
    }
    if (keepsTres)
        return result;
    // Existing entries keep their order, which comes from the file.
    std::erase_if(result.tresWeights, [&tres](const TresWeight& old) {
        return std::ranges::find(tres, old.name, &TresWeight::name) == tres.end();
    });
    for (const TresWeight& weight : tres) {
        const auto found = std::ranges::find(result.tresWeights, weight.name, &TresWeight::name);
        if (found == result.tresWeights.end())
            result.tresWeights.push_back(weight);
        else
            found->weight = weight.weight;
    }
    return result;
}

BitTiers tiersOf(const PriorityConfig& config)
{
    const std::vector<Weighed> weights = weightsOf(config);
    BitTiers tiers;
    std::size_t first = 0;
    for (std::size_t next = 1; next <= weights.size(); ++next) {
        const auto above = std::span(weights).subspan(first, next - first);
        const std::uint64_t below = sumOf(std::span(weights).subspan(next));
        if (next < weights.size() && std::cmp_greater(std::bit_width(below), freeBelow(above)))
            continue;
        addTier(above, next == weights.size() ? 0 : freeBelow(above), tiers);
        first = next;
    }
    if (tiers.tiers.empty())
        tiers.tiers.push_back({.bits = PriorityBits});
    return tiers;
}

BitTiers moveBoundary(const BitTiers& tiers, std::size_t boundary, unsigned bit)
{
    assert(boundary + 1 < tiers.tiers.size());
    const unsigned lowest = tiers.lowestBit(boundary + 1);
    const unsigned highest = lowest + tiers.tiers[boundary].bits + tiers.tiers[boundary + 1].bits;
    const unsigned place = std::clamp(bit, lowest + 1, highest - 1);
    BitTiers moved = tiers;
    moved.tiers[boundary].bits = highest - place;
    moved.tiers[boundary + 1].bits = place - lowest;
    return moved;
}

std::optional<BitTiers> assignTiers(std::vector<BitTier> tiers)
{
    unsigned bits = 0;
    for (std::size_t i = 0; i + 1 < tiers.size(); ++i)
        bits += std::min(tiers[i].bits, PriorityBits);
    if (tiers.empty() || bits >= PriorityBits)
        return std::nullopt;
    tiers.back().bits = PriorityBits - bits;
    return BitTiers{std::move(tiers)};
}

BitTiers proposedTiers(const PriorityConfig& config)
{
    constexpr double Whole = 100;
    constexpr double OfAge = 60;
    BitTier lowest{.bits = 12, .parts = {{PriorityTerm::Age, {}, OfAge}}, .whole = Whole};
    double sum = 0;
    for (const TresWeight& weight : config.tresWeights)
        sum += weight.weight;
    if (!(sum > 0))
        lowest.parts.push_back({PriorityTerm::JobSize, {}, Whole - OfAge});
    else
        for (const TresWeight& weight : config.tresWeights)
            lowest.parts.push_back({PriorityTerm::Tres, weight.name, (Whole - OfAge) * weight.weight / sum});
    return *assignTiers({{.bits = 2, .parts = {{PriorityTerm::Qos, {}, 1}}},
        {.bits = 18, .parts = {{PriorityTerm::Fairshare, {}, 1}}}, lowest});
}

std::optional<BitRange> bitsOf(const BitTiers& tiers, PriorityTerm term, std::string_view tres)
{
    for (std::size_t i = 0; i < tiers.tiers.size(); ++i) {
        const std::vector<double> parts = unitsOf(tiers.tiers[i]);
        for (std::size_t at = 0; at < parts.size(); ++at) {
            const TierPart& part = tiers.tiers[i].parts[at];
            if (part.term != term || part.tres != tres)
                continue;
            const auto units = static_cast<std::uint64_t>(parts[at]);
            if (units == 0)
                return std::nullopt;
            const unsigned lowest = tiers.lowestBit(i);
            return BitRange{lowest, lowest + static_cast<unsigned>(std::bit_width(units)) - 1};
        }
    }
    return std::nullopt;
}

std::vector<DecodedTier> decode(const BitTiers& tiers, const QueuePriorities& priorities, std::size_t entry)
{
    std::vector<DecodedTier> decoded;
    const std::uint32_t priority = priorities.entries[entry].terms.priority;
    double rest = priority;
    for (std::size_t i = 0; i < tiers.tiers.size(); ++i) {
        const BitTier& tier = tiers.tiers[i];
        const auto unit = static_cast<double>(lowestUnit(tiers, i));
        DecodedTier one;
        for (const TierPart& part : tier.parts)
            one.points += pointsOf(part, priorities, entry);
        // Below bit 0 there are only fractions, which the priority drops.
        one.spill = unit > 1 ? std::fmod(one.points, unit) : 0;
        one.carry = std::max(0.0, one.points - static_cast<double>(tier.units()) * unit);
        one.bits = static_cast<std::uint32_t>((priority >> tiers.lowestBit(i)) & tier.units());
        rest -= one.points;
        one.rest = rest;
        decoded.push_back(one);
    }
    return decoded;
}

} // namespace fairshare
