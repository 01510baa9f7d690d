// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/simulator/jobs/workload.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace fairshare {

class ShareTree;

/// Submitter of synthetic jobs.
struct Submitter {
    std::string user;
    std::string account; ///< "" if there is none

    bool operator==(const Submitter&) const = default;
};

/// Distribution of run times if the workload does not define it.
enum class RunTimes : std::uint8_t {
    LogUniform, ///< 5 minutes to 4 hours, every doubling equally likely
    Exponential, ///< an hour on average, at most 2 days
};

/// Settings of a generator. The same settings give the same jobs on every machine.
struct GeneratorSettings {
    std::uint64_t seed = 1;
    /// Part of the machine that arrivals would keep busy, 0 or more; above 1, queues grow without limit. 0 is
    /// a backlog with all jobs at the start.
    double load = 0;
    std::int32_t machine = 20; ///< nodes, above 0
    std::uint64_t jobs = 0; ///< 0 = usual number of the workload; at most MaxWorkloadJobs
    std::vector<Submitter> submitters{}; ///< empty: a few synthetic ones, if the workload has any
    RunTimes runTimes = RunTimes::LogUniform;
};

inline constexpr std::uint64_t MaxWorkloadJobs = 10'000'000;

struct WorkloadGenerator {
    std::string_view id;
    std::string_view title;
    std::string_view summary;
    std::uint64_t usualJobs;
    /// Settings are checked, except for the workload's requirements on the machine. Errors: OutOfRange.
    Result<Workload> (*make)(const GeneratorSettings& settings);
};

std::span<const WorkloadGenerator> workloadGenerators();
/// Returns null for an unknown id.
const WorkloadGenerator* findWorkloadGenerator(std::string_view id);

/// Generates a workload. Errors: NotFound for an unknown generator, OutOfRange for invalid settings.
Result<Workload> generateWorkload(std::string_view id, const GeneratorSettings& settings);

/// Returns the users of a tree with their accounts, and accounts without children, in the order of the tree.
std::vector<Submitter> submittersOf(const ShareTree& tree);

} // namespace fairshare
