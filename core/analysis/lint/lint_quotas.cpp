// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/lint/lint_rules.h"
#include "core/quota/quota_lint.h"

#include <algorithm>
#include <array>

namespace fairshare::lint_rules {
namespace {

/// Ids of remarks on settings that are often intended.
constexpr std::array<std::string_view, 4> Notes{
    "children_below_parent", "inner_weight_zero", "quota_zero", "widths_compete"};

void add(const QuotaRemark& remark, const GroupQuotas& quotas, Findings& findings)
{
    const auto rules = lintRules();
    const auto rule =
        std::ranges::find_if(rules, [&remark](const LintRule& each) { return each.id == remark.code; });
    if (rule == rules.end())
        return;
    Finding finding;
    finding.id = rule->id;
    finding.severity =
        std::ranges::find(Notes, remark.code) == Notes.end() ? Severity::Warning : Severity::Note;
    finding.message = remark.message;
    finding.group = remark.group == NoGroup ? std::string(RootGroupName) : quotas.groups[remark.group].name;
    findings.push_back(std::move(finding));
}

} // namespace

void groupQuotas(const GroupQuotas& quotas, Findings& findings)
{
    if (quotas.groups.empty())
        return;
    const auto built = buildQuotaTree(quotas);
    if (!built)
        return; // input readers reject such values
    for (const QuotaRemark& remark : built->remarks)
        add(remark, quotas, findings);
    for (const QuotaRemark& remark : lintQuotas(quotas, built->tree))
        add(remark, quotas, findings);
}

} // namespace fairshare::lint_rules
