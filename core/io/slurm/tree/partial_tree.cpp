// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/slurm/tree/partial_tree.h"

#include "core/base/say.h"
#include "core/fairshare/algorithm_registry.h"
#include "core/fairshare/levels.h"
#include "core/fairshare/usage_totals.h"
#include "core/io/slurm/tree/part_completeness.h"
#include "core/io/slurm/tree/tree_assembly.h"
#include "core/io/slurm/tree/unlisted_shares.h"
#include "core/io/text/text_lines.h"
#include "core/scenario/printed_comparison.h"
#include "core/tree/association_limits.h"
#include "core/tree/own_usage.h"
#include "core/tree/share_tree_builder.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <optional>
#include <set>
#include <tuple>
#include <unordered_map>

namespace fairshare {
namespace {

/// The best of several estimates of one figure.
class Estimate {
public:
    /// @param error relative error
    void take(long double value, long double error)
    {
        if (!(error < m_error) || !std::isfinite(value))
            return;
        m_error = error;
        m_value = value;
    }
    /// Takes the whole of which `usage` is this part.
    void takeWhole(long double usage, PrintedNumber part)
    {
        if (part.isPrinted() && part.value > part.rounding && usage > 0 && std::isfinite(part.value))
            take(usage / part.value, (part.rounding / part.value) + (0.5L / usage));
    }
    std::optional<long double> value() const { return m_value < 0 ? std::nullopt : std::optional(m_value); }

private:
    long double m_value = -1;
    long double m_error = std::numeric_limits<long double>::infinity();
};

/// Returns the row's part of the usage of its level. LevelFS tells it with more digits if it is small.
PrintedNumber partOfLevel(const PrintedFigures& figures)
{
    const PrintedNumber& usage = figures.of(ListedFigure::EffectvUsage);
    const PrintedNumber& shares = figures.of(ListedFigure::NormShares);
    const PrintedNumber& levelFs = figures.of(ListedFigure::LevelFs);
    if (!shares.isPrinted() || !levelFs.isPrinted() || !std::isfinite(levelFs.value)
        || !(levelFs.value > levelFs.rounding) || !(shares.value > shares.rounding))
        return usage;
    const double part = shares.value / levelFs.value;
    const PrintedNumber fromLevelFs{
        part, part * (shares.rounding / shares.value + levelFs.rounding / levelFs.value)};
    return usage.isPrinted() && usage.rounding <= fromLevelFs.rounding ? usage : fromLevelFs;
}

/// Returns whether the row is a child of the root, so far as its figures tell: its effective usage is its
/// part of the usage of the cluster.
bool mayBeAtTop(const AssociationRecord& record)
{
    const PrintedNumber& cluster = record.printed.of(ListedFigure::NormUsage);
    const PrintedNumber& level = record.printed.of(ListedFigure::EffectvUsage);
    if (!cluster.isPrinted() || !level.isPrinted())
        return true;
    return std::abs(cluster.value - level.value) <= 1.01 * (cluster.rounding + level.rounding);
}

/// Accounts of one level, as long as their figures agree about its sums.
class CommonLevel {
public:
    /// Returns whether the account can be of this level with those before it, and takes it if so.
    bool take(const AssociationRecord& record)
    {
        const Range shares = whole(
            static_cast<double>(record.shares.value_or(0)), 0, record.printed.of(ListedFigure::NormShares));
        const Range usage = whole(static_cast<double>(record.usageTotal.value_or(0)), 1,
            record.printed.of(ListedFigure::EffectvUsage));
        const Range allShares = m_shares.with(shares);
        const Range allUsage = m_usage.with(usage);
        if (allShares.least > allShares.most || allUsage.least > allUsage.most)
            return false;
        m_shares = allShares;
        m_usage = allUsage;
        return true;
    }

private:
    struct Range {
        double least = 0;
        double most = std::numeric_limits<double>::infinity();

        Range with(const Range& other) const
        {
            return {std::max(least, other.least), std::min(most, other.most)};
        }
    };
    /// Returns the wholes of which `part`, known to `error`, is the printed fraction.
    static Range whole(double part, double error, PrintedNumber fraction)
    {
        constexpr double Slack = 1e-9;
        if (!fraction.isPrinted() || part <= error || fraction.value <= fraction.rounding)
            return {};
        return {(part - error) / (fraction.value + fraction.rounding) * (1 - Slack),
            (part + error) / (fraction.value - fraction.rounding) * (1 + Slack)};
    }

    Range m_shares;
    Range m_usage;
};

class PartBuilder {
public:
    using Handle = ShareTreeBuilder::Handle;

    /// @param isWhole nothing is missing but the row of the root
    PartBuilder(const PartialListing& listing, bool isWhole)
        : m_listing(listing)
        , m_isWhole(isWhole)
    {
    }

    Result<ShareTree> build(Diagnostics& diagnostics);

private:
    void sort();
    void addRoot();
    void addAccounts();
    void addUsers();
    Handle addUnlisted(std::string_view name);
    Handle add(Handle parent, const AssociationRecord& record);
    std::vector<long double> totals() const;

    const PartialListing& m_listing;
    bool m_isWhole;
    const AssociationRecord* m_root = nullptr;
    std::vector<const AssociationRecord*> m_accounts;
    std::vector<const AssociationRecord*> m_users;
    ShareTreeBuilder m_builder{RootAccountName};
    std::vector<const AssociationRecord*> m_record; ///< by handle; null for rows that are not listed
};

/// Sorts the rows by kind. An account counts once, and a user as often as it is listed.
void PartBuilder::sort()
{
    std::set<std::string_view> seen;
    for (const AssociationRecord& record : m_listing.records) {
        if (!record.user.empty())
            m_users.push_back(&record);
        else if (!seen.insert(record.account).second)
            continue;
        else if (record.account == RootAccountName)
            m_root = &record;
        else
            m_accounts.push_back(&record);
    }
}

NodeDraft draftOfRecord(const AssociationRecord& record)
{
    const bool isUser = !record.user.empty();
    return {.kind = isUser ? NodeKind::User : NodeKind::Account,
        .name = isUser ? record.user : record.account,
        .shares = record.shares.value_or(1),
        .partition = record.partition,
        .association = record.association,
        .limits = record.limits,
        .printed = record.printed,
        .position = record.position};
}

void PartBuilder::addRoot()
{
    NodeDraft draft{.kind = NodeKind::Account, .name = RootAccountName};
    if (m_root != nullptr)
        draft = draftOfRecord(*m_root);
    draft.shares = 1;
    draft.isUnlisted = m_root == nullptr && !m_isWhole;
    m_builder.setRoot(draft);
    m_record.push_back(m_root);
}

PartBuilder::Handle PartBuilder::add(Handle parent, const AssociationRecord& record)
{
    m_record.push_back(&record);
    return m_builder.add(parent, draftOfRecord(record));
}

/// Adds an account that is not listed. Its shares are unknown and count as none.
PartBuilder::Handle PartBuilder::addUnlisted(std::string_view name)
{
    if (const auto known = m_builder.account(name))
        return *known;
    m_record.push_back(nullptr);
    return m_builder.add(
        m_builder.root(), {.kind = NodeKind::Account, .name = name, .shares = 0, .isUnlisted = true});
}

/// Adds the accounts, parents first. An account below an unknown parent gets one of its own.
void PartBuilder::addAccounts()
{
    std::unordered_map<std::string_view, const AssociationRecord*> byName;
    std::unordered_map<std::string_view, std::vector<const AssociationRecord*>> below;
    for (const AssociationRecord* account : m_accounts)
        byName.emplace(account->account, account);
    std::vector<std::pair<const AssociationRecord*, Handle>> queue;
    CommonLevel top;
    for (const AssociationRecord* account : m_accounts) {
        if (byName.contains(account->parent) && account->parent != account->account)
            below[account->parent].push_back(account);
        else if (account->parent == RootAccountName
            || (account->parent.empty() && !m_listing.noneAtTop && mayBeAtTop(*account)
                && top.take(*account)))
            queue.emplace_back(account, m_builder.root());
        else
            queue.emplace_back(account,
                addUnlisted(
                    account->parent.empty() ? fmt::format("above {}", account->account) : account->parent));
    }
    for (std::size_t at = 0; at < queue.size(); ++at) {
        const auto [account, parent] = queue[at];
        const Handle handle = add(parent, *account);
        for (const AssociationRecord* child : below[account->account])
            queue.emplace_back(child, handle);
        below.erase(account->account);
    }
    // What is left are accounts that are their own ancestors.
    for (const auto& [name, accounts] : below)
        for (const AssociationRecord* account : accounts)
            add(m_builder.root(), *account);
}

void PartBuilder::addUsers()
{
    for (const AssociationRecord* user : m_users)
        add(user->account == RootAccountName ? m_builder.root() : addUnlisted(user->account), *user);
}

/// Returns inclusive usage by handle: as listed, or else the whole that the printed parts of it tell.
std::vector<long double> PartBuilder::totals() const
{
    const bool ofLevel = m_listing.normSharesOf != NormSharesOf::Cluster;
    std::vector<long double> total(m_record.size(), 0);
    std::vector<long double> below(m_record.size(), 0);
    std::vector<Estimate> whole(m_record.size());
    for (std::size_t handle = total.size(); handle-- > 0;) {
        const AssociationRecord* record = m_record[handle];
        total[handle] = record != nullptr && record->usageTotal
            ? *record->usageTotal
            : std::max(below[handle], whole[handle].value().value_or(0));
        if (handle == 0)
            break;
        const Handle parent = m_builder.parent(static_cast<Handle>(handle));
        below[parent] += total[handle];
        if (record == nullptr)
            continue;
        whole[0].takeWhole(total[handle], record->printed.of(ListedFigure::NormUsage));
        if ((ofLevel && m_builder.shares(parent) != ParentShares
                && m_builder.shares(static_cast<Handle>(handle)) != ParentShares)
            || parent == m_builder.root())
            whole[parent].takeWhole(total[handle],
                ofLevel ? partOfLevel(record->printed) : record->printed.of(ListedFigure::EffectvUsage));
    }
    return total;
}

Result<ShareTree> PartBuilder::build(Diagnostics& diagnostics)
{
    sort();
    addRoot();
    addAccounts();
    addUsers();
    setOwnUsage(m_builder, totals(), diagnostics);
    findUnlistedShares(m_builder, m_listing.normSharesOf);
    return std::move(m_builder).build(ShareTreeBuilder::Repeats::Number, diagnostics);
}

/// A reading of the rows with the number of rows whose printed figures it does not give.
struct Assumed {
    Scenario scenario;
    std::size_t differences = 0;
    Diagnostics diagnostics;
};

Result<Assumed> assume(const PartialListing& listing, const Import& import, Diagnostics diagnostics)
{
    auto tree = partialTree(listing, diagnostics);
    if (!tree)
        return tl::unexpected(tree.error());
    Assumed assumed{.scenario = {}, .differences = 0, .diagnostics = std::move(diagnostics)};
    assumed.scenario.cluster = import.records.front().cluster;
    assumed.scenario.tree = std::move(*tree);
    if (!import.algorithm.empty())
        assumed.scenario.settings.algorithm = import.algorithm;
    else if (listing.normSharesOf == NormSharesOf::Cluster)
        assumed.scenario.settings.algorithm = findAlgorithmByFlag("NO_FAIR_TREE")->id;
    assumed.scenario = withPrintedAlgorithm(assumed.scenario);
    const auto comparison = comparePrinted(assumed.scenario);
    if (!comparison)
        return tl::unexpected(comparison.error());
    assumed.differences = comparison->different;
    return assumed;
}

/// Returns the readings of the rows that their figures may have, the likeliest first.
std::vector<PartialListing> assumptions(const Import& import)
{
    PartialListing listing = partialListing(import);
    const bool mayBeDeeper = std::ranges::any_of(listing.records, [](const AssociationRecord& record) {
        return record.user.empty() && record.parent.empty() && record.account != RootAccountName
            && !record.printed.of(ListedFigure::NormUsage).isPrinted();
    });
    std::vector<PartialListing> all;
    for (const NormSharesOf each : {NormSharesOf::Level, NormSharesOf::Cluster}) {
        if (listing.normSharesOf != NormSharesOf::Unknown && listing.normSharesOf != each)
            continue;
        for (const bool noneAtTop : {false, true})
            if (!noneAtTop || mayBeDeeper)
                all.push_back({listing.records, each, noneAtTop});
    }
    return all;
}

/// Rows of a tree that another listing has too.
class CommonRows {
public:
    void take(const AssociationRecord& kept, const AssociationRecord& added, bool hasUsage)
    {
        ++m_rows;
        // Usage is printed in whole seconds.
        const bool sameUsage =
            !hasUsage || std::abs(kept.usageTotal.value_or(0) - added.usageTotal.value_or(0)) < 1;
        if (sameUsage && kept.shares == added.shares)
            return;
        if (m_different++ > 0)
            return;
        m_example = nameOf(added.user.empty() ? NodeKind::Account : NodeKind::User,
            added.user.empty() ? added.account : added.user);
        m_place = added.position;
    }
    void remark(Diagnostics& diagnostics) const
    {
        if (m_different > 0)
            diagnostics.push_back({"rows_replaced",
                fairshare::say("{} of {} associations that both listings contain differ in shares or usage, "
                               "such as {}; the values of this listing are used",
                    m_different, m_rows, m_example),
                m_place});
    }

private:
    std::size_t m_rows = 0;
    std::size_t m_different = 0;
    std::string m_example;
    SourcePosition m_place;
};

} // namespace

bool tellsPart(const Import& import)
{
    return !import.scenario && !import.noTree && import.hasShares && import.hasUsage
        && std::ranges::any_of(import.records, [](const AssociationRecord& record) {
               return record.printed.of(ListedFigure::NormShares).isPrinted();
           });
}

PartialListing partialListing(const Import& import)
{
    if (import.scenario)
        return partialListing(import.scenario->tree);
    return {import.records, import.normSharesOf};
}

PartialListing partialListing(const ShareTree& tree)
{
    const Levels levels(tree);
    const auto total = sumUsage(tree).total;
    PartialListing listing{.normSharesOf = NormSharesOf::Level};
    for (NodeRow row = 0; row < tree.size(); ++row) {
        if (tree.isUnlisted(row))
            continue;
        AssociationRecord record{.cluster = {},
            .account = std::string(tree.name(tree.accountOf(row))),
            .user = std::string(tree.isUser(row) ? tree.name(row) : std::string_view()),
            .partition = std::string(tree.partition(row)),
            .association = tree.association(row),
            .shares = tree.shares(row),
            .usageTotal = total[row],
            .limits = std::string(listedLimits(tree, row))};
        if (const PrintedFigures* printed = tree.printed(row); printed != nullptr)
            record.printed = *printed;
        if (row != RootRow) {
            const NodeRow parent = tree.parent(row);
            if (!tree.isUser(row) && (parent == RootRow || !tree.isUnlisted(parent)))
                record.parent = tree.name(parent);
            // The sum is exact, so it does not matter what normalized shares are relative to.
            record.printed.levelShares = levels.levelShares(row);
            if (total[RootRow] > 0)
                record.printed.of(ListedFigure::NormUsage) = {
                    static_cast<double>(total[row] / total[RootRow]), 1e-15};
        }
        listing.records.push_back(std::move(record));
    }
    return listing;
}

Result<ShareTree> partialTree(const PartialListing& listing, Diagnostics& diagnostics)
{
    const Diagnostics before = diagnostics;
    auto tree = PartBuilder(listing, false).build(diagnostics);
    if (!tree || !isWholeBelowRoot(*tree, listing.normSharesOf))
        return tree;
    diagnostics = before;
    return PartBuilder(listing, true).build(diagnostics);
}

Result<Scenario> partialScenario(const Import& import, Diagnostics& diagnostics)
{
    std::optional<Assumed> best;
    for (const PartialListing& listing : assumptions(import)) {
        auto assumed = assume(listing, import, diagnostics);
        if (!assumed)
            return tl::unexpected(assumed.error());
        if (!best || assumed->differences < best->differences)
            best = std::move(*assumed);
        if (best->differences == 0)
            break;
    }
    diagnostics = std::move(best->diagnostics);
    return std::move(best->scenario);
}

Result<Scenario> completed(const Scenario& scenario, const Import& source, Diagnostics& diagnostics)
{
    const std::string& cluster = source.scenario ? source.scenario->cluster : source.records.front().cluster;
    if (!cluster.empty() && !scenario.cluster.empty() && cluster != scenario.cluster)
        return fail(ErrorCode::BadInput,
            fairshare::say("the listing is from cluster '{}', but the tree is from cluster '{}'",
                excerpt(cluster), excerpt(scenario.cluster)),
            {1, 1});
    // What is added comes first: its figures are as printed, and those of the tree may be derived.
    PartialListing listing = partialListing(source);
    using Names = std::tuple<std::string, std::string, std::string>;
    const auto namesOf = [](const AssociationRecord& record) {
        return Names(record.account, record.user, record.partition);
    };
    std::map<Names, std::size_t> added;
    CommonRows common;
    for (std::size_t i = 0; i < listing.records.size(); ++i)
        added.emplace(namesOf(listing.records[i]), i);
    for (AssociationRecord& record : partialListing(scenario.tree).records) {
        const auto found = added.find(namesOf(record));
        if (found == added.end()) {
            listing.records.push_back(std::move(record));
            continue;
        }
        common.take(record, listing.records[found->second], source.hasUsage);
        if (!source.hasUsage) {
            listing.records[found->second].usageTotal = record.usageTotal;
            listing.records[found->second].printed = record.printed;
        }
    }
    common.remark(diagnostics);
    auto tree = partialTree(listing, diagnostics);
    if (!tree)
        return tl::unexpected(tree.error());
    Scenario result = scenario;
    result.tree = std::move(*tree);
    return result;
}

std::string missingText(const ShareTree& tree)
{
    if (!tree.isPart())
        return {};
    std::string missing;
    const auto add = [&missing](const std::string& text) { missing += (missing.empty() ? "" : "; ") + text; };
    if (tree.isUnlisted(RootRow))
        add(fairshare::say("the root is not listed"));
    constexpr std::size_t MostNamed = 3;
    std::size_t named = 0;
    for (const auto& [row, shares] : tree.shape().unlistedShares)
        if (++named <= MostNamed)
            add(fairshare::say("{} of {} shares in {} are not listed", shares, Levels(tree).childShares(row),
                nameOf(NodeKind::Account, tree.name(row))));
    if (named > MostNamed)
        add(fairshare::say("accounts with further children that are not listed: {}", named - MostNamed));
    return fairshare::say("the listing is only a part of the tree ({}); rows are normalized by the printed "
                          "figures, and ranks among all users are unknown",
        missing);
}

} // namespace fairshare
