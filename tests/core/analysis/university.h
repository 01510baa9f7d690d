// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/evaluation.h"
#include "core/tree/share_tree_builder.h"
#include "core/workspace/loaded_scenario.h"

#include <cstdlib>
#include <string>

namespace fairshare::test {

/// The invented university of 24 users, before or after three shares were changed.
inline Scenario university(const std::string& state)
{
    auto loaded = loadScenario(std::string(TEST_DATA) + "/university/university-" + state + ".fairshare");
    if (!loaded)
        std::abort();
    return loaded->scenario;
}

inline Scenario scenarioOf(ShareTreeBuilder builder)
{
    Diagnostics diagnostics;
    Scenario scenario;
    scenario.tree = std::move(builder).build(ShareTreeBuilder::Repeats::Refuse, diagnostics).value();
    return scenario;
}

inline std::shared_ptr<const Evaluation> evaluated(const Scenario& scenario)
{
    auto evaluation = evaluate(scenario, allAlgorithmIds());
    if (!evaluation)
        std::abort();
    return *evaluation;
}

inline NodeRow rowOf(const Evaluation& evaluation, std::string_view name)
{
    return findByName(evaluation.tree, name).at(0);
}

} // namespace fairshare::test
