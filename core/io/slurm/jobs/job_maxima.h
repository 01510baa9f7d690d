// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/text/remarks.h"
#include "core/priority/job.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace fairshare {

/// Which jobs of a table tell the largest figures of their cluster; the others take those of the table.
class JobMaxima {
public:
    /// A row has a figure under this title.
    void tell(std::string_view title);
    /// The row was the first one of the next job.
    void closeJob();
    /// The row was another one of the last job.
    void dropRow() { m_row = 0; }
    /// Sets what no row told, as the scheduler divides by the largest there is.
    void fill(JobQueue& queue, Remarks& remarks) const;

private:
    std::uint8_t m_row = 0; ///< bits by maximum
    std::vector<std::uint8_t> m_jobs; ///< likewise, by job
};

} // namespace fairshare
