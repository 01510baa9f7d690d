// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/slurm/tree/listing_reader.h"

#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/io/printed/cell_joining.h"
#include "core/io/slurm/tree/tree_assembly.h"
#include "core/io/slurm/values/shares_reader.h"
#include "core/io/text/usage_reader.h"

#include <algorithm>

namespace fairshare {
namespace {

constexpr std::size_t ListingRowsPerReport = 1U << 16;

std::size_t leadingBlanks(std::string_view text)
{
    return std::min(text.find_first_not_of(' '), text.size());
}

/// Returns the length of the UTF-8 character with this lead byte.
std::size_t characterBytes(unsigned char lead)
{
    if (lead >= 0xF0U)
        return 4;
    return lead >= 0xE0U ? 3 : 2;
}

bool isPrintedNumber(std::string_view text)
{
    return parseExtended(text) || text == "inf" || text == "nan";
}

/// Rejects a duplicate column, since it would be ambiguous.
Result<void> checkOnce(const ParsableTable& table, std::size_t column)
{
    const auto& words = table.columns();
    const auto again =
        std::find(words.begin() + static_cast<std::ptrdiff_t>(column) + 1, words.end(), words[column]);
    if (again == words.end())
        return {};
    return fail(ErrorCode::BadInput, fairshare::say("duplicate column {}", quotedPart(words[column])),
        table.titleAt(static_cast<std::size_t>(again - words.begin())));
}

} // namespace

ListingColumns ListingColumns::common(const ParsableTable& table)
{
    ListingColumns columns;
    columns.cluster = table.column("cluster");
    columns.account = table.column("account");
    columns.user = table.column("user");
    columns.partition = table.column("partition");
    columns.association = table.column("id");
    return columns;
}

Result<Listing> ListingReader::read(
    const ParsableTable& table, const ListingColumns& columns, Remarks& remarks, const Progress& progress)
{
    if (!columns.account || !columns.user)
        return fail(ErrorCode::BadInput,
            fairshare::say("the table has no associations; expected both columns Account and User"), {1, 1});
    for (const auto& column : {columns.cluster, columns.account, columns.user, columns.partition,
             columns.shares, columns.usage, columns.association, columns.parentName, columns.parentId})
        if (column)
            if (auto checked = checkOnce(table, *column); !checked)
                return tl::unexpected(checked.error());
    return ListingReader(table, columns, remarks).readAll(progress);
}

ListingReader::ListingReader(ParsableTable table, ListingColumns columns, Remarks& remarks)
    : m_start(table)
    , m_table(std::move(table))
    , m_columns(std::move(columns))
    , m_remarks(remarks)
{
    m_indents = !m_table.isFixedWidth() || m_table.isLeftJustified(*m_columns.account) || startsAtLeftEdge();
    m_listing.cluster = m_table.cluster();
    m_listing.hasShares = m_columns.shares.has_value();
    m_listing.hasUsage = m_columns.usage.has_value();
}

SourcePosition ListingReader::at(const TableCell& cell) const
{
    return m_table.at(cell.offset + leadingBlanks(cell.text));
}

/// Checks the first row for the justification of the column, since old releases print the title of a
/// left-justified column at its right edge.
bool ListingReader::startsAtLeftEdge() const
{
    ParsableTable probe = m_table;
    const auto more = probe.next();
    if (!more || !*more)
        return false;
    const std::string_view first = probe.cells()[*m_columns.account].text;
    return !first.starts_with(' ') && first.ends_with(' ');
}

/// Collects the clusters of rows that need no repair, to align the cells of rows that do.
void ListingReader::findClusters()
{
    if (!m_columns.cluster || !m_clusters.empty())
        return;
    ParsableTable probe = m_start;
    for (auto more = probe.next(); more && *more; more = probe.next())
        if (probe.cells().size() == probe.columns().size())
            m_clusters.insert(trimmed(probe.cells()[*m_columns.cluster].text));
}

Result<Listing> ListingReader::readAll(const Progress& progress)
{
    for (std::size_t count = 1;; ++count) {
        if (count % ListingRowsPerReport == 0) {
            if (progress.cancelled())
                return fail(ErrorCode::Cancelled, fairshare::say("canceled"));
            progress.at(m_table.fraction(), count);
        }
        const auto more = m_table.next();
        if (!more)
            return tl::unexpected(more.error());
        if (!*more)
            break;
        if (auto done = readRow(); !done)
            return tl::unexpected(done.error());
    }
    if (m_listing.rows.empty())
        return fail(ErrorCode::BadInput, fairshare::say("no rows after the header"), {1, 1});
    if (m_listing.origin.lacksLevelFs())
        for (ListedRow& row : m_listing.rows)
            row.printed.of(ListedFigure::LevelFs) = {};
    return std::move(m_listing);
}

Result<void> ListingReader::readRow()
{
    const auto cells = settledCells();
    if (!cells)
        return tl::unexpected(cells.error());
    ListedRow row;
    readNames(row, *cells);
    if (row.account.empty() && row.user.empty())
        return fail(
            ErrorCode::BadInput, fairshare::say("the row names neither an account nor a user"), row.position);
    if (row.account.empty()) {
        m_remarks.add("row_without_account", row.position, [&row] {
            return fairshare::say(
                "{} has no association; skipping the row", nameOf(NodeKind::User, row.user));
        });
        return {};
    }
    if (auto filled = fill(row, *cells); !filled)
        return filled;
    if (!row.isUser()) {
        m_path.resize(std::min<std::size_t>(row.depth, m_path.size()));
        m_path.push_back(row.account);
    }
    m_listing.rows.push_back(row);
    return {};
}

bool ListingReader::isCut(const Cells& cells, std::size_t column) const
{
    if (!m_table.isFixedWidth())
        return false;
    const std::string_view text = cells[column].text;
    return text.size() >= m_table.width(column) && text.ends_with('+');
}

/// Returns true if the row has a cut name. The account of a user row does not count, since deeper rows are
/// cut off earlier and the account has its own row.
bool ListingReader::hasCutName(const ListedRow& row, const Cells& cells) const
{
    const auto isCutIn = [&](const std::optional<std::size_t>& column) {
        return column && isCut(cells, *column);
    };
    return (row.isCut && !row.isUser()) || isCutIn(m_columns.user) || isCutIn(m_columns.partition)
        || isCutIn(m_columns.cluster);
}

/// Removes an incomplete character from the end of a name that was cut off.
std::string_view ListingReader::uncut(std::string_view name)
{
    std::size_t end = name.size() - 1;
    while (end > 0 && (static_cast<unsigned char>(name[end - 1]) & 0xC0U) == 0x80U)
        --end;
    if (end == 0 || static_cast<unsigned char>(name[end - 1]) < 0xC0U)
        return name;
    const auto lead = static_cast<unsigned char>(name[end - 1]);
    if (end - 1 + characterBytes(lead) == name.size() - 1)
        return name;
    return m_listing.texts.emplace_back(std::string(name.substr(0, end - 1)) + '+');
}

void ListingReader::readNames(ListedRow& row, const Cells& cells)
{
    const TableCell& account = cells[*m_columns.account];
    const TableCell& user = cells[*m_columns.user];
    row.account = trimmed(account.text);
    row.user = trimmed(user.text);
    row.position = at(row.isUser() ? user : account);
    if (m_indents)
        row.depth = static_cast<std::uint32_t>(leadingBlanks(account.text));
    if (isCut(cells, *m_columns.account)) {
        row.isCut = true;
        row.account = uncut(row.account);
    }
    if (isCut(cells, *m_columns.user)) {
        row.user = uncut(row.user);
        m_remarks.add("name_cut", row.position, [&row] {
            return fairshare::say(
                "the name of {} is truncated in this table; print the table with -P (sshare, sacctmgr)",
                nameOf(NodeKind::User, row.user));
        });
    }
    if (m_columns.partition)
        row.partition = trimmed(cells[*m_columns.partition].text);
    if (m_columns.partition && isCut(cells, *m_columns.partition))
        row.partition = uncut(row.partition);
    row.cluster = m_columns.cluster ? trimmed(cells[*m_columns.cluster].text) : m_table.cluster();
    if (m_columns.parentName && !row.isUser())
        row.parentName = trimmed(cells[*m_columns.parentName].text);
    m_listing.hasCutNames = m_listing.hasCutNames || hasCutName(row, cells);
}

Result<std::uint32_t> ListingReader::readNumber(
    const Cells& cells, std::size_t column, std::string_view name) const
{
    const std::string_view text = trimmed(cells[column].text);
    const auto number = text.empty() ? std::optional<std::uint64_t>(0) : parseUnsigned(text);
    if (number && *number <= 0xFFFFFFFFU)
        return static_cast<std::uint32_t>(*number);
    return fail(ErrorCode::BadInput,
        fairshare::say("{} is {}; expected a whole number from 0 to 4294967295", name, quotedPart(text)),
        at(cells[column]));
}

Result<void> ListingReader::fill(ListedRow& row, const Cells& cells)
{
    struct Target {
        std::optional<std::size_t> column;
        std::string_view name{};
        std::uint32_t* value = nullptr;
    };
    std::uint32_t parentId = 0;
    for (const Target& target : {Target{m_columns.association, "ID", &row.association},
             Target{m_columns.parentId, "ParentID", &parentId}, Target{m_columns.left, "LFT", &row.left},
             Target{m_columns.right, "RGT", &row.right}}) {
        if (!target.column)
            continue;
        const auto number = readNumber(cells, *target.column, target.name);
        if (!number)
            return tl::unexpected(number.error());
        *target.value = *number;
    }
    if (m_columns.parentId)
        row.parentId = parentId;
    return readFigures(row, cells);
}

Result<void> ListingReader::readFigures(ListedRow& row, const Cells& cells)
{
    const NodeKind kind = row.isUser() ? NodeKind::User : NodeKind::Account;
    if (m_columns.shares) {
        const std::string_view text = trimmed(cells[*m_columns.shares].text);
        if (!text.empty()) {
            const auto shares = SharesReader(kind, row.name(), at(cells[*m_columns.shares])).readPlain(text);
            if (!shares)
                return tl::unexpected(shares.error());
            row.shares = *shares;
        }
    }
    if (m_columns.usage) {
        const std::string_view text = trimmed(cells[*m_columns.usage].text);
        const auto usage =
            readUsage(text.empty() ? "0" : text, kind, row.name(), at(cells[*m_columns.usage]));
        if (!usage)
            return tl::unexpected(usage.error());
        row.usageTotal = *usage;
    }
    readPrinted(row, cells);
    return {};
}

/// Reads the limits and the figures that need no check.
void ListingReader::readPrinted(ListedRow& row, const Cells& cells)
{
    for (const auto& [limit, column] : m_columns.limits)
        if (!isCut(cells, column))
            appendLimit(row.limits, limit, trimmed(cells[column].text));
    const bool isRoot = row.depth == 0 && row.account == RootAccountName;
    for (const auto& [figure, column] : m_columns.printed)
        row.printed.of(figure) = readPrintedNumber(trimmed(cells[column].text));
    if (isRoot && !row.isUser())
        m_listing.origin.takeRoot(row.printed);
    else
        m_listing.origin.take(row.isUser(), row.printed);
    if (m_columns.factor && !trimmed(cells[*m_columns.factor].text).empty() && !row.isUser() && !isRoot)
        m_listing.accountsHaveFactor = true;
}

/// Returns true if numeric columns contain numbers and the cluster column a known cluster.
bool ListingReader::fits(const Cells& cells) const
{
    if (m_columns.cluster && !m_clusters.empty()
        && !m_clusters.contains(trimmed(cells[*m_columns.cluster].text)))
        return false;
    if (m_columns.shares) {
        const std::string_view shares = trimmed(cells[*m_columns.shares].text);
        if (!parseUnsigned(shares) && shares != "parent")
            return false;
    }
    for (const auto& column : {m_columns.usage, m_columns.number})
        if (column && !isPrintedNumber(trimmed(cells[*column].text)))
            return false;
    if (m_columns.association) {
        const std::string_view id = trimmed(cells[*m_columns.association].text);
        if (!id.empty() && !parseUnsigned(id))
            return false;
    }
    return std::all_of(m_columns.texts.begin(), m_columns.texts.end(), [&](std::size_t column) {
        const std::string_view text = cells[column].text;
        return !text.starts_with(m_table.delimiter()) && !text.ends_with(m_table.delimiter());
    });
}

/// Rates how plausible a row is. A user in the current account is best, then an account, then equal texts.
int ListingReader::plausibility(const Cells& cells) const
{
    const TableCell& account = cells[*m_columns.account];
    const std::size_t depth = leadingBlanks(account.text);
    const std::string_view name = trimmed(account.text);
    int points = 0;
    if (trimmed(cells[*m_columns.user].text).empty())
        points += 2;
    else if (depth > 0 ? depth <= m_path.size() && m_path[depth - 1] == name
                       : !m_path.empty() && m_path.back() == name)
        points += 4;
    for (const std::size_t column : m_columns.texts)
        points += column != *m_columns.account && cells[column].text == name ? 1 : 0;
    return points;
}

/// Returns the number of cells that a fixed-width row has before it ends.
std::size_t ListingReader::reachedCells() const
{
    const Cells& cells = m_table.cells();
    const auto firstMissing =
        std::find_if(cells.begin(), cells.end(), [](const TableCell& cell) { return cell.text.empty(); });
    return static_cast<std::size_t>(firstMissing - cells.begin());
}

/// Returns true if a row ends before the shares column. Blanks at the end of a row may be lost, but every row
/// reaches the shares column, even if the root has no shares.
bool ListingReader::lacksShares(std::size_t reached) const
{
    return m_columns.shares && *m_columns.shares >= reached;
}

Result<ListingReader::Cells> ListingReader::settledCells()
{
    const Cells& cells = m_table.cells();
    const std::size_t expected = m_table.columns().size();
    const std::size_t found = m_table.isFixedWidth() ? reachedCells() : cells.size();
    if (cells.size() == expected && m_columns.usage && trimmed(cells[*m_columns.usage].text).empty())
        return fail(ErrorCode::BadInput, fairshare::say("the row has no usage; expected a number"),
            at(cells[*m_columns.usage]));
    if (m_table.isFixedWidth() ? lacksShares(found) : found < expected)
        return fail(ErrorCode::BadInput, cellCountText(found, expected), m_table.at(0));
    if (cells.size() == expected)
        return cells;
    findClusters();
    Cells best;
    int bestPoints = -1;
    for (const Cells& candidate : joinedCells(cells, cells.size() - expected, m_columns.texts)) {
        if (!fits(candidate))
            continue;
        if (const int points = plausibility(candidate); points > bestPoints) {
            best = candidate;
            bestPoints = points;
        }
    }
    if (bestPoints < 0)
        return fail(ErrorCode::BadInput,
            fairshare::say("the row has {} cells, but the header has {}; reading '{}' as part of a name does "
                           "not resolve this",
                cells.size(), expected, m_table.delimiter()),
            m_table.at(0));
    m_remarks.add("cells_joined", at(best[*m_columns.account]), [&] {
        const bool inUser = best[*m_columns.user].text.find(m_table.delimiter()) != std::string_view::npos;
        return fairshare::say("the row has {} cells for {} columns; {} is read as a single name",
            cells.size(), expected,
            quotedPart(trimmed(best[inUser ? *m_columns.user : *m_columns.account].text)));
    });
    return best;
}

} // namespace fairshare
