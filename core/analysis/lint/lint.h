// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/tree/node_row.h"

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace fairshare {

struct Scenario;

enum class Severity {
    Note, ///< worth knowing; often wanted
    Warning, ///< figures are likely not what was meant
};

/// Something about a tree that an administrator should look at.
struct Finding {
    std::string_view id; ///< one of lintRules()
    Severity severity = Severity::Note;
    NodeRow row = RootRow; ///< where; the first of several
    std::string message; ///< one sentence, without a final full stop
    std::string suggestion; ///< what to do, likewise
    std::string group{}; ///< of the quotas; "" for what concerns the tree

    bool operator==(const Finding&) const = default;
};

struct LintRule {
    std::string_view id;
    std::string_view summary;
};

/// What is looked for, in the order of the findings.
std::span<const LintRule> lintRules();

/// @param unknownOptions the keys among the other options of a dump line that sacctmgr does not know; may be
/// empty. What many rows of one account share is one finding. Errors: a parameter in the settings that is out
/// of range.
Result<std::vector<Finding>> lint(const Scenario& scenario,
    const std::function<std::vector<std::string>(std::string_view options)>& unknownOptions = {});

} // namespace fairshare
