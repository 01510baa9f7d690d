// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/slurm/jobs/job_csv_columns.h"

#include "core/base/ascii_text.h"
#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/io/slurm/jobs/job_drafts.h"
#include "core/io/slurm/values/largest_word.h"

#include <fmt/format.h>

#include <array>
#include <cmath>
#include <concepts>

namespace fairshare {
namespace {

using Target = JobCsvColumn::Target;
using Source = JobCsvColumn::Source;

tl::unexpected<Error> allowed(std::string what)
{
    return fail(ErrorCode::OutOfRange, std::move(what));
}

Result<void> parse(std::string_view text, std::uint32_t& value)
{
    const auto number = parseUnsigned(text);
    if (!number || *number > LargestWord)
        return allowed(fairshare::say("a whole number from {} to {}", 0, LargestWord));
    value = static_cast<std::uint32_t>(*number);
    return {};
}

Result<void> parse(std::string_view text, std::optional<std::uint32_t>& value)
{
    return parse(text, value.emplace());
}

Result<void> parse(std::string_view text, std::optional<double>& value)
{
    const auto number = parseDouble(text);
    if (!number || !std::isfinite(*number) || *number < 0)
        return allowed(fairshare::say("a number, 0 or more"));
    value = number;
    return {};
}

Result<void> parse(std::string_view text, std::string& value)
{
    value = text;
    return {};
}

Result<void> parse(std::string_view text, JobState& value)
{
    const auto state = jobStateOf(lowerCase(text));
    const auto word = state ? state : slurmState(text);
    if (!word)
        return allowed("pending, running, suspended");
    value = *word;
    return {};
}

Result<void> parse(std::string_view text, PrintedFactors& value)
{
    const auto factors = printedFactorsOf(text);
    if (!factors)
        return allowed("partition, qos, tres");
    value = *factors;
    return {};
}

std::string textOf(std::uint32_t value)
{
    return fmt::to_string(value);
}

std::string textOf(std::optional<std::uint32_t> value)
{
    return value ? fmt::to_string(*value) : std::string();
}

std::string textOf(std::optional<double> value)
{
    return value ? shortest(*value) : std::string();
}

std::string textOf(const std::string& value)
{
    return value;
}

std::string textOf(JobState value)
{
    return std::string(nameOf(value));
}

std::string textOf(PrintedFactors value)
{
    return nameOf(value);
}

template <auto Member>
consteval JobCsvColumn ofJob(std::string_view title)
{
    return {title, [](std::string_view text, Target target) { return parse(text, target.job.*Member); },
        [](Source source) { return textOf(source.job.*Member); }};
}

template <auto Member>
consteval JobCsvColumn ofMaxima(std::string_view title)
{
    return {title,
        [](std::string_view text, Target target) { return parse(text, target.job.maxima.*Member); },
        [](Source source) { return textOf(source.job.maxima.*Member); }};
}

template <auto Member>
consteval JobCsvColumn ofPartition(std::string_view title)
{
    return {title, [](std::string_view text, Target target) { return parse(text, target.partition.*Member); },
        [](Source source) { return textOf(source.partition.*Member); }, true};
}

template <auto Member>
consteval JobCsvColumn ofCluster(std::string_view title)
{
    return {title, [](std::string_view text, Target target) { return parse(text, target.cluster.*Member); },
        [](Source source) { return textOf(source.cluster.*Member); }};
}

/// Returns the column of a signed member: site factor or nice.
/// @tparam Largest largest absolute value
template <auto Member, std::int64_t Largest>
consteval JobCsvColumn ofSigned(std::string_view title)
{
    return {title,
        [](std::string_view text, Target target) -> Result<void> {
            const bool negative = text.starts_with('-');
            const auto number = parseUnsigned(text.substr(negative ? 1 : 0));
            if (!number || *number > static_cast<std::uint64_t>(Largest))
                return allowed(fairshare::say("a whole number from {} to {}", -Largest, Largest));
            const auto magnitude = static_cast<std::int64_t>(*number);
            target.job.*Member = negative ? -magnitude : magnitude;
            return {};
        },
        [](Source source) { return fmt::to_string(source.job.*Member); }};
}

constexpr std::array JobCsvColumns{ofJob<&Job::id>("job_id"), ofJob<&Job::user>("user"),
    ofJob<&Job::account>("account"), ofJob<&Job::qos>("qos"), ofJob<&Job::state>("state"),
    ofJob<&Job::ageSeconds>("age_s"), ofJob<&Job::fairshare>("fairshare"),
    ofJob<&Job::associationPriority>("assoc_priority"),
    ofMaxima<&PriorityMaxima::association>("assoc_priority_max"), ofJob<&Job::cpus>("cpus"),
    ofJob<&Job::minNodes>("min_nodes"), ofJob<&Job::timeLimitMinutes>("time_limit_min"),
    ofJob<&Job::qosPriority>("qos_priority"), ofMaxima<&PriorityMaxima::qos>("qos_priority_max"),
    ofSigned<&Job::site, LargestSiteFactor>("site"), ofSigned<&Job::nice, LargestNice>("nice"),
    ofJob<&Job::setPriority>("set_priority"), ofPartition<&JobPartition::name>("partition"),
    ofPartition<&JobPartition::jobFactor>("partition_factor"),
    ofMaxima<&PriorityMaxima::partition>("partition_factor_max"),
    ofPartition<&JobPartition::maxTimeMinutes>("partition_max_time_min"),
    ofPartition<&JobPartition::lastPriority>("last_priority"),
    ofPartition<&JobPartition::jobSizeFactor>("job_size_factor"), ofJob<&Job::printed>("printed_factors"),
    ofCluster<&PriorityCluster::cpus>("cluster_cpus"), ofCluster<&PriorityCluster::nodes>("cluster_nodes")};

} // namespace

std::span<const JobCsvColumn> jobCsvColumns()
{
    return JobCsvColumns;
}

} // namespace fairshare
