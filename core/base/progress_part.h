// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"

namespace fairshare {

/// A piece of work as a part of the whole, from one fraction of that to another. The whole outlives it.
inline Progress partOf(const Progress& whole, double from, double to)
{
    return {.report = [&whole, from, to](double fraction,
                          std::uint64_t rows) { whole.at(from + (to - from) * fraction, rows); },
        .stop = whole.stop};
}

} // namespace fairshare
