// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace fairshare {

/// Weight of a job's cores and memory.
struct SlotWeight {
    double perCore = 1; ///< 0 or more
    double perGigabyte = 0; ///< of memory, 1024 MB as in Slurm, 0 or more

    double of(std::int32_t cores, double gigabytes) const
    {
        return perCore * static_cast<double>(cores) + perGigabyte * gigabytes;
    }
    bool operator==(const SlotWeight&) const = default;
};

} // namespace fairshare
