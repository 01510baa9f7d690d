// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/models/quota_model.h"
#include "widgets/work/lint_results.h"
#include "widgets/work/queue_results.h"
#include "widgets/work/scenario_results.h"

#include <QString>

#include <optional>
#include <vector>

namespace fairshare::gui {

/// What people type into the find field: a part of a name or a pattern, and words that tell what the rows
/// must be: `changed`, `moved` or `moved:5`, `lint`. Rows fulfil all of them.
class FindQuery {
public:
    explicit FindQuery(const QString& text);

    bool isEmpty() const { return m_name.isEmpty() && !followsFigures(); }
    /// True when other results may give other rows.
    bool followsFigures() const { return m_changed || m_lint || m_moved.has_value(); }
    QString name() const { return m_name; }
    bool changed() const { return m_changed; }
    bool lint() const { return m_lint; }
    /// By at least so many places.
    std::optional<std::uint32_t> moved() const { return m_moved; }
    QString text() const;
    /// The same with or without one of the words; of moves those of one place.
    FindQuery withChanged(bool wanted) const;
    FindQuery withMoved(bool wanted) const;
    FindQuery withLint(bool wanted) const;

private:
    QString m_name;
    bool m_changed = false;
    bool m_lint = false;
    std::optional<std::uint32_t> m_moved;
};

/// Where the words of a query look.
struct FindSources {
    const Document& document;
    const ScenarioResults& results;
    const LintResults& lint;
};

/// Rows of the open scenario, ascending. @param algorithm the one whose ranks count. Linear.
std::vector<NodeRow> foundRows(
    const FindQuery& query, const FindSources& sources, std::string_view algorithm);

/// Groups of the pool, ascending. Their whole paths and the ends of them are looked at. No group is moved or
/// warned of by row.
std::vector<QuotaRow> foundGroups(const FindQuery& query, const QuotaModel& model);

/// Jobs of the queue, in its order, whose number, user or account the name is part of, and which moved as
/// far.
std::vector<std::uint32_t> foundJobs(const FindQuery& query, const QueueFiguresPtr& figures);

/// Rows that differ from the baseline, ascending.
std::vector<NodeRow> rowsChanged(const FindSources& sources);

} // namespace fairshare::gui
