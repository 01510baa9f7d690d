// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/priority/job_priority.h"

#include "core/priority/tres_names.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>
#include <utility>

namespace fairshare {
namespace {

/// Numeric value of the time limit INFINITE.
constexpr std::uint32_t Unlimited = std::numeric_limits<std::uint32_t>::max();

std::uint64_t amountOf(const TresAmounts& amounts, std::string_view name)
{
    for (const auto& [tres, amount] : amounts)
        if (tres == name)
            return amount;
    return 0;
}

double ageFactor(const PriorityConfig& config, const Job& job)
{
    if (config.weights.age == 0 || !job.ageSeconds)
        return 0;
    return *job.ageSeconds < config.maxAgeSeconds
        ? static_cast<double>(*job.ageSeconds) / static_cast<double>(config.maxAgeSeconds)
        : 1;
}

/// Returns the value divided by the largest one, or the raw value.
double ofLargest(std::uint32_t value, std::uint32_t largest, bool isRaw)
{
    if (isRaw)
        return value;
    return largest == 0 ? 0 : static_cast<double>(value) / static_cast<double>(largest);
}

/// Returns the fraction that remains without a part. A part larger than the whole wraps around, as in the
/// scheduler's 32-bit arithmetic.
double restOf(std::uint32_t whole, std::uint32_t part)
{
    return static_cast<double>(whole - part) / static_cast<double>(whole);
}

std::uint32_t clamped(double sum)
{
    constexpr double Largest = std::numeric_limits<std::uint32_t>::max();
    if (!(sum >= 1))
        return 1; // 0 means held
    return sum >= Largest ? std::numeric_limits<std::uint32_t>::max() : static_cast<std::uint32_t>(sum);
}

} // namespace

namespace {

/// Takes the points that a listing printed as the terms.
void takePoints(const PrintedPoints& points, PriorityTerms& terms)
{
    terms.age = points.age;
    terms.association = points.association;
    terms.fairshare = points.fairshare;
    terms.jobSize = points.jobSize;
    terms.partition = points.partition;
    terms.qos = points.qos;
    for (const auto& [name, tres] : points.tres)
        terms.tres += tres;
}

} // namespace

JobPrioritizer::JobPrioritizer(PriorityConfig config, PriorityCluster cluster)
    : m_config(std::move(config))
    , m_cluster(cluster)
{
    const auto placeOf = [](const TresWeight& entry) { return tresPlace(entry.name); };
    std::vector<TresWeight> ordered;
    for (TresWeight& entry : m_config.tresWeights)
        ordered.insert(std::ranges::upper_bound(ordered, placeOf(entry), {}, placeOf), std::move(entry));
    m_config.tresWeights = std::move(ordered);
}

double JobPrioritizer::jobSize(const Job& job, const JobPartition& partition) const
{
    if (m_config.weights.jobSize == 0)
        return 0;
    if (partition.jobSizeFactor)
        return std::clamp(*partition.jobSizeFactor, 0.0, 1.0);
    if (m_cluster.cpus == 0 || m_cluster.nodes == 0)
        return 0;
    const double cpus = m_cluster.cpus;
    const double nodes = m_cluster.nodes;
    double size = 0;
    if (m_config.flags.has(PriorityFlag::SmallRelativeToTime)) {
        const double ofNodes = static_cast<double>(job.minNodes) * cpus / nodes;
        const std::uint32_t limit =
            job.timeLimitMinutes.value_or(partition.maxTimeMinutes.value_or(Unlimited));
        size = std::max(ofNodes, static_cast<double>(job.cpus)) / limit / cpus;
        if (m_config.favorSmall)
            size = 1 - size;
    } else if (m_config.favorSmall) {
        size = restOf(m_cluster.nodes, job.minNodes);
        if (job.cpus > 0)
            size = (size + restOf(m_cluster.cpus, job.cpus)) / 2;
    } else {
        size = job.minNodes / nodes;
        if (job.cpus > 0)
            size = (size + job.cpus / cpus) / 2;
    }
    return std::isnan(size) ? 0 : std::clamp(size, 0.0, 1.0);
}

PriorityFactors JobPrioritizer::factors(const Job& job, const JobPartition& partition, double fairshare) const
{
    const PriorityFlags& flags = m_config.flags;
    const PriorityMaxima& maxima = job.maxima;
    return {.age = ageFactor(m_config, job),
        .association =
            ofLargest(job.associationPriority, maxima.association, flags.has(PriorityFlag::NoNormalAssoc)),
        .fairshare = m_config.weights.fairshare == 0 ? 0 : fairshare,
        .jobSize = jobSize(job, partition),
        .partition = ofLargest(partition.jobFactor, maxima.partition, flags.has(PriorityFlag::NoNormalPart)),
        .qos = ofLargest(job.qosPriority, maxima.qos, flags.has(PriorityFlag::NoNormalQos))};
}

PriorityTerms JobPrioritizer::terms(
    const Job& job, const JobPartition& partition, double fairshare, std::span<double> tres) const
{
    assert(tres.size() == m_config.tresWeights.size());
    const PriorityFactors factor = factors(job, partition, fairshare);
    const PriorityWeights& weights = m_config.weights;
    PriorityTerms terms{.age = factor.age * weights.age,
        .association = factor.association * weights.association,
        .fairshare = factor.fairshare * weights.fairshare,
        .jobSize = factor.jobSize * weights.jobSize,
        .partition = factor.partition * weights.partition,
        .qos = factor.qos * weights.qos,
        .site = job.site,
        .nice = job.nice};
    for (std::size_t i = 0; i < tres.size(); ++i) {
        const auto& [name, weight] = m_config.tresWeights[i];
        const auto amount = static_cast<double>(amountOf(job.requested, name));
        const auto whole = static_cast<double>(amountOf(partition.tres, name));
        if (m_config.flags.has(PriorityFlag::NoNormalTres))
            tres[i] = amount * weight;
        else
            tres[i] = whole > 0 ? amount / whole * weight : 0;
        terms.tres += tres[i];
    }
    if (partition.points && !m_config.hasWeights())
        takePoints(*partition.points, terms);
    const double sum = terms.age + terms.association + terms.fairshare + terms.jobSize + terms.partition
        + terms.qos + terms.tres + static_cast<double>(terms.site) - static_cast<double>(terms.nice);
    terms.computed = clamped(sum);
    terms.priority = priorityInEffect(job, partition, terms.computed);
    return terms;
}

std::uint32_t JobPrioritizer::priorityInEffect(
    const Job& job, const JobPartition& partition, std::uint32_t computed) const
{
    if (job.setPriority)
        return *job.setPriority;
    if (!partition.lastPriority)
        return computed;
    if (!m_config.hasWeights())
        return *partition.lastPriority; // nothing is computed that could replace it
    if (job.state != JobState::Pending && !m_config.flags.has(PriorityFlag::CalculateRunning))
        return *partition.lastPriority;
    return m_config.flags.has(PriorityFlag::IncrementOnly) ? std::max(computed, *partition.lastPriority)
                                                           : computed;
}

} // namespace fairshare
