// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/slurm/jobs/job_maxima.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

namespace fairshare {
namespace {

struct Maximum {
    std::string_view title;
    std::uint32_t PriorityMaxima::* member;
    std::uint32_t (*figureOf)(const Job& job); ///< value that the maximum applies to
};

std::uint32_t largestFactor(const Job& job)
{
    return std::ranges::max_element(job.partitions, {}, &JobPartition::jobFactor)->jobFactor;
}

constexpr std::array Maxima{Maximum{"assoc_priority_max", &PriorityMaxima::association,
                                [](const Job& job) { return job.associationPriority; }},
    Maximum{"partition_factor_max", &PriorityMaxima::partition, largestFactor},
    Maximum{"qos_priority_max", &PriorityMaxima::qos, [](const Job& job) { return job.qosPriority; }}};

constexpr std::uint8_t bitOf(std::size_t maximum)
{
    return static_cast<std::uint8_t>(1U << maximum);
}

} // namespace

void JobMaxima::tell(std::string_view title)
{
    for (std::size_t i = 0; i < Maxima.size(); ++i)
        if (Maxima[i].title == title)
            m_row = static_cast<std::uint8_t>(m_row | bitOf(i));
}

void JobMaxima::closeJob()
{
    m_jobs.push_back(std::exchange(m_row, std::uint8_t{0}));
}

void JobMaxima::fill(JobQueue& queue, Remarks& remarks) const
{
    std::string taken;
    for (std::size_t i = 0; i < Maxima.size(); ++i) {
        const Maximum& maximum = Maxima[i];
        std::uint32_t largest = 0;
        for (const Job& job : queue.jobs) {
            largest = std::max(largest, maximum.figureOf(job));
            largest = std::max(largest, job.maxima.*maximum.member);
        }
        bool isTaken = false;
        for (std::size_t job = 0; job < queue.jobs.size(); ++job) {
            std::uint32_t& figure = queue.jobs[job].maxima.*maximum.member;
            if ((m_jobs[job] & bitOf(i)) != 0 || figure == largest)
                continue;
            figure = largest;
            isTaken = true;
        }
        if (isTaken)
            taken += fmt::format("{}{} {}", taken.empty() ? "" : ", ", maximum.title, largest);
    }
    if (!taken.empty())
        remarks.add("largest_taken", {1, 1}, [&taken] {
            return fairshare::say("maxima missing from the table are set to its largest values: {}", taken);
        });
}

} // namespace fairshare
