// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/say.h"
#include "core/io/job_drafts.h"
#include "core/io/remarks.h"
#include "core/io/scenario_files.h"
#include "core/io/tres_amounts_text.h"
#include "core/scenario/sections.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

namespace fairshare {
namespace {

/// Parts of a factor that sprio prints with seven decimals, and of a TRES with two.
constexpr double FactorParts = 1e7;
constexpr double TresParts = 100;
/// Parts of a weight that is no whole number.
constexpr double WeightParts = 1000;
constexpr double LargestWord = std::numeric_limits<std::uint32_t>::max();

std::uint32_t word(double value)
{
    return static_cast<std::uint32_t>(std::clamp(std::round(value), 0.0, LargestWord));
}

/// A factor as a number among a largest one.
struct Share {
    std::uint32_t value = 0;
    std::uint32_t largest = 0;
};

/// What the queue before knew of partitions and QOS, by name.
class KnownTables {
public:
    explicit KnownTables(const JobQueue& queue)
    {
        for (const Job& job : queue.jobs) {
            m_maxima.association = std::max(m_maxima.association, job.maxima.association);
            m_maxima.partition = std::max(m_maxima.partition, job.maxima.partition);
            m_maxima.qos = std::max(m_maxima.qos, job.maxima.qos);
            if (!job.qos.empty())
                m_qos.try_emplace(job.qos, job.qosPriority);
            for (const JobPartition& partition : job.partitions)
                if (!partition.name.empty() && !partition.tres.empty())
                    m_partitions.try_emplace(partition.name, &partition);
        }
    }

    void fill(Job& job) const
    {
        if (const auto qos = m_qos.find(job.qos);
            qos != m_qos.end() && job.qosPriority == 0 && job.maxima.qos == 0) {
            job.qosPriority = qos->second;
            job.maxima.qos = m_maxima.qos;
        }
        for (JobPartition& partition : job.partitions) {
            const auto known = m_partitions.find(partition.name);
            if (known == m_partitions.end() || !partition.tres.empty())
                continue;
            partition.jobFactor = known->second->jobFactor;
            partition.maxTimeMinutes = known->second->maxTimeMinutes;
            partition.tres = known->second->tres;
            job.maxima.partition = std::max(job.maxima.partition, m_maxima.partition);
        }
    }

private:
    PriorityMaxima m_maxima;
    std::map<std::string, std::uint32_t, std::less<>> m_qos;
    std::map<std::string, const JobPartition*, std::less<>> m_partitions;
};

/// Turns what sprio prints into what priorities are computed from.
class TermsToFactors {
public:
    TermsToFactors(const PriorityConfig& config, Remarks& remarks)
        : m_config(config)
        , m_remarks(remarks)
    {
    }

    /// What does not depend on the partition.
    void apply(const PrintedTerms& terms, Job& job);
    void apply(const PrintedTerms& terms, Job& job, JobPartition& partition);

private:
    std::optional<double> factor(
        const std::optional<PrintedFigure>& figure, std::uint32_t weight, std::string_view name);
    std::optional<Share> share(
        const std::optional<PrintedFigure>& figure, std::uint32_t weight, std::string_view name);
    void applyTres(const PrintedTerms& terms, Job& job, JobPartition& partition);
    void remarkWithoutWeight(std::string_view name);

    const PriorityConfig& m_config;
    Remarks& m_remarks;
    SourcePosition m_position{};
    bool m_toldRounding = false;
};

void TermsToFactors::remarkWithoutWeight(std::string_view name)
{
    m_remarks.add("term_without_weight", m_position, [name] {
        return fairshare::say(
            "{} gives points here, but has no weight in the scenario, so that its factor is not known", name);
    });
}

std::optional<double> TermsToFactors::factor(
    const std::optional<PrintedFigure>& figure, std::uint32_t weight, std::string_view name)
{
    if (!figure || figure->isFactor)
        return figure ? std::optional(figure->value) : std::nullopt;
    if (weight > 0) {
        if (!m_toldRounding)
            m_remarks.add("factor_of_term", m_position,
                fairshare::phrase(
                    "sprio prints whole points; factors come from them and the weights, to half a point"));
        m_toldRounding = true;
        return figure->value / weight;
    }
    if (figure->value > 0)
        remarkWithoutWeight(name);
    return std::nullopt;
}

std::optional<Share> TermsToFactors::share(
    const std::optional<PrintedFigure>& figure, std::uint32_t weight, std::string_view name)
{
    const auto value = factor(figure, weight, name);
    if (!value)
        return std::nullopt;
    return figure->isFactor ? Share{word(*value * FactorParts), static_cast<std::uint32_t>(FactorParts)}
                            : Share{word(figure->value), weight};
}

void TermsToFactors::apply(const PrintedTerms& terms, Job& job)
{
    m_position = terms.position;
    const PriorityWeights& weights = m_config.weights;
    if (const auto age = factor(terms.age, weights.age, "AGE"))
        job.ageSeconds = word(*age * m_config.maxAgeSeconds);
    job.fairshare = factor(terms.fairshare, weights.fairshare, "FAIRSHARE");
    if (const auto association = share(terms.association, weights.association, "ASSOC")) {
        job.associationPriority = association->value;
        job.maxima.association = association->largest;
    }
    if (const auto qos = share(terms.qos, weights.qos, "QOS")) {
        job.qosPriority = qos->value;
        job.maxima.qos = qos->largest;
    }
    if (terms.jobSize && terms.jobSize->value > 0)
        m_remarks.add("no_job_size", m_position, [] {
            return fairshare::say("sprio tells no sizes of jobs, so that their factor of job size is 0 here; "
                                  "squeue tells them");
        });
}

void TermsToFactors::apply(const PrintedTerms& terms, Job& job, JobPartition& partition)
{
    m_position = terms.position;
    if (const auto factor = share(terms.partition, m_config.weights.partition, "PARTITION")) {
        partition.jobFactor = factor->value;
        job.maxima.partition = factor->largest;
    }
    applyTres(terms, job, partition);
}

void TermsToFactors::applyTres(const PrintedTerms& terms, Job& job, JobPartition& partition)
{
    for (const auto& [name, figure] : terms.tres) {
        const auto weight = std::ranges::find(m_config.tresWeights, name, &TresWeight::name);
        if (!figure.isFactor && (weight == m_config.tresWeights.end() || weight->weight <= 0)) {
            remarkWithoutWeight(name);
            continue;
        }
        double parts = TresParts;
        if (!figure.isFactor)
            parts = weight->weight == std::floor(weight->weight) ? 1 : WeightParts;
        const double whole = figure.isFactor ? parts : weight->weight * parts;
        setAmount(job.requested, name, word(figure.value * parts));
        setAmount(partition.tres, name, word(whole));
    }
}

void applyTerms(const Import& source, const PriorityConfig& config, JobQueue& queue, Remarks& remarks)
{
    if (source.printedTerms.empty())
        return;
    TermsToFactors factors(config, remarks);
    std::size_t at = 0;
    for (Job& job : queue.jobs) {
        factors.apply(source.printedTerms[at], job);
        for (JobPartition& partition : job.partitions)
            factors.apply(source.printedTerms[at++], job, partition);
    }
}

Result<void> setAges(
    const Import& source, const PriorityConfig& config, std::optional<TimePoint> now, JobQueue& queue)
{
    const JobTimes& times = source.jobTimes;
    if (times.empty())
        return now ? fail(ErrorCode::BadInput,
                         fairshare::say("has no times, so that no ages follow from a moment"), {1, 1})
                   : Result<void>();
    if (now && now->scale != times.now.scale)
        return fail(ErrorCode::BadInput,
            now->scale == TimeScale::Epoch
                ? fairshare::say("has local times; the moment must be given as YYYY-MM-DDTHH:MM:SS")
                : fairshare::say("has seconds since 1970; the moment must be given so"),
            {1, 1});
    const std::int64_t moment = now.value_or(times.now).seconds;
    const bool always = config.flags.has(PriorityFlag::AccrueAlways);
    for (std::size_t i = 0; i < queue.jobs.size(); ++i)
        queue.jobs[i].ageSeconds = ageAt(always ? times.submitted[i] : times.accruing[i], moment);
    return {};
}

void append(Diagnostics& diagnostics, Remarks& remarks)
{
    std::ranges::move(remarks.take(), std::back_inserter(diagnostics));
}

} // namespace

Result<Scenario> withJobs(
    const Scenario& scenario, const Import& source, std::optional<TimePoint> now, Diagnostics& diagnostics)
{
    if (!source.jobs)
        return fail(ErrorCode::BadInput,
            fairshare::say(
                "holds no jobs; expected squeue, sprio, sacct, scontrol show job or a table of jobs"),
            {1, 1});
    PrioritySection section = *scenario.priority;
    JobQueue queue = *source.jobs;
    Remarks remarks;
    if (auto done = setAges(source, section.config, now, queue); !done)
        return tl::unexpected(done.error());
    applyTerms(source, section.config, queue, remarks);
    if (queue.cluster == PriorityCluster())
        queue.cluster = section.queue->cluster;
    const KnownTables known(*section.queue);
    for (Job& job : queue.jobs)
        known.fill(job);
    section.queue = SharedValue(std::move(queue));
    append(diagnostics, remarks);
    return withPriority(scenario, std::move(section));
}

Scenario withPartitions(const Scenario& scenario, const Import& source, Diagnostics& diagnostics)
{
    if (!source.partitions)
        return scenario;
    std::map<std::string_view, const JobPartition*> known;
    std::uint32_t largest = 1;
    for (const JobPartition& partition : source.partitions->partitions) {
        known[partition.name] = &partition;
        largest = std::max(largest, partition.jobFactor);
    }
    PrioritySection section = *scenario.priority;
    JobQueue queue = *section.queue;
    queue.cluster = source.partitions->cluster;
    Remarks remarks;
    for (Job& job : queue.jobs) {
        job.maxima.partition = largest;
        for (JobPartition& partition : job.partitions) {
            const auto found = known.find(partition.name);
            if (found == known.end()) {
                remarks.add("unknown_partition", {}, [&] {
                    return fairshare::say(
                        "job {} is in partition '{}', which is not listed", job.id, partition.name);
                });
                continue;
            }
            partition.jobFactor = found->second->jobFactor;
            partition.maxTimeMinutes = found->second->maxTimeMinutes;
            partition.tres = found->second->tres;
        }
    }
    remarks.add("cluster_size", {}, [&queue] {
        return fairshare::say(
            "the cluster counts as {} processors in {} nodes, as many as its largest partition has",
            queue.cluster.cpus, queue.cluster.nodes);
    });
    section.queue = SharedValue(std::move(queue));
    append(diagnostics, remarks);
    return withPriority(scenario, std::move(section));
}

Scenario withQosPriorities(const Scenario& scenario, const Import& source, Diagnostics& diagnostics)
{
    if (source.qos.empty())
        return scenario;
    std::map<std::string_view, std::uint32_t> known;
    std::uint32_t largest = 0;
    for (const QosPriority& qos : source.qos) {
        known[qos.name] = qos.priority;
        largest = std::max(largest, qos.priority);
    }
    PrioritySection section = *scenario.priority;
    JobQueue queue = *section.queue;
    Remarks remarks;
    for (Job& job : queue.jobs) {
        job.maxima.qos = largest;
        const auto found = known.find(job.qos);
        if (found != known.end())
            job.qosPriority = found->second;
        else
            remarks.add("unknown_qos", {}, [&job] {
                return fairshare::say("job {} has the QOS '{}', which is not listed", job.id, job.qos);
            });
    }
    section.queue = SharedValue(std::move(queue));
    append(diagnostics, remarks);
    return withPriority(scenario, std::move(section));
}

} // namespace fairshare
