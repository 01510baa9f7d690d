// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/compare/changes/change_effects.h"
#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/base/small_numbers.h"
#include "core/report/review/parts.h"
#include "core/tree/shares_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>

namespace fairshare::review {
namespace {

constexpr std::size_t MostChanges = 40;
constexpr std::size_t MostSettings = 20;
/// Maximum number of rows to evaluate when trying changes one by one; takes a few seconds.
constexpr std::size_t MostRowsTried = 2'000'000;
constexpr long double SecondsPerHour = 3600;
constexpr std::string_view Nothing = "\u2013";

std::string fieldOf(ChangeKind kind)
{
    switch (kind) {
    case ChangeKind::Added:
        return fairshare::say("added (shares)");
    case ChangeKind::Removed:
        return fairshare::say("removed (shares)");
    case ChangeKind::Moved:
        return fairshare::say("account");
    case ChangeKind::Renamed:
        return fairshare::say("name");
    case ChangeKind::Partition:
        return fairshare::say("partition");
    case ChangeKind::Shares:
        return fairshare::say("shares");
    case ChangeKind::Usage:
        return fairshare::say("usage, TRES-h");
    case ChangeKind::PendingJobs:
        return fairshare::say("pending jobs");
    case ChangeKind::Options:
        return fairshare::say("other options");
    }
    return {};
}

/// Returns usage with this many decimals; more only if it would be shown as 0.
std::string hoursText(double hours, int decimals)
{
    return hours == 0 ? "0" : saidNumber(fixedOrScientific(hours, decimals));
}

/// Returns the old and the new usage with as many decimals as it takes to tell them apart.
std::pair<std::string, std::string> usageTexts(double before, double now)
{
    constexpr int LeastDecimals = 1;
    constexpr int MostDecimals = 6;
    for (int decimals = LeastDecimals; decimals <= MostDecimals; ++decimals) {
        std::pair texts{hoursText(before, decimals), hoursText(now, decimals)};
        if (texts.first != texts.second || before == now)
            return texts;
    }
    return {saidNumber(shortest(before)), saidNumber(shortest(now))};
}

double usageHours(const ShareTree& tree, NodeRow row)
{
    const long double seconds = tree.givenTotal(row) != nullptr ? *tree.givenTotal(row) : tree.usage(row);
    return static_cast<double>(seconds / SecondsPerHour);
}

std::string valueOf(const ShareTree& tree, NodeRow row, ChangeKind kind)
{
    if (row == NoRow)
        return std::string(Nothing);
    switch (kind) {
    case ChangeKind::Added:
    case ChangeKind::Removed:
    case ChangeKind::Shares:
        return tree.hasParentShares(row) ? sharesText(tree.shares(row))
                                         : saidNumber(sharesText(tree.shares(row)));
    case ChangeKind::Moved:
        return std::string(tree.name(tree.parent(row)));
    case ChangeKind::Renamed:
        return std::string(tree.name(row));
    case ChangeKind::Partition:
        return tree.partition(row).empty() ? std::string(Nothing) : std::string(tree.partition(row));
    case ChangeKind::Usage:
        return hoursText(usageHours(tree, row), 1);
    case ChangeKind::PendingJobs:
        return saidNumber(std::to_string(tree.pendingJobs(row)));
    case ChangeKind::Options:
        return std::string(tree.slurmOptions(row));
    }
    return {};
}

/// Returns the old and the new value of a change.
std::pair<std::string, std::string> valuesOf(
    const ShareTree& before, const ShareTree& now, const AssociationChange& change)
{
    if (change.kind == ChangeKind::Usage && change.before != NoRow && change.after != NoRow)
        return usageTexts(usageHours(before, change.before), usageHours(now, change.after));
    return {valueOf(before, change.before, change.kind), valueOf(now, change.after, change.kind)};
}

/// Returns whether a change was a decision. Decisions are listed before changes that merely happened.
bool isDecision(const AssociationChange& change)
{
    return change.kind != ChangeKind::Usage && change.kind != ChangeKind::PendingJobs
        && change.kind != ChangeKind::Options;
}

/// Evaluates each change alone.
class Alone {
public:
    explicit Alone(const Facts& facts)
        : m_facts(facts)
        , m_left(std::max<std::size_t>(1, MostRowsTried / std::max<std::size_t>(1, facts.tree().size())))
    {
        if (const auto one = evaluate(*facts.question.baseline, {facts.algorithm}, facts.progress))
            m_trial.emplace(facts.question.baseline, *one, facts.question.now);
    }

    /// Returns nothing if the change cannot be made alone or would take too long.
    std::optional<ChangeEffect> effectOf(const AssociationChange& change)
    {
        m_skipped += m_left == 0 ? 1 : 0;
        if (!m_trial || m_left == 0)
            return std::nullopt;
        --m_left;
        const auto outcome = m_trial->outcomeOf(change, m_facts.algorithm, m_facts.progress);
        if (!outcome || outcome->effects.empty())
            return std::nullopt;
        return outcome->effects.front();
    }

    std::size_t skipped() const { return m_skipped; }

private:
    const Facts& m_facts;
    std::size_t m_left;
    std::size_t m_skipped = 0;
    std::optional<ChangeTrial> m_trial;
};

struct TriedChange {
    AssociationChange change;
    std::optional<ChangeEffect> effect;

    std::size_t affected() const { return effect ? effect->up + effect->down : 0; }
};

/// Returns the changes to list: decisions first, then by the number of users that each affects alone.
std::vector<TriedChange> listed(const Facts& facts, Alone& alone)
{
    std::vector<TriedChange> all;
    for (const bool decisions : {true, false})
        for (const AssociationChange& change : facts.changes)
            if (isDecision(change) == decisions)
                all.push_back({change, alone.effectOf(change)});
    std::ranges::stable_sort(all, [](const TriedChange& a, const TriedChange& b) {
        return std::pair(isDecision(a.change), a.affected()) > std::pair(isDecision(b.change), b.affected());
    });
    all.resize(std::min(all.size(), MostChanges));
    return all;
}

NameEnds endsOf(const ShareTree& tree, const std::vector<TriedChange>& changes, bool now)
{
    std::vector<NodeRow> rows;
    for (const auto& [change, effect] : changes)
        if (const NodeRow row = now ? change.after : change.before; row != NoRow)
            rows.push_back(row);
    return nameEnds(tree, rows);
}

ReviewTable emptyTable()
{
    using Kind = ReviewColumnKind;
    return {
        .columns = {{fairshare::say("Account or user"), Kind::Text}, {fairshare::say("Field"), Kind::Text},
            {fairshare::say("Old"), Kind::Number}, {fairshare::say("New"), Kind::Number},
            {fairshare::say("Users up"), Kind::Number}, {fairshare::say("Users down"), Kind::Number}},
        .rows = {}};
}

void addSettings(const Difference& difference, ReviewTable& table)
{
    for (std::size_t at = 0; at < std::min(MostSettings, difference.settings.size()); ++at) {
        const SettingChange& change = difference.settings[at];
        const auto shown = [](const std::string& text) { return text.empty() ? std::string(Nothing) : text; };
        table.rows.push_back({{fairshare::say("settings"), change.name, shown(change.before),
            shown(change.after), std::string(Nothing), std::string(Nothing)}});
    }
}

/// Returns the remark below the table: how many more changes there are, and what the columns mean.
std::string remark(const Facts& facts, std::size_t skipped)
{
    std::string text;
    const std::size_t all = facts.changes.size();
    if (all > MostChanges)
        text = fairshare::say("Changes not listed: {}.", all - MostChanges) + " ";
    text += fairshare::say("Users up and users down: number of users whose place under {} improves or "
                           "worsens if only this change is made.",
        facts.title());
    if (skipped != 0)
        text += " "
            + fairshare::say("In a tree of this size, only the first changes are evaluated individually.");
    return text;
}

} // namespace

ReviewSection changes(const Facts& facts)
{
    ReviewSection section{fairshare::say("Changes"), {}};
    if (!facts.hasChanges())
        return section;
    ReviewTable table = emptyTable();
    addSettings(*facts.difference, table);
    Alone alone(facts);
    const std::vector<TriedChange> list = listed(facts, alone);
    const ShareTree& before = facts.question.baseline->tree;
    const ShareTree& now = facts.question.now->tree;
    const NameEnds endsBefore = endsOf(before, list, false);
    const NameEnds endsNow = endsOf(now, list, true);
    for (const auto& [change, effect] : list) {
        const bool gone = change.after == NoRow;
        const std::string name =
            gone ? nameWithEnd(before, change.before, endsBefore) : nameWithEnd(now, change.after, endsNow);
        const auto number = [](std::size_t users) { return saidNumber(std::to_string(users)); };
        const std::string up = effect ? number(effect->up) : std::string(Nothing);
        const std::string down = effect ? number(effect->down) : std::string(Nothing);
        const auto [old, changed] = valuesOf(before, now, change);
        table.rows.push_back({{name, fieldOf(change.kind), old, changed, up, down}});
    }
    section.blocks.emplace_back(std::move(table));
    section.blocks.emplace_back(ReviewParagraph{remark(facts, alone.skipped())});
    return section;
}

} // namespace fairshare::review
