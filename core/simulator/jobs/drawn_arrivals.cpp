// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulator/jobs/drawn_arrivals.h"

#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/simulator/jobs/latest_submit.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace fairshare {

std::vector<std::size_t> drawnOrder(std::size_t places, std::size_t count, SplitMix64& generator)
{
    std::vector<std::size_t> order;
    order.reserve(count);
    std::vector<std::size_t> round(places);
    while (order.size() < count) {
        std::iota(round.begin(), round.end(), std::size_t{0});
        for (std::size_t i = places; i-- > 1;)
            std::swap(round[i], round[generator.below(i + 1)]);
        const std::size_t left = std::min(places, count - order.size());
        order.insert(order.end(), round.begin(), round.begin() + static_cast<std::ptrdiff_t>(left));
    }
    return order;
}

Result<Workload> spreadArrivals(Workload workload, double load, SplitMix64& generator)
{
    if (load <= 0)
        return workload;
    double nodeSeconds = 0;
    for (const SubmittedJob& job : workload.jobs)
        nodeSeconds += static_cast<double>(job.run * job.procs);
    const double gap = nodeSeconds / (static_cast<double>(workload.jobs.size()) * workload.machine * load);
    double now = 0;
    for (SubmittedJob& job : workload.jobs) {
        // Written so that NaN is refused too.
        if (!(now <= static_cast<double>(LatestSubmit)))
            return fail(ErrorCode::OutOfRange,
                fairshare::say(
                    "load {} is too small: jobs would be submitted after the year 5000", shortest(load)));
        job.submit = static_cast<Seconds>(now);
        now -= gap * std::log(1 - generator.unit());
    }
    return workload;
}

double logUniform(double least, double most, SplitMix64& generator)
{
    return least * std::pow(most / least, generator.unit());
}

} // namespace fairshare
