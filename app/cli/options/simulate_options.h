// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/options/shared_options.h"
#include "core/io/recording/recording_writer.h"
#include "core/simulator/section/simulation_section.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace CLI {
class App;
}

namespace fairshare::cli {

/// Options of `simulate`. Options that are not given default to the scenario's section.
struct SimulateOptions {
    std::string file; ///< scenario file; "" = none
    std::string workload; ///< "" = the section's
    std::string variant{}; ///< of the scenario; "" for its own tree
    std::string columns{}; ///< of a log without a header; "" = it has one
    bool anew = false; ///< simulate a log that records its run, and print both
    bool asRecorded = false; ///< print the run that the log records
    std::optional<std::string> scheduler{};
    std::optional<std::string> order{};
    std::optional<std::string> allocation{};
    std::optional<std::int32_t> processors{};
    std::optional<std::int32_t> nodes{};
    std::optional<std::int32_t> coresPerNode{};
    bool raisesLimits = false;
    std::optional<double> overrunMinutes{};
    BackfillLimits backfill{};
    double backfillWindowMinutes = 0; ///< 0 = not given
    std::string fairshareBy;
    std::optional<double> halfLifeDays{};
    bool summary = false;
    bool trim = false;
    bool lostWork = false;
    std::optional<std::string> preempted{}; ///< unit of preemption
    std::optional<std::int32_t> wanted{};
    std::vector<std::string> nameMaps{}; ///< `account=names.csv`
    std::optional<double> speed{}; ///< operations per second of a processor
    std::string recording; ///< "" = none
    bool replace = false;
    std::string samples = "jsonl";
    OutputOptions output;
    const CLI::App* declared = nullptr; ///< parser that declared the options

    /// Declares all options except those of studies.
    void declare(CLI::App& app);
    /// Returns whether to print summary figures instead of one row per job. True if requested, or if the rows
    /// are recorded and not requested otherwise.
    bool tellsSummary() const;
    bool isGiven(const char* option) const;
    /// Returns the first option on the command line that is neither in `allowed` nor an input; "" for none.
    std::string givenBeside(std::span<const std::string_view> allowed) const;
    /// Returns the first option on the command line that asks for a simulation of the jobs; "" for none.
    std::string schedulingOption() const;
    /// Returns a sentence about conflicting options; "" if there are none.
    std::string conflict() const;
    /// Returns a sentence about options without effect on the simulation; "" if there are none.
    /// @param section with the options applied
    std::string withoutEffect(const SimulationSection& section) const;
    /// Returns the section with the options applied.
    SimulationSection applied(SimulationSection section) const;

private:
    void declareMachine(CLI::App& app);
    void declareScheduler(CLI::App& app);
    void declareResults(CLI::App& app);
    void applyCluster(ClusterSection& cluster) const;
    void applyPreemption(PreemptionSection& preemption) const;
    void applyScheduler(SchedulerSection& section) const;
};

} // namespace fairshare::cli
