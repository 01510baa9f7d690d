// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/numbers.h"
#include "core/io/remarks.h"
#include "core/io/scenario_files.h"
#include "core/io/text_lines.h"
#include "core/tree/own_usage.h"
#include "core/tree/share_tree_builder.h"
#include "core/tree/share_tree_edits.h"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>
#include <span>
#include <tuple>

namespace fairshare {
namespace {

/// One association, of the tree or of the usage, by what names it.
struct NamedRow {
    std::string_view account{};
    std::string_view user{}; ///< "" for an account
    std::string_view partition{};
    std::string_view cluster{};
    std::uint32_t association = 0;
    std::uint32_t index = 0; ///< row of the tree, or number in the source
    long double usage = 0;
    SourcePosition position{};

    bool sameNames(const NamedRow& other) const { return account == other.account && user == other.user; }
};

bool namesPrecede(const NamedRow& a, const NamedRow& b)
{
    return std::tie(a.account, a.user) < std::tie(b.account, b.user);
}

bool precedes(const NamedRow& a, const NamedRow& b)
{
    return std::tie(a.account, a.user, a.index) < std::tie(b.account, b.user, b.index);
}

std::string describeRow(const NamedRow& row)
{
    std::string text = row.position.line == 0 ? "" : fmt::format("line {}: ", row.position.line);
    if (!row.cluster.empty())
        text += fmt::format("cluster '{}', ", excerpt(row.cluster));
    if (row.user.empty())
        text += nameOf(NodeKind::Account, row.account);
    else
        text +=
            fmt::format("{} in {}", nameOf(NodeKind::User, row.user), nameOf(NodeKind::Account, row.account));
    if (!row.partition.empty())
        text += fmt::format(", partition '{}'", excerpt(row.partition));
    return text;
}

std::vector<NamedRow> rowsOf(const ShareTree& tree)
{
    std::vector<NamedRow> rows(tree.size());
    for (NodeRow row = 0; row < tree.size(); ++row)
        rows[row] = {.account = tree.name(tree.accountOf(row)),
            .user = tree.isUser(row) ? tree.name(row) : std::string_view(),
            .partition = tree.partition(row),
            .cluster = {},
            .association = tree.association(row),
            .index = row,
            .usage = tree.usage(row)};
    return rows;
}

std::vector<NamedRow> rowsOf(const std::vector<AssociationRecord>& records)
{
    std::vector<NamedRow> rows;
    for (const AssociationRecord& record : records)
        if (record.usageTotal)
            rows.push_back({.account = record.account,
                .user = record.user,
                .partition = record.partition,
                .cluster = record.cluster,
                .association = record.association,
                .index = static_cast<std::uint32_t>(rows.size()),
                .usage = *record.usageTotal,
                .position = record.position});
    return rows;
}

/// A name that a fixed-width listing has cut: its beginning and then '+'.
bool isCut(std::string_view name)
{
    return name.size() > 1 && name.back() == '+';
}

bool fits(std::string_view name, std::string_view listed)
{
    return name == listed || (isCut(listed) && name.starts_with(listed.substr(0, listed.size() - 1)));
}

/// Pairs the rows of a usage source with the associations of a tree.
class UsageMatcher {
public:
    UsageMatcher(const Scenario& scenario, std::vector<NamedRow> source);

    void run(Remarks& remarks);
    /// By row of the tree, the matched row of the source, or null.
    std::vector<const NamedRow*> matched() const;
    void report(UsageMatch& match) const;

private:
    using Rows = std::span<NamedRow>;

    Rows targetsNamedAs(const NamedRow& row);
    void matchGroup(Rows source, Rows targets);
    void matchByAssociation(Rows source, Rows targets);
    void matchByPartition(Rows source, Rows targets);
    void matchInOrder(Rows source, Rows targets);
    Rows completed(const NamedRow& row);
    void pair(const NamedRow& source, const NamedRow& target)
    {
        m_ofSource[source.index] = target.index;
        m_ofTarget[target.index] = source.index;
    }
    bool isFree(const NamedRow& target) const { return m_ofTarget[target.index] == NoRow; }
    bool isOpen(const NamedRow& source) const { return m_ofSource[source.index] == NoRow; }

    std::vector<NamedRow> m_source; ///< as listed
    std::vector<NamedRow> m_sorted; ///< the source by names
    std::vector<NamedRow> m_targets; ///< the tree by names
    std::vector<NodeRow> m_ofSource; ///< by source row, the row of the tree
    std::vector<std::uint32_t> m_ofTarget; ///< by row of the tree, the source row
    bool m_hasPartitions = false; ///< the source tells partitions apart
    bool m_hasAccounts = false; ///< the source lists accounts
};

UsageMatcher::UsageMatcher(const Scenario& scenario, std::vector<NamedRow> source)
    : m_source(std::move(source))
    , m_targets(rowsOf(scenario.tree))
    , m_ofSource(m_source.size(), NoRow)
    , m_ofTarget(scenario.tree.size(), NoRow)
{
    for (const NamedRow& row : m_source) {
        m_hasPartitions = m_hasPartitions || !row.partition.empty();
        m_hasAccounts = m_hasAccounts || row.user.empty();
        if (row.cluster.empty() || scenario.cluster.empty() || row.cluster == scenario.cluster)
            m_sorted.push_back(row);
    }
    std::sort(m_sorted.begin(), m_sorted.end(), precedes);
    std::sort(m_targets.begin(), m_targets.end(), precedes);
}

void UsageMatcher::run(Remarks& remarks)
{
    std::vector<Rows> cut;
    for (auto begin = m_sorted.begin(); begin != m_sorted.end();) {
        const auto end = std::find_if(
            begin, m_sorted.end(), [begin](const NamedRow& row) { return !row.sameNames(*begin); });
        const Rows group(begin, end);
        const Rows targets = targetsNamedAs(*begin);
        if (!targets.empty())
            matchGroup(group, targets);
        else if (isCut(begin->account) || isCut(begin->user))
            cut.push_back(group);
        begin = end;
    }
    for (const Rows group : cut) {
        const Rows targets = completed(group.front());
        if (targets.empty())
            continue;
        matchGroup(group, targets);
        remarks.add("name_completed", group.front().position, [&] {
            return fmt::format("{} is cut in the listing; it is taken as {}, the only one that begins so",
                describeRow({.account = group.front().account, .user = group.front().user}),
                describeRow({.account = targets.front().account, .user = targets.front().user}));
        });
    }
}

UsageMatcher::Rows UsageMatcher::targetsNamedAs(const NamedRow& row)
{
    const auto [begin, end] = std::equal_range(m_targets.begin(), m_targets.end(), row, namesPrecede);
    return {begin, end};
}

void UsageMatcher::matchGroup(Rows source, Rows targets)
{
    matchByAssociation(source, targets);
    if (m_hasPartitions)
        matchByPartition(source, targets);
    else
        matchInOrder(source, targets);
}

void UsageMatcher::matchByAssociation(Rows source, Rows targets)
{
    const auto targetOf = [targets](const NamedRow& row) {
        return std::find_if(targets.begin(), targets.end(),
            [&row](const NamedRow& target) { return target.association == row.association; });
    };
    // Numbers that a reader made up must not meet real ids by chance: all of them agree, or none counts.
    for (const NamedRow& row : source)
        if (row.association == 0 || targetOf(row) == targets.end())
            return;
    for (const NamedRow& row : source)
        if (const auto target = targetOf(row); isFree(*target))
            pair(row, *target);
}

void UsageMatcher::matchByPartition(Rows source, Rows targets)
{
    const auto sharing = [](Rows rows, std::string_view partition, auto isLeft) {
        std::vector<const NamedRow*> found;
        for (const NamedRow& row : rows)
            if (row.partition == partition && isLeft(row))
                found.push_back(&row);
        return found;
    };
    for (const NamedRow& row : source) {
        if (!isOpen(row))
            continue;
        const auto alike =
            sharing(source, row.partition, [this](const NamedRow& other) { return isOpen(other); });
        const auto free =
            sharing(targets, row.partition, [this](const NamedRow& target) { return isFree(target); });
        if (alike.size() != free.size())
            continue;
        for (std::size_t i = 0; i < alike.size(); ++i)
            pair(*alike[i], *free[i]);
    }
}

void UsageMatcher::matchInOrder(Rows source, Rows targets)
{
    const bool untouched =
        std::all_of(source.begin(), source.end(), [this](const NamedRow& row) { return isOpen(row); });
    if (!untouched || source.size() != targets.size())
        return;
    for (std::size_t i = 0; i < source.size(); ++i)
        pair(source[i], targets[i]);
}

/// The associations that alone fit a cut name; empty when none or several do.
UsageMatcher::Rows UsageMatcher::completed(const NamedRow& row)
{
    const std::string_view beginning =
        isCut(row.account) ? row.account.substr(0, row.account.size() - 1) : row.account;
    auto at =
        std::lower_bound(m_targets.begin(), m_targets.end(), NamedRow{.account = beginning}, namesPrecede);
    Rows found;
    while (at != m_targets.end() && at->account.starts_with(beginning)) {
        const Rows group = targetsNamedAs(*at);
        at += static_cast<std::ptrdiff_t>(group.size());
        const bool sameKind = group.front().user.empty() == row.user.empty();
        if (!sameKind || !fits(group.front().account, row.account) || !fits(group.front().user, row.user)
            || !isFree(group.front()))
            continue;
        if (!found.empty())
            return {};
        found = group;
    }
    return found;
}

std::vector<const NamedRow*> UsageMatcher::matched() const
{
    std::vector<const NamedRow*> rows(m_ofTarget.size(), nullptr);
    for (std::size_t row = 0; row < rows.size(); ++row)
        if (m_ofTarget[row] != NoRow)
            rows[row] = &m_source[m_ofTarget[row]];
    return rows;
}

void UsageMatcher::report(UsageMatch& match) const
{
    match = {};
    for (const NamedRow& row : m_source)
        if (isOpen(row))
            match.unmatchedRows.push_back(describeRow(row));
    match.matched = m_source.size() - match.unmatchedRows.size();
    std::vector<const NamedRow*> left;
    for (const NamedRow& target : m_targets)
        if (isFree(target) && target.index != RootRow && (m_hasAccounts || !target.user.empty()))
            left.push_back(&target);
    std::sort(
        left.begin(), left.end(), [](const NamedRow* a, const NamedRow* b) { return a->index < b->index; });
    for (const NamedRow* target : left)
        match.unmatchedAssociations.push_back(describeRow(*target));
}

/// Own usage by row from inclusive figures; an account without a figure has what is below it.
std::vector<long double> ownFromTotals(
    const ShareTree& tree, const std::vector<const NamedRow*>& matched, Remarks& remarks)
{
    std::vector<long double> own(tree.size(), 0.0L);
    std::vector<long double> below(tree.size(), 0.0L);
    for (auto row = static_cast<NodeRow>(tree.size()); row-- > 0;) {
        const NamedRow* given = matched[row];
        const long double total = given == nullptr ? below[row] : given->usage;
        const long double part = ownPart(total, below[row]);
        own[row] = part > 0 ? part : 0;
        if (part < 0)
            remarks.add("usage_below_children", given->position, [&] {
                return fmt::format(
                    "usage of {} is {}, less than the {} of what is below it; its own usage is taken as 0",
                    nameOf(NodeKind::Account, tree.name(row)), shortest(total), shortest(below[row]));
            });
        if (row != RootRow)
            below[tree.parent(row)] += total;
    }
    return own;
}

} // namespace

Result<Scenario> addUsage(
    const Scenario& scenario, const Import& source, UsageMatch& match, Diagnostics& diagnostics)
{
    std::vector<NamedRow> rows = source.scenario ? rowsOf(source.scenario->tree) : rowsOf(source.records);
    if (!source.hasUsage || rows.empty())
        return fail(ErrorCode::BadInput, "the file given for the usage carries no usage");
    if (source.scenario)
        for (NamedRow& row : rows)
            row.cluster = source.scenario->cluster;
    const auto isForeign = [&scenario](const NamedRow& row) {
        return !row.cluster.empty() && !scenario.cluster.empty() && row.cluster != scenario.cluster;
    };
    if (std::all_of(rows.begin(), rows.end(), isForeign))
        return fail(ErrorCode::BadInput,
            fmt::format("the usage is of cluster '{}', but the tree is of cluster '{}'",
                excerpt(rows.front().cluster), excerpt(scenario.cluster)));
    Remarks remarks;
    UsageMatcher matcher(scenario, std::move(rows));
    matcher.run(remarks);
    matcher.report(match);
    if (match.matched == 0)
        return fail(ErrorCode::BadInput, "no row of the usage belongs to an association of the tree");
    const auto matched = matcher.matched();
    std::vector<long double> own(scenario.tree.size(), 0.0L);
    if (source.scenario) {
        for (std::size_t row = 0; row < own.size(); ++row)
            own[row] = matched[row] == nullptr ? 0.0L : matched[row]->usage;
    } else {
        own = ownFromTotals(scenario.tree, matched, remarks);
    }
    for (Diagnostic& remark : remarks.take())
        diagnostics.push_back(std::move(remark));
    Scenario result = scenario;
    result.tree = withAllUsage(scenario.tree, std::move(own));
    return result;
}

} // namespace fairshare
