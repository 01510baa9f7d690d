// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/theme/theme.h"
#include "widgets/work/explanation_work.h"
#include "widgets/work/scenario_results.h"

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
class NodePanel;

/// The dock at the right: the current node with its values to edit, why it has its place or stands before or
/// behind the node selected with it, what would change that, and how every algorithm places it.
class InspectorDock : public QDockWidget {
    Q_OBJECT

public:
    InspectorDock(Document& document, ScenarioResults& results, QWidget* parent = nullptr);

    /// Puts the window's list of algorithms into the dock.
    void setAlgorithmChooser(QWidget* chooser);
    /// The algorithm that is explained.
    void setAlgorithm(const QString& id);
    void setTheme(const Theme& theme);
    /// Gives the keyboard to the field that names whom to compare with.
    void askForPair();
    /// Waits for explanation and search; for pictures and tests.
    void waitUntilReady();
    /// Everything that the dock says, as lines.
    QString asText() const;
    QSize sizeHint() const override;

Q_SIGNALS:
    /// Somebody closed the dock by its own button.
    void closed();
    /// What was to be copied is not in the clipboard.
    void refused(const fairshare::Error& error);
    /// Nothing is computed any more.
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
    /// False while an older tree is explained, whose rows may be others.
    bool explainsDocument() const;
    void setStale(bool stale);
    void tellReady();
    void watchForHelp(QWidget* widget);
    /// The user to compare the current one with; NoRow for nobody.
    NodeRow against() const;
    /// The rows that an edit is made on.
    std::vector<NodeRow> editedRows() const;
    bool hasNode() const;

    Document& m_document;
    ScenarioResults& m_results;
    ExplanationWork m_work;
    QTimer m_staleTimer;
    std::string m_algorithm;
    std::shared_ptr<const TreeShape> m_explained; ///< of the tree that the explanation tells of
    Theme m_theme;
    QScrollArea* m_scroll;
    QWidget* m_contents;
    QLabel* m_empty;
    QWidget* m_sections;
    QWidget* m_computed; ///< the sections whose figures may be old
    NodePanel* m_node;
    ExplanationPanel* m_explanation;
    FlipPanel* m_flips;
    AlgorithmsPanel* m_algorithms;
};

} // namespace fairshare::gui
