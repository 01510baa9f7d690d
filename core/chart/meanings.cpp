// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chart/meanings.h"

#include "core/base/say.h"
#include "core/scenario/evaluation.h"

namespace fairshare {

std::string shareMeaning()
{
    return fairshare::say(
        "Normalized shares: the fraction of the whole cluster that the raw shares promise, 0 to 1.");
}

std::string usageMeaning()
{
    return fairshare::say("Usage with everything below over that of the root, 0 to 1.");
}

std::string usageRatioMeaning()
{
    return fairshare::say(
        "Part of all usage over the share of the cluster: 1 on target, above it over-served, 0 or more.");
}

std::string rankMeaning()
{
    return fairshare::say("Place among all users: 1 is served first, ties share a place.");
}

std::string factorMeaning(const AlgorithmResult& result)
{
    return fairshare::say(
        "{} Source: {}.", said(result.table.find("factor")->spec.meaning), said(result.algorithm->source));
}

std::string factorMeaning()
{
    return fairshare::say(
        "The fairshare factor of a user, 0 to 1; higher is served first. What it is made of "
        "depends on the algorithm.");
}

} // namespace fairshare
