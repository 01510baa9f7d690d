// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"

namespace fairshare {

/// Maps the progress of one piece of work to a range of fractions of the whole. `whole` must outlive the
/// result.
inline Progress partOf(const Progress& whole, double from, double to)
{
    return {.report = [&whole, from, to](double fraction,
                          std::uint64_t rows) { whole.at(from + (to - from) * fraction, rows); },
        .stop = whole.stop};
}

} // namespace fairshare
