// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulator/section/section_places.h"

namespace fairshare {

void forgetPlaces(PreemptionSection& section)
{
    section.places = {};
    for (CommittedRemoval& removal : section.removals)
        removal.places = {};
}

void forgetPlaces(SimulationSection& section)
{
    section.place = {};
    section.workload.places = {};
    section.cluster.places = {};
    section.scheduler.orderPlace = {};
    if (section.priority)
        section.priority->place = {};
    forgetPlaces(section.preemption);
}

} // namespace fairshare
