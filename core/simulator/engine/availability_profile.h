// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/jobs/workload.h"

#include <cstddef>
#include <vector>

namespace fairshare {

/// Processors for a period from `begin` to before `end`.
struct Slot {
    Seconds begin = 0;
    Seconds end = 0;
    std::int32_t procs = 0;
};

/// How long processors must stay free.
struct SlotLengths {
    Seconds atBegin = 0; ///< for a slot at the start of the profile
    Seconds later = 0; ///< for any other slot
};

/// Number of free processors over time: a step function that ends with the whole machine free.
class AvailabilityProfile {
public:
    AvailabilityProfile(Seconds now, std::int32_t processors);

    /// Moves the start of the profile to this time and discards everything before it.
    void advance(Seconds now);
    void take(const Slot& slot) { add(slot, -slot.procs); }
    void giveBack(const Slot& slot) { add(slot, slot.procs); }

    /// Returns the first time from the start of the profile at which `procs` processors stay free for this
    /// long.
    /// @param procs at most the whole machine
    Seconds earliest(std::int32_t procs, Seconds length) const { return earliest(procs, {length, length}); }
    Seconds earliest(std::int32_t procs, const SlotLengths& lengths) const;
    /// Returns the same for the taken slot `own`, as if it were given back. Changes nothing.
    Seconds earliestWithout(const Slot& own) const;

    /// Returns the number of processors that are free at the start.
    std::int32_t freeNow() const { return m_free.front(); }

private:
    void add(const Slot& slot, std::int32_t procs);
    /// Adds a step at this time, which must not be before the start. Returns its index.
    std::size_t stepAt(Seconds time);
    void mergeAt(std::size_t step);

    std::vector<Seconds> m_times; ///< ascending
    std::vector<std::int32_t> m_free; ///< from each time to before the next
};

} // namespace fairshare
