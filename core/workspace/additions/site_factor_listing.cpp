// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workspace/additions/site_factor_listing.h"

#include "core/base/ascii_text.h"
#include "core/base/numbers.h"
#include "core/io/text/text_lines.h"

#include <cstdint>
#include <map>

namespace fairshare {

void setSiteFactors(std::string_view listing, JobQueue& queue)
{
    std::map<std::string_view, std::int64_t> factors;
    for (TextLines lines(listing); lines.next();) {
        const std::string_view line = lines.text();
        const std::size_t bar = line.find('|');
        if (bar == std::string_view::npos)
            continue;
        std::string_view number = trimmed(line.substr(bar + 1));
        const bool isNegative = number.starts_with('-');
        number.remove_prefix(isNegative ? 1 : 0);
        if (const auto factor = parseUnsigned(number); factor && *factor <= LargestSiteFactor)
            factors[trimmed(line.substr(0, bar))] =
                isNegative ? -static_cast<std::int64_t>(*factor) : static_cast<std::int64_t>(*factor);
    }
    for (Job& job : queue.jobs)
        if (const auto found = factors.find(job.id); found != factors.end())
            job.site = found->second;
}

} // namespace fairshare
