// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/priority/priority_term.h"

#include "core/base/say.h"

#include <utility>

namespace fairshare {
namespace {

struct TermWords {
    std::string_view id;
    std::string_view title;
    std::string_view key;
    double PriorityTerms::* points = nullptr;
    std::uint32_t PriorityWeights::* weight = nullptr;
};

/// In the order of PriorityTerm.
constexpr std::array<TermWords, AllPriorityTerms.size()> Words{
    TermWords{
        "qos", fairshare::phrase("QOS"), "PriorityWeightQOS", &PriorityTerms::qos, &PriorityWeights::qos},
    TermWords{"fairshare", fairshare::phrase("fairshare"), "PriorityWeightFairshare",
        &PriorityTerms::fairshare, &PriorityWeights::fairshare},
    TermWords{
        "age", fairshare::phrase("age"), "PriorityWeightAge", &PriorityTerms::age, &PriorityWeights::age},
    TermWords{"job_size", fairshare::phrase("job size"), "PriorityWeightJobSize", &PriorityTerms::jobSize,
        &PriorityWeights::jobSize},
    TermWords{"tres", fairshare::phrase("TRES"), "PriorityWeightTRES", &PriorityTerms::tres},
    TermWords{"partition", fairshare::phrase("partition"), "PriorityWeightPartition",
        &PriorityTerms::partition, &PriorityWeights::partition},
    TermWords{"assoc", fairshare::phrase("association"), "PriorityWeightAssoc", &PriorityTerms::association,
        &PriorityWeights::association},
    TermWords{"site", fairshare::phrase("site factor"), ""},
    TermWords{"nice", fairshare::phrase("nice value"), ""},
};

const TermWords& wordsOf(PriorityTerm term)
{
    return Words[static_cast<std::size_t>(term)];
}

} // namespace

std::string_view idOf(PriorityTerm term)
{
    return wordsOf(term).id;
}

std::string titleOf(PriorityTerm term)
{
    return said(wordsOf(term).title);
}

double pointsOf(const PriorityTerms& terms, PriorityTerm term)
{
    if (term == PriorityTerm::Site)
        return static_cast<double>(terms.site);
    if (term == PriorityTerm::Nice)
        return -static_cast<double>(terms.nice);
    return terms.*wordsOf(term).points;
}

std::uint32_t* weightOf(PriorityWeights& weights, PriorityTerm term)
{
    const auto member = wordsOf(term).weight;
    return member == nullptr ? nullptr : &(weights.*member);
}

std::uint32_t weightOf(const PriorityWeights& weights, PriorityTerm term)
{
    const auto member = wordsOf(term).weight;
    return member == nullptr ? 0 : weights.*member;
}

std::string_view keyOf(PriorityTerm term)
{
    return wordsOf(term).key;
}

} // namespace fairshare
