// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/scenario_file/known_keys.h"

#include <array>
#include <utility>

namespace fairshare {
namespace {

using Keys = std::span<const std::string_view>;

constexpr std::string_view OfScenario[]{"format", "version", "title", "notes", "cluster", "tree", "settings",
    "variants", "priority", "quotas", "simulation", "slurm_qos"};
constexpr std::string_view OfNode[]{"account", "user", "shares", "usage", "usage_total", "partition",
    "association", "pending_jobs", "slurm", "slurm_limits", "children"};
constexpr std::string_view OfVariant[]{"name", "edits"};
constexpr std::string_view OfEdit[]{"account", "user", "add", "remove", "of", "partition", "association",
    "move_to", "rename_to", "partition_to", "shares", "usage", "usage_total", "pending_jobs", "slurm"};
constexpr std::string_view OfSettings[]{"algorithm", "compare", "algorithms", "usage"};
constexpr std::string_view OfUsage[]{"half_life_seconds"};
constexpr std::string_view OfPriority[]{"config", "fairshare_from", "qos_limits", "cluster", "jobs"};
constexpr std::string_view OfConfig[]{"flags", "favor_small", "max_age_s", "weights", "tres_weights"};
constexpr std::string_view OfWeights[]{"age", "assoc", "fairshare", "job_size", "partition", "qos"};
constexpr std::string_view OfPriorityCluster[]{"cpus", "nodes"};
constexpr std::string_view OfJob[]{"job_id", "state", "user", "account", "qos", "printed_factors", "cpus",
    "min_nodes", "assoc_priority", "assoc_priority_max", "partition_factor_max", "qos_priority",
    "qos_priority_max", "age_s", "time_limit_min", "set_priority", "fairshare", "site", "nice", "tres_req",
    "partition", "partition_factor", "partition_max_time_min", "partition_tres", "last_priority",
    "job_size_factor", "partitions"};
constexpr std::string_view OfQuotas[]{"pool_size", "options", "groups", "submitters"};
constexpr std::string_view OfQuotaOptions[]{"max_allocation_rounds", "sort_expression", "root_requested",
    "round_robin_rate", "priority_half_life_seconds", "default_priority_factor", "nice_user_priority_factor",
    "remote_priority_factor", "weighted_slots", "oversubscription", "strict_quota", "consider_preemption",
    "weighted_demand"};
constexpr std::string_view OfGroup[]{"name", "weight", "threshold", "demand", "requested", "usage", "quota",
    "priority_factor", "dynamic", "accept_surplus", "autoregroup"};
constexpr std::string_view OfSubmitter[]{"name", "usage", "real_priority", "priority_factor",
    "effective_priority", "requested", "floor", "ceiling", "usage_hours"};
constexpr std::string_view OfSimulation[]{
    "workload", "cluster", "scheduler", "sampling", "preemption", "priority"};
constexpr std::string_view OfWorkload[]{
    "path", "sha256", "generator", "seed", "load", "jobs", "speed", "name_maps"};
constexpr std::string_view OfCluster[]{
    "nodes", "processors", "cores_per_node", "memory_gb_per_node", "allocation"};
constexpr std::string_view OfScheduler[]{"mode", "order", "kill_at_limit", "overrun", "bf_interval",
    "bf_window", "bf_resolution", "bf_max_job_test"};
constexpr std::string_view OfSampling[]{"dt", "on_completion"};
constexpr std::string_view OfReplay[]{"algorithm", "account_by", "tree", "slurm_decay", "favor_small",
    "weights", "partition_factors", "calc_period", "half_life_seconds", "max_age_seconds",
    "usage_reset_seconds"};
constexpr std::string_view OfReplayWeights[]{"fairshare", "age", "job_size", "partition"};
constexpr std::string_view OfPreemption[]{"unit", "weights", "p", "grace", "policies", "classes", "commit",
    "wc_stride", "scale", "idle_first", "random_seed"};
constexpr std::string_view OfClass[]{"match", "coefficient", "min_runtime", "preemptible"};

constexpr std::string_view OfJobPartition[]{"partition", "partition_factor", "partition_factor_max",
    "partition_max_time_min", "partition_tres", "last_priority", "job_size_factor"};

constexpr std::pair<std::string_view, Keys> Sections[]{{"a scenario", OfScenario}, {"a tree node", OfNode},
    {"a variant", OfVariant}, {"a change in a variant", OfEdit}, {"settings", OfSettings},
    {"settings.usage", OfUsage}, {"priority", OfPriority}, {"priority.config", OfConfig},
    {"priority.config.weights", OfWeights}, {"priority.cluster", OfPriorityCluster}, {"a job", OfJob},
    {"a partition of a job", OfJobPartition}, {"quotas", OfQuotas}, {"quotas.options", OfQuotaOptions},
    {"a group", OfGroup}, {"a submitter", OfSubmitter}, {"simulation", OfSimulation},
    {"simulation.workload", OfWorkload}, {"simulation.cluster", OfCluster},
    {"simulation.scheduler", OfScheduler}, {"simulation.sampling", OfSampling},
    {"simulation.priority", OfReplay}, {"simulation.priority.weights", OfReplayWeights},
    {"simulation.preemption", OfPreemption}, {"a class", OfClass}};

} // namespace

std::span<const std::string_view> knownKeys(std::string_view section)
{
    for (const auto& [name, keys] : Sections)
        if (name == section)
            return keys;
    return {};
}

} // namespace fairshare
