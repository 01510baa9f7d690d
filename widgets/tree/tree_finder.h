// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/page/find_query.h"
#include "widgets/page/finder.h"
#include "widgets/work/results/lint_results.h"
#include "widgets/work/results/scenario_results.h"

#include "core/tree/node_row.h"

#include <string>
#include <string_view>
#include <vector>

namespace fairshare::gui {

class TreeTableView;

/// Data that the keywords of a query refer to.
struct FindSources {
    const Document& document;
    const ScenarioResults& results;
    const LintResults& lint;
};

/// Returns the matching rows of the open scenario in ascending order. Linear.
/// @param algorithm the one whose ranks count
std::vector<NodeRow> foundRows(
    const FindQuery& query, const FindSources& sources, std::string_view algorithm);

/// Returns the rows that differ from the baseline, in ascending order.
std::vector<NodeRow> rowsChanged(const FindSources& sources);

/// Finds accounts and users in the tree table.
class TreeFinder : public Finder {
public:
    TreeFinder(TreeTableView& table, const FindSources& sources);

    /// Sets the algorithm whose ranks count.
    void setAlgorithm(const std::string& id) { m_algorithm = id; }
    void selectChanged();
    std::size_t find(const FindQuery& query, bool only) override;
    bool isBusy() const override;
    std::optional<std::size_t> findAgain(const FindQuery& query, bool only) override;
    void forget() override;
    void goOn(bool backwards) override;
    void takeFocus() override;

private:
    std::size_t show(std::vector<NodeRow> rows, bool only);

    TreeTableView& m_table;
    FindSources m_sources;
    std::string m_algorithm;
};

} // namespace fairshare::gui
