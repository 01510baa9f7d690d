// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/document/document.h"
#include "widgets/work/evaluation_runner.h"

#include "core/scenario/settings.h"
#include "core/tree/node_row.h"

#include <QObject>
#include <QTimer>

#include <optional>
#include <vector>

namespace fairshare::gui {

/// The figures of the open scenario and of its baseline, kept up to date in the background. Old figures stay
/// until new ones exist, also while associations come, go and move; figureRow tells where they are found.
class ScenarioResults : public QObject {
    Q_OBJECT

public:
    explicit ScenarioResults(Document& document, QObject* parent = nullptr);

    /// Null before the first evaluation of an opened scenario. Its rows are those of its own tree.
    const EvaluationPtr& current() const { return m_current; }
    /// The row of `current` with the figures of an association of the open scenario; NoRow before it has any.
    NodeRow figureRow(NodeRow row) const;
    /// Whether the rows of `current` are those of the open scenario.
    bool hasRowsOfDocument() const { return m_current && m_figureRows.empty(); }
    /// Null before its evaluation.
    const EvaluationPtr& baseline() const { return m_baseline; }
    /// The same association in the baseline; NoRow when it is new.
    NodeRow baselineRow(NodeRow row) const;
    /// Likewise for all rows; empty when all are the same.
    const std::vector<NodeRow>& baselineRows() const { return m_baselineRows; }
    /// Places gained since the baseline under the algorithm at this place of the results: positive = better.
    /// Nothing for accounts and new users.
    std::optional<int> move(std::size_t algorithm, NodeRow row) const;
    /// True while the figures are older than the scenario for more than 100 ms.
    bool isStale() const { return m_stale; }
    /// Waits for the figures; for pictures made without a window.
    void waitUntilReady();
    bool isReady() const;
    /// How far the evaluation of the scenario is, 0 to 1.
    double progress() const { return m_runner.fraction(); }

Q_SIGNALS:
    /// An evaluation began or all have ended.
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
    fairshare::Settings m_evaluated; ///< of the scenario that was last evaluated
    EvaluationPtr m_baseline;
    std::vector<NodeRow> m_baselineRows; ///< empty = the same rows
    std::vector<NodeRow> m_figureRows; ///< empty = the same rows
    QTimer m_staleTimer;
    bool m_stale = false;
    bool m_busy = false;
};

} // namespace fairshare::gui
