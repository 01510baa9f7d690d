// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/slurm/jobs/printed_terms.h"

#include "core/base/say.h"
#include "core/io/import/import.h"
#include "core/io/slurm/values/largest_word.h"
#include "core/io/slurm/values/tres_amounts_text.h"
#include "core/priority/printed_priorities.h"

#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <numeric>
#include <span>

namespace fairshare {
namespace {

/// Denominator for a weight that is not a whole number.
constexpr double WeightParts = 1000;
/// Most decimals of a factor that fit into 32 bits with room for factors above 1.
constexpr std::size_t MostDecimals = 8;

using TresFigure = std::pair<std::string, PrintedFigure>;

std::uint32_t roundedWord(double value)
{
    return static_cast<std::uint32_t>(std::clamp<double>(std::round(value), 0, LargestWord));
}

/// Returns the denominator that matches the printed decimals of a factor.
double partsOf(const PrintedFigure& figure)
{
    return std::pow(10.0, static_cast<double>(std::min(figure.decimals, MostDecimals)));
}

/// Returns true if points are more precise than the factor. Points are rounded to whole numbers, factors to
/// their last decimal.
bool pointsAreFiner(const PrintedFigure& figure, double weight)
{
    return figure.points && weight > 0 && (!figure.factor || weight > partsOf(figure));
}

/// Unique names of terms in order of first occurrence.
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

/// Returns the printed points of a row; nothing if it has none.
std::optional<PrintedPoints> pointsOf(const PrintedTerms& terms)
{
    PrintedPoints points;
    bool hasPoints = false;
    const auto take = [&hasPoints](const PrintedFigure& figure) {
        hasPoints = hasPoints || figure.points;
        return figure.points.value_or(0);
    };
    points.age = take(terms.age);
    points.association = take(terms.association);
    points.fairshare = take(terms.fairshare);
    points.jobSize = take(terms.jobSize);
    points.partition = take(terms.partition);
    points.qos = take(terms.qos);
    for (const auto& [name, figure] : terms.tres)
        if (const double value = take(figure); value != 0)
            points.tres.emplace_back(name, value);
    return hasPoints ? std::optional(std::move(points)) : std::nullopt;
}

/// The inverse of pointsOf.
PrintedTerms termsOf(const PrintedPoints& points)
{
    PrintedTerms terms{.age = {.points = points.age},
        .association = {.points = points.association},
        .fairshare = {.points = points.fairshare},
        .jobSize = {.points = points.jobSize},
        .partition = {.points = points.partition},
        .qos = {.points = points.qos}};
    for (const auto& [name, value] : points.tres)
        terms.tres.emplace_back(name, PrintedFigure{.points = value});
    return terms;
}

/// Term of sprio with its weight.
struct WeightedTerm {
    const PrintedFigure& figure;
    std::uint32_t weight;
    std::string_view name;
    bool isRaw = false; ///< the factor is the number itself, not relative to a maximum
};

/// Factor as a number relative to a maximum.
struct Share {
    std::uint32_t value = 0;
    std::uint32_t largest = 0;
};

/// Printed factor of one TRES in one partition: the requested part of the whole partition.
struct TresPart {
    std::size_t partition = 0;
    std::uint32_t value = 0;
    std::uint32_t whole = 0;
};

/// Returns an amount that a job can request in all of its partitions so that each partition reproduces the
/// printed part. This is the least common multiple of all parts, or else the largest amount that the wholes
/// allow.
double commonAmount(std::span<const TresPart> parts)
{
    constexpr double Exact = 0x1p53; // whole numbers up to here are exact
    constexpr double LargestWhole = 0x1p62;
    std::uint64_t common = 1;
    double most = 0; // largest ratio of a whole to its part
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
    /// Adds remarks on how the factors were obtained.
    /// @param position position of the first job
    void remark(SourcePosition position);

private:
    std::optional<double> factor(const WeightedTerm& term);
    std::optional<Share> share(const WeightedTerm& term);
    /// Sets the values that do not depend on the partition.
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
    std::size_t m_jobs = 0; ///< jobs so far, including the current one
    std::size_t m_jobsWithoutWeight = 0;
    std::size_t m_lastWithoutWeight = 0; ///< number of the last such job
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
    for (std::size_t i = 0; i < job.partitions.size(); ++i) {
        applyPartition(terms[i], job, job.partitions[i]);
        job.partitions[i].points = m_config.hasWeights() ? std::nullopt : pointsOf(terms[i]);
    }
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

/// Sets one TRES. A job requests the same amount in each of its partitions, which have different totals.
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
        double amount = common > 0 ? 0 : whole; // 0: the TRES does not count in that partition
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
            return m_config.hasWeights()
                ? fairshare::say("{} of {} jobs have points for {}, but the scenario lacks the weights, so "
                                 "these factors are unknown; take the weights from slurm.conf",
                      m_jobsWithoutWeight, m_jobs, m_withoutWeight.text())
                : fairshare::say("{} of {} jobs have points for {}, but the scenario has no weights; "
                                 "priorities and points are as printed, and factors are unknown; take the "
                                 "weights from slurm.conf",
                      m_jobsWithoutWeight, m_jobs, m_withoutWeight.text());
        });
    if (!m_fromPoints.empty())
        m_remarks.add("factor_of_term", position, [this] {
            return fairshare::say(
                "factors of {} are computed from printed points and weights, accurate to half a point",
                m_fromPoints.text());
        });
    if (!m_asPrinted.empty())
        m_remarks.add("factor_as_printed", position, [this] {
            return fairshare::say("factors of {} are as printed, accurate to half of the last decimal place",
                m_asPrinted.text());
        });
    if (m_hasSizes)
        m_remarks.add("printed_job_size", position,
            fairshare::phrase("sprio prints no job sizes, so the job size factor from JOBSIZE stays fixed "
                              "even if the cluster size changes; squeue prints sizes"));
}

/// Returns the rounding error of a printed term in points.
double roundingOf(const PrintedFigure& figure, double weight)
{
    if (!figure.isPrinted() || weight <= 0)
        return 0;
    return pointsAreFiner(figure, weight) ? 0.5 : 0.5 * weight / partsOf(figure);
}

/// Returns the rounding error of all terms of a row, including the truncation of their sum.
double roundingOf(const PrintedTerms& terms, const PriorityConfig& config)
{
    const PriorityWeights& weights = config.weights;
    double sum = 1 + terms.priorityRounding + roundingOf(terms.age, weights.age)
        + roundingOf(terms.association, weights.association) + roundingOf(terms.fairshare, weights.fairshare)
        + roundingOf(terms.jobSize, weights.jobSize) + roundingOf(terms.partition, weights.partition)
        + roundingOf(terms.qos, weights.qos);
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

void applyKeptPoints(const PriorityConfig& config, JobQueue& queue)
{
    if (!config.hasWeights())
        return;
    Remarks remarks; // the same as when the listing was read, except that the weights are known now
    TermsToFactors factors(config, remarks);
    std::vector<PrintedTerms> terms;
    for (Job& job : queue.jobs) {
        if (!std::ranges::all_of(
                job.partitions, [](const JobPartition& partition) { return partition.points.has_value(); }))
            continue;
        terms.clear();
        for (const JobPartition& partition : job.partitions)
            terms.push_back(termsOf(*partition.points));
        factors.apply(terms, job);
    }
}

std::optional<Diagnostic> differentPriorities(const Import& source, const PriorityConfig& config,
    const JobQueue& queue, const QueuePriorities& priorities)
{
    const auto& rows = source.printedTerms;
    assert(rows.empty() || rows.size() == priorities.entries.size());
    const PriorityDifferences found = printedDifferences(config, queue, priorities, [&](std::size_t entry) {
        return rows.empty() ? listedTolerance(config, queue, priorities.entries[entry])
                            : roundingOf(rows[entry], config);
    });
    if (found.different == 0)
        return std::nullopt;
    return Diagnostic{"different_priority",
        fairshare::say("printed and computed priorities differ for {} of {} jobs; for example, {}",
            found.different, found.compared, differenceText(found, queue, priorities)),
        rows.empty() ? SourcePosition{1, 1} : rows[found.first].position};
}

} // namespace fairshare
