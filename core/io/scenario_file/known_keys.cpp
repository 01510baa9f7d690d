// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/scenario_file/known_keys.h"

#include <array>
#include <utility>

namespace fairshare {
namespace {

using Keys = std::span<const std::string_view>;

constexpr auto OfScenario = std::to_array<std::string_view>({"format", "version", "title", "notes", "cluster",
    "tree", "settings", "variants", "priority", "quotas", "simulation", "slurm_qos"});
constexpr auto OfNode = std::to_array<std::string_view>({"account", "user", "shares", "usage", "usage_total",
    "partition", "association", "pending_jobs", "slurm", "slurm_limits", "children"});
constexpr auto OfVariant = std::to_array<std::string_view>({"name", "edits"});
constexpr auto OfEdit =
    std::to_array<std::string_view>({"account", "user", "add", "remove", "of", "partition", "association",
        "move_to", "rename_to", "partition_to", "shares", "usage", "usage_total", "pending_jobs", "slurm"});
constexpr auto OfSettings = std::to_array<std::string_view>({"algorithm", "compare", "algorithms", "usage"});
constexpr auto OfUsage = std::to_array<std::string_view>({"half_life_seconds"});
constexpr auto OfPriority =
    std::to_array<std::string_view>({"config", "fairshare_from", "qos_limits", "cluster", "jobs"});
constexpr auto OfConfig =
    std::to_array<std::string_view>({"flags", "favor_small", "max_age_s", "weights", "tres_weights"});
constexpr auto OfWeights =
    std::to_array<std::string_view>({"age", "assoc", "fairshare", "job_size", "partition", "qos"});
constexpr auto OfPriorityCluster = std::to_array<std::string_view>({"cpus", "nodes"});
constexpr auto OfJob = std::to_array<std::string_view>({"job_id", "state", "user", "account", "qos",
    "printed_factors", "cpus", "min_nodes", "assoc_priority", "assoc_priority_max", "partition_factor_max",
    "qos_priority", "qos_priority_max", "age_s", "time_limit_min", "set_priority", "fairshare", "site",
    "nice", "tres_req", "partition", "partition_factor", "partition_max_time_min", "partition_tres",
    "last_priority", "job_size_factor", "partitions"});
constexpr auto OfQuotas = std::to_array<std::string_view>({"pool_size", "options", "groups", "submitters"});
constexpr auto OfQuotaOptions = std::to_array<std::string_view>({"max_allocation_rounds", "sort_expression",
    "root_requested", "round_robin_rate", "priority_half_life_seconds", "default_priority_factor",
    "nice_user_priority_factor", "remote_priority_factor", "weighted_slots", "oversubscription",
    "strict_quota", "consider_preemption", "weighted_demand"});
constexpr auto OfGroup = std::to_array<std::string_view>({"name", "weight", "threshold", "demand",
    "requested", "usage", "quota", "priority_factor", "dynamic", "accept_surplus", "autoregroup"});
constexpr auto OfSubmitter = std::to_array<std::string_view>({"name", "usage", "real_priority",
    "priority_factor", "effective_priority", "requested", "floor", "ceiling", "usage_hours"});
constexpr auto OfSimulation = std::to_array<std::string_view>(
    {"workload", "cluster", "scheduler", "sampling", "preemption", "priority"});
constexpr auto OfWorkload = std::to_array<std::string_view>(
    {"path", "sha256", "generator", "seed", "load", "jobs", "as_recorded", "speed", "name_maps"});
constexpr auto OfCluster = std::to_array<std::string_view>(
    {"nodes", "processors", "cores_per_node", "memory_gb_per_node", "allocation"});
constexpr auto OfScheduler = std::to_array<std::string_view>({"mode", "order", "kill_at_limit", "overrun",
    "bf_interval", "bf_window", "bf_resolution", "bf_max_job_test"});
constexpr auto OfSampling = std::to_array<std::string_view>({"dt", "on_completion"});
constexpr auto OfReplay = std::to_array<std::string_view>(
    {"algorithm", "account_by", "tree", "slurm_decay", "favor_small", "weights", "partition_factors",
        "calc_period", "half_life_seconds", "max_age_seconds", "usage_reset_seconds"});
constexpr auto OfReplayWeights =
    std::to_array<std::string_view>({"fairshare", "age", "job_size", "partition"});
constexpr auto OfPreemption = std::to_array<std::string_view>({"unit", "weights", "p", "grace", "policies",
    "classes", "commit", "wc_stride", "scale", "idle_first", "random_seed"});
constexpr auto OfClass =
    std::to_array<std::string_view>({"match", "coefficient", "min_runtime", "preemptible"});

constexpr auto OfJobPartition = std::to_array<std::string_view>({"partition", "partition_factor",
    "partition_factor_max", "partition_max_time_min", "partition_tres", "last_priority", "job_size_factor"});

constexpr auto Sections =
    std::to_array<std::pair<std::string_view, Keys>>({{"a scenario", OfScenario}, {"a tree node", OfNode},
        {"a variant", OfVariant}, {"a change in a variant", OfEdit}, {"settings", OfSettings},
        {"settings.usage", OfUsage}, {"priority", OfPriority}, {"priority.config", OfConfig},
        {"priority.config.weights", OfWeights}, {"priority.cluster", OfPriorityCluster}, {"a job", OfJob},
        {"a partition of a job", OfJobPartition}, {"quotas", OfQuotas}, {"quotas.options", OfQuotaOptions},
        {"a group", OfGroup}, {"a submitter", OfSubmitter}, {"simulation", OfSimulation},
        {"simulation.workload", OfWorkload}, {"simulation.cluster", OfCluster},
        {"simulation.scheduler", OfScheduler}, {"simulation.sampling", OfSampling},
        {"simulation.priority", OfReplay}, {"simulation.priority.weights", OfReplayWeights},
        {"simulation.preemption", OfPreemption}, {"a class", OfClass}});

} // namespace

std::span<const std::string_view> knownKeys(std::string_view section)
{
    for (const auto& [name, keys] : Sections)
        if (name == section)
            return keys;
    return {};
}

} // namespace fairshare
