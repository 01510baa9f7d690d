// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/slurm/jobs/printed_terms.h"

#include "core/base/say.h"
#include "core/io/import/import.h"
#include "core/io/slurm/values/largest_word.h"
#include "core/io/slurm/values/tres_amounts_text.h"

#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <numeric>
#include <span>

namespace fairshare {
namespace {

/// Parts of a weight that is no whole number.
constexpr double WeightParts = 1000;
/// Parts of a factor that fit into a number with room for factors above 1.
constexpr std::size_t MostDecimals = 8;

using TresFigure = std::pair<std::string, PrintedFigure>;

std::uint32_t roundedWord(double value)
{
    return static_cast<std::uint32_t>(std::clamp<double>(std::round(value), 0, LargestWord));
}

/// In how many parts a factor is printed.
double partsOf(const PrintedFigure& figure)
{
    return std::pow(10.0, static_cast<double>(std::min(figure.decimals, MostDecimals)));
}

/// Points are rounded to whole ones, factors to their last decimal: which of both tells more of the factor.
bool pointsAreFiner(const PrintedFigure& figure, double weight)
{
    return figure.points && weight > 0 && (!figure.factor || weight > partsOf(figure));
}

/// Names of terms in the order in which they are first seen, each once.
class TermNames {
public:
    void add(std::string_view name)
    {
        if (std::ranges::find(m_names, name) == m_names.end())
            m_names.push_back(name);
    }
    bool empty() const { return m_names.empty(); }
    std::string text() const { return fmt::format("{}", fmt::join(m_names, ", ")); }

private:
    std::vector<std::string_view> m_names;
};

/// A term of sprio and what it is multiplied by.
struct WeightedTerm {
    const PrintedFigure& figure;
    std::uint32_t weight;
    std::string_view name;
    bool isRaw = false; ///< its factor is the number itself, no share of the largest
};

/// A factor as a number among a largest one.
struct Share {
    std::uint32_t value = 0;
    std::uint32_t largest = 0;
};

/// One TRES of a job as its rows tell it: in one partition the part that it requests of all.
struct TresPart {
    std::size_t partition = 0;
    std::uint32_t value = 0;
    std::uint32_t whole = 0;
};

/// What a job may be said to request in all of its partitions alike, so that it is in each of them the part
/// that was printed there: the least number that all parts go into, or one as large as the wholes allow.
double commonAmount(std::span<const TresPart> parts)
{
    constexpr double Exact = 0x1p53; // every whole number up to here
    constexpr double LargestWhole = 0x1p62;
    std::uint64_t common = 1;
    double most = 0; // of a whole to its part
    bool isExact = true;
    for (const auto& [partition, value, whole] : parts) {
        if (value == 0)
            continue;
        most = std::max(most, static_cast<double>(whole) / value);
        const std::uint64_t times = value / std::gcd(common, std::uint64_t{value});
        isExact = isExact && static_cast<double>(common) * static_cast<double>(times) <= Exact;
        if (isExact)
            common *= times;
    }
    if (most <= 0)
        return 0;
    if (isExact && static_cast<double>(common) * most <= Exact)
        return static_cast<double>(common);
    return std::floor(std::min(LargestWhole, LargestWhole / most));
}

class TermsToFactors {
public:
    TermsToFactors(const PriorityConfig& config, Remarks& remarks)
        : m_config(config)
        , m_remarks(remarks)
    {
    }

    /// @param terms by partition of the job
    void apply(std::span<const PrintedTerms> terms, Job& job);
    /// Tells what came from what. @param position of the first job
    void remark(SourcePosition position);

private:
    std::optional<double> factor(const WeightedTerm& term);
    std::optional<Share> share(const WeightedTerm& term);
    /// What does not depend on the partition.
    void applyShared(const PrintedTerms& terms, Job& job);
    void applyPartition(const PrintedTerms& terms, Job& job, JobPartition& partition);
    void applyTres(std::span<const PrintedTerms> terms, Job& job);
    void applyTres(const std::string& name, std::span<const PrintedTerms> terms, Job& job);
    TresPart tresPart(const PrintedFigure& figure, double weight);
    void addWithoutWeight(std::string_view name);

    const PriorityConfig& m_config;
    Remarks& m_remarks;
    SourcePosition m_position{};
    TermNames m_fromPoints;
    TermNames m_asPrinted;
    TermNames m_withoutWeight;
    SourcePosition m_firstWithoutWeight{};
    std::size_t m_jobs = 0; ///< so far, with the one at hand
    std::size_t m_jobsWithoutWeight = 0;
    std::size_t m_lastWithoutWeight = 0; ///< which of them
    bool m_hasSizes = false;
};

void TermsToFactors::addWithoutWeight(std::string_view name)
{
    if (m_withoutWeight.empty())
        m_firstWithoutWeight = m_position;
    if (m_lastWithoutWeight != m_jobs) {
        m_lastWithoutWeight = m_jobs;
        ++m_jobsWithoutWeight;
    }
    m_withoutWeight.add(name);
}

std::optional<double> TermsToFactors::factor(const WeightedTerm& term)
{
    const PrintedFigure& figure = term.figure;
    if (pointsAreFiner(figure, term.weight)) {
        if (*figure.points > 0)
            m_fromPoints.add(term.name);
        return *figure.points / term.weight;
    }
    if (figure.factor) {
        if (*figure.factor > 0)
            m_asPrinted.add(term.name);
        return figure.factor;
    }
    if (figure.points.value_or(0) > 0)
        addWithoutWeight(term.name);
    return std::nullopt;
}

std::optional<Share> TermsToFactors::share(const WeightedTerm& term)
{
    const auto value = factor(term);
    if (!value)
        return std::nullopt;
    if (term.isRaw)
        return Share{roundedWord(*value), 0};
    if (pointsAreFiner(term.figure, term.weight))
        return Share{roundedWord(*term.figure.points), term.weight};
    const double parts = partsOf(term.figure);
    return Share{roundedWord(*value * parts), roundedWord(parts)};
}

void TermsToFactors::apply(std::span<const PrintedTerms> terms, Job& job)
{
    ++m_jobs;
    applyShared(terms.front(), job);
    for (std::size_t i = 0; i < job.partitions.size(); ++i)
        applyPartition(terms[i], job, job.partitions[i]);
    applyTres(terms, job);
}

void TermsToFactors::applyShared(const PrintedTerms& terms, Job& job)
{
    m_position = terms.position;
    const PriorityWeights& weights = m_config.weights;
    if (const auto age = factor({terms.age, weights.age, "AGE"}))
        job.ageSeconds = roundedWord(*age * m_config.maxAgeSeconds);
    job.fairshare = factor({terms.fairshare, weights.fairshare, "FAIRSHARE"});
    if (const auto association = share({terms.association, weights.association, "ASSOC",
            m_config.flags.has(PriorityFlag::NoNormalAssoc)})) {
        job.associationPriority = association->value;
        job.maxima.association = association->largest;
    }
    if (const auto qos =
            share({terms.qos, weights.qos, "QOS", m_config.flags.has(PriorityFlag::NoNormalQos)})) {
        job.qosPriority = qos->value;
        job.maxima.qos = qos->largest;
        job.printed.qos = true;
    }
}

void TermsToFactors::applyPartition(const PrintedTerms& terms, Job& job, JobPartition& partition)
{
    m_position = terms.position;
    const PriorityWeights& weights = m_config.weights;
    if (const auto size = factor({terms.jobSize, weights.jobSize, "JOBSIZE"})) {
        partition.jobSizeFactor = std::min(*size, 1.0);
        m_hasSizes = m_hasSizes || *size > 0;
    }
    if (const auto factor = share({terms.partition, weights.partition, "PARTITION",
            m_config.flags.has(PriorityFlag::NoNormalPart)})) {
        partition.jobFactor = factor->value;
        job.maxima.partition = factor->largest;
        job.printed.partition = true;
    }
}

TresPart TermsToFactors::tresPart(const PrintedFigure& figure, double weight)
{
    const bool fromPoints = pointsAreFiner(figure, weight);
    const double printed = fromPoints ? *figure.points : *figure.factor;
    if (printed > 0)
        (fromPoints ? m_fromPoints : m_asPrinted).add("TRES");
    if (m_config.flags.has(PriorityFlag::NoNormalTres))
        return {.value = roundedWord(fromPoints ? printed / weight : printed)};
    double parts = partsOf(figure);
    if (fromPoints)
        parts = weight == std::floor(weight) ? 1 : WeightParts;
    return {.value = roundedWord(printed * parts), .whole = roundedWord(fromPoints ? weight * parts : parts)};
}

/// A job requests the same in each of its partitions, which have different amounts.
void TermsToFactors::applyTres(const std::string& name, std::span<const PrintedTerms> terms, Job& job)
{
    const auto entry = std::ranges::find(m_config.tresWeights, name, &TresWeight::name);
    const double weight = entry == m_config.tresWeights.end() ? 0 : entry->weight;
    std::vector<TresPart> parts;
    for (std::size_t i = 0; i < terms.size(); ++i) {
        const auto found = std::ranges::find(terms[i].tres, name, &TresFigure::first);
        if (found == terms[i].tres.end())
            continue;
        m_position = terms[i].position;
        if (!found->second.factor && weight <= 0) {
            addWithoutWeight(name);
            continue;
        }
        parts.push_back(tresPart(found->second, weight));
        parts.back().partition = i;
    }
    if (parts.empty())
        return;
    job.printed.tres = true;
    if (m_config.flags.has(PriorityFlag::NoNormalTres)) {
        setAmount(job.requested, name, parts.front().value);
        return;
    }
    const double common = commonAmount(parts);
    setAmount(job.requested, name, static_cast<std::uint64_t>(common));
    for (const auto& [partition, value, whole] : parts) {
        double amount = common > 0 ? 0 : whole; // 0: nothing of it counts there
        if (value > 0)
            amount = std::round(whole * (common / value));
        setAmount(job.partitions[partition].tres, name, static_cast<std::uint64_t>(amount));
    }
}

void TermsToFactors::applyTres(std::span<const PrintedTerms> terms, Job& job)
{
    std::vector<std::string_view> done;
    for (const PrintedTerms& row : terms)
        for (const auto& [name, figure] : row.tres)
            if (std::ranges::find(done, name) == done.end()) {
                done.push_back(name);
                applyTres(name, terms, job);
            }
}

void TermsToFactors::remark(SourcePosition position)
{
    if (!m_withoutWeight.empty())
        m_remarks.add("term_without_weight", m_firstWithoutWeight, [this] {
            return fairshare::say(
                "{} of {} jobs have points of {} without a weight in the scenario, so that the "
                "factors are not known; slurm.conf tells the weights (--weights)",
                m_jobsWithoutWeight, m_jobs, m_withoutWeight.text());
        });
    if (!m_fromPoints.empty())
        m_remarks.add("factor_of_term", position, [this] {
            return fairshare::say(
                "the factors of {} come from printed points and the weights, to half a point",
                m_fromPoints.text());
        });
    if (!m_asPrinted.empty())
        m_remarks.add("factor_as_printed", position, [this] {
            return fairshare::say(
                "the factors of {} are the printed ones, to half of their last decimal", m_asPrinted.text());
        });
    if (m_hasSizes)
        m_remarks.add("printed_job_size", position,
            fairshare::phrase(
                "sprio tells no sizes of jobs: what JOBSIZE gives stays their factor of job size "
                "whatever the size of the cluster; squeue tells sizes"));
}

/// By how many points a term may be off that was printed so.
double roundingOf(const PrintedFigure& figure, double weight)
{
    if (!figure.isPrinted() || weight <= 0)
        return 0;
    return pointsAreFiner(figure, weight) ? 0.5 : 0.5 * weight / partsOf(figure);
}

/// The same of all terms of a row, and of the fraction that the sum loses.
double roundingOf(const PrintedTerms& terms, const PriorityConfig& config)
{
    const PriorityWeights& weights = config.weights;
    double sum = 1 + roundingOf(terms.age, weights.age) + roundingOf(terms.association, weights.association)
        + roundingOf(terms.fairshare, weights.fairshare) + roundingOf(terms.jobSize, weights.jobSize)
        + roundingOf(terms.partition, weights.partition) + roundingOf(terms.qos, weights.qos);
    if (terms.age.isPrinted() && config.maxAgeSeconds > 0)
        sum += 0.5 * weights.age / config.maxAgeSeconds; // ages are whole seconds
    for (const auto& [name, figure] : terms.tres) {
        const auto entry = std::ranges::find(config.tresWeights, name, &TresWeight::name);
        if (entry != config.tresWeights.end())
            sum += roundingOf(figure, entry->weight);
    }
    return sum;
}

} // namespace

void applyPrintedTerms(const Import& source, const PriorityConfig& config, JobQueue& queue, Remarks& remarks)
{
    if (source.printedTerms.empty())
        return;
    TermsToFactors factors(config, remarks);
    std::size_t at = 0;
    for (Job& job : queue.jobs) {
        factors.apply(std::span(source.printedTerms).subspan(at, job.partitions.size()), job);
        at += job.partitions.size();
    }
    factors.remark(source.printedTerms.front().position);
}

std::optional<Diagnostic> differentPriorities(const Import& source, const PriorityConfig& config,
    const JobQueue& queue, const QueuePriorities& priorities)
{
    if (source.printedTerms.empty())
        return std::nullopt;
    assert(source.printedTerms.size() == priorities.entries.size());
    std::size_t compared = 0;
    std::size_t different = 0;
    std::string first;
    SourcePosition position;
    for (std::size_t at = 0; at < priorities.entries.size(); ++at) {
        const QueueEntry& entry = priorities.entries[at];
        const Job& job = queue.jobs[entry.job];
        const auto printed = job.partitions[entry.partition].lastPriority;
        if (!printed || job.setPriority)
            continue;
        ++compared;
        const double gap = std::abs(static_cast<double>(*printed) - entry.terms.computed);
        if (gap <= roundingOf(source.printedTerms[at], config))
            continue;
        if (++different > 1)
            continue;
        position = source.printedTerms[at].position;
        first = fairshare::say("job {}: printed {}, computed {}", job.id, *printed, entry.terms.computed);
    }
    if (different == 0)
        return std::nullopt;
    return Diagnostic{"different_priority",
        fairshare::say(
            "printed and computed priority differ for {} of {} jobs; {}", different, compared, first),
        position};
}

} // namespace fairshare
