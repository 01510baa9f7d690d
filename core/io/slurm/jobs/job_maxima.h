// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/text/remarks.h"
#include "core/priority/job.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace fairshare {

/// Tracks which jobs of a table have the maxima of their cluster. The others get the largest values of the
/// table.
class JobMaxima {
public:
    /// Notes that the current row has a value in this column.
    void tell(std::string_view title);
    /// Ends the current row, which was the first row of a job.
    void closeJob();
    /// Ends the current row, which was a further row of the last job.
    void dropRow() { m_row = 0; }
    /// Sets the maxima that no row has to the largest value, since the scheduler divides by the largest
    /// value.
    void fill(JobQueue& queue, Remarks& remarks) const;

private:
    std::uint8_t m_row = 0; ///< one bit per maximum
    std::vector<std::uint8_t> m_jobs; ///< the same, by job
};

} // namespace fairshare
