// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/jobs/workload.h"

#include <cstddef>
#include <vector>

namespace fairshare {

/// Processors for a span of time, from its begin to before its end.
struct Slot {
    Seconds begin = 0;
    Seconds end = 0;
    std::int32_t procs = 0;
};

/// How long processors must stay free.
struct SlotLengths {
    Seconds atBegin = 0; ///< of a slot at the begin of the profile
    Seconds later = 0; ///< of any other
};

/// How many processors are free from which moment on: a step function that ends with the whole machine.
class AvailabilityProfile {
public:
    AvailabilityProfile(Seconds now, std::int32_t processors);

    /// Forgets what was before.
    void advance(Seconds now);
    void take(const Slot& slot) { add(slot, -slot.procs); }
    void giveBack(const Slot& slot) { add(slot, slot.procs); }

    /// The first moment from the begin of the profile on at which so many processors stay free for so long.
    /// @param procs at most the whole machine
    Seconds earliest(std::int32_t procs, Seconds length) const { return earliest(procs, {length, length}); }
    Seconds earliest(std::int32_t procs, const SlotLengths& lengths) const;
    /// The same if `own`, which is taken, were given back; nothing is changed.
    Seconds earliestWithout(const Slot& own) const;

    /// Free at the begin.
    std::int32_t freeNow() const { return m_free.front(); }

private:
    void add(const Slot& slot, std::int32_t procs);
    /// Makes a step at this moment, which is not before the begin; returns its place.
    std::size_t stepAt(Seconds time);
    void mergeAt(std::size_t step);

    std::vector<Seconds> m_times; ///< ascending
    std::vector<std::int32_t> m_free; ///< from each time to before the next one
};

} // namespace fairshare
