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

/// Reads a tree from CSV rows. The header names the columns, in any order; unknown columns are ignored. A row
/// with a user is that user's association in `account`; a row without a user is the account itself. Rows may
/// be in any order.
///
/// The parent of an account is the account named in `parent`. In a file without that column, it is the
/// account whose own path, followed by '/' and the name, is the `path` of the row. `usage` is own usage. If
/// that column is missing, own usage is `usage_total` minus the totals of the children. A file without the
/// columns `path` and `parent`, and without rows for accounts, contains records but no tree.
class CsvTreeReader {
public:
    explicit CsvTreeReader(std::string_view text)
        : m_lines(text)
    {
    }

    /// Returns true if the cells are a header of this format.
    static bool isHeader(const std::vector<CsvCell>& cells);

    /// Errors: BadInput and OutOfRange with the position of the cell, Cancelled.
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
    /// Returns the column that names the row, for messages.
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
    std::array<std::optional<std::size_t>, CsvColumnNames.size()> m_columns{}; ///< cell index, by column
    std::size_t m_width = 0;
    std::vector<UnplacedRow> m_rows;
    std::vector<Figures> m_figures; ///< by row
    std::string m_cluster;
    Import m_import;
};

/// Writes `tree` in this format. `parent` is written only if a name contains a '/', optional columns only if
/// they have values. If the tree is so deep that its paths would fill hundreds of megabytes, `parent`
/// replaces `path`.
std::string writeCsvTree(const ShareTree& tree, std::string_view cluster);

} // namespace fairshare
