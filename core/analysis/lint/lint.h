// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/tree/node_row.h"

#include <array>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace fairshare {

struct Scenario;

enum class Severity {
    Note, ///< worth knowing; often intended
    Warning, ///< figures are probably not as intended
    Error, ///< figures are not as intended
};

inline constexpr std::array AllSeverities{Severity::Error, Severity::Warning, Severity::Note};

/// Returns `note`, `warning` or `error`, for tables and options.
std::string_view nameOf(Severity severity);

/// A problem in a tree that an administrator should look at.
struct Finding {
    std::string_view id; ///< one of lintRules()
    Severity severity = Severity::Note;
    NodeRow row = RootRow; ///< the row concerned; the first of several
    std::string message; ///< one sentence without a final period
    std::string suggestion; ///< what to do, one sentence without a final period
    std::string group{}; ///< the quota group concerned; "" for findings in the tree

    bool operator==(const Finding&) const = default;
};

struct LintRule {
    std::string_view id;
    std::string_view summary;
};

/// Lists all rules, in the order of the findings.
std::span<const LintRule> lintRules();

/// Checks a scenario. Findings that several rows of one account share are combined. Errors: a parameter in
/// the settings is out of range.
/// @param unknownOptions returns the keys that sacctmgr does not know among the other options of a dump line;
/// may be empty
Result<std::vector<Finding>> lint(const Scenario& scenario,
    const std::function<std::vector<std::string>(std::string_view options)>& unknownOptions = {});

} // namespace fairshare
