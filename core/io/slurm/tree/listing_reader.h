// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/io/printed/parsable_table.h"
#include "core/io/slurm/tree/listed_rows.h"
#include "core/io/text/remarks.h"
#include "core/tree/association_limits.h"

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace fairshare {

/// Indexes of the columns that are read.
struct ListingColumns {
    std::optional<std::size_t> cluster, account, user, partition, shares, usage, association, parentName,
        parentId, left, right;
    std::optional<std::size_t> factor; ///< FairShare as printed by sshare: a fairshare factor, not shares
    std::optional<std::size_t> number; ///< another numeric column, which helps to align cells
    std::vector<std::pair<LimitKind, std::size_t>> limits; ///< columns of limits
    std::vector<std::pair<ListedFigure, std::size_t>> printed; ///< columns of computed figures
    std::vector<std::size_t> texts; ///< columns whose cells may contain the delimiter

    /// Finds the columns that have the same title in all commands: cluster, account, user, partition and ID.
    static ListingColumns common(const ParsableTable& table);
};

/// Reads the rows of an opened table. A row with more cells than the header is repaired by joining cells: a
/// name may contain the delimiter. The result must fit the other columns.
class ListingReader {
public:
    /// Errors: no column of accounts or of users; a row with too few cells; cells that do not fit; invalid
    /// shares, usage or IDs.
    static Result<Listing> read(const ParsableTable& table, const ListingColumns& columns, Remarks& remarks,
        const Progress& progress);

private:
    using Cells = std::vector<TableCell>;

    ListingReader(ParsableTable table, ListingColumns columns, Remarks& remarks);
    Result<Listing> readAll(const Progress& progress);
    Result<void> readRow();
    Result<Cells> settledCells();
    Result<void> fill(ListedRow& row, const Cells& cells);
    Result<void> readFigures(ListedRow& row, const Cells& cells);
    void readPrinted(ListedRow& row, const Cells& cells);
    Result<std::uint32_t> readNumber(const Cells& cells, std::size_t column, std::string_view name) const;
    void readNames(ListedRow& row, const Cells& cells);
    std::string_view uncut(std::string_view name);
    std::size_t reachedCells() const;
    bool lacksShares(std::size_t reached) const;
    bool fits(const Cells& cells) const;
    int plausibility(const Cells& cells) const;
    void findClusters();
    bool startsAtLeftEdge() const;
    bool isCut(const Cells& cells, std::size_t column) const;
    bool hasCutName(const ListedRow& row, const Cells& cells) const;
    SourcePosition at(const TableCell& cell) const;

    ParsableTable m_start; ///< positioned before the first row
    ParsableTable m_table;
    ListingColumns m_columns;
    Remarks& m_remarks;
    Listing m_listing;
    bool m_indents = false; ///< leading blanks of an account show its level
    std::set<std::string_view> m_clusters; ///< filled when a row needs repair
    std::vector<std::string_view> m_path; ///< ancestor accounts of the next row, by level
};

} // namespace fairshare
