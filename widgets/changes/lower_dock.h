// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/changes/changes_panel.h"
#include "widgets/changes/history_view.h"
#include "widgets/changes/lint_panel.h"

#include <QDockWidget>
#include <QLabel>
#include <QTabWidget>
#include <QUndoStack>

namespace fairshare::gui {

/// The dock below the view, with one tab each for changes, findings and history.
class LowerDock : public QDockWidget {
    Q_OBJECT

public:
    LowerDock(Document& document, const ScenarioResults& results, const LintResults& lint,
        QWidget* parent = nullptr);

    ChangesPanel& changes() const { return *m_changes; }
    LintPanel& lint() const { return *m_lint; }
    void setTheme(const Theme& theme);
    void showChanges();
    HistoryView& history() const { return *m_history; }
    void showLint();
    void showHistory();

private:
    void showTab(QWidget* tab);
    void refreshTitles();
    void refreshHint();

    const LintResults& m_findings;
    QTabWidget* m_tabs;
    QLabel* m_hint;
    ChangesPanel* m_changes;
    LintPanel* m_lint;
    HistoryView* m_history;
};

} // namespace fairshare::gui
