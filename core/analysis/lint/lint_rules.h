// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/lint/lint.h"
#include "core/fairshare/levels.h"
#include "core/scenario/evaluation.h"
#include "core/scenario/scenario.h"

/// The rules of lint, grouped by what they look at. Each appends its findings.
namespace fairshare::lint_rules {

/// The default algorithm and those that count only some levels.
std::vector<std::string> algorithmsToCheck();

/// What every rule reads.
struct Subject {
    const Scenario& scenario;
    const Evaluation& evaluation; ///< of algorithmsToCheck()
    const Values<long double>& usageTotal;

    const ShareTree& tree() const { return scenario.tree; }
    const Levels& levels() const { return *evaluation.levels; }
};

using Findings = std::vector<Finding>;

void zeroShares(const Subject& subject, Findings& findings);
void parentShares(const Subject& subject, Findings& findings);
void singleChild(const Subject& subject, Findings& findings);
void wrappingShares(const Subject& subject, Findings& findings);
void accountUsage(const Subject& subject, Findings& findings);
void givenTotals(const Subject& subject, Findings& findings);
void deepUsers(const Subject& subject, Findings& findings);
void fullBuckets(const Subject& subject, Findings& findings);
void nobodyOutranks(const Subject& subject, Findings& findings);

/// Siblings whose shares and usage stand in the same ratio although their LevelFS differ, and the reverse.
void paperTies(const Subject& subject, Findings& findings);
/// Users whose place depends on whether tied accounts are merged.
void tiedAccounts(const Subject& subject, Findings& findings);

/// What HTCondor leaves out of the groups, and what is legal but odd. Nothing for a scenario without quotas.
void groupQuotas(const GroupQuotas& quotas, Findings& findings);

} // namespace fairshare::lint_rules
