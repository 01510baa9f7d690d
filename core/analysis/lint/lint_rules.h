// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/lint/lint.h"
#include "core/fairshare/levels.h"
#include "core/scenario/evaluation.h"
#include "core/scenario/scenario.h"

/// The rules of lint, grouped by subject. Each rule appends its findings.
namespace fairshare::lint_rules {

/// Returns the default algorithm and the algorithms that count only some levels.
std::vector<std::string> algorithmsToCheck();

/// Input of every rule.
struct Subject {
    const Scenario& scenario;
    const Evaluation& evaluation; ///< of algorithmsToCheck()
    const Values<long double>& usageTotal;

    const ShareTree& tree() const { return scenario.tree; }
    const Levels& levels() const { return *evaluation.levels; }
};

using Findings = std::vector<Finding>;

/// Levels of which the listing leaves out siblings.
void unlistedSiblings(const Subject& subject, Findings& findings);
/// Printed figures of associations that differ from the computed ones.
void printedFigures(const Subject& subject, Findings& findings);
/// Printed priorities of pending jobs that differ from the computed ones.
void printedPriorities(const Subject& subject, Findings& findings);
void zeroShares(const Subject& subject, Findings& findings);
void parentShares(const Subject& subject, Findings& findings);
void singleChild(const Subject& subject, Findings& findings);
void wrappingShares(const Subject& subject, Findings& findings);
void accountUsage(const Subject& subject, Findings& findings);
void givenTotals(const Subject& subject, Findings& findings);
void deepUsers(const Subject& subject, Findings& findings);
void fullBuckets(const Subject& subject, Findings& findings);
void nobodyOutranks(const Subject& subject, Findings& findings);

/// Siblings whose shares and usage have the same exact ratio although their LevelFS differ, and the reverse.
void paperTies(const Subject& subject, Findings& findings);
/// Users whose rank depends on whether tied accounts are merged.
void tiedAccounts(const Subject& subject, Findings& findings);

/// Groups that HTCondor ignores, and settings that are legal but unusual. Does nothing for a scenario without
/// quotas.
void groupQuotas(const GroupQuotas& quotas, Findings& findings);

} // namespace fairshare::lint_rules
