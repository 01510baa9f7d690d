// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/io/csv/csv_lines.h"
#include "core/io/import/import.h"
#include "core/io/slurm/tree/tree_assembly.h"

#include <array>
#include <optional>

namespace fairshare {

enum class CsvColumn {
    Path,
    Kind,
    Account,
    User,
    Partition,
    Shares,
    Usage,
    UsageTotal,
    Association,
    PendingJobs,
    Cluster,
    Parent,
};
inline constexpr std::array<std::string_view, 12> CsvColumnNames{"path", "kind", "account", "user",
    "partition", "shares", "usage", "usage_total", "association", "pending_jobs", "cluster", "parent"};

/// Reads a tree from rows whose header names the columns, in any order; columns that we do not know are left
/// out. A row with a user is that user's association in `account`; a row without is the account itself. An
/// account stands below the account that `parent` names or, in a file without that column, below the account
/// whose own path, a '/' and its name make its `path`. Rows stand in any order. `usage` is own usage; where
/// that column is missing, own usage is what `usage_total` leaves when the children's totals are taken away.
/// A file without a `path` and a `parent` column, and without rows for accounts, holds records and no tree.
class CsvTreeReader {
public:
    explicit CsvTreeReader(std::string_view text)
        : m_lines(text)
    {
    }

    /// True when the cells are a header of ours.
    static bool isHeader(const std::vector<CsvCell>& cells);

    /// Errors: BadInput and OutOfRange with the cell at fault, Cancelled.
    Result<Import> read(const Progress& progress);

private:
    struct Figures {
        std::string_view path;
        std::optional<long double> usage;
        std::optional<long double> total;
    };

    Result<void> readHeader();
    Result<void> readRow();
    Result<void> readNames(UnplacedRow& row, Figures& figures);
    /// The column that names the row, for messages about it.
    CsvColumn namingColumn(bool isUser) const;
    void readParent(UnplacedRow& row, std::string_view accountOfUser);
    Result<void> readFigures(UnplacedRow& row, Figures& figures);
    Result<void> readShares(UnplacedRow& row);
    Result<std::uint32_t> readCount(CsvColumn column, std::uint32_t least);
    Result<std::optional<long double>> readUsage(CsvColumn column);
    Result<void> readCluster();
    Result<void> checkPath(const UnplacedRow& row, std::string_view path);
    Result<void> findPlaces();
    Result<void> findByPath();
    Result<ShareTree> makeTree();
    std::vector<AssociationRecord> makeRecords() const;

    bool has(CsvColumn column) const { return m_columns[static_cast<std::size_t>(column)].has_value(); }
    const CsvCell& cell(CsvColumn column) const;
    std::string_view text(CsvColumn column) const
    {
        return has(column) ? cell(column).text : std::string_view();
    }
    tl::unexpected<Error> refuse(CsvColumn column, const std::string& expected);

    CsvLines m_lines;
    std::array<std::optional<std::size_t>, CsvColumnNames.size()> m_columns{}; ///< by column, its cell
    std::size_t m_width = 0;
    std::vector<UnplacedRow> m_rows;
    std::vector<Figures> m_figures; ///< by row
    std::string m_cluster;
    Import m_import;
};

/// `tree` as these columns; `parent` only where a name holds a '/', optional columns only where they say
/// something. In a tree so deep that its paths would fill hundreds of megabytes, `parent` stands in for
/// `path`.
std::string writeCsvTree(const ShareTree& tree, std::string_view cluster);

} // namespace fairshare
