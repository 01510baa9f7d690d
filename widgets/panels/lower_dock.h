// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/panels/lint_panel.h"

#include <QDockWidget>
#include <QTabWidget>
#include <QUndoStack>

namespace fairshare::gui {

/// The dock below the view: what was found and what was done, a tab each.
class LowerDock : public QDockWidget {
    Q_OBJECT

public:
    LowerDock(Document& document, const LintResults& lint, QWidget* parent = nullptr);

    LintPanel& lint() const { return *m_lint; }
    void showLint();
    void showHistory();

private:
    void refreshTitles();

    const LintResults& m_results;
    QTabWidget* m_tabs;
    LintPanel* m_lint;
    QWidget* m_history;
};

} // namespace fairshare::gui
