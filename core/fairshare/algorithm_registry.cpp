// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fairshare/algorithm_registry.h"

#include "core/fairshare/algorithms/algorithms.h"

#include <algorithm>
#include <array>

namespace fairshare {

std::span<const Algorithm> algorithms()
{
    static const std::array registry{
        algorithm_files::classic(),
        algorithm_files::depth_oblivious(),
        algorithm_files::ticket_based(),
        algorithm_files::level_based(),
        algorithm_files::fair_tree(),
    };
    return registry;
}

const Algorithm* findAlgorithm(std::string_view id)
{
    const auto all = algorithms();
    const auto found =
        std::find_if(all.begin(), all.end(), [id](const Algorithm& algorithm) { return algorithm.id == id; });
    return found == all.end() ? nullptr : &*found;
}

} // namespace fairshare
