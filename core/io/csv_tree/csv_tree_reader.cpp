// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/csv_tree/csv_tree_reader.h"

#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/io/text/text_lines.h"
#include "core/io/text/usage_reader.h"

#include <fmt/ranges.h>

#include <algorithm>
#include <limits>

namespace fairshare {
namespace {

constexpr std::size_t RowsBetweenReports = 1 << 14;

std::optional<std::size_t> csvColumnOf(std::string_view name)
{
    const std::string lower = lowerCase(trimmed(name));
    const auto* const found = std::find(CsvColumnNames.begin(), CsvColumnNames.end(), lower);
    if (found == CsvColumnNames.end())
        return std::nullopt;
    return static_cast<std::size_t>(found - CsvColumnNames.begin());
}

std::string_view csvColumnName(CsvColumn column)
{
    return CsvColumnNames[static_cast<std::size_t>(column)];
}

} // namespace

bool CsvTreeReader::isHeader(const std::vector<CsvCell>& cells)
{
    std::array<bool, CsvColumnNames.size()> known{};
    for (const CsvCell& cell : cells)
        if (const auto column = csvColumnOf(cell.text))
            known[*column] = true;
    const auto has = [&known](CsvColumn column) { return known[static_cast<std::size_t>(column)]; };
    // Listings of other tools also have accounts and users, but not these columns for values and places.
    const bool figures = has(CsvColumn::Shares) || has(CsvColumn::Usage) || has(CsvColumn::UsageTotal);
    const bool places = has(CsvColumn::Path) || has(CsvColumn::Parent);
    return (has(CsvColumn::Path) || has(CsvColumn::Account))
        && (figures || has(CsvColumn::Kind) || (places && has(CsvColumn::User)));
}

Result<Import> CsvTreeReader::read(const Progress& progress)
{
    if (auto done = readHeader(); !done)
        return tl::unexpected(done.error());
    for (;;) {
        const auto more = m_lines.next();
        if (!more)
            return tl::unexpected(more.error());
        if (!*more)
            break;
        if (auto done = readRow(); !done)
            return tl::unexpected(done.error());
        if (m_rows.size() % RowsBetweenReports != 0)
            continue;
        if (progress.cancelled())
            return fail(ErrorCode::Cancelled, fairshare::say("canceled"));
        progress.at(0.7 * m_lines.fraction(), m_rows.size());
    }
    if (m_rows.empty())
        return fail(ErrorCode::BadInput, fairshare::say("no rows after the header"), {1, 1});
    if (const auto remark = missingLineBreak(m_lines.text()))
        m_import.diagnostics.push_back(*remark);
    m_import.hasShares = has(CsvColumn::Shares);
    m_import.hasUsage = has(CsvColumn::Usage) || has(CsvColumn::UsageTotal);
    const bool hasAccounts = std::any_of(m_rows.begin(), m_rows.end(),
        [](const UnplacedRow& row) { return row.draft.kind == NodeKind::Account; });
    if (!has(CsvColumn::Path) && !has(CsvColumn::Parent) && !hasAccounts) {
        m_import.records = makeRecords();
        return std::move(m_import);
    }
    auto tree = makeTree();
    if (!tree)
        return tl::unexpected(tree.error());
    Scenario scenario;
    scenario.cluster = m_cluster;
    scenario.tree = std::move(*tree);
    m_import.scenario = std::move(scenario);
    return std::move(m_import);
}

Result<void> CsvTreeReader::readHeader()
{
    const auto more = m_lines.next();
    if (!more)
        return tl::unexpected(more.error());
    if (!isHeader(m_lines.cells()))
        return fail(ErrorCode::BadInput,
            fairshare::say("the header has no tree columns; expected path or account, plus one of shares, "
                           "usage, usage_total, kind, or user with path or parent"),
            {1, 1});
    m_width = m_lines.cells().size();
    std::vector<std::string> unknown;
    SourcePosition firstUnknown;
    for (std::size_t i = 0; i < m_width; ++i) {
        const CsvCell& cell = m_lines.cells()[i];
        const auto column = csvColumnOf(cell.text);
        if (!column) {
            if (unknown.empty())
                firstUnknown = m_lines.position(cell);
            unknown.push_back(excerpt(cell.text));
        } else if (m_columns[*column]) {
            return fail(ErrorCode::BadInput, fairshare::say("duplicate column '{}'", CsvColumnNames[*column]),
                m_lines.position(cell));
        } else {
            m_columns[*column] = i;
        }
    }
    if (!unknown.empty())
        m_import.diagnostics.push_back({"unknown_column",
            fairshare::say("ignoring columns that do not belong to a tree: {}", fmt::join(unknown, ", ")),
            firstUnknown});
    return {};
}

const CsvCell& CsvTreeReader::cell(CsvColumn column) const
{
    return m_lines.cells()[m_columns[static_cast<std::size_t>(column)].value_or(0)];
}

tl::unexpected<Error> CsvTreeReader::refuse(CsvColumn column, const std::string& expected)
{
    return fail(ErrorCode::OutOfRange,
        fairshare::say("{} is '{}'; expected {}", csvColumnName(column), excerpt(text(column)), expected),
        m_lines.position(cell(column)));
}

Result<void> CsvTreeReader::readRow()
{
    if (const std::size_t cells = m_lines.cells().size(); cells != m_width)
        return fail(
            ErrorCode::BadInput, cellCountText(cells, m_width), m_lines.position(m_lines.cells().front()));
    UnplacedRow row;
    Figures figures;
    if (auto done = readNames(row, figures); !done)
        return done;
    if (auto done = readFigures(row, figures); !done)
        return done;
    if (auto done = readCluster(); !done)
        return done;
    m_rows.push_back(row);
    m_figures.push_back(figures);
    return {};
}

Result<void> CsvTreeReader::readNames(UnplacedRow& row, Figures& figures)
{
    const std::string_view kind = text(CsvColumn::Kind);
    const std::string_view path = text(CsvColumn::Path);
    const std::string_view lastName = path.substr(path.rfind('/') + 1);
    std::string_view user = text(CsvColumn::User);
    std::string_view account = text(CsvColumn::Account);
    if (!kind.empty() && kind != "user" && kind != "account")
        return refuse(CsvColumn::Kind, fairshare::say("user or account"));
    if (kind == "account" && !user.empty())
        return refuse(CsvColumn::Kind, fairshare::say("user in a row with a user name"));
    if (kind == "user" && user.empty())
        user = lastName;
    const bool isUser = !user.empty();
    if (kind == "user" && !isUser)
        return refuse(CsvColumn::Kind, fairshare::say("account in a row without a user name"));
    if (!isUser && account.empty())
        account = lastName;
    const CsvCell& named = cell(namingColumn(isUser));
    row.draft.kind = isUser ? NodeKind::User : NodeKind::Account;
    row.draft.name = isUser ? user : account;
    row.draft.partition = text(CsvColumn::Partition);
    row.draft.position = m_lines.position(named);
    figures.path = path;
    readParent(row, isUser ? account : std::string_view());
    if (row.draft.name.empty())
        return fail(ErrorCode::BadInput, fairshare::say("the row names neither an account nor a user"),
            row.draft.position);
    return checkPath(row, path);
}

CsvColumn CsvTreeReader::namingColumn(bool isUser) const
{
    if (isUser && has(CsvColumn::User))
        return CsvColumn::User;
    return has(CsvColumn::Account) ? CsvColumn::Account : CsvColumn::Path;
}

void CsvTreeReader::readParent(UnplacedRow& row, std::string_view accountOfUser)
{
    if (!accountOfUser.empty()) {
        row.parent = accountOfUser;
        row.parentPosition = m_lines.position(cell(CsvColumn::Account));
    } else if (has(CsvColumn::Parent)) {
        row.parent = text(CsvColumn::Parent);
        row.parentPosition = m_lines.position(cell(CsvColumn::Parent));
    } else if (has(CsvColumn::Path)) {
        row.parentPosition = m_lines.position(cell(CsvColumn::Path));
    }
}

Result<void> CsvTreeReader::readFigures(UnplacedRow& row, Figures& figures)
{
    if (auto done = readShares(row); !done)
        return done;
    const auto usage = readUsage(CsvColumn::Usage);
    if (!usage)
        return tl::unexpected(usage.error());
    const auto total = readUsage(CsvColumn::UsageTotal);
    if (!total)
        return tl::unexpected(total.error());
    figures.usage = *usage;
    figures.total = *total;
    row.draft.usage = usage->value_or(0);
    const auto association = readCount(CsvColumn::Association, 1);
    if (!association)
        return tl::unexpected(association.error());
    const auto pendingJobs = readCount(CsvColumn::PendingJobs, 0);
    if (!pendingJobs)
        return tl::unexpected(pendingJobs.error());
    row.draft.association = *association;
    row.draft.pendingJobs = *pendingJobs;
    return {};
}

Result<void> CsvTreeReader::readShares(UnplacedRow& row)
{
    const std::string_view shares = text(CsvColumn::Shares);
    if (shares.empty())
        return {};
    const auto number = parseUnsigned(shares);
    if (number && *number <= MaxShares)
        row.draft.shares = static_cast<std::uint32_t>(*number);
    else if (shares == "parent")
        row.draft.shares = ParentShares;
    else
        return refuse(CsvColumn::Shares, fairshare::say("a whole number from 0 to {}, or parent", MaxShares));
    return {};
}

Result<std::uint32_t> CsvTreeReader::readCount(CsvColumn column, std::uint32_t least)
{
    constexpr std::uint32_t Most = std::numeric_limits<std::uint32_t>::max();
    if (text(column).empty())
        return 0U;
    const auto number = parseUnsigned(text(column));
    if (number && *number >= least && *number <= Most)
        return static_cast<std::uint32_t>(*number);
    return refuse(column, fairshare::say("a whole number from {} to {}", least, Most));
}

Result<std::optional<long double>> CsvTreeReader::readUsage(CsvColumn column)
{
    if (text(column).empty())
        return std::optional<long double>();
    const auto usage = parseExtended(text(column));
    if (usage && isTooSmall(*usage, text(column)))
        return refuse(column, fairshare::say("0 or a number that does not round to 0"));
    if (usage && *usage >= 0 && *usage <= static_cast<long double>(std::numeric_limits<double>::max()))
        return usage;
    return refuse(column, fairshare::say("a finite number, 0 or more"));
}

Result<void> CsvTreeReader::readCluster()
{
    const std::string_view cluster = text(CsvColumn::Cluster);
    if (m_cluster.empty())
        m_cluster = cluster;
    else if (!cluster.empty() && cluster != m_cluster)
        return refuse(CsvColumn::Cluster, fairshare::say("'{}', as in the rows above", excerpt(m_cluster)));
    return {};
}

std::vector<AssociationRecord> CsvTreeReader::makeRecords() const
{
    std::vector<AssociationRecord> records;
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const UnplacedRow& row = m_rows[i];
        const Figures& figures = m_figures[i];
        AssociationRecord record;
        record.cluster = m_cluster;
        record.account = row.parent;
        record.user = row.draft.name;
        record.partition = row.draft.partition;
        record.association = row.draft.association;
        if (has(CsvColumn::Shares))
            record.shares = row.draft.shares;
        record.usageTotal = figures.total ? figures.total : figures.usage;
        record.position = row.draft.position;
        records.push_back(std::move(record));
    }
    return records;
}

} // namespace fairshare
