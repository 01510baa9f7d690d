// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/slurm/jobs/joined_jobs.h"

#include "core/io/import/import.h"

#include <algorithm>
#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace fairshare {
namespace {

/// Returns the ID of the whole array for a task or a list of tasks.
std::string_view arrayOf(std::string_view id)
{
    return id.substr(0, id.find('_'));
}

/// Jobs of a listing by ID, with the place of their terms.
class JobPlaces {
public:
    struct Place {
        std::size_t job = 0;
        std::size_t terms = 0; ///< of its first partition
    };

    explicit JobPlaces(const JobQueue& queue)
    {
        std::size_t terms = 0;
        for (std::size_t i = 0; i < queue.jobs.size(); ++i) {
            m_places.emplace(queue.jobs[i].id, Place{i, terms});
            terms += queue.jobs[i].partitions.size();
        }
    }

    /// Returns the place of a job, or of its array if the job waits.
    const Place* find(const Job& job) const
    {
        auto found = m_places.find(std::string_view(job.id));
        if (found == m_places.end() && job.state == JobState::Pending)
            found = m_places.find(arrayOf(job.id));
        return found == m_places.end() ? nullptr : &found->second;
    }

private:
    std::map<std::string, Place, std::less<>> m_places;
};

/// Fills a name that a listing does not have. Returns whether it did.
bool fillName(std::string& name, const std::string& other)
{
    const bool isMissing = name.empty() && !other.empty();
    if (isMissing)
        name = other;
    return isMissing;
}

bool fillNames(Job& job, const Job& other)
{
    const bool hasUser = fillName(job.user, other.user);
    const bool hasAccount = fillName(job.account, other.account);
    const bool hasQos = fillName(job.qos, other.qos);
    const bool hasPartitions = job.partitions.front().name.empty() && !other.partitions.front().name.empty();
    if (hasPartitions)
        job.partitions = other.partitions;
    return hasUser || hasAccount || hasQos || hasPartitions;
}

/// Adds the terms of sprio to the jobs of another listing.
class TermAdder {
public:
    TermAdder(Import& listing, Import& sprio)
        : m_listing(listing)
        , m_sprio(sprio)
        , m_places(*sprio.jobs)
        , m_used(sprio.jobs->jobs.size())
    {
    }

    void add()
    {
        for (Job& job : m_listing.jobs->jobs)
            addTo(job);
        std::size_t terms = 0;
        for (std::size_t i = 0; i < m_used.size(); ++i) {
            Job& job = m_sprio.jobs->jobs[i];
            const std::size_t count = job.partitions.size();
            if (!m_used[i])
                append(job, terms);
            terms += count;
        }
        m_listing.printedTerms = std::move(m_terms);
    }

private:
    void addTo(Job& job)
    {
        const JobPlaces::Place* place = m_places.find(job);
        if (place == nullptr) {
            m_terms.resize(m_terms.size() + job.partitions.size());
            return;
        }
        const Job& other = m_sprio.jobs->jobs[place->job];
        m_used[place->job] = true;
        fillNames(job, other);
        job.site = other.site;
        job.nice = other.nice;
        for (JobPartition& partition : job.partitions) {
            const auto found = std::ranges::find(other.partitions, partition.name, &JobPartition::name);
            const bool isOnly = other.partitions.size() == 1 && job.partitions.size() == 1;
            if (found == other.partitions.end() && !isOnly) {
                m_terms.emplace_back();
                continue;
            }
            const std::size_t at = isOnly ? 0 : static_cast<std::size_t>(found - other.partitions.begin());
            m_terms.push_back(m_sprio.printedTerms[place->terms + at]);
            if (!partition.lastPriority)
                partition.lastPriority = other.partitions[at].lastPriority;
        }
    }

    void append(Job& job, std::size_t terms)
    {
        for (std::size_t i = 0; i < job.partitions.size(); ++i)
            m_terms.push_back(m_sprio.printedTerms[terms + i]);
        m_listing.jobs->jobs.push_back(std::move(job));
        JobTimes& times = m_listing.jobTimes;
        if (times.empty())
            return;
        times.submitted.emplace_back();
        times.accruing.emplace_back();
    }

    Import& m_listing;
    Import& m_sprio;
    JobPlaces m_places;
    std::vector<bool> m_used; ///< by job of sprio
    std::vector<PrintedTerms> m_terms;
};

} // namespace

bool joinJobs(Import& all, Import& from)
{
    const bool hasTerms = !all.printedTerms.empty();
    if (hasTerms != from.printedTerms.empty()) {
        const JobPlaces places(*from.jobs);
        bool isFilled = false;
        for (Job& job : all.jobs->jobs)
            if (const auto* place = places.find(job))
                isFilled |= fillNames(job, from.jobs->jobs[place->job]);
        return isFilled;
    }
    if (hasTerms) {
        std::swap(all.jobs, from.jobs);
        std::swap(all.jobTimes, from.jobTimes);
        std::swap(all.printedTerms, from.printedTerms);
    }
    TermAdder(all, from).add();
    return true;
}

} // namespace fairshare
