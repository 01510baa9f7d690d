// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/theme/theme.h"
#include "widgets/work/results/explanation_work.h"
#include "widgets/work/results/scenario_results.h"

#include <QDockWidget>
#include <QTimer>

class QLabel;
class QScrollArea;

namespace fairshare {
struct TreeShape;
} // namespace fairshare

namespace fairshare::gui {

class AlgorithmsPanel;
class ExplanationPanel;
class FlipPanel;
class LimitsPanel;
class NodePanel;

/// The dock on the right. It shows the current node with editable values and explains its place, or its order
/// relative to a second selected node. It also shows what would change that, and the node's place under every
/// algorithm.
class InspectorDock : public QDockWidget {
    Q_OBJECT

public:
    InspectorDock(Document& document, ScenarioResults& results, QWidget* parent = nullptr);

    /// Adds the window's list of algorithms to the dock.
    void setAlgorithmChooser(QWidget* chooser);
    /// Sets the algorithm that is explained.
    void setAlgorithm(const QString& id);
    void setTheme(const Theme& theme);
    /// Moves the keyboard focus to the field for the user or account to compare with.
    void askForPair();
    /// Waits for the explanation and the search; for pictures and tests.
    void waitUntilReady();
    /// Returns all contents of the dock as lines of text.
    QString asText() const;
    QSize sizeHint() const override;

Q_SIGNALS:
    /// The user closed the dock with its own button.
    void closed();
    /// The selection could not be copied to the clipboard.
    void refused(const fairshare::Error& error);
    /// All computations have finished.
    void ready();

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void connectSources();
    void refresh();
    void explain();
    void onExplained(const NodeExplanation& answer);
    void chooseAgainst(NodeRow user);
    /// False while the explanation is for an older tree, whose rows may differ.
    bool explainsDocument() const;
    void setStale(bool stale);
    void tellReady();
    void watchForHelp(QWidget* widget);
    /// Returns the user or account to compare with the current one; NoRow for none.
    NodeRow against() const;
    /// Returns the rows that an edit changes.
    std::vector<NodeRow> editedRows() const;
    bool hasNode() const;

    Document& m_document;
    ScenarioResults& m_results;
    ExplanationWork m_work;
    QTimer m_staleTimer;
    std::string m_algorithm;
    std::shared_ptr<const TreeShape> m_explained; ///< shape of the explained tree
    Theme m_theme;
    QScrollArea* m_scroll;
    QWidget* m_contents;
    QLabel* m_empty;
    QWidget* m_sections;
    QWidget* m_computed; ///< the sections whose figures may be out of date
    NodePanel* m_node;
    LimitsPanel* m_limits;
    ExplanationPanel* m_explanation;
    FlipPanel* m_flips;
    AlgorithmsPanel* m_algorithms;
};

} // namespace fairshare::gui
