// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/htcondor/condor_userprio_reader.h"

#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/io/htcondor/quota_import.h"
#include "core/io/import/import.h"
#include "core/io/printed/ruled_table.h"
#include "core/io/text/loose_number.h"
#include "core/io/text/text_lines.h"
#include "core/quota/printed_quotas.h"
#include "core/quota/submitters/accountant.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <optional>
#include <set>

namespace fairshare {
namespace {

constexpr std::string_view FirstLine = "Last Priority Update:";

/// Tolerance for sums, since the amounts in use are printed as whole numbers.
constexpr double InUseTolerance = 2;

struct UserprioColumns {
    enum Column : std::size_t {
        EffectiveQuota,
        ConfigQuota,
        SubtreeQuota,
        Surplus,
        EffectivePriority,
        RealPriority,
        PriorityFactor,
        InUse,
        UsageHours,
        Requested,
        Floor,
        Ceiling,
        ColumnCount
    };
    struct Title {
        std::string_view text;
        Column column;
    };
    static constexpr std::array Titles{Title{"effective quota", EffectiveQuota},
        Title{"config quota", ConfigQuota}, Title{"subtree quota", SubtreeQuota},
        Title{"use surplus", Surplus}, Title{"effective priority", EffectivePriority},
        Title{"real priority", RealPriority}, Title{"priority factor", PriorityFactor},
        Title{"wghted in use", InUse}, Title{"res in use", InUse},
        Title{"total usage (wghted-hrs)", UsageHours}, Title{"weighted requested", Requested},
        Title{"requested resources", Requested}, Title{"submitter floor", Floor},
        Title{"submitter ceiling", Ceiling}};
};

constexpr std::string_view GroupsAndUsers = "group user name";
constexpr std::string_view Users = "user name"; ///< flat layout, which also lists groups
constexpr std::string_view Groups = "group name";

bool isNameTitle(std::string_view title)
{
    return title == GroupsAndUsers || title == Users || title == Groups;
}

std::string_view groupOfSubmitter(std::string_view name)
{
    return parentGroup(name.substr(0, name.rfind('@')));
}

class UserprioReader {
public:
    explicit UserprioReader(std::string_view content)
        : m_table(content)
    {
    }

    Result<Import> read(const Progress& progress);

private:
    using enum UserprioColumns::Column;

    Result<void> openTable();
    Result<void> readRow();
    Result<void> readGroup(std::string_view name, SourcePosition place);
    Result<void> readSubmitter(std::string name, SourcePosition place);
    Result<void> readSurplus(QuotaGroup& group);
    Result<std::optional<double>> number(UserprioColumns::Column column) const;
    void remarkEnd();
    void inferDynamic(QuotaGroup& group, std::optional<double> subtree, SourcePosition place);
    void makeGroupsOfSubmitters();
    void assumeFactors();
    void takeOffRolledUp();
    bool isOversubscribed() const;
    void comparePrinted();
    bool isRolledUp(const std::map<std::string, double>& childSums) const;
    std::map<std::string, double> sumsOfSubmitters() const;

    RuledTable m_table;
    Remarks m_remarks;
    std::array<std::optional<std::size_t>, UserprioColumns::ColumnCount> m_columns;
    std::string m_layout; ///< title of the names
    PlacedQuotas m_result;
    std::vector<SourcePosition> m_submitterPlaces;
    std::string m_group; ///< group above the next row
    std::optional<double> m_rootInUse;
    PrintedQuotas m_printed;
};

Result<void> UserprioReader::openTable()
{
    if (!m_table.open())
        return fail(ErrorCode::BadInput,
            fairshare::say("no table found; expected two title lines above a line of dashes"), {1, 1});
    m_layout = m_table.titles().front();
    if (!isNameTitle(m_layout))
        return fail(ErrorCode::BadInput,
            fairshare::say("the first column is {}; expected Group, User Name or both", quotedPart(m_layout)),
            m_table.position());
    for (const UserprioColumns::Title& title : UserprioColumns::Titles)
        if (const auto column = m_table.column(title.text))
            m_columns[title.column] = column;
    return {};
}

/// Returns nothing for a cell that is empty or has no value.
Result<std::optional<double>> UserprioReader::number(UserprioColumns::Column column) const
{
    if (!m_columns[column])
        return std::nullopt;
    const RuledTable::Cell cell = m_table.cell(*m_columns[column]);
    if (cell.text.empty() || equalIgnoringCase(cell.text, "n/d") || equalIgnoringCase(cell.text, "n/a"))
        return std::nullopt;
    const auto value = looseNumber(cell.text);
    if (value && std::isfinite(*value) && *value >= 0)
        return value;
    return fail(ErrorCode::BadInput,
        fairshare::say("{} is {}; expected a number, 0 or more", m_table.titles()[*m_columns[column]],
            quotedPart(cell.text)),
        cell.position);
}

Result<void> UserprioReader::readSurplus(QuotaGroup& group)
{
    if (!m_columns[Surplus])
        return {};
    const RuledTable::Cell cell = m_table.cell(*m_columns[Surplus]);
    const auto is = [&cell](std::string_view word) { return equalIgnoringCase(cell.text, word); };
    if (is("Regroup")) {
        group.autoregroup = true;
        m_remarks.add("surplus_not_told", cell.position,
            fairshare::phrase("'Regroup' means that submitters negotiate again in the pool; assuming that "
                              "the group does not accept surplus"));
        return {};
    }
    group.acceptsSurplus = is("ByQuota") || is("yes");
    if (group.acceptsSurplus || is("no") || cell.text.empty())
        return {};
    return fail(ErrorCode::BadInput,
        fairshare::say("use surplus is {}; expected no, ByQuota or Regroup", quotedPart(cell.text)),
        cell.position);
}

/// Detects a dynamic quota, since tables do not mark fractions.
void UserprioReader::inferDynamic(QuotaGroup& group, std::optional<double> subtree, SourcePosition place)
{
    if (!subtree && group.quota && *group.quota > 0 && *group.quota < 1) {
        group.isDynamic = true;
        m_remarks.add("dynamic_inferred", place, [&] {
            return fairshare::say("treating the quota {} of {} as a fraction because it is below 1",
                saidNumber(shortest(*group.quota)), quotedPart(group.name));
        });
        return;
    }
    if (!group.quota || !subtree || *group.quota > 1 || *subtree <= *group.quota)
        return;
    group.isDynamic = true;
    m_remarks.add("dynamic_inferred", place, [&] {
        return fairshare::say("treating the quota {} of {} as a fraction because its subtree quota is {}",
            saidNumber(shortest(*group.quota)), quotedPart(group.name), saidNumber(shortest(*subtree)));
    });
}

Result<void> UserprioReader::readGroup(std::string_view name, SourcePosition place)
{
    QuotaGroup group;
    group.name = name;
    std::array<std::optional<double>, ColumnCount> figures;
    for (const UserprioColumns::Column column :
        {EffectiveQuota, ConfigQuota, SubtreeQuota, PriorityFactor, InUse, Requested}) {
        const auto figure = number(column);
        if (!figure)
            return tl::unexpected(figure.error());
        figures[column] = *figure;
    }
    if (equalIgnoringCase(name, RootGroupName)) {
        m_group.clear();
        m_result.quotas.poolSize = figures[SubtreeQuota].value_or(0);
        m_result.quotas.options.rootRequested = figures[Requested].value_or(0);
        m_rootInUse = figures[InUse];
        return {};
    }
    m_group = name;
    group.quota = figures[ConfigQuota];
    if (figures[PriorityFactor].value_or(0) > 0)
        group.priorityFactor = figures[PriorityFactor];
    group.usage = figures[InUse].value_or(0);
    group.requested = figures[Requested].value_or(0);
    if (auto done = readSurplus(group); !done)
        return done;
    inferDynamic(group, figures[SubtreeQuota], place);
    m_printed.emplace(group.name, PrintedQuota{figures[EffectiveQuota], figures[SubtreeQuota]});
    m_result.quotas.groups.push_back(std::move(group));
    m_result.places.push_back(place);
    return {};
}

Result<void> UserprioReader::readSubmitter(std::string name, SourcePosition place)
{
    QuotaSubmitter submitter;
    submitter.name = std::move(name);
    struct Figure {
        UserprioColumns::Column column = ConfigQuota;
        std::optional<double>& value;
        bool aboveZero = false;
    };
    std::optional<double> inUse;
    for (const Figure& each : {Figure{EffectivePriority, submitter.effectivePriority, true},
             Figure{RealPriority, submitter.realPriority, true},
             Figure{PriorityFactor, submitter.priorityFactor, true}, Figure{InUse, inUse},
             Figure{UsageHours, submitter.usageHours}, Figure{Requested, submitter.requested},
             Figure{Floor, submitter.floor}, Figure{Ceiling, submitter.ceiling}}) {
        const auto figure = number(each.column);
        if (!figure)
            return tl::unexpected(figure.error());
        if (!each.aboveZero || figure->value_or(0) > 0)
            each.value = *figure;
    }
    submitter.usage = inUse.value_or(0);
    m_result.quotas.submitters.push_back(std::move(submitter));
    m_submitterPlaces.push_back(place);
    return {};
}

Result<void> UserprioReader::readRow()
{
    const RuledTable::Cell cell = m_table.cell(0);
    if (cell.text.empty())
        return fail(ErrorCode::BadInput, fairshare::say("the row has no name"), m_table.position());
    // Copying may lose the indentation.
    const bool isSubmitter =
        (m_layout == GroupsAndUsers && cell.isIndented) || cell.text.find('@') != std::string_view::npos;
    if (!isSubmitter)
        return readGroup(cell.text, cell.position);
    const bool below = m_layout == GroupsAndUsers && !m_group.empty();
    return readSubmitter((below ? m_group + "." : std::string()) + std::string(cell.text), cell.position);
}

void UserprioReader::remarkEnd()
{
    constexpr std::string_view Count = "Number of users:";
    if (!m_table.isEnded()) {
        m_remarks.add("no_final_ruler", m_table.position(),
            fairshare::phrase("no line of dashes below the rows; the table may be truncated"));
        return;
    }
    const std::string_view footer = trimmed(m_table.footer());
    const std::size_t listed = m_result.quotas.submitters.size();
    if (!footer.starts_with(Count) || listed == 0)
        return;
    const std::string_view rest = trimmed(footer.substr(Count.size()));
    const auto counted = parseUnsigned(rest.substr(0, rest.find_first_of(" \t")));
    if (counted && *counted != listed)
        m_remarks.add("users_missing", m_table.position(), [&] {
            return fairshare::say(
                "the table reports {} users but lists {}; some may be missing", *counted, listed);
        });
}

/// Adds the groups for a table of submitters only, in which the submitter names start with the group name.
void UserprioReader::makeGroupsOfSubmitters()
{
    if (!m_result.quotas.groups.empty())
        return;
    std::set<std::string> known;
    for (std::size_t i = 0; i < m_submitterPlaces.size(); ++i) {
        const std::string_view group = groupOfSubmitter(m_result.quotas.submitters[i].name);
        if (group.empty() || !known.insert(lowerCase(group)).second)
            continue;
        m_result.quotas.groups.push_back({.name = std::string(group)});
        m_result.places.push_back(m_submitterPlaces[i]);
    }
    if (!known.empty())
        m_remarks.add("groups_of_submitters", m_submitterPlaces.front(),
            fairshare::phrase("the table lists no groups; taking them from the submitter names"));
}

/// Chooses the factors of a table that has only effective priorities. The default factor of 1000 allows none
/// below 500, the earlier default of 1 none below 0.5.
void UserprioReader::assumeFactors()
{
    std::vector<QuotaSubmitter>& submitters = m_result.quotas.submitters;
    const auto isTooGood = [](const QuotaSubmitter& submitter) {
        return submitter.effectivePriority
            && *submitter.effectivePriority
            < PriorityRecord::LowestPriority * QuotaOptions::DefaultPriorityFactor;
    };
    if (m_columns[RealPriority] || m_columns[PriorityFactor] || std::ranges::none_of(submitters, isTooGood))
        return;
    for (QuotaSubmitter& submitter : submitters)
        submitter.priorityFactor = 1;
    m_remarks.add("assumed_factors", m_submitterPlaces.front(),
        fairshare::phrase(
            "the table has effective priorities below 500 and no factors; assuming a factor of 1 "
            "for each submitter"));
}

/// Returns the amounts in use by the direct submitters of each group, by name in lower case; "" for the pool.
std::map<std::string, double> UserprioReader::sumsOfSubmitters() const
{
    std::map<std::string, double> sums;
    for (const QuotaSubmitter& submitter : m_result.quotas.submitters)
        sums[lowerCase(groupOfSubmitter(submitter.name))] += submitter.usage;
    return sums;
}

/// Returns true if the amounts of groups include their whole subtree.
bool UserprioReader::isRolledUp(const std::map<std::string, double>& childSums) const
{
    const bool usersListed = !m_result.quotas.submitters.empty();
    const auto direct = sumsOfSubmitters();
    bool any = false;
    bool plainFits = usersListed;
    const auto fits = [&](const std::string& name, double inUse) {
        const auto sum = childSums.find(name);
        if (sum == childSums.end() || sum->second <= 0)
            return true;
        any = true;
        const auto own = direct.find(name);
        const double ownSum = own == direct.end() ? 0 : own->second;
        plainFits = plainFits && std::abs(inUse - ownSum) <= InUseTolerance;
        return usersListed ? std::abs(inUse - ownSum - sum->second) <= InUseTolerance
                           : inUse + InUseTolerance >= sum->second;
    };
    bool all = !m_rootInUse || fits({}, *m_rootInUse);
    for (const QuotaGroup& group : m_result.quotas.groups)
        all = all && fits(lowerCase(group.name), group.usage);
    return any && all && !plainFits;
}

/// Subtracts the usage of child groups, so that the usage of a group is what is charged to it directly.
void UserprioReader::takeOffRolledUp()
{
    std::map<std::string, double> childSums;
    for (const QuotaGroup& group : m_result.quotas.groups)
        childSums[lowerCase(parentGroup(group.name))] += group.usage;
    if (!isRolledUp(childSums))
        return;
    for (QuotaGroup& group : m_result.quotas.groups)
        if (const auto sum = childSums.find(lowerCase(group.name)); sum != childSums.end())
            group.usage = std::max(0.0, group.usage - sum->second);
    m_remarks.add("usage_rolled_up", {},
        fairshare::phrase("groups seem to include the usage of their subtrees (-grouprollup); their own "
                          "usage is computed"));
}

/// Returns whether quotas may be oversubscribed, as HTCondor does by default. Inner groups then keep their
/// whole quota; otherwise Effective Quota lacks what their subgroups have.
bool UserprioReader::isOversubscribed() const
{
    constexpr double Rounding = 0.011;
    bool isOff = false;
    for (const auto& [name, printed] : m_printed) {
        const auto child = m_printed.upper_bound(name + '.');
        const bool isInner = child != m_printed.end() && child->first.starts_with(name + '.');
        if (!isInner || !printed.own || printed.subtree.value_or(0) <= Rounding)
            continue;
        if (*printed.own + Rounding >= *printed.subtree)
            return true;
        isOff = true;
    }
    return !isOff;
}

/// Adds a remark if the quotas that the table prints do not follow from its configuration. Groups that are
/// not legal have remarks of their own. Only the comparison takes oversubscription from the figures: files
/// are written without a setting that the source does not contain.
void UserprioReader::comparePrinted()
{
    GroupQuotas quotas = m_result.quotas;
    quotas.options.oversubscription = isOversubscribed();
    const auto tree = buildQuotaTree(quotas);
    if (!tree)
        return;
    if (const auto remark = printedQuotaRemark(quotas, tree->tree, m_printed))
        m_remarks.add(remark->code, m_result.places[remark->group], [&remark] { return remark->message; });
}

Result<Import> UserprioReader::read(const Progress& progress)
{
    if (auto done = openTable(); !done)
        return tl::unexpected(done.error());
    for (;;) {
        if (progress.cancelled())
            return fail(ErrorCode::Cancelled, fairshare::say("canceled"));
        const auto more = m_table.next();
        if (!more)
            return tl::unexpected(more.error());
        if (!*more)
            break;
        if (auto done = readRow(); !done)
            return tl::unexpected(done.error());
    }
    remarkEnd();
    takeOffRolledUp();
    makeGroupsOfSubmitters();
    assumeFactors();
    if (!m_columns[ConfigQuota])
        m_remarks.add("no_quotas", {},
            fairshare::phrase("the table has no Config Quota column, so the groups have no quotas"));
    const bool hasPriorities = m_columns[EffectivePriority] || m_columns[RealPriority];
    if (!hasPriorities && !m_submitterPlaces.empty())
        m_remarks.add("no_priorities", m_submitterPlaces.front(),
            fairshare::phrase(
                "the table has no user priorities; assuming the lowest one for each submitter"));
    if (auto done = makeMissingParents(m_result, m_remarks); !done)
        return tl::unexpected(done.error());
    if (auto done = dropPassedOver(m_result, m_remarks); !done)
        return tl::unexpected(done.error());
    if (m_result.quotas.poolSize == 0)
        assumePoolSize(m_result.quotas, m_remarks);
    m_result.quotas.options.oversubscription = true; // not in the table: the default of HTCondor
    comparePrinted();
    return importOf(std::move(m_result), m_remarks);
}

} // namespace

bool looksLikeUserprio(std::string_view beginning)
{
    TextLines lines(beginning);
    if (lines.next() && lines.text().starts_with(FirstLine))
        return true;
    RuledTable table(beginning);
    if (!table.open() || !isNameTitle(table.titles().front()))
        return false;
    return std::ranges::any_of(UserprioColumns::Titles,
        [&table](const UserprioColumns::Title& title) { return table.column(title.text).has_value(); });
}

Result<Import> readUserprio(std::string_view content, const Progress& progress)
{
    if (auto checked = checkUtf8(content); !checked)
        return tl::unexpected(checked.error());
    return UserprioReader(content).read(progress);
}

} // namespace fairshare
