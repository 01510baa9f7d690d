// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/scenario_file/priority_writer.h"

#include "core/base/numbers.h"
#include "core/io/json/json_line.h"

#include <fmt/format.h>

#include <optional>
#include <string_view>

namespace fairshare {
namespace {

void given(JsonLine& line, std::string_view key, const std::optional<std::uint32_t>& number)
{
    if (number)
        line.number(key, *number);
}

void amounts(JsonLine& line, std::string_view key, const TresAmounts& amounts, std::string& notText)
{
    JsonLine inner(notText);
    for (const auto& [name, amount] : amounts)
        inner.number(name, amount);
    line.value(key, inner.object());
}

std::string configText(const PrioritySection& section, std::string& notText)
{
    const PriorityConfig& config = section.config;
    std::string flags;
    for (const std::string_view flag : config.flags.names())
        flags += fmt::format("{}\"{}\"", flags.empty() ? "" : ", ", flag);
    JsonLine weights(notText);
    weights.number("age", config.weights.age);
    weights.number("assoc", config.weights.association);
    weights.number("fairshare", config.weights.fairshare);
    weights.number("job_size", config.weights.jobSize);
    weights.number("partition", config.weights.partition);
    weights.number("qos", config.weights.qos);
    weights.members(section.unknownWeights);
    JsonLine tres(notText);
    for (const auto& [name, weight] : config.tresWeights)
        tres.value(name, shortest(weight));
    std::string text = fmt::format("{{\n      \"flags\": [{}],\n      \"favor_small\": {},\n"
                                   "      \"max_age_s\": {},\n      \"weights\": {},\n"
                                   "      \"tres_weights\": {}",
        flags, config.favorSmall, config.maxAgeSeconds, weights.object(), tres.object());
    for (const auto& [key, json] : section.unknownConfig) {
        JsonLine line(notText);
        line.value(key, json);
        text += ",\n      " + line.inner();
    }
    return text + "\n    }";
}

std::string pointsText(const PrintedPoints& points, std::string& notText)
{
    JsonLine line(notText);
    for (const auto& [key, value] : {std::pair("age", points.age), std::pair("assoc", points.association),
             std::pair("fairshare", points.fairshare), std::pair("job_size", points.jobSize),
             std::pair("partition", points.partition), std::pair("qos", points.qos)})
        if (value != 0)
            line.value(key, shortest(value));
    JsonLine tres(notText);
    for (const auto& [name, value] : points.tres)
        tres.value(name, shortest(value));
    if (!points.tres.empty())
        line.value("tres", tres.object());
    return line.object();
}

void partitionMembers(const JobPartition& partition, JsonLine& line, std::string& notText)
{
    line.name("partition", partition.name);
    line.number("partition_factor", partition.jobFactor);
    line.value("partition_max_time_min",
        partition.maxTimeMinutes ? fmt::to_string(*partition.maxTimeMinutes) : "null");
    amounts(line, "partition_tres", partition.tres, notText);
    given(line, "last_priority", partition.lastPriority);
    if (partition.jobSizeFactor)
        line.value("job_size_factor", shortest(*partition.jobSizeFactor));
    if (partition.points)
        line.value("points", pointsText(*partition.points, notText));
}

std::string partitionsText(const Job& job, std::string& notText)
{
    std::string text = "[";
    for (const JobPartition& partition : job.partitions) {
        JsonLine line(notText);
        partitionMembers(partition, line, notText);
        text += (text.size() == 1 ? "" : ", ") + line.object();
    }
    return text + "]";
}

std::string jobText(const Job& job, std::string& notText)
{
    JsonLine line(notText);
    line.text("job_id", job.id);
    line.name("user", job.user);
    line.name("account", job.account);
    line.name("qos", job.qos);
    if (job.state != JobState::Pending)
        line.text("state", nameOf(job.state));
    line.value("age_s", job.ageSeconds ? fmt::to_string(*job.ageSeconds) : "null");
    if (job.fairshare)
        line.value("fairshare", shortest(*job.fairshare));
    line.number("assoc_priority", job.associationPriority);
    line.number("assoc_priority_max", job.maxima.association);
    line.number("cpus", job.cpus);
    line.number("min_nodes", job.minNodes);
    line.value("time_limit_min", job.timeLimitMinutes ? fmt::to_string(*job.timeLimitMinutes) : "null");
    if (job.partitions.size() == 1)
        partitionMembers(job.partitions.front(), line, notText);
    else
        line.value("partitions", partitionsText(job, notText));
    line.number("partition_factor_max", job.maxima.partition);
    line.number("qos_priority", job.qosPriority);
    line.number("qos_priority_max", job.maxima.qos);
    line.number("site", job.site);
    line.number("nice", job.nice);
    amounts(line, "tres_req", job.requested, notText);
    given(line, "set_priority", job.setPriority);
    if (job.printed.any())
        line.text("printed_factors", nameOf(job.printed));
    line.members(job.unknown);
    return line.object();
}

} // namespace

std::string priorityText(const PrioritySection& section, std::string& notText)
{
    std::string text = "{\n    \"config\": " + configText(section, notText);
    if (section.fairshareSource == FairshareSource::Tree)
        text += ",\n    \"fairshare_from\": \"tree\"";
    if (!section.qosLimits.empty()) {
        JsonLine limits(notText);
        for (const auto& [name, limit] : section.qosLimits)
            limits.text(name, limit);
        text += ",\n    \"qos_limits\": " + limits.object();
    }
    if (section.queue.has()) {
        const JobQueue& queue = *section.queue;
        text += fmt::format(",\n    \"cluster\": {{ \"cpus\": {}, \"nodes\": {} }},\n    \"jobs\": [",
            queue.cluster.cpus, queue.cluster.nodes);
        for (std::size_t job = 0; job < queue.jobs.size(); ++job) {
            text += job == 0 ? "\n      " : ",\n      ";
            text += jobText(queue.jobs[job], notText);
        }
        text += queue.jobs.empty() ? "]" : "\n    ]";
    }
    for (const auto& [key, json] : section.unknown) {
        JsonLine line(notText);
        line.value(key, json);
        text += ",\n    " + line.inner();
    }
    return text + "\n  }";
}

} // namespace fairshare
