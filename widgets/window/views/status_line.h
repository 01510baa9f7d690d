// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/page/view_page.h"
#include "widgets/work/results/lint_results.h"
#include "widgets/work/results/scenario_results.h"
#include "widgets/work/results/unsaved_results.h"

#include <QStatusBar>
#include <QStringList>
#include <QTimer>

class QProgressBar;

namespace fairshare::gui {

class StatusPart;

/// The status line: file and unsaved changes, value under the pointer, size, selection, findings, and time of
/// the last evaluation. A narrow line hides parts from the end of this list. An evaluation that takes longer
/// than a second shows its progress.
class StatusLine : public QStatusBar {
    Q_OBJECT

public:
    StatusLine(const ViewSources& sources, const UnsavedResults& unsaved, QWidget* parent = nullptr);

    /// Shows or hides run times, which differ from run to run.
    void setTimeShown(bool shown);
    /// Shows the value under the pointer; "" for none.
    void setPointed(const QString& text);
    /// Shows the status of the current view.
    void setView(const fairshare::gui::ViewStatus& status);

Q_SIGNALS:
    /// The user clicked the lint findings.
    void lintRequested();
    /// The user clicked the findings of the current view.
    void findingsRequested();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    StatusPart* addPart(const char* name);
    void refresh();
    void arrange();
    void onBusyChanged(bool busy);
    void showProgress();
    QString fileText() const;
    QString sizeText() const;
    QString timeText() const;
    QString selectionText() const;
    QString findingsText() const;

    const Document& m_document;
    const ScenarioResults& m_results;
    const LintResults& m_lint;
    const UnsavedResults& m_unsaved;
    bool m_timeShown = true;
    ViewStatus m_view;
    StatusPart* m_file;
    StatusPart* m_size;
    StatusPart* m_time;
    StatusPart* m_pointed;
    StatusPart* m_selection;
    StatusPart* m_findings;
    QProgressBar* m_progress;
    QTimer m_patience;
};

} // namespace fairshare::gui
