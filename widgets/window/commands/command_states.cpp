// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/window/commands/command_states.h"

#include "widgets/controls/menus/mnemonics.h"
#include "widgets/page/actions.h"
#include "widgets/page/file_commands.h"
#include "widgets/page/obstacle.h"
#include "widgets/page/surface_shape.h"
#include "widgets/page/table_commands.h"
#include "widgets/plotting/plot_widget.h"
#include "widgets/table/value_editor.h"
#include "widgets/window/views/view_tabs.h"

#include "core/scenario/scenario.h"

#include <QActionGroup>
#include <QApplication>

namespace fairshare::gui {

CommandStates::CommandStates(Actions& actions, Document& document, FileCommands& files, ViewTabs& views)
    : m_actions(actions)
    , m_document(document)
    , m_files(files)
    , m_views(views)
{
    connect(&document, &Document::scenarioChanged, this, &CommandStates::onScenarioChanged);
    connect(&document, &Document::stateChanged, this, &CommandStates::refreshFile);
    connect(&document, &Document::stateChanged, this, &CommandStates::refreshBaselines);
    connect(&document, &Document::baselineChanged, this, &CommandStates::refreshBaselines);
    connect(&document, &Document::baselineChanged, this, &CommandStates::refreshCells);
    connect(&document, &Document::baselineRenamed, this, &CommandStates::refreshBaselines);
    connect(&files, &FileCommands::changedOnDisk, this, &CommandStates::refreshFile);
    connect(&files, &FileCommands::succeeded, this, &CommandStates::refreshFile);
    // The text of an open editor is saved too.
    connect(qApp, &QApplication::focusChanged, this, &CommandStates::refreshFile);
    connect(qApp, &QApplication::focusChanged, this, &CommandStates::refreshCharts);
    connect(&views, &ViewTabs::viewChanged, this, &CommandStates::refreshView);
    for (const ViewPage* page : views.pages()) {
        connect(page, &ViewPage::commandsChanged, this, &CommandStates::refreshCells);
        connect(page, &ViewPage::shapeChanged, this, &CommandStates::refreshSurfaces);
    }
    connect(actions.surfacesAsMaps, &QAction::triggered, &views, [&views](bool maps) {
        if (SurfaceShape* shape = views.current().surfaceShape())
            shape->setDrawsMaps(maps);
    });
    connect(actions.baselineOpened, &QAction::triggered, &document,
        [&document] { document.chooseBaseline(Document::Baseline::Opened); });
    connect(actions.baselineSaved, &QAction::triggered, &document,
        [&document] { document.chooseBaseline(Document::Baseline::Saved); });
    connect(actions.baselineOther, &QAction::triggered, &document,
        [&document] { document.chooseBaseline(Document::Baseline::Other); });
    connect(actions.baselinePresent, &QAction::triggered, &document,
        [&document] { document.setBaselineStep(document.undoStack().index()); });
    connect(actions.keepMovedUsage, &QAction::toggled, &document,
        [&document](bool keeps) { document.setKeepsMovedUsage(keeps); });
    connect(actions.compareWith, &QAction::triggered, &files, &FileCommands::compareWithDialog);
    onScenarioChanged(Document::Change::Opened);
}

void CommandStates::onScenarioChanged(Document::Change change)
{
    if (change != Document::Change::Values) {
        m_actions.setDocumentOpen(!m_document.isEmpty());
        setHitCount(0);
        refreshFile();
        refreshBaselines();
        refreshAlgorithms();
    }
    refreshCharts();
    refreshCells();
    refreshSurfaces();
}

void CommandStates::refreshView()
{
    refreshCharts();
    refreshAlgorithms();
    refreshCells();
    refreshSurfaces();
}

void CommandStates::refreshSurfaces()
{
    const SurfaceShape* shape = m_views.current().surfaceShape();
    const auto maps = shape == nullptr ? std::nullopt : shape->drawsMaps();
    setObstacle(*m_actions.surfacesAsMaps,
        firstObstacle({missingDocument(m_document), obstacleIf(!maps, tr("no surface is shown"))}));
    m_actions.surfacesAsMaps->setChecked(maps.value_or(false));
}

void CommandStates::setHitCount(std::size_t hits)
{
    const QString obstacle =
        firstObstacle({missingDocument(m_document), obstacleIf(hits == 0, tr("no matches"))});
    for (QAction* action : {m_actions.findNext, m_actions.findPrevious})
        setObstacle(*action, obstacle);
}

void CommandStates::refreshFile()
{
    const bool edits = qobject_cast<const ValueEditor*>(QApplication::focusWidget()) != nullptr;
    const bool unsaved = m_files.canSave() || edits;
    setObstacle(*m_actions.save,
        firstObstacle(
            {missingDocument(m_document), obstacleIf(!unsaved, tr("there are no unsaved changes"))}));
    setObstacle(*m_actions.reload,
        firstObstacle({missingDocument(m_document),
            obstacleIf(!m_files.canReload(), tr("the scenario was not opened from a file"))}));
}

void CommandStates::refreshCharts()
{
    const bool chart = qobject_cast<const PlotWidget*>(QApplication::focusWidget()) != nullptr
        || (!m_document.isEmpty() && m_views.current().hasOneRange());
    const QString obstacle = firstObstacle(
        {missingDocument(m_document), obstacleIf(!chart, tr("no chart has the keyboard focus"))});
    for (QAction* action : {m_actions.fitRange, m_actions.wholeRange})
        setObstacle(*action, obstacle);
}

void CommandStates::refreshCells()
{
    m_views.tableCommands().refresh();
}

void CommandStates::refreshAlgorithms()
{
    const QString obstacle =
        firstObstacle({missingDocument(m_document), m_views.current().algorithmUse().obstacle});
    for (QAction* action : m_actions.algorithms->actions())
        setObstacle(*action, obstacle);
}

void CommandStates::refreshBaselines()
{
    using Baseline = Document::Baseline;
    const bool open = !m_document.isEmpty();
    m_actions.baselineOpened->setChecked(open && m_document.chosenBaseline() == Baseline::Opened);
    const bool saved = m_document.hasBaseline(Baseline::Saved);
    setObstacle(*m_actions.baselineSaved,
        firstObstacle({missingDocument(m_document),
            obstacleIf(!saved, tr("the scenario has not been saved since it was opened"))}));
    m_actions.baselineSaved->setChecked(m_document.chosenBaseline() == Baseline::Saved);
    m_actions.baselineOther->setText(menuText(m_document.otherBaselineName()));
    m_actions.baselineOther->setVisible(m_document.hasBaseline(Baseline::Other));
    m_actions.baselineOther->setChecked(m_document.chosenBaseline() == Baseline::Other);
}

} // namespace fairshare::gui
