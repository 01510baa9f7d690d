// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/priority/priority_config.h"

/// The weights of a site before and after a revision of 2019, in service since 2020, as its document prints
/// them.
namespace fairshare::test {

inline PriorityConfig oldCaviness()
{
    PriorityConfig config;
    config.weights = {.age = 8000, .fairshare = 4000, .jobSize = 1, .partition = 2000, .qos = 20000};
    config.flags.set(PriorityFlag::FairTree);
    config.flags.set(PriorityFlag::SmallRelativeToTime);
    return config;
}

inline PriorityConfig newCaviness()
{
    PriorityConfig config;
    config.weights = {.age = 2457, .fairshare = 1073737728, .qos = 3221225472};
    config.tresWeights = {{"cpu", 819}, {"mem", 245}, {"gres/gpu", 245}, {"node", 327}};
    config.flags.set(PriorityFlag::FairTree);
    return config;
}

} // namespace fairshare::test
