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

/// Amounts by TRES name in base units (megabytes for mem). Each name occurs once.
using TresAmounts = std::vector<std::pair<std::string, std::uint64_t>>;

/// The largest values in the cluster, by which the values of a job are divided.
struct PriorityMaxima {
    std::uint32_t association = 0;
    std::uint32_t partition = 1;
    std::uint32_t qos = 0;

    bool operator==(const PriorityMaxima&) const = default;
};

/// Points of the terms of a priority as a listing printed them.
struct PrintedPoints {
    double age = 0;
    double association = 0;
    double fairshare = 0;
    double jobSize = 0;
    double partition = 0;
    double qos = 0;
    std::vector<std::pair<std::string, double>> tres{}; ///< by TRES name

    bool operator==(const PrintedPoints&) const = default;
};

/// Properties of a partition that a job's priority depends on.
struct JobPartition {
    std::string name{};
    std::uint32_t jobFactor = 1; ///< PriorityJobFactor
    std::optional<std::uint32_t> maxTimeMinutes{}; ///< MaxTime; nothing if unlimited
    TresAmounts tres{}; ///< total amounts in the partition
    std::optional<std::uint32_t> lastPriority{}; ///< previous priority of the job in this partition
    /// Job size factor, if the file contains it instead of the sizes it is computed from.
    std::optional<double> jobSizeFactor{};
    /// Points from a listing without weights. They are the terms as long as no weight is known.
    std::optional<PrintedPoints> points{};

    bool operator==(const JobPartition&) const = default;
};

/// Largest absolute values of site factor and nice.
inline constexpr std::int64_t LargestSiteFactor = 2147483647;
inline constexpr std::int64_t LargestNice = 2147483645;

enum class JobState : std::uint8_t { Pending, Running, Suspended };

/// Returns `pending`, `running` or `suspended`.
std::string_view nameOf(JobState state);
std::optional<JobState> jobStateOf(std::string_view name);

/// Factors that sprio printed instead of the values they are computed from. Tables of partitions and QOS
/// contain such values, but not on the same scale.
struct PrintedFactors {
    bool partition = false;
    bool qos = false;
    bool tres = false;

    bool any() const { return partition || qos || tres; }
    bool operator==(const PrintedFactors&) const = default;
};

/// Returns the names of the printed factors: `partition qos tres` if all are printed.
std::string nameOf(PrintedFactors factors);
std::optional<PrintedFactors> printedFactorsOf(std::string_view names);

/// A job with its owner and the inputs of its priority.
struct Job {
    std::string id{};
    std::string user{}; ///< "" if unknown
    std::string account{}; ///< likewise
    std::string qos{}; ///< likewise
    JobState state = JobState::Pending;
    std::optional<std::uint32_t> ageSeconds{}; ///< since it began to accrue age; nothing if it accrues none
    std::optional<double> fairshare{}; ///< fairshare factor of its association, if the file contains it
    std::uint32_t associationPriority = 0;
    std::uint32_t cpus = 0; ///< allocated, else maximum or minimum requested; 0 if unknown
    std::uint32_t minNodes = 1;
    std::optional<std::uint32_t> timeLimitMinutes{}; ///< nothing: limit of the partition
    std::uint32_t qosPriority = 0;
    std::int64_t site = 0; ///< site factor, added without a weight
    std::int64_t nice = 0; ///< -2147483645 to 2147483645, subtracted
    PriorityMaxima maxima{};
    TresAmounts requested{}; ///< requested, or allocated once the job runs
    std::vector<JobPartition> partitions{}; ///< primary partition first; never empty
    std::optional<std::uint32_t> setPriority{}; ///< set manually and kept; 0 for a held job
    PrintedFactors printed{};
    JsonMembers unknown{}; ///< unknown members of the file, kept on rewrite

    bool operator==(const Job&) const = default;
};

/// Resources that jobs compete for.
struct PriorityCluster {
    std::uint32_t cpus = 0;
    std::uint32_t nodes = 0;

    bool operator==(const PriorityCluster&) const = default;
};

/// All jobs to compute priorities for.
struct JobQueue {
    PriorityCluster cluster;
    std::vector<Job> jobs{};

    bool operator==(const JobQueue&) const = default;
};

} // namespace fairshare
