// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/session.h"
#include "core/quota/allocation/surplus_balancer.h"
#include "core/quota/demand/demand_day.h"

#include <optional>
#include <string>
#include <vector>

namespace CLI {
class App;
class Option;
} // namespace CLI

namespace fairshare::cli {

/// Options `--submitters` and `--day` of fairshare quota, which print other tables than the group table, and
/// their related options.
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
    /// Options that exclude other kinds of output.
    std::vector<CLI::Option*> tables() const { return {m_submitters, m_day}; }
    /// Adds the submitters of the file, its pool size, and the usage given by options. Returns false after an
    /// error, which is printed.
    bool take(LoadedScenario& loaded, Session& session) const;
    bool isAsked() const { return submitters || day; }

private:
    CLI::Option* m_submitters = nullptr;
    CLI::Option* m_day = nullptr;
};

/// Returns whether a remark reports an assumed or unknown pool size.
bool isOfPoolSize(const Diagnostic& diagnostic);

struct QuotaViewInput {
    const GroupQuotas& quotas;
    bool balanced = false; ///< use the balancer's flags instead of those of the groups
    BalancerMode mode = BalancerMode::Code;
    bool explains = false; ///< print sentences instead of figures
};

/// Returns the requested table. Errors: those of the group tree and of the simulation.
Result<TextTable> quotaViewTable(
    const QuotaViewOptions& options, const QuotaViewInput& input, const Progress& progress);

} // namespace fairshare::cli
