// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chart/meanings.h"

#include "core/base/say.h"
#include "core/scenario/evaluation.h"

namespace fairshare {

std::string shareMeaning()
{
    return fairshare::say(
        "Normalized shares: fraction of the whole cluster granted by the raw shares, 0 to 1.");
}

std::string usageMeaning()
{
    return fairshare::say("Usage, including everything below, divided by the root's usage; 0 to 1.");
}

std::string usageRatioMeaning()
{
    return fairshare::say(
        "Fraction of total usage divided by share of the cluster; 1 is on target, above 1 is over-served.");
}

std::string rankMeaning()
{
    return fairshare::say("Rank among all users: 1 is served first; tied users share a rank.");
}

std::string factorMeaning(const AlgorithmResult& result)
{
    return fairshare::say(
        "{} Source: {}.", said(result.table.find("factor")->spec.meaning), said(result.algorithm->source));
}

std::string factorMeaning()
{
    return fairshare::say("Fairshare factor of a user, 0 to 1; higher is served first. How it is computed "
                          "depends on the algorithm.");
}

} // namespace fairshare
