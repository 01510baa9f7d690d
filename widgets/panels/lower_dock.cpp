// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/panels/lower_dock.h"

#include "widgets/delegates/cell_metrics.h"
#include "widgets/text/number_text.h"

#include <QUndoView>

namespace fairshare::gui {
namespace {

constexpr int RowsShown = 6; ///< beside the tabs and the headings

QUndoView* historyView(QUndoStack& stack, QWidget* parent)
{
    auto* view = new QUndoView(&stack, parent);
    view->setObjectName(QStringLiteral("historyView"));
    view->setAccessibleName(LowerDock::tr("History of edits"));
    view->setEmptyLabel(LowerDock::tr("Opened"));
    view->setFrameShape(QFrame::NoFrame);
    view->setToolTip(LowerDock::tr("A click goes back to the state after a step, or forward to it"));
    return view;
}

} // namespace

LowerDock::LowerDock(Document& document, const LintResults& lint, QWidget* parent)
    : QDockWidget(tr("Lint and history"), parent)
    , m_results(lint)
    , m_tabs(new QTabWidget(this))
    , m_lint(new LintPanel(document, lint, m_tabs))
    , m_history(historyView(document.undoStack(), m_tabs))
{
    setObjectName(QStringLiteral("lowerDock"));
    setAllowedAreas(Qt::BottomDockWidgetArea | Qt::TopDockWidgetArea);
    // The tabs say what it is.
    setTitleBarWidget(new QWidget(this));
    m_tabs->setDocumentMode(true);
    m_tabs->setObjectName(QStringLiteral("lowerTabs"));
    m_tabs->addTab(m_lint, {});
    m_tabs->addTab(m_history, tr("History"));
    setWidget(m_tabs);
    const CellMetrics metrics(font());
    m_tabs->setMinimumHeight(3 * metrics.rowHeight);
    resize(width(), (RowsShown + 2) * metrics.rowHeight);
    connect(&lint, &LintResults::changed, this, &LowerDock::refreshTitles);
    refreshTitles();
}

void LowerDock::showLint()
{
    show();
    m_tabs->setCurrentWidget(m_lint);
}

void LowerDock::showHistory()
{
    show();
    m_tabs->setCurrentWidget(m_history);
}

void LowerDock::refreshTitles()
{
    const auto& findings = m_results.findings();
    m_tabs->setTabText(m_tabs->indexOf(m_lint),
        findings && !findings->empty() ? tr("Lint (%1)").arg(NumberText().count(findings->size()))
                                       : tr("Lint"));
}

} // namespace fairshare::gui
