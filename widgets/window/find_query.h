// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/quotas/shown_groups.h"
#include "widgets/work/lint_results.h"
#include "widgets/work/queue_results.h"
#include "widgets/work/scenario_results.h"

#include <QString>

#include <optional>
#include <vector>

namespace fairshare::gui {

/// Parses the text of the find field: part of a name or a pattern, and keywords for the rows: `changed`,
/// `moved` or `moved:5`, `lint`. A row must match all of them.
class FindQuery {
public:
    explicit FindQuery(const QString& text);

    bool isEmpty() const { return m_name.isEmpty() && !followsFigures(); }
    /// True if new results can change the matching rows.
    bool followsFigures() const { return m_changed || m_lint || m_moved.has_value(); }
    QString name() const { return m_name; }
    bool changed() const { return m_changed; }
    bool lint() const { return m_lint; }
    /// Returns the minimum number of places moved, if any.
    std::optional<std::uint32_t> moved() const { return m_moved; }
    QString text() const;
    /// Return the query with or without one of the keywords; for moves, `moved` by one place.
    FindQuery withChanged(bool wanted) const;
    FindQuery withMoved(bool wanted) const;
    FindQuery withLint(bool wanted) const;

private:
    QString m_name;
    bool m_changed = false;
    bool m_lint = false;
    std::optional<std::uint32_t> m_moved;
};

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

/// Returns the matching groups of the pool in ascending order. Full paths and their suffixes are searched.
/// Groups never match `moved` or `lint`.
std::vector<QuotaRow> foundGroups(const FindQuery& query, const ShownGroups& groups);

/// Returns the pending jobs, in queue order, whose number, user or account contains the name and that moved
/// far enough.
std::vector<std::uint32_t> foundJobs(const FindQuery& query, const QueueFiguresPtr& figures);

/// Returns the rows that differ from the baseline, in ascending order.
std::vector<NodeRow> rowsChanged(const FindSources& sources);

} // namespace fairshare::gui
