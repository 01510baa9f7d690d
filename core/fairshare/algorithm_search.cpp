// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fairshare/algorithm_registry.h"

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
    return fail(ErrorCode::NotFound,
        fairshare::say("unknown algorithm '{}'; expected one of {}", id, fmt::join(ids, ", ")));
}

const Algorithm* findAlgorithmByFlag(std::string_view slurmFlag)
{
    const auto lower = [](char letter) {
        return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
    };
    return firstWith([&](const Algorithm& algorithm) {
        return !slurmFlag.empty() && std::ranges::equal(algorithm.slurmFlag, slurmFlag, {}, lower, lower);
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
