// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workspace/additions/configuration.h"

#include "core/io/slurm/jobs/printed_terms.h"
#include "core/scenario/sections.h"

#include <utility>

namespace fairshare {

Scenario withConfiguration(const Scenario& scenario, const Import& configuration)
{
    Scenario result = scenario;
    if (configuration.settings) {
        const Settings& given = *configuration.settings;
        result.settings.algorithm = given.algorithm;
        // Keep it on rewrite even if it is the default: it was in the site's file.
        result.settings.algorithmSpelledOut = given.algorithm == Settings().algorithm;
        result.settings.halfLifeSeconds = given.halfLifeSeconds;
        result.settings.halfLifeSpelledOut = given.halfLifeSeconds == DefaultHalfLifeSeconds;
        for (const auto& [algorithm, values] : given.parameters)
            for (const auto& [id, value] : values)
                result.settings.parameters[algorithm].insert_or_assign(id, value);
    }
    if (!configuration.priorityConfig)
        return result;
    PrioritySection section = *result.priority;
    const PriorityConfig& given = *configuration.priorityConfig;
    if (configuration.settings) {
        section.config = given;
    } else {
        section.config.weights = given.weights;
        section.config.tresWeights = given.tresWeights;
    }
    if (!scenario.priority->config.hasWeights() && !section.queue->jobs.empty()) {
        JobQueue queue = *section.queue;
        applyKeptPoints(section.config, queue);
        section.queue = SharedValue(std::move(queue));
    }
    return withPriority(result, std::move(section));
}

} // namespace fairshare
