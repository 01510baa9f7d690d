// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fairshare/algorithm_registry.h"

#include "core/base/ascii_text.h"
#include "core/base/nearest_words.h"
#include "core/base/say.h"

#include <fmt/ranges.h>

#include <algorithm>
#include <vector>

namespace fairshare {
namespace {

template <typename Condition>
const Algorithm* firstWith(Condition condition)
{
    const auto found = std::ranges::find_if(algorithms(), condition);
    return found == algorithms().end() ? nullptr : &*found;
}

} // namespace

const Algorithm* findAlgorithm(std::string_view id)
{
    return firstWith([id](const Algorithm& algorithm) { return algorithm.id == id; });
}

Result<const Algorithm*> algorithmNamed(std::string_view id)
{
    if (const Algorithm* algorithm = findAlgorithm(id); algorithm != nullptr)
        return algorithm;
    std::vector<std::string_view> ids;
    for (const Algorithm& algorithm : algorithms())
        ids.push_back(algorithm.id);
    return fail(ErrorCode::NotFound, withKnownWords(fairshare::say("unknown algorithm '{}'", id), id, ids));
}

const Algorithm* findAlgorithmByFlag(std::string_view slurmFlag)
{
    return firstWith([slurmFlag](const Algorithm& algorithm) {
        return !slurmFlag.empty() && equalIgnoringCase(algorithm.slurmFlag, slurmFlag);
    });
}

const Algorithm* findAlgorithmBySurface(std::string_view chartId)
{
    return firstWith([chartId](const Algorithm& algorithm) { return algorithm.surface == chartId; });
}

std::string_view defaultAlgorithm()
{
    return firstWith([](const Algorithm& algorithm) { return algorithm.isDefault; })->id;
}

std::string_view factorCurveAlgorithm()
{
    return firstWith([](const Algorithm& algorithm) { return algorithm.isFactorCurve; })->id;
}

} // namespace fairshare
