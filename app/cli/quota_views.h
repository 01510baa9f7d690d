// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/session.h"
#include "core/quota/demand_day.h"
#include "core/quota/surplus_balancer.h"

#include <optional>
#include <string>
#include <vector>

namespace CLI {
class App;
class Option;
} // namespace CLI

namespace fairshare::cli {

/// `--submitters` and `--day` of fairshare quota with what belongs to them: other tables than the one of the
/// groups.
struct QuotaViewOptions {
    std::string userprio; ///< a file that lists submitters; "" for none
    bool submitters = false;
    double afterDays = 0;
    std::optional<double> halfLifeHours;
    std::vector<std::string> usage; ///< `NAME=CORES`
    bool day = false;
    bool dayByGroup = false;
    std::string profile;
    DemandDaySettings settings{};

    void declare(CLI::App& app);
    /// What nothing else that is printed goes with.
    std::vector<CLI::Option*> tables() const { return {m_submitters, m_day}; }
    /// Adds the submitters of the file, the size of the pool that it tells, and what they use instead. False
    /// after an error, which is printed.
    bool take(LoadedScenario& loaded, Session& session) const;
    bool isAsked() const { return submitters || day; }

private:
    CLI::Option* m_submitters = nullptr;
    CLI::Option* m_day = nullptr;
};

/// Whether a remark is that the size of the pool is assumed or not known.
bool isOfPoolSize(const Diagnostic& diagnostic);

struct QuotaViewInput {
    const GroupQuotas& quotas;
    bool balanced = false; ///< the balancer's flags instead of those of the groups
    BalancerMode mode = BalancerMode::Code;
    bool explains = false; ///< sentences instead of figures
};

/// The table that was asked for. Errors: those of the tree of groups and of the simulation.
Result<TextTable> quotaViewTable(
    const QuotaViewOptions& options, const QuotaViewInput& input, const Progress& progress);

} // namespace fairshare::cli
