// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/recording/recorded_classes.h"

#include "core/io/recording/recorded_value_check.h"
#include "core/simulator/preemption/preemption_policy.h"
#include "core/simulator/samples/preemption_settings.h"
#include "core/simulator/samples/sample_cursor.h"
#include "core/simulator/section/class_text.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <optional>

namespace fairshare {
namespace {

/// Largest relative error of a coefficient for three digits.
constexpr double MostCoefficientError = 1e-3;
/// Most distinct coefficients that are treated as classes.
constexpr std::size_t MostClasses = 16;

double toThreeDigits(double value)
{
    // Division is exact here: 115 * 0.01 is not 1.15.
    const double places = 2 - std::floor(std::log10(value));
    const double unit = std::pow(10.0, std::abs(places));
    return places < 0 ? std::round(value / unit) * unit : std::round(value * unit) / unit;
}

std::optional<std::size_t> valuesColumn(const RecordedValues& values, std::string_view policy)
{
    const auto found = std::ranges::find(
        values.columns, policy, [](const RecordedValues::Column& column) { return column.policy->id; });
    if (found == values.columns.end())
        return std::nullopt;
    return found - values.columns.begin();
}

/// Derives coefficients from job to job through samples in which they ran together.
class Ratios {
public:
    explicit Ratios(std::size_t jobs)
        : m_told(jobs)
    {
    }

    struct Pair {
        JobPlace job = 0;
        std::uint32_t pap = 0;
        std::uint32_t plus = 0;

        double ratio() const { return static_cast<double>(plus) / static_cast<double>(pap); }
        /// Returns the relative error of the ratio, since both values are rounded to millionths.
        double error() const { return 0.5 / pap + 0.5 / plus; }
    };

    /// Adds the values of one sample.
    /// @param pairs values of the jobs, both above 0
    void see(const std::vector<Pair>& pairs)
    {
        if (pairs.empty())
            return;
        // The most precise job determines the others. If no job is known, a new chain of jobs begins.
        const Pair& best = *std::ranges::min_element(
            pairs, {}, [this](const Pair& pair) { return m_told[pair.job].error + pair.error(); });
        if (m_told[best.job].error > MostCoefficientError)
            m_told[best.job] = {.coefficient = 1, .error = 0, .chain = ++m_chains};
        const Told known = m_told[best.job];
        for (const Pair& pair : pairs) {
            Told& told = m_told[pair.job];
            const double error = known.error + best.error() + pair.error();
            if (error < told.error)
                told = {.coefficient = known.coefficient * pair.ratio() / best.ratio(),
                    .error = error,
                    .chain = known.chain};
        }
    }

    std::vector<double> take()
    {
        std::map<std::size_t, double> least;
        for (const Told& told : m_told)
            if (told.error <= MostCoefficientError) {
                double& known = least.try_emplace(told.chain, told.coefficient).first->second;
                known = std::min(known, told.coefficient);
            }
        std::vector<double> coefficients;
        coefficients.reserve(m_told.size());
        for (const Told& told : m_told) {
            const double coefficient =
                told.error <= MostCoefficientError ? told.coefficient / least.at(told.chain) : 1;
            coefficients.push_back(toThreeDigits(std::min(coefficient, LargestCoefficient)));
        }
        return coefficients;
    }

private:
    struct Told {
        double coefficient = 1; ///< relative to the other jobs of the chain
        double error = 1; ///< relative error
        std::size_t chain = 0; ///< number of the chain, whose jobs are linked by common samples
    };

    std::vector<Told> m_told;
    std::size_t m_chains = 0;
};

/// Returns the coefficients by job. In each chain of jobs, the smallest is 1. Returns an empty list if the
/// values do not determine the coefficients or all are equal.
std::vector<double> recordedCoefficients(const Recording& recording, const RecordedValues& values)
{
    const auto pap = valuesColumn(values, "pap");
    const auto plus = valuesColumn(values, "pap_plus");
    if (!pap || !plus)
        return {};
    const SampledRun sampled(recording.run, recording.clock);
    const SampleSettings settings{.preemption = preemptionSettings(recording.preemption),
        .classes = {},
        .scale = recording.preemption.scale};
    SampleCursor states(sampled, settings);
    Ratios ratios(recording.run->workload.jobs.size());
    std::vector<Ratios::Pair> pairs;
    for (std::uint64_t sample = 0; sample < sampled.clock().count(); ++sample) {
        const SampleState state = states.at(sample);
        pairs.clear();
        std::vector<bool> isSeen(state.running.size());
        for (std::uint32_t node = 0; node < sampled.nodes(); ++node) {
            const JobPlace job = state.jobOf(node);
            if (job == NoJob || isSeen[state.holders[node]])
                continue;
            isSeen[state.holders[node]] = true;
            const std::size_t row = (sample * sampled.nodes() + node) * values.columns.size();
            const Ratios::Pair pair{
                .job = job, .pap = values.values[row + *pap], .plus = values.values[row + *plus]};
            if (pair.pap > 0 && pair.plus > 0)
                pairs.push_back(pair);
        }
        ratios.see(pairs);
    }
    std::vector<double> coefficients = ratios.take();
    std::vector<double> distinct = coefficients;
    std::ranges::sort(distinct);
    const auto [behind, end] = std::ranges::unique(distinct);
    distinct.erase(behind, end);
    if (distinct.size() < 2 || distinct.size() > MostClasses)
        return {};
    return coefficients;
}

/// Adds a queue and a class for each coefficient other than 1, and returns the names of the queues.
/// @param coefficients by job
std::vector<std::string> addClasses(
    const std::vector<double>& coefficients, SimulatedRun& run, PreemptionSection& preemption)
{
    constexpr auto Queue = static_cast<std::size_t>(JobAttribute::Queue);
    std::map<double, std::uint32_t, std::greater<>> places;
    for (const double coefficient : coefficients)
        if (coefficient != 1)
            places.emplace(coefficient, 0);
    std::vector<std::string> names;
    for (auto& [coefficient, place] : places) {
        place = static_cast<std::uint32_t>(run.workload.names[Queue].size());
        names.push_back(coefficientName(coefficient));
        run.workload.names[Queue].push_back(names.back());
        preemption.classes.push_back({.attribute = JobAttribute::Queue,
            .value = names.back(),
            .coefficient = coefficient,
            .unknown = {}});
    }
    for (std::size_t job = 0; job < coefficients.size(); ++job)
        if (coefficients[job] != 1)
            run.workload.jobs[job].attributes[Queue] = places.at(coefficients[job]);
    return names;
}

} // namespace

std::vector<std::string> takeRecordedClasses(
    Recording& recording, const RecordedValues& values, const std::vector<bool>& isStartKnown)
{
    const std::vector<double> coefficients = recordedCoefficients(recording, values);
    if (coefficients.empty())
        return {};
    auto run = std::make_shared<SimulatedRun>(*recording.run);
    Recording classified = recording;
    std::vector<std::string> names = addClasses(coefficients, *run, classified.preemption);
    classified.run = std::move(run);
    const auto differing = [&](const Recording& of) {
        return valueDifferences(of, values, isStartKnown).count;
    };
    if (differing(classified) >= differing(recording))
        return {};
    recording = std::move(classified);
    return names;
}

} // namespace fairshare
