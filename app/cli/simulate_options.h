// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/shared_options.h"
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

/// What `simulate` runs; what is not given is as the scenario's section has it.
struct SimulateOptions {
    std::string file; ///< of the scenario; "" = none
    std::string workload; ///< "" = the section's
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
    std::optional<double> speed{}; ///< operations a second of a processor
    std::string recording; ///< "" = none
    bool replace = false;
    std::string samples = "jsonl";
    OutputOptions output;
    const CLI::App* declared = nullptr; ///< where the options were declared

    /// Declares all but those of studies.
    void declare(CLI::App& app);
    /// Figures instead of a row a job: they are asked for, or the rows are recorded and not asked for.
    bool tellsSummary() const;
    bool isGiven(const char* option) const;
    /// The first option on the command line that is none of these and no name of an input; "" for none.
    std::string givenBeside(std::span<const std::string_view> allowed) const;
    /// A sentence about options that do not go together; "" where they do.
    std::string conflict() const;
    /// The same of options that change nothing in what is simulated. @param section with what the options say
    std::string withoutEffect(const SimulationSection& section) const;
    /// The section with what the options say.
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
