// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/filter/filter_terms.h"
#include "core/scenario/edits/quantity.h"
#include "core/tree/node_row.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace fairshare {

struct AlgorithmResult;
struct Evaluation;
struct Finding;
class ShareTree;

/// Data that the conditions of a filter refer to. Conditions on data that is null match no row.
struct FilterData {
    const ShareTree& tree; ///< whose rows are filtered
    const Evaluation* now = nullptr;
    const AlgorithmResult* result = nullptr; ///< of the algorithm whose rank, factor and columns count
    const ShareTree* treeBefore = nullptr; ///< the baseline
    const AlgorithmResult* resultBefore = nullptr; ///< of the same algorithm, for the baseline
    std::span<const Finding> findings{};
    /// By row of `tree`: its row in `now`, and in `treeBefore`; NoRow if there is none. Empty if all rows are
    /// the same.
    std::span<const NodeRow> rowsNow{};
    std::span<const NodeRow> rowsBefore{};
    /// The rows that count are those of the baseline that no longer exist: all are changed, none is new.
    bool removed = false;
    TimeUnit usageUnit = TimeUnit::Second; ///< of usage without unit
};

/// A filter for the rows of a tree, such as `shares<5 and moved>3 and account=physics`.
///
/// Text: `name`, `user`, `account` (the account itself and everything below it), `partition`, compared
/// without regard to case, with * and ? as patterns. Numbers: `shares` (also `parent`), `usage` (including
/// the subtree; the units s, m, h and d; % of all usage), `pending`, `depth`, `rank`, `moved`, `up`
/// and `down` (ranks since the baseline), and every column of the algorithm by its id, such as `level_fs`, or
/// of another one as `classic.factor`. Underscores may be left out. Numbers may end in %, k, M, G or T.
/// Words: `changed`, `new`, `moved`, `lint`, `idle` (no usage).
class RowFilter {
public:
    /// Parses a filter. Errors: those of filterTerms.
    static Result<RowFilter> parse(std::string_view text);

    bool isEmpty() const { return m_terms.empty(); }
    /// Returns whether new results can change the matching rows.
    bool followsFigures() const;
    /// Returns whether it needs the baseline.
    bool needsBaseline() const;
    const std::vector<FilterTerm>& terms() const { return m_terms; }

    /// Returns the matching rows in ascending order; none for an empty filter. Linear in the rows for each
    /// term. Errors: NotFound for an unknown column and BadInput for a value that does not fit its column,
    /// both with the column of the text.
    Result<std::vector<NodeRow>> rows(const FilterData& data) const;
    /// Returns what the filter means, in words: "raw shares below 5 and rank moved by more than 3". Errors:
    /// as above.
    Result<std::string> meaning(const FilterData& data) const;

private:
    std::vector<FilterTerm> m_terms;
};

/// What can be typed at the end of a filter.
struct FilterCompletion {
    std::size_t from = 0; ///< offset in the text of the part that is replaced
    std::vector<std::string> texts; ///< columns, words, or names of accounts and users; at most 12
};

/// Returns completions of the last word of a text. Columns and words come first, then names.
FilterCompletion filterCompletion(std::string_view text, const FilterData& data);

} // namespace fairshare
