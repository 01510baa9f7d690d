// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/priority/bit_tiers.h"

#include <fmt/format.h>

#include <cmath>

namespace fairshare {
namespace {

std::string joined(const std::vector<std::string>& names)
{
    std::string text = names.front();
    for (std::size_t i = 1; i < names.size(); ++i)
        text = i + 1 == names.size() ? fairshare::say("{} and {}", text, names[i])
                                     : fairshare::say("{}, {}", text, names[i]);
    return text;
}

/// Returns the terms of a tier with their units; all TRES count as one term.
std::vector<std::pair<PriorityTerm, double>> termsOf(const BitTier& tier)
{
    std::vector<std::pair<PriorityTerm, double>> terms;
    const std::vector<double> units = unitsOf(tier);
    for (const PriorityTerm term : AllPriorityTerms) {
        double sum = 0;
        bool has = false;
        for (std::size_t at = 0; at < units.size(); ++at)
            if (tier.parts[at].term == term) {
                has = true;
                sum += units[at];
            }
        if (has)
            terms.emplace_back(term, sum);
    }
    return terms;
}

/// Returns whether the factor of a term can take any value. Age, job size and TRES can; QOS, partition and
/// association are fractions of whole numbers. Fairshare can too, but its tier is meant for the steps between
/// ranks.
bool isContinuous(PriorityTerm term)
{
    return term == PriorityTerm::Age || term == PriorityTerm::JobSize || term == PriorityTerm::Tres;
}

/// Describes how many values a tier of one term can distinguish, or which lower bits the term also uses.
std::string valuesOf(const BitTier& tier, unsigned lowest, PriorityTerm term)
{
    if (lowest == 1 && isContinuous(term))
        return fairshare::say("also uses bit 0: the {} factor can take any value", titleOf(term));
    if (lowest > 1 && isContinuous(term))
        return fairshare::say(
            "also uses bits 0 to {}: the {} factor can take any value", lowest - 1, titleOf(term));
    return tier.bits == 1
        ? fairshare::say("1 bit: 2 distinct {} values", titleOf(term))
        : fairshare::say("{} bits: {} distinct {} values", tier.bits, tier.units() + 1, titleOf(term));
}

std::string number(double value)
{
    return std::floor(value) == value ? saidNumber(fmt::to_string(static_cast<std::uint64_t>(value)))
                                      : saidNumber(shortest(value));
}

} // namespace

TierWords wordsOf(const BitTiers& tiers, std::size_t tier)
{
    const BitTier& asked = tiers.tiers[tier];
    const auto terms = termsOf(asked);
    if (terms.empty())
        return {.title = fairshare::say("unused"), .weights = {}};
    std::vector<std::string> titles;
    titles.reserve(terms.size());
    for (const auto& [term, units] : terms)
        titles.push_back(titleOf(term));
    TierWords words{.title = joined(titles), .weights = {}};
    const unsigned lowest = tiers.lowestBit(tier);
    if (terms.size() == 1) {
        const double weight = std::ldexp(terms.front().second, static_cast<int>(lowest));
        words.weights = lowest == 0
            ? number(weight)
            : fmt::format("{} << {} = {}", number(terms.front().second), lowest, number(weight));
        words.values = valuesOf(asked, lowest, terms.front().first);
        return words;
    }
    for (const auto& [term, units] : terms) {
        if (!words.weights.empty())
            words.weights += " + ";
        words.weights += number(units) + ' ' + titleOf(term);
    }
    words.weights = lowest == 0 ? fairshare::say("{} of {}", words.weights, asked.units())
                                : fairshare::say("{} of {}, << {}", words.weights, asked.units(), lowest);
    return words;
}

} // namespace fairshare
