// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fairshare/algorithm_registry.h"

#include "core/fairshare/algorithms/algorithms.h"

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

} // namespace fairshare
