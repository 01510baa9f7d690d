// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json_members.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace fairshare {

/// Amounts by TRES name, in base units (megabytes for mem), each name once.
using TresAmounts = std::vector<std::pair<std::string, std::uint64_t>>;

/// The largest values in the cluster, which the job's are divided by.
struct PriorityMaxima {
    std::uint32_t association = 0;
    std::uint32_t partition = 1;
    std::uint32_t qos = 0;

    bool operator==(const PriorityMaxima&) const = default;
};

/// What a job's priority takes from a partition.
struct JobPartition {
    std::string name{};
    std::uint32_t jobFactor = 1; ///< PriorityJobFactor
    std::optional<std::uint32_t> maxTimeMinutes{}; ///< MaxTime; nothing is unlimited
    TresAmounts tres{}; ///< all that the partition has
    std::optional<std::uint32_t> lastPriority{}; ///< what the job's priority was in this partition
    /// The factor of the job's size, where the file has it in place of sizes that it would follow from.
    std::optional<double> jobSizeFactor{};

    bool operator==(const JobPartition&) const = default;
};

/// Bounds of site factor and nice, both ways.
inline constexpr std::int64_t LargestSiteFactor = 2147483647;
inline constexpr std::int64_t LargestNice = 2147483645;

enum class JobState : std::uint8_t { Pending, Running, Suspended };

/// `pending`, `running`, `suspended`.
std::string_view nameOf(JobState state);
std::optional<JobState> jobStateOf(std::string_view name);

/// Factors that sprio printed in place of the figures that they follow from: tables of partitions and QOS
/// tell such figures, but not on the same scale.
struct PrintedFactors {
    bool partition = false;
    bool qos = false;
    bool tres = false;

    bool any() const { return partition || qos || tres; }
    bool operator==(const PrintedFactors&) const = default;
};

/// `partition qos tres`, those that are printed.
std::string nameOf(PrintedFactors factors);
std::optional<PrintedFactors> printedFactorsOf(std::string_view names);

/// What the priority of a job depends on, and whose it is.
struct Job {
    std::string id{};
    std::string user{}; ///< "" where it is not known
    std::string account{}; ///< likewise
    std::string qos{}; ///< likewise
    JobState state = JobState::Pending;
    std::optional<std::uint32_t> ageSeconds{}; ///< since it began to accrue age; nothing while it does not
    std::optional<double> fairshare{}; ///< the factor of its association, where the file has it
    std::uint32_t associationPriority = 0;
    std::uint32_t cpus = 0; ///< allocated, else at most, else at least requested; 0 where none is known
    std::uint32_t minNodes = 1;
    std::optional<std::uint32_t> timeLimitMinutes{}; ///< nothing: the partition's
    std::uint32_t qosPriority = 0;
    std::int64_t site = 0; ///< site factor, added as it is
    std::int64_t nice = 0; ///< -2147483645 to 2147483645, subtracted
    PriorityMaxima maxima{};
    TresAmounts requested{}; ///< or allocated, once it runs
    std::vector<JobPartition> partitions{}; ///< the primary one first; never empty
    std::optional<std::uint32_t> setPriority{}; ///< set by hand and kept; 0 is a held job
    PrintedFactors printed{};
    JsonMembers unknown{}; ///< members of the file that we do not know, kept on rewrite

    bool operator==(const Job&) const = default;
};

/// What jobs compete for.
struct PriorityCluster {
    std::uint32_t cpus = 0;
    std::uint32_t nodes = 0;

    bool operator==(const PriorityCluster&) const = default;
};

/// All jobs whose priorities are asked for.
struct JobQueue {
    PriorityCluster cluster;
    std::vector<Job> jobs{};

    bool operator==(const JobQueue&) const = default;
};

} // namespace fairshare
