// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/document/document.h"
#include "widgets/work/tasks/evaluation_runner.h"

#include "core/scenario/settings.h"
#include "core/tree/node_row.h"

#include <QObject>
#include <QTimer>

#include <optional>
#include <vector>

namespace fairshare::gui {

/// The figures of the open scenario and of its baseline, updated in the background. Old figures stay until
/// new ones exist, even while associations are added, removed and moved; figureRow maps to them.
class ScenarioResults : public QObject {
    Q_OBJECT

public:
    explicit ScenarioResults(Document& document, QObject* parent = nullptr);

    /// Null before the first evaluation of an opened scenario. Its rows are those of its own tree.
    const EvaluationPtr& current() const { return m_current; }
    /// Returns the row of `current` with the figures of an association of the open scenario; NoRow before
    /// there are any.
    NodeRow figureRow(NodeRow row) const;
    /// True if the rows of `current` are those of the open scenario.
    bool hasRowsOfDocument() const { return m_current && m_figureRows.empty(); }
    /// Null before the evaluation of the baseline.
    const EvaluationPtr& baseline() const { return m_baseline; }
    /// Returns the row of the same association in the baseline; NoRow for a new one.
    NodeRow baselineRow(NodeRow row) const;
    /// Returns the baseline rows of all rows; empty if all are the same.
    const std::vector<NodeRow>& baselineRows() const { return m_baselineRows; }
    /// Returns the places gained since the baseline under the algorithm at this index of the results:
    /// positive = better. Nothing for accounts and new users.
    std::optional<int> move(std::size_t algorithm, NodeRow row) const;
    /// True if the figures have been older than the scenario for more than 100 ms.
    bool isStale() const { return m_stale; }
    /// Waits for the figures; for pictures made without a window.
    void waitUntilReady();
    bool isReady() const;
    /// Returns the progress of the evaluation, 0 to 1.
    double progress() const { return m_runner.fraction(); }

Q_SIGNALS:
    /// An evaluation started, or all have ended.
    void busyChanged(bool busy);
    void changed();
    void staleChanged(bool stale);
    void failed(const fairshare::Error& error);

private:
    void onScenarioChanged(Document::Change change);
    void onBaselineChanged();
    void onFinished(const EvaluationPtr& evaluation);
    void onBaselineFinished(const EvaluationPtr& evaluation);
    void onFailed(const Error& error);
    void setStale(bool stale);
    void matchRows();
    void followFigures();
    void tellBusy();

    Document& m_document;
    EvaluationRunner m_runner;
    EvaluationRunner m_baselineRunner;
    EvaluationPtr m_current;
    fairshare::Settings m_evaluated; ///< settings of the scenario that was last evaluated
    EvaluationPtr m_baseline;
    std::vector<NodeRow> m_baselineRows; ///< empty = the same rows
    std::vector<NodeRow> m_figureRows; ///< empty = the same rows
    QTimer m_staleTimer;
    bool m_stale = false;
    bool m_busy = false;
};

} // namespace fairshare::gui
