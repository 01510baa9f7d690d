// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/sprio_text.h"

#include "core/base/numbers.h"
#include "core/priority/job_standing.h"
#include "core/priority/priority_keys.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>
#include <utility>

namespace fairshare {
namespace {

constexpr std::size_t IdWidth = 15;
constexpr std::size_t PartitionWidth = 9;
constexpr std::size_t UserWidth = 8;
constexpr std::size_t FigureWidth = 10;
constexpr std::size_t NiceWidth = 11;
constexpr std::size_t TresWidth = 20;
constexpr double Largest = std::numeric_limits<std::uint32_t>::max();

/// A row of cells separated by spaces, each truncated to its width.
class Line {
public:
    Line& right(std::string_view text, std::size_t width)
    {
        blank();
        m_text += fmt::format("{:>{}}", text.substr(0, width), width);
        return *this;
    }
    Line& left(std::string_view text, std::size_t width)
    {
        blank();
        m_text += fmt::format("{:<{}}", text.substr(0, width), width);
        return *this;
    }
    std::string take() { return std::move(m_text) + "\n"; }

private:
    void blank()
    {
        if (!m_text.empty())
            m_text += ' ';
    }

    std::string m_text;
};

/// Formats points with the rounding of sprio: ties go to the even number.
std::string sprioPoints(double value)
{
    return fmt::format("{:.0f}", value);
}

std::string factorText(double value)
{
    return fmt::format("{:.7f}", value);
}

std::uint64_t numberOf(std::string_view id)
{
    std::uint64_t number = 0;
    std::from_chars(id.data(), id.data() + id.size(), number);
    return number;
}

/// Returns the sum before rounding, limited to the valid range.
double exactSum(const PriorityTerms& terms)
{
    const double sum = terms.age + terms.association + terms.fairshare + terms.jobSize + terms.partition
        + terms.qos + terms.tres + static_cast<double>(terms.site) - static_cast<double>(terms.nice);
    return std::clamp(sum, 1.0, Largest);
}

/// Writes the rows of all views.
class SprioText {
public:
    SprioText(const SprioSource& source, const TextSink& sink)
        : m_source(source)
        , m_sink(sink)
        , m_prioritizer(source.config, source.queue.cluster)
    {
    }

    void writeTerms() const;
    void writeNormalised() const;
    void writeWeights() const;

private:
    std::string tresTerms(std::size_t entry) const;
    std::string tresFactors(std::size_t entry) const;
    std::vector<std::uint32_t> entries() const { return sprioEntries(m_source.queue, m_source.priorities); }
    /// Starts a row with the common columns.
    Line start(const QueueEntry& entry) const
    {
        const Job& job = m_source.queue.jobs[entry.job];
        return Line()
            .right(job.id, IdWidth)
            .left(job.partitions[entry.partition].name, PartitionWidth)
            .right(job.user, UserWidth);
    }

    const SprioSource& m_source;
    const TextSink& m_sink;
    JobPrioritizer m_prioritizer;
};

std::string SprioText::tresTerms(std::size_t entry) const
{
    std::string text;
    const auto terms = m_source.priorities.tresOf(entry);
    for (std::size_t i = 0; i < terms.size(); ++i)
        if (terms[i] > 0)
            text += fmt::format(
                "{}{}={}", text.empty() ? "" : ",", m_source.priorities.tres[i].name, sprioPoints(terms[i]));
    return text;
}

std::string SprioText::tresFactors(std::size_t entry) const
{
    std::string text;
    const auto terms = m_source.priorities.tresOf(entry);
    for (std::size_t i = 0; i < terms.size(); ++i)
        if (terms[i] > 0)
            text += fmt::format("{}{}={:.2f}", text.empty() ? "" : ",", m_source.priorities.tres[i].name,
                terms[i] / m_source.priorities.tres[i].weight);
    return text;
}

void SprioText::writeTerms() const
{
    Line header;
    header.right("JOBID", IdWidth).left("PARTITION", PartitionWidth).right("USER", UserWidth);
    for (const char* title : {"PRIORITY", "SITE", "AGE", "ASSOC", "FAIRSHARE", "JOBSIZE", "PARTITION", "QOS"})
        header.right(title, FigureWidth);
    m_sink(header.right("NICE", NiceWidth).right("TRES", TresWidth).take());
    for (const std::uint32_t at : entries()) {
        const QueueEntry& entry = m_source.priorities.entries[at];
        const PriorityTerms& terms = entry.terms;
        Line line = start(entry);
        line.right(fmt::to_string(terms.priority), FigureWidth)
            .right(fmt::to_string(terms.site), FigureWidth);
        for (const double term :
            {terms.age, terms.association, terms.fairshare, terms.jobSize, terms.partition, terms.qos})
            line.right(sprioPoints(term), FigureWidth);
        m_sink(line.right(fmt::to_string(terms.nice), NiceWidth).right(tresTerms(at), TresWidth).take());
    }
}

void SprioText::writeNormalised() const
{
    Line header;
    header.right("JOBID", IdWidth).left("PARTITION", PartitionWidth).right("USER", UserWidth);
    for (const char* title : {"PRIORITY", "AGE", "ASSOC", "FAIRSHARE", "JOBSIZE", "PARTITION", "QOS"})
        header.left(title, FigureWidth);
    m_sink(header.left("TRES", TresWidth).take());
    for (const std::uint32_t at : entries()) {
        const QueueEntry& entry = m_source.priorities.entries[at];
        const Job& job = m_source.queue.jobs[entry.job];
        const PriorityFactors factors =
            m_prioritizer.factors(job, job.partitions[entry.partition], m_source.fairshare[entry.job]);
        Line line = start(entry);
        // Fourteen decimals, truncated to the column width.
        line.left(fixed(exactSum(entry.terms) / Largest, 14), FigureWidth);
        const PriorityWeights& weights = m_source.config.weights;
        // The scheduler omits factors without a weight from the sum.
        for (const auto& [factor, weight] :
            {std::pair(factors.age, weights.age), std::pair(factors.association, weights.association),
                std::pair(factors.fairshare, weights.fairshare), std::pair(factors.jobSize, weights.jobSize),
                std::pair(factors.partition, weights.partition), std::pair(factors.qos, weights.qos)})
            line.left(factorText(weight == 0 ? 0 : factor), FigureWidth);
        m_sink(line.left(tresFactors(at), TresWidth).take());
    }
}

void SprioText::writeWeights() const
{
    const PriorityWeights& weights = m_source.config.weights;
    Line header;
    Line row;
    header.right("JOBID", IdWidth).left("PARTITION", PartitionWidth);
    row.right("Weights", IdWidth).left("", PartitionWidth);
    const auto add = [&](std::string_view title, const std::string& text) {
        header.right(title, FigureWidth);
        row.right(text, FigureWidth);
    };
    add("PRIORITY", "");
    add("SITE", "1");
    const std::array<std::pair<const char*, std::uint32_t>, 6> shown{
        {{"AGE", weights.age}, {"ASSOC", weights.association}, {"FAIRSHARE", weights.fairshare},
            {"JOBSIZE", weights.jobSize}, {"PARTITION", weights.partition}, {"QOS", weights.qos}}};
    for (const auto& [title, weight] : shown)
        if (weight > 0)
            add(title, fmt::to_string(weight));
    if (!m_source.config.tresWeights.empty()) {
        header.right("TRES", TresWidth);
        row.right(priorityKeys(m_source.config).back().value, TresWidth);
    }
    m_sink(header.take());
    m_sink(row.take());
}

} // namespace

std::vector<std::uint32_t> sprioEntries(const JobQueue& queue, const QueuePriorities& priorities)
{
    const bool hasAges =
        std::ranges::any_of(queue.jobs, [](const Job& job) { return job.ageSeconds.has_value(); });
    std::vector<std::uint32_t> entries;
    for (std::uint32_t at = 0; at < priorities.entries.size(); ++at) {
        const Job& job = queue.jobs[priorities.entries[at].job];
        if (isQueued(job) && (!hasAges || job.ageSeconds))
            entries.push_back(at);
    }
    std::ranges::sort(entries, {},
        [&](std::uint32_t at) { return std::pair(numberOf(queue.jobs[priorities.entries[at].job].id), at); });
    return entries;
}

void writeSprio(const SprioSource& source, SprioView view, const TextSink& sink)
{
    const SprioText text(source, sink);
    if (view == SprioView::Terms)
        text.writeTerms();
    else if (view == SprioView::Normalised)
        text.writeNormalised();
    else
        text.writeWeights();
}

} // namespace fairshare
