// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/recording/recorded_starts.h"

#include "core/simulator/preemption/preemption_policy.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <optional>
#include <string_view>
#include <vector>

namespace fairshare {
namespace {

/// Largest error of a value relative to another one, since both are rounded to 6 decimals.
constexpr double MostRoundingError = 1e-6;
/// Several passes are needed because later samples reveal starts that make earlier samples usable.
constexpr int MostPasses = 4;

struct Bounds {
    double least = 0;
    double most = std::numeric_limits<double>::infinity();
};

/// Relation between the values of a policy and elapsed times.
struct TellingColumn {
    std::string_view policy;
    bool isRest = false; ///< the value is 1 minus the fraction
    bool countsNodes = false; ///< the fraction is of node time
};

constexpr std::array TellingColumns{TellingColumn{.policy = "lifo"},
    TellingColumn{.policy = "fifo", .isRest = true}, TellingColumn{.policy = "pap", .countsNodes = true}};

class Narrowing {
public:
    Narrowing(const SeenSamples& samples, std::span<StartRange> starts);

    bool all();

private:
    struct Column {
        TellingColumn telling;
        std::size_t place = 0; ///< index in a row
    };
    /// Elapsed time of a run as a fraction of the elapsed time of another run.
    struct Part {
        std::size_t of = NoRun;
        Seconds now = 0;
        Bounds part{};
    };

    static constexpr std::size_t NoRun = std::numeric_limits<std::size_t>::max();

    bool arePlainParts();
    bool isPlainPart(std::size_t sample, const Column& column) const;
    bool pass();
    void begin();
    void enter(std::size_t sample);
    void compare(std::size_t sample, std::size_t column);
    std::uint32_t valueOf(std::size_t sample, std::size_t run, const Column& column) const;
    double weightOf(std::size_t run, const Column& column) const
    {
        return column.telling.countsNodes ? static_cast<double>(m_samples.runs[run].nodes.size()) : 1.0;
    }
    void relate(std::size_t run, const Part& part, Part& before);
    Bounds elapsed(std::size_t run, Seconds now) const;
    bool narrow(std::size_t run, Seconds now, Bounds elapsed);
    bool isOpen(std::size_t run) const { return !m_isContradicted[run] && !m_starts[run].isKnown(); }
    void contradict(std::size_t run);

    const SeenSamples& m_samples;
    std::span<StartRange> m_starts;
    std::vector<StartRange> m_told;
    std::vector<bool> m_isContradicted;
    std::vector<Column> m_columns;
    std::vector<std::vector<Part>> m_before; ///< by column and run: first fraction, to determine both starts
    std::vector<std::size_t> m_running;
    std::size_t m_next = 0; ///< next run to begin
    bool m_changed = false;
};

Narrowing::Narrowing(const SeenSamples& samples, std::span<StartRange> starts)
    : m_samples(samples)
    , m_starts(starts)
    , m_told(starts.begin(), starts.end())
    , m_isContradicted(starts.size())
{
    const auto& columns = samples.values.columns;
    for (const TellingColumn& telling : TellingColumns)
        for (std::size_t place = 0; place < columns.size(); ++place)
            if (columns[place].policy->id == telling.policy)
                m_columns.push_back({.telling = telling, .place = place});
}

bool Narrowing::all()
{
    if (!arePlainParts())
        return false;
    for (int passes = 0; passes < MostPasses && !m_columns.empty(); ++passes)
        if (std::ranges::all_of(m_starts, &StartRange::isKnown) || !pass())
            break;
    return true;
}

bool Narrowing::arePlainParts()
{
    begin();
    for (std::size_t sample = 0; sample < m_samples.times.size(); ++sample) {
        enter(sample);
        for (const Column& column : m_columns)
            if (!isPlainPart(sample, column))
                return false;
    }
    return true;
}

/// Returns true if the values can be plain fractions. A different scaling gives 0 to the shortest elapsed
/// time, and protected jobs have 1 although other jobs have run longer.
bool Narrowing::isPlainPart(std::size_t sample, const Column& column) const
{
    const Seconds now = m_samples.times[sample];
    Bounds most{.least = 0, .most = 0}; ///< longest elapsed time of all running jobs
    double leastOfWhole = std::numeric_limits<double>::infinity(); ///< upper limit for jobs with value 1
    double mostOfNone = 0; ///< lower limit for jobs with value 0
    for (const std::size_t run : m_running) {
        const Bounds own = elapsed(run, now);
        const double weight = weightOf(run, column);
        most.least = std::max(most.least, own.least * weight);
        most.most = std::max(most.most, own.most * weight);
        const std::uint32_t value = valueOf(sample, run, column);
        if (value == RecordedValues::Unit)
            leastOfWhole = std::min(leastOfWhole, own.most * weight);
        else if (value == 0)
            mostOfNone = std::max(mostOfNone, own.least * weight);
    }
    return mostOfNone <= most.most * MostRoundingError
        && leastOfWhole >= most.least * (1 - MostRoundingError);
}

/// Goes once through all samples. Returns true if a start was narrowed.
bool Narrowing::pass()
{
    m_changed = false;
    begin();
    m_before.assign(m_columns.size(), std::vector<Part>(m_starts.size()));
    for (std::size_t sample = 0; sample < m_samples.times.size(); ++sample) {
        enter(sample);
        if (std::ranges::none_of(m_running, [this](std::size_t run) { return isOpen(run); }))
            continue;
        for (std::size_t column = 0; column < m_columns.size(); ++column)
            compare(sample, column);
    }
    return m_changed;
}

void Narrowing::begin()
{
    m_running.clear();
    m_next = 0;
}

/// Updates the runs that hold nodes at the sample.
void Narrowing::enter(std::size_t sample)
{
    const Seconds now = m_samples.times[sample];
    std::erase_if(m_running,
        [&](std::size_t run) { return m_samples.runs[run].gone >= 0 && m_samples.runs[run].gone <= now; });
    for (; m_next < m_samples.runs.size() && m_samples.runs[m_next].seen <= now; ++m_next)
        m_running.push_back(m_next);
}

std::uint32_t Narrowing::valueOf(std::size_t sample, std::size_t run, const Column& column) const
{
    const std::size_t row = sample * m_samples.machine + m_samples.runs[run].nodes.front();
    const std::uint32_t value = m_samples.values.values[row * m_samples.values.columns.size() + column.place];
    constexpr auto Unit = static_cast<std::uint32_t>(RecordedValues::Unit);
    return column.telling.isRest ? Unit - std::min(value, Unit) : value;
}

void Narrowing::compare(std::size_t sample, std::size_t column)
{
    const Seconds now = m_samples.times[sample];
    const Column& by = m_columns[column];
    std::size_t largest = NoRun;
    bool isAnyAboveZero = false;
    for (const std::size_t run : m_running) {
        const std::uint32_t value = valueOf(sample, run, by);
        isAnyAboveZero |= value > 0;
        const auto width = [this](std::size_t of) { return m_starts[of].last - m_starts[of].first; };
        if (value == RecordedValues::Unit && !m_isContradicted[run]
            && (largest == NoRun || width(run) < width(largest)))
            largest = run;
    }
    if (!isAnyAboveZero)
        for (const std::size_t run : m_running)
            if (isOpen(run) && !narrow(run, now, {.least = 0, .most = 0}))
                contradict(run);
    if (largest == NoRun)
        return;
    for (const std::size_t run : m_running) {
        if (run == largest || m_isContradicted[run] || m_isContradicted[largest])
            continue;
        const double value = valueOf(sample, run, by) / RecordedValues::Unit;
        const double factor = weightOf(largest, by) / weightOf(run, by);
        relate(run,
            {.of = largest,
                .now = now,
                .part = {.least = std::max(0.0, value - MostRoundingError) * factor,
                    .most = (value + MostRoundingError) * factor}},
            m_before[column][run]);
    }
}

Bounds Narrowing::elapsed(std::size_t run, Seconds now) const
{
    return {.least = static_cast<double>(now - m_starts[run].last),
        .most = static_cast<double>(now - m_starts[run].first)};
}

/// Narrows the start of a run. Returns false if the range would become empty.
bool Narrowing::narrow(std::size_t run, Seconds now, Bounds elapsed)
{
    StartRange& range = m_starts[run];
    const Bounds known = this->elapsed(run, now);
    const auto least = static_cast<Seconds>(std::ceil(std::max(elapsed.least, known.least)));
    const auto most = static_cast<Seconds>(std::floor(std::min(elapsed.most, known.most)));
    if (least > most)
        return false;
    const StartRange narrowed{.first = now - most, .last = now - least};
    m_changed |= narrowed.first != range.first || narrowed.last != range.last;
    range = narrowed;
    return true;
}

void Narrowing::contradict(std::size_t run)
{
    m_isContradicted[run] = true;
    m_starts[run] = m_told[run];
}

/// Returns the elapsed time T of the longer run from the growth of the fraction from a to b in time d: (T +
/// d) b = T a + d.
Bounds longerElapsed(Bounds part, Bounds later, double passed)
{
    if (later.least > part.most)
        return {.least = passed * (1 - later.most) / (later.most - part.least),
            .most = passed * (1 - later.least) / (later.least - part.most)};
    if (later.most < part.least)
        return {.least = passed * (later.least - 1) / (part.most - later.least),
            .most = passed * (later.most - 1) / (part.least - later.most)};
    return {};
}

void Narrowing::relate(std::size_t run, const Part& part, Part& before)
{
    const std::size_t other = part.of;
    if (!isOpen(run) && !isOpen(other))
        return;
    bool fits = true;
    if (before.of != other)
        before = part;
    else if (isOpen(other))
        fits = narrow(other, before.now,
            longerElapsed(before.part, part.part, static_cast<double>(part.now - before.now)));
    const Bounds longer = elapsed(other, part.now);
    fits = fits
        && narrow(
            run, part.now, {.least = part.part.least * longer.least, .most = part.part.most * longer.most});
    const Bounds own = elapsed(run, part.now);
    fits = fits
        && narrow(other, part.now,
            {.least = own.least / part.part.most,
                .most = part.part.least > 0 ? own.most / part.part.least
                                            : std::numeric_limits<double>::infinity()});
    if (!fits)
        contradict(m_told[run].isKnown() ? other : run);
}

} // namespace

bool narrowStarts(const SeenSamples& samples, std::span<StartRange> starts)
{
    return Narrowing(samples, starts).all();
}

} // namespace fairshare
