// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/files/files.h"
#include "core/scenario/sections.h"
#include "core/simulator/section/simulation_section.h"
#include "core/workspace/loaded_scenario.h"

#include <QString>

namespace fairshare::gui {

/// A cluster of 3 nodes. Job a holds nodes 0 and 1 for 300 s, then job c does; job b holds node 2 for 600 s.
/// By hand: 20 samples, at 0, 30 … 570; at sample 11 (330 s) c has run for 30 s and b for 330 s.
inline QString writeSmallLog(const QString& folder)
{
    const QString path = folder + QStringLiteral("/small.csv");
    const auto written = writeFile(path.toStdString(),
        "job_id,submit,run,nodes,req,queue,app,user\n"
        "a,0,300,2,300,batch,app1,ann\n"
        "b,0,600,1,600,batch,app2,bob\n"
        "c,0,300,2,300,short,app3,cyd\n");
    return written ? path : QString();
}

inline SimulationSection smallSection(const QString& log)
{
    SimulationSection section;
    section.workload.path = log.toStdString();
    section.cluster.nodes = 3;
    section.cluster.allocation = AllocationUnit::Node;
    section.preemption.nodes = 1;
    section.preemption.graces = {0, 60};
    section.preemption.policies = {"fifo", "lifo", "pap"};
    return section;
}

inline LoadedScenario smallSimulation(const QString& folder)
{
    LoadedScenario loaded;
    loaded.scenario = withSimulation(loaded.scenario, smallSection(writeSmallLog(folder)));
    return loaded;
}

} // namespace fairshare::gui
