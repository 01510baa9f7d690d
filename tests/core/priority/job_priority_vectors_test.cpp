// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/priority/job_priority.h"

#include "tests/core/io/sample_files.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <string>

namespace fairshare {
namespace {

using nlohmann::json;

/// Weighted terms and priorities of the multifactor plugin of Slurm 22.05.8
/// (tests/data/vectors/slurm-22.05/job_priority).
std::vector<json> cases()
{
    return json::parse(test::dataFile("vectors/slurm-22.05/job_priority/public.json")).at("cases");
}

PriorityConfig configOf(const json& config)
{
    const json& weights = config.at("weights");
    PriorityConfig made{.weights = {.age = weights.at("age"),
                            .association = weights.at("assoc"),
                            .fairshare = weights.at("fairshare"),
                            .jobSize = weights.at("job_size"),
                            .partition = weights.at("partition"),
                            .qos = weights.at("qos")},
        .favorSmall = config.at("favor_small"),
        .maxAgeSeconds = config.at("max_age_s")};
    for (const std::string flag : config.at("flags"))
        EXPECT_TRUE(made.flags.set(flag)) << flag;
    for (const auto& [name, weight] : config.at("tres_weights").items())
        made.tresWeights.push_back({name, weight});
    return made;
}

std::optional<std::uint32_t> optionalOf(const json& value)
{
    return value.is_null() ? std::nullopt : std::optional(value.get<std::uint32_t>());
}

TresAmounts amountsOf(const json& tres)
{
    TresAmounts amounts;
    for (const auto& [name, amount] : tres.items())
        amounts.emplace_back(name, amount.get<std::uint64_t>());
    return amounts;
}

Job jobOf(const json& job)
{
    return {.ageSeconds = optionalOf(job.at("age_s")),
        .fairshare = job.at("fairshare"),
        .associationPriority = job.at("assoc_priority"),
        .cpus = job.at("cpus"),
        .minNodes = job.at("min_nodes"),
        .timeLimitMinutes = optionalOf(job.at("time_limit_min")),
        .qosPriority = job.at("qos_priority"),
        .site = job.at("site"),
        .nice = job.at("nice"),
        .maxima = {.association = job.at("assoc_priority_max"),
            .partition = job.at("partition_factor_max"),
            .qos = job.at("qos_priority_max")},
        .requested = amountsOf(job.at("tres_req")),
        .partitions = {{.jobFactor = job.at("partition_factor"),
            .maxTimeMinutes = optionalOf(job.at("partition_max_time_min")),
            .tres = amountsOf(job.at("partition_tres"))}}};
}

PriorityCluster clusterOf(const json& entry)
{
    return {.cpus = entry.at("cluster").at("cpus"), .nodes = entry.at("cluster").at("nodes")};
}

class JobPriorityVector : public testing::TestWithParam<json> { };

TEST_P(JobPriorityVector, AgreesBitForBit)
{
    const json& expected = GetParam().at("expected");
    const JobPrioritizer prioritizer(configOf(GetParam().at("config")), clusterOf(GetParam()));
    const Job job = jobOf(GetParam().at("job"));
    std::vector<double> tres(prioritizer.tres().size());
    const PriorityTerms terms =
        prioritizer.terms(job, job.partitions.front(), job.fairshare.value_or(0), tres);
    EXPECT_EQ(terms.age, expected.at("age").get<double>());
    EXPECT_EQ(terms.association, expected.at("assoc").get<double>());
    EXPECT_EQ(terms.fairshare, expected.at("fairshare").get<double>());
    EXPECT_EQ(terms.jobSize, expected.at("job_size").get<double>());
    EXPECT_EQ(terms.partition, expected.at("partition").get<double>());
    EXPECT_EQ(terms.qos, expected.at("qos").get<double>());
    for (std::size_t i = 0; i < tres.size(); ++i)
        EXPECT_EQ(tres[i], expected.at("tres").at(prioritizer.tres()[i].name).get<double>())
            << prioritizer.tres()[i].name;
    EXPECT_EQ(terms.priority, expected.at("priority").get<std::uint32_t>());
}

std::string nameOf(const testing::TestParamInfo<json>& info)
{
    std::string name = info.param.at("name");
    std::replace(name.begin(), name.end(), '.', '_');
    return name;
}

INSTANTIATE_TEST_SUITE_P(Slurm2205, JobPriorityVector, testing::ValuesIn(cases()), nameOf);

} // namespace
} // namespace fairshare
