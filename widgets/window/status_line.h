// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/window/view_page.h"
#include "widgets/work/lint_results.h"
#include "widgets/work/scenario_results.h"
#include "widgets/work/unsaved_results.h"

#include <QStatusBar>
#include <QStringList>
#include <QTimer>

class QProgressBar;

namespace fairshare::gui {

class StatusPart;

/// File and unsaved changes, size, time of the last evaluation, selection. A narrow line gives up the time,
/// then the selection, then the size. An evaluation that takes longer than a second shows how far it is.
class StatusLine : public QStatusBar {
    Q_OBJECT

public:
    StatusLine(const ViewSources& sources, const UnsavedResults& unsaved, QWidget* parent = nullptr);

    /// Leaves run times out, which differ from run to run.
    void setTimeShown(bool shown);
    /// What lies under the pointer; "" for nothing.
    void setPointed(const QString& text);
    /// What the view that is shown says of itself.
    void setView(const fairshare::gui::ViewStatus& status);

Q_SIGNALS:
    /// Somebody wants to see the findings that were counted.
    void lintRequested();
    /// Likewise those of the view that is shown.
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
