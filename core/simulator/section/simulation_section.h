// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json_members.h"
#include "core/fairshare/algorithm_registry.h"
#include "core/simulator/jobs/committed_removal.h"
#include "core/simulator/jobs/event_order.h"
#include "core/simulator/jobs/job_class.h"
#include "core/simulator/jobs/slot_weight.h"
#include "core/simulator/jobs/value_place.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace fairshare {

/// Where the values of a workload were given.
struct WorkloadPlaces {
    ValuePlace source{}; ///< log or generator
    ValuePlace load{};
    ValuePlace jobs{};
    std::array<ValuePlace, JobAttributeCount> nameMaps{}; ///< by JobAttribute

    bool operator==(const WorkloadPlaces&) const = default;
};

/// Source of the jobs of a simulation: a log next to the scenario, or a generator.
struct WorkloadReference {
    std::string path; ///< of a log, relative to the scenario file; "" if a generator makes the jobs
    std::string sha256; ///< of that file when it was simulated; "" = unknown
    std::string generator; ///< id of a generator: "peregrine", "htc", "saturated"; "" = a log
    std::uint64_t seed = 1;
    double load = 0; ///< part of the machine to keep busy; 0 is a backlog
    std::uint64_t jobs = 0; ///< number of generated jobs; 0 = usual number of the generator
    /// The run is the one that the log records, instead of a simulation. False for a generator.
    bool asRecorded = false;
    double speed = 0; ///< operations per second of a processor, for logs with work but no time; 0 = none
    /// Files that map the names in a log to other names. Each applies to the attribute before it. Paths are
    /// relative to the scenario file.
    std::vector<std::pair<JobAttribute, std::string>> nameMaps{};
    JsonMembers unknown{};
    WorkloadPlaces places{};

    bool operator==(const WorkloadReference&) const = default;
};

/// Units that are allocated to jobs.
enum class AllocationUnit : std::uint8_t {
    Procs, ///< processors, wherever they are
    Node, ///< whole nodes
    Core, ///< cores of nodes that jobs can share
};

/// Where the values of a cluster were given.
struct ClusterPlaces {
    ValuePlace size{}; ///< nodes or processors
    ValuePlace allocation{};

    bool operator==(const ClusterPlaces&) const = default;
};

struct ClusterSection {
    std::int32_t nodes = 0; ///< 0 = as in the log
    std::int32_t processors = 0; ///< likewise
    std::int32_t coresPerNode = 0; ///< 0 = as in the log, else 1
    double memoryPerNode = 0; ///< in gigabytes of 1024 MB, 0 or more; 0 = unknown
    AllocationUnit allocation = AllocationUnit::Procs;
    JsonMembers unknown{};
    ClusterPlaces places{};

    bool operator==(const ClusterSection&) const = default;
};

/// Limits of `slurm_bf`, named after Slurm's parameters. Times are in seconds.
struct BackfillLimits {
    Seconds interval = 30; ///< bf_interval, above 0
    Seconds window = 86'400; ///< bf_window, above 0 (Slurm counts it in minutes)
    Seconds resolution = 60; ///< bf_resolution, above 0
    std::uint32_t maxJobTest = 500; ///< bf_max_job_test, above 0

    bool operator==(const BackfillLimits&) const = default;
};

struct SchedulerSection {
    std::string mode = "easy"; ///< id of a scheduler
    EventOrder order = EventOrder::Batch;
    bool killAtLimit = true; ///< if false, requested times are raised to the run time
    Seconds overrun = 0; ///< time beyond its limit before a job is killed (OverTimeLimit)
    BackfillLimits backfill{};
    JsonMembers unknown{};
    ValuePlace orderPlace{};

    bool operator==(const SchedulerSection&) const = default;
};

struct SamplingSection {
    Seconds interval = 30; ///< between samples (`dt`), above 0
    JsonMembers unknown{};

    bool operator==(const SamplingSection&) const = default;
};

/// Scaling of the values of a policy to 0 to 1.
enum class ValueScale : std::uint8_t {
    Max, ///< divided by the largest value
    MinMax, ///< likewise, with the smallest value shifted to 0
};

/// Unit of preemption.
enum class PreemptionUnit : std::uint8_t {
    Node, ///< whole nodes
    Core, ///< jobs, until enough weight of cores and memory is free
};

/// Where the values of preemption were given.
struct PreemptionPlaces {
    ValuePlace unit{};
    ValuePlace weights{};
    ValuePlace graces{};
    ValuePlace policies{};

    bool operator==(const PreemptionPlaces&) const = default;
};

struct PreemptionSection {
    PreemptionUnit unit = PreemptionUnit::Node;
    std::int32_t nodes = 10; ///< wanted at every sample (`p`); for PreemptionUnit::Core, the weight
    SlotWeight weight{}; ///< for PreemptionUnit::Core
    std::vector<Seconds> graces{60, 120, 1200, 1800}; ///< grace periods, each 0 or more (`grace`)
    std::vector<std::string> policies{"fifo", "lifo", "random", "pap", "pap_plus"}; ///< ids
    std::vector<JobClass> classes{};
    std::uint64_t wcStride = 0; ///< number of samples per row in `wc.csv`; 0 = only the last sample
    ValueScale scale = ValueScale::Max;
    bool idleFirst = true; ///< idle nodes go first under every policy
    std::uint64_t randomSeed = 7; ///< for random policies
    std::vector<CommittedRemoval> removals{}; ///< `commit`; empty: no nodes are really taken
    JsonMembers unknown{};
    PreemptionPlaces places{};

    bool operator==(const PreemptionSection&) const = default;
};

/// The tree that a replay charges.
enum class ReplayTree : std::uint8_t {
    Flat, ///< accounts of the log as siblings with equal shares
    Scenario, ///< tree of the scenario: a job is charged to the user or account with its name
};

/// Replay with priorities whose fairshare factors follow the replayed usage.
struct ReplaySection {
    std::string algorithm{factorCurveAlgorithm()}; ///< id
    JobAttribute accountBy = JobAttribute::Account; ///< `group` is the account
    ReplayTree tree = ReplayTree::Flat;
    Seconds period = 300; ///< `calc_period`, above 0
    Seconds halfLife = 604'800; ///< 0 = no decay
    Seconds maxAge = 604'800; ///< above 0
    Seconds usageReset = 0; ///< interval at which usage is reset to 0; 0 = never
    bool slurmDecay = false; ///< decay as rounded by Slurm, instead of 2^(-1/H)
    std::uint32_t fairshareWeight = 100'000;
    std::uint32_t ageWeight = 1000;
    std::uint32_t sizeWeight = 0; ///< job size: processors of the job divided by those of the machine
    bool favorsSmall = false; ///< small jobs have the higher size factor
    std::uint32_t queueWeight = 0; ///< partition: by queueFactors
    std::vector<std::pair<std::string, double>> queueFactors{}; ///< 0 to 1 by queue; 0 for other queues
    JsonMembers unknown{};
    JsonMembers unknownWeights{};
    ValuePlace place{};

    bool operator==(const ReplaySection&) const = default;
};

/// The `simulation` section of a scenario.
struct SimulationSection {
    WorkloadReference workload{};
    ClusterSection cluster{};
    SchedulerSection scheduler{};
    SamplingSection sampling{};
    PreemptionSection preemption{};
    std::optional<ReplaySection> priority{}; ///< none: logged priorities, else the order of submission
    JsonMembers unknown{};
    ValuePlace place{};

    bool operator==(const SimulationSection&) const = default;
};

} // namespace fairshare
