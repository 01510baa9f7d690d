// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fairshare/algorithm_registry.h"
#include "core/fairshare/algorithms/algorithms.h"
#include "tests/extension/least_used.h"

#include <array>

namespace fairshare {

/// Linked before the library, so that programs get this registry instead of the one in `core`.
std::span<const Algorithm> algorithms()
{
    static const std::array registry{
        algorithm_files::classic(),
        algorithm_files::depth_oblivious(),
        algorithm_files::ticket_based(),
        algorithm_files::level_based(),
        algorithm_files::fair_tree(),
        algorithm_files::least_used(),
    };
    return registry;
}

} // namespace fairshare
