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

/// Who submits made-up jobs.
struct Submitter {
    std::string user;
    std::string account; ///< "" where it has none

    bool operator==(const Submitter&) const = default;
};

/// How run times are drawn where the workload leaves that open.
enum class RunTimes : std::uint8_t {
    LogUniform, ///< 5 minutes to 4 hours, every doubling as often as the next
    Exponential, ///< an hour on average, at most 2 days
};

/// What is asked of a generator. The same settings give the same jobs on every machine.
struct GeneratorSettings {
    std::uint64_t seed = 1;
    /// Of the machine that arrivals would keep busy, 0 or more; above 1 queues grow without end. 0 is a
    /// backlog, with all jobs at the start.
    double load = 0;
    std::int32_t machine = 20; ///< nodes, above 0
    std::uint64_t jobs = 0; ///< 0 = as many as the workload is known for; at most MaxWorkloadJobs
    std::vector<Submitter> submitters{}; ///< none: a few invented ones, where the workload has any
    RunTimes runTimes = RunTimes::LogUniform;
};

inline constexpr std::uint64_t MaxWorkloadJobs = 10'000'000;

struct WorkloadGenerator {
    std::string_view id;
    std::string_view title;
    std::string_view summary;
    std::uint64_t usualJobs;
    /// Settings are checked already but for what this workload asks of the machine. Errors: OutOfRange.
    Result<Workload> (*make)(const GeneratorSettings& settings);
};

std::span<const WorkloadGenerator> workloadGenerators();
/// Null where there is none of this id.
const WorkloadGenerator* findWorkloadGenerator(std::string_view id);

/// Errors: NotFound for a generator that there is none of, OutOfRange for settings.
Result<Workload> generateWorkload(std::string_view id, const GeneratorSettings& settings);

/// The users of a tree with their accounts, or the accounts without any user below, in its order.
std::vector<Submitter> submittersOf(const ShareTree& tree);

} // namespace fairshare
