// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/window/dock_layout.h"

#include "widgets/delegates/cell_metrics.h"
#include "widgets/window/actions.h"
#include "widgets/window/tree_page.h"
#include "widgets/window/view_registry.h"

namespace fairshare::gui {
namespace {

constexpr int LowerRows = 7; ///< tabs, headings and some rows
const auto LowerName = QStringLiteral("lower");

bool hasDocks(const QString& id)
{
    for (const View& view : views()) {
        if (id == QLatin1String(view.id))
            return view.hasDocks;
    }
    return false;
}

} // namespace

DockLayout::DockLayout(QMainWindow& window, Settings& settings, const ViewSources& sources)
    : QObject(&window)
    , m_window(window)
    , m_settings(settings)
    , m_lower(new LowerDock(sources.document, sources.results, sources.lint, &window))
    , m_view(QLatin1String(views().front().id))
{
    window.setDockOptions(QMainWindow::AllowTabbedDocks);
    window.addDockWidget(Qt::BottomDockWidgetArea, m_lower);
    m_lower->hide();
}

void DockLayout::connectTo(const Actions& actions, TreePage& tree)
{
    m_lowerAction = actions.lowerDock;
    connect(actions.lowerDock, &QAction::triggered, this, &DockLayout::setLowerWanted);
    connect(actions.showChanges, &QAction::triggered, this, [this] {
        setLowerWanted(true);
        m_lower->showChanges();
    });
    connect(actions.showLint, &QAction::triggered, this, [this] {
        setLowerWanted(true);
        m_lower->showLint();
    });
    connect(actions.showHistory, &QAction::triggered, this, [this] {
        setLowerWanted(true);
        m_lower->showHistory();
    });
    connect(actions.resetLayout, &QAction::triggered, this, &DockLayout::reset);
    connect(&m_lower->lint(), &LintPanel::nodeChosen, &tree.table(), &TreeTableView::goTo);
    connect(&m_lower->changes(), &ChangesPanel::nodeChosen, &tree.table(), &TreeTableView::goTo);
    connect(&m_lower->changes(), &ChangesPanel::refused, &tree.table(), &TreeTableView::refused);
    for (const QAction* action : actions.algorithms->actions())
        connect(action, &QAction::toggled, this, [this, action](bool chosen) {
            if (chosen)
                m_lower->changes().changes().setAlgorithm(action->data().toString());
        });
    showWanted();
    if (!m_window.restoreState(m_settings.dockLayout()))
        reset();
}

void DockLayout::setTheme(const Theme& theme)
{
    m_lower->setTheme(theme);
}

void DockLayout::setView(const QString& id)
{
    m_view = id;
    showWanted();
}

void DockLayout::setDocumentOpen(bool open)
{
    m_open = open;
    showWanted();
}

void DockLayout::setLowerWanted(bool wanted)
{
    m_settings.setDockShown(LowerName, m_view, wanted);
    showWanted();
}

void DockLayout::showWanted()
{
    const bool lower = m_settings.isDockShown(LowerName, m_view, hasDocks(m_view));
    m_lowerAction->setChecked(lower);
    m_lower->setVisible(m_open && lower);
}

void DockLayout::reset()
{
    m_window.addDockWidget(Qt::BottomDockWidgetArea, m_lower);
    m_window.resizeDocks({m_lower}, {LowerRows * CellMetrics(m_lower->font()).rowHeight}, Qt::Vertical);
    m_settings.forgetShownDocks();
    showWanted();
}

void DockLayout::waitUntilReady()
{
    m_lower->changes().changes().waitUntilReady();
}

void DockLayout::save()
{
    m_settings.setDockLayout(m_window.saveState());
}

} // namespace fairshare::gui
