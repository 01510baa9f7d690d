// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workspace/additions/usage_matcher.h"

#include "core/base/say.h"
#include "core/io/text/usage_reader.h"
#include "core/workspace/additions/cut_accounts.h"

#include <algorithm>
#include <tuple>

namespace fairshare {
namespace {

bool namesPrecede(const UsageRow& a, const UsageRow& b)
{
    return std::tie(a.account, a.user) < std::tie(b.account, b.user);
}

bool precedes(const UsageRow& a, const UsageRow& b)
{
    return std::tie(a.account, a.user, a.index) < std::tie(b.account, b.user, b.index);
}

bool fits(std::string_view name, std::string_view listed)
{
    return name == listed || (isCutName(listed) && name.starts_with(beginningOf(listed)));
}

} // namespace

UsageMatcher::UsageMatcher(const Scenario& scenario, const Import& source)
    : m_scenario(scenario)
    , m_import(source)
    , m_source(usageRows(source))
    , m_targets(usageRows(scenario.tree))
    , m_ofSource(m_source.size(), NoRow)
    , m_ofTarget(scenario.tree.size(), NoRow)
    , m_ambiguous(m_source.size(), false)
{
    // Repeated associations without ids were numbered in file order, which may differ in another file.
    m_hasIds = std::none_of(source.diagnostics.begin(), source.diagnostics.end(),
        [](const Diagnostic& diagnostic) { return diagnostic.code == "association_repeated"; });
    std::sort(m_targets.begin(), m_targets.end(), precedes);
}

bool UsageMatcher::isForeign(const UsageRow& row) const
{
    return !row.cluster.empty() && !m_scenario.cluster.empty() && row.cluster != m_scenario.cluster;
}

const UsageRow* UsageMatcher::foreign() const
{
    const bool all =
        std::all_of(m_source.begin(), m_source.end(), [this](const UsageRow& row) { return isForeign(row); });
    return all && !m_source.empty() ? &m_source.front() : nullptr;
}

const UsageRow* UsageMatcher::outOfRange() const
{
    const auto found = std::find_if(
        m_source.begin(), m_source.end(), [](const UsageRow& row) { return !isUsage(row.usage); });
    return found == m_source.end() ? nullptr : &*found;
}

void UsageMatcher::run(Remarks& remarks)
{
    if (m_import.scenario)
        completeCutAccounts(m_scenario.tree, m_import.scenario->tree, m_source, remarks);
    for (const UsageRow& row : m_source) {
        m_hasPartitions = m_hasPartitions || !row.partition.empty();
        m_hasAccounts = m_hasAccounts || !row.isUser();
        if (!isForeign(row))
            m_sorted.push_back(row);
    }
    std::sort(m_sorted.begin(), m_sorted.end(), precedes);
    std::vector<Rows> cut;
    for (auto begin = m_sorted.begin(); begin != m_sorted.end();) {
        const auto end = std::find_if(
            begin, m_sorted.end(), [begin](const UsageRow& row) { return !row.sameNames(*begin); });
        const Rows group(begin, end);
        const Rows targets = targetsNamedAs(*begin);
        if (!targets.empty())
            matchGroup(group, targets);
        else if (isCutName(begin->account) || isCutName(begin->user))
            cut.push_back(group);
        begin = end;
    }
    for (const Rows group : cut) {
        const Rows targets = completed(group.front());
        if (targets.empty())
            continue;
        matchGroup(group, targets);
        remarks.add("name_completed", group.front().position, [&] {
            return fairshare::say("{} is truncated in the listing; read as {}, the only match",
                describe({.user = group.front().user, .printedAccount = group.front().printedAccount}),
                describe({.user = targets.front().user, .printedAccount = targets.front().account}));
        });
    }
}

UsageMatcher::Rows UsageMatcher::targetsNamedAs(const UsageRow& row)
{
    const auto [begin, end] = std::equal_range(m_targets.begin(), m_targets.end(), row, namesPrecede);
    return {begin, end};
}

void UsageMatcher::matchGroup(Rows source, Rows targets)
{
    matchByAssociation(source, targets);
    if (m_hasPartitions) {
        matchByPartition(source, targets);
        return;
    }
    std::vector<const UsageRow*> open;
    std::vector<const UsageRow*> free;
    for (const UsageRow& row : source)
        if (isOpen(row))
            open.push_back(&row);
    for (const UsageRow& target : targets)
        if (isFree(target))
            free.push_back(&target);
    matchAlike(open, free);
}

void UsageMatcher::matchByAssociation(Rows source, Rows targets)
{
    const auto targetOf = [targets](const UsageRow& row) {
        return std::find_if(targets.begin(), targets.end(),
            [&row](const UsageRow& target) { return target.association == row.association; });
    };
    if (!m_hasIds)
        return;
    // Ids assigned by a reader must not match real ids by chance, so either all match or none is used.
    for (const UsageRow& row : source)
        if (row.association == 0 || targetOf(row) == targets.end())
            return;
    for (const UsageRow& row : source)
        if (const auto target = targetOf(row); isFree(*target))
            pair(row, *target);
}

void UsageMatcher::matchByPartition(Rows source, Rows targets)
{
    const auto sharing = [](Rows rows, std::string_view partition, auto isLeft) {
        std::vector<const UsageRow*> found;
        for (const UsageRow& row : rows)
            if (row.partition == partition && isLeft(row))
                found.push_back(&row);
        return found;
    };
    for (const UsageRow& row : source) {
        if (!isOpen(row) || m_ambiguous[row.index])
            continue;
        const auto alike =
            sharing(source, row.partition, [this](const UsageRow& other) { return isOpen(other); });
        const auto free =
            sharing(targets, row.partition, [this](const UsageRow& target) { return isFree(target); });
        matchAlike(alike, free);
    }
}

/// Matches rows with the same names and partitions by their raw shares. If these do not decide, rows with
/// equal usage match in any order.
void UsageMatcher::matchAlike(
    const std::vector<const UsageRow*>& source, const std::vector<const UsageRow*>& targets)
{
    if (source.empty() || targets.empty())
        return;
    const bool equalUsage = source.size() == targets.size()
        && std::all_of(source.begin(), source.end(),
            [&source](const UsageRow* row) { return row->usage == source.front()->usage; });
    const auto partner = pairedByShares(source, targets);
    for (std::size_t i = 0; i < source.size(); ++i) {
        if (equalUsage || partner[i] != NoPartner)
            pair(*source[i], *targets[equalUsage ? i : partner[i]]);
        else
            m_ambiguous[source[i]->index] = true;
    }
}

/// Returns the associations that match a truncated name; empty if none or several names do.
UsageMatcher::Rows UsageMatcher::completed(const UsageRow& row)
{
    // For a listing with its own tree, accounts were already completed below the right parent.
    const bool keepsAccount = m_import.scenario.has_value();
    const std::string_view beginning = keepsAccount ? row.account : beginningOf(row.account);
    auto at =
        std::lower_bound(m_targets.begin(), m_targets.end(), UsageRow{.account = beginning}, namesPrecede);
    Rows found;
    while (at != m_targets.end() && at->account.starts_with(beginning)) {
        const Rows group = targetsNamedAs(*at);
        at += static_cast<std::ptrdiff_t>(group.size());
        const bool sameKind = group.front().user.empty() == row.user.empty();
        if (keepsAccount && group.front().account != row.account)
            break;
        if (!sameKind || !fits(group.front().account, row.account) || !fits(group.front().user, row.user)
            || !isFree(group.front()))
            continue;
        if (!found.empty())
            return {};
        found = group;
    }
    return found;
}

std::vector<const UsageRow*> UsageMatcher::matched() const
{
    std::vector<const UsageRow*> rows(m_ofTarget.size(), nullptr);
    for (std::size_t row = 0; row < rows.size(); ++row)
        if (m_ofTarget[row] != NoRow)
            rows[row] = &m_source[m_ofTarget[row]];
    return rows;
}

/// Describes an unmatched row, with the reason unless the name is simply unknown.
std::string UsageMatcher::unmatched(const UsageRow& row) const
{
    std::string described = describe(row);
    if (m_ambiguous[row.index])
        return fairshare::say(
            "{}; several associations in the tree have these names, and raw shares do not distinguish them",
            described);
    if (isCutName(row.printedAccount) || isCutName(row.user))
        return fairshare::say(
            "{}; the truncated name matches no name or more than one in the tree", described);
    return described;
}

void UsageMatcher::report(UsageMatch& match) const
{
    match = {};
    for (const UsageRow& row : m_source)
        if (isOpen(row)) {
            match.unmatchedRows.push_back(unmatched(row));
            match.unmatchedPlaces.push_back(row.position);
        }
    match.matched = m_source.size() - match.unmatchedRows.size();
    const bool isRootMatched = !m_ofTarget.empty() && m_ofTarget[RootRow] != NoRow;
    match.matchedBelowRoot = match.matched - (isRootMatched ? 1 : 0);
    std::vector<const UsageRow*> left;
    for (const UsageRow& target : m_targets)
        if (isFree(target) && target.index != RootRow && (m_hasAccounts || target.isUser()))
            left.push_back(&target);
    std::sort(
        left.begin(), left.end(), [](const UsageRow* a, const UsageRow* b) { return a->index < b->index; });
    for (const UsageRow* target : left)
        match.unmatchedAssociations.push_back(describe(*target));
}

} // namespace fairshare
