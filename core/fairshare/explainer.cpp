// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fairshare/explainer.h"

#include "core/base/say.h"

#include <array>

namespace fairshare {
namespace {

constexpr std::array<std::string_view, 1> OtherColumns{"factor"};

Verdict judgeOther(const ExplainedPair& pair)
{
    if (!pair.isPair())
        return {fairshare::say("The factor is {}.", shown(pair.real("factor", pair.first))), "", {}};
    return factorVerdict(pair,
        pair.tied() ? fairshare::say("Both have the same factor.")
                    : fairshare::say("The higher factor ranks first."));
}

std::vector<std::string> noSteps(const ExplainedPair&, NodeRow)
{
    return {};
}

} // namespace

Verdict factorVerdict(const ExplainedPair& pair, std::string reason)
{
    const double first = pair.real("factor", pair.first);
    const double second = pair.real("factor", pair.second);
    const auto texts = distinctTexts(first, second, 6);
    return {std::move(reason),
        fairshare::say("factor {} {} {}", texts.first, first == second ? "=" : ">", texts.second),
        {pair.first, pair.second}};
}

Explainer factorExplainer()
{
    return {.columns = OtherColumns, .figure = "factor", .judge = judgeOther, .steps = noSteps};
}

} // namespace fairshare
