// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/page/filter_input.h"
#include "widgets/page/find_query.h"
#include "widgets/page/finder.h"

#include "core/tree/node_row.h"

#include <string>
#include <string_view>
#include <vector>

namespace fairshare::gui {

class TreeTableView;

/// Returns the rows that differ from the baseline, in ascending order.
std::vector<NodeRow> rowsChanged(const FindSources& sources);

/// Finds accounts and users in the tree table.
class TreeFinder : public Finder {
public:
    TreeFinder(TreeTableView& table, const FindSources& sources);

    /// Sets the algorithm whose ranks count.
    void setAlgorithm(const std::string& id) { m_algorithm = id; }
    void selectChanged();
    Found find(const FindQuery& query, bool only) override;
    bool isBusy() const override;
    std::optional<Found> findAgain(const FindQuery& query, bool only) override;
    FilterCompletion completion(const QString& text) const override;
    void forget() override;
    void goOn(bool backwards) override;
    void takeFocus() override;

private:
    Found show(std::vector<NodeRow> rows, const FindQuery& query, bool only);

    TreeTableView& m_table;
    FindSources m_sources;
    std::string m_algorithm;
};

} // namespace fairshare::gui
