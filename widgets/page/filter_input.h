// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/page/find_query.h"
#include "widgets/page/finder.h"
#include "widgets/work/results/lint_results.h"
#include "widgets/work/results/scenario_results.h"

#include "core/analysis/filter/row_filter.h"

#include <string_view>
#include <vector>

namespace fairshare::gui {

/// Data that the conditions of a query refer to.
struct FindSources {
    const Document& document;
    const ScenarioResults& results;
    const LintResults& lint;
};

/// Data for a filter on the rows of the open scenario, which must not be empty. Old figures stay with their
/// rows while rows are added, moved and removed.
class FilterInput {
public:
    /// @param algorithm the one whose ranks and columns count
    FilterInput(const FindSources& sources, std::string_view algorithm);
    FilterInput(const FilterInput&) = delete;
    FilterInput& operator=(const FilterInput&) = delete;

    const FilterData& data() const { return m_data; }

private:
    ScenarioPtr m_scenario;
    ScenarioPtr m_before;
    EvaluationPtr m_now;
    EvaluationPtr m_baseline;
    std::vector<NodeRow> m_rowsNow;
    FilterData m_data;
};

/// Returns the matching rows of the open scenario in ascending order; none if it is empty. Linear.
/// @param algorithm the one whose ranks and columns count
/// Errors: those of RowFilter::rows.
Result<std::vector<NodeRow>> foundRows(
    const FindQuery& query, const FindSources& sources, std::string_view algorithm);

/// Describes so many matches among all rows of the open scenario as the result of a search.
Found foundOf(
    std::size_t count, const FindQuery& query, const FindSources& sources, std::string_view algorithm);

/// Returns what can be typed at the end of a text.
FilterCompletion completionOf(const QString& text, const FindSources& sources, std::string_view algorithm);

} // namespace fairshare::gui
