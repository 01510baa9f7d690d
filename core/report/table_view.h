// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/report/text_table.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Which rows and columns of a table are printed, and in which order.
namespace fairshare {

/// What is asked for.
struct RowRequest {
    std::vector<std::string> columns{}; ///< in this order; empty for all
    std::vector<std::string> sort{}; ///< `COLUMN`, `COLUMN:asc` or `COLUMN:desc`, the first one counts most
    std::optional<std::size_t> top{}; ///< at most so many rows
    std::string where{}; ///< a filter whose columns are those of the table; "" for all rows
    bool changed = false; ///< only rows that the comparison found to differ

    bool isEmpty() const { return columns.empty() && sort.empty() && !top && where.empty() && !changed; }
};

/// The printed part of a table, which must outlive it.
struct TableView {
    /// The whole table.
    TableView(
        const TextTable& of); // NOLINT(google-explicit-constructor): a table is printed whole by default

    const TextTable& table;
    std::vector<std::size_t> columns{}; ///< in the printed order
    std::optional<std::vector<std::uint32_t>> rows{}; ///< in the printed order; nothing for all
    bool isSorted = false; ///< rows are no longer in the order of the tree
    bool namesColumns = false; ///< the columns were chosen, so that none of them is hidden
    std::string schema{}; ///< name of the schema of its records; "" for rows within a document

    std::size_t size() const { return rows ? rows->size() : table.rows(); }
    std::size_t rowAt(std::size_t at) const { return rows ? (*rows)[at] : at; }
};

/// Returns the columns with this name. A name is an id or a title, in any case and with or without
/// underscores; the part of an id after its last dot names the columns of all algorithms, such as `factor`.
/// Errors: NotFound, with the most similar names.
Result<std::vector<std::size_t>> columnsNamed(const TextTable& table, std::string_view name);

/// Returns the requested part. Errors: NotFound for an unknown column and BadInput for another request that
/// does not fit; the message begins with the option.
/// @param only rows that count, in ascending order; null for all
Result<TableView> viewOf(
    const TextTable& table, const RowRequest& request, const std::vector<std::uint32_t>* only = nullptr);

} // namespace fairshare
