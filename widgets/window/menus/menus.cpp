// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/window/menus/menus.h"

#include "widgets/controls/fields/find_field.h"
#include "widgets/controls/menus/action_combo.h"
#include "widgets/controls/menus/fitting_tool_bar.h"
#include "widgets/controls/menus/mnemonics.h"
#include "widgets/page/actions.h"
#include "widgets/page/obstacle.h"
#include "widgets/table/cell_metrics.h"

#include <QCoreApplication>
#include <QLabel>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QToolButton>
#include <QUndoStack>

namespace fairshare::gui {
namespace {

struct MenuTexts {
    Q_DECLARE_TR_FUNCTIONS(MenuTexts)
};

struct History {
    QAction* undo;
    QAction* redo;
};

/// Updates the status tip of an action that the undo stack enables by itself.
void tellObstacle(QAction& action, const QString& obstacle)
{
    const auto tell = [&action, obstacle] { setObstacle(action, action.isEnabled() ? QString() : obstacle); };
    QObject::connect(&action, &QAction::enabledChanged, &action, tell);
    tell();
}

History historyActions(QMainWindow& window, QUndoStack& stack)
{
    QAction* undo = stack.createUndoAction(&window, MenuTexts::tr("&Undo"));
    undo->setObjectName(QStringLiteral("undo"));
    undo->setIconText(MenuTexts::tr("Undo")); // the action text also contains the step
    undo->setShortcut(QKeySequence::Undo);
    undo->setWhatsThis(MenuTexts::tr("Undo the last edit"));
    tellObstacle(*undo, MenuTexts::tr("nothing to undo"));
    undo->setIcon(icon(Symbol::Undo));
    QAction* redo = stack.createRedoAction(&window, MenuTexts::tr("Re&do"));
    redo->setObjectName(QStringLiteral("redo"));
    redo->setIconText(MenuTexts::tr("Redo"));
    redo->setShortcut(QKeySequence(MenuTexts::tr("Ctrl+Shift+Z")));
    redo->setWhatsThis(MenuTexts::tr("Redo the last undone edit"));
    tellObstacle(*redo, MenuTexts::tr("nothing to redo"));
    redo->setIcon(icon(Symbol::Redo));
    return {undo, redo};
}

void addFileMenu(QMenuBar& bar, const Actions& actions, DynamicMenus& menus)
{
    QMenu* file = bar.addMenu(MenuTexts::tr("&File"));
    file->addActions({actions.newFromTemplate, actions.open, actions.openPasted, actions.addUsage,
        actions.syntheticJobs, actions.capture});
    menus.recent = file->addMenu(MenuTexts::tr("&Recent"));
    menus.samples = file->addMenu(MenuTexts::tr("Sa&mples"));
    file->addAction(actions.reload);
    file->addSeparator();
    file->addActions({actions.save, actions.saveAs});
    file->addSeparator();
    file->addActions({actions.exportView, actions.exportData, actions.copyAsCommand, actions.policyReview,
        actions.sacctmgr, actions.slurmConfKeys, actions.condorFragment});
    file->addSeparator();
    file->addActions({actions.close, actions.quit});
}

void addEditMenu(QMenuBar& bar, const Actions& actions, const History& history)
{
    QMenu* edit = bar.addMenu(MenuTexts::tr("&Edit"));
    edit->addActions({history.undo, history.redo});
    edit->addSeparator();
    edit->addActions({actions.cut, actions.copy, actions.copyWithHeaders, actions.paste});
    edit->addSeparator();
    edit->addActions({actions.editCell, actions.setValue, actions.scaleBy, actions.distribute,
        actions.formula, actions.revertChange});
    edit->addSeparator();
    edit->addActions({actions.find, actions.findNext, actions.findPrevious, actions.onlyHits});
}

void addTreeMenu(QMenuBar& bar, const Actions& actions)
{
    QMenu* tree = bar.addMenu(MenuTexts::tr("&Tree"));
    tree->addActions({actions.addAccount, actions.addUser, actions.addGroup, actions.duplicate,
        actions.rename, actions.setPartition, actions.remove});
    tree->addActions({actions.moveUp, actions.moveDown, actions.keepMovedUsage});
    tree->addSeparator();
    tree->addAction(actions.shareFromParent);
    tree->addSeparator();
    tree->addActions({actions.expandAll, actions.collapseAll});
    tree->addSeparator();
    tree->addAction(actions.selectChanged);
    QMenu* only = tree->addMenu(MenuTexts::tr("Show &only"));
    only->addActions({actions.showChanged, actions.showMoved, actions.showWarned});
}

void addWindowMenu(QMenuBar& bar, const Actions& actions, DynamicMenus& menus)
{
    QMenu* window = bar.addMenu(MenuTexts::tr("&Window"));
    window->addActions(
        {actions.inspector, actions.lowerDock, actions.showChanges, actions.showLint, actions.showHistory});
    window->addSeparator();
    menus.layouts = window->addMenu(MenuTexts::tr("La&youts"));
    menus.layouts->addSeparator();
    menus.layouts->addAction(actions.saveLayout);
    window->addAction(actions.resetLayout);
    window->addSeparator();
    window->addAction(actions.fullScreen);
}

void addViewMenu(QMenuBar& bar, const Actions& actions, DynamicMenus& menus)
{
    QMenu* view = bar.addMenu(MenuTexts::tr("&View"));
    view->addActions(actions.views->actions());
    view->addSeparator();
    menus.columns = view->addMenu(MenuTexts::tr("&Columns"));
    view->addAction(actions.sortByColumn);
    view->addAction(actions.showCaption);
    view->addActions({actions.fitRange, actions.wholeRange, actions.surfacesAsMaps});
    view->addSeparator();
    view->addActions(actions.themes->actions());
    view->addSeparator();
    QMenu* language = view->addMenu(MenuTexts::tr("La&nguage"));
    language->addActions(actions.languages->actions());
    giveMnemonics(*language);
    giveMnemonics(*view);
}

void addCompareMenu(QMenuBar& bar, const Actions& actions, DynamicMenus& menus)
{
    QMenu* compare = bar.addMenu(MenuTexts::tr("&Compare"));
    menus.baselines = compare->addMenu(MenuTexts::tr("&Baseline"));
    menus.baselines->addActions(actions.baselines->actions());
    compare->addAction(actions.baselinePresent);
    menus.variants = compare->addMenu(MenuTexts::tr("&Variants"));
    menus.variants->addAction(actions.ownTree);
    menus.variants->addSeparator();
    menus.variants->addActions({actions.renameVariant, actions.removeVariant});
    compare->addAction(actions.newVariant);
    compare->addSeparator();
    compare->addActions(actions.algorithms->actions());
    compare->addSeparator();
    compare->addActions({actions.explainPair, actions.sweepValue, actions.showRecovery});
    giveMnemonics(*compare);
}

void addSimulationMenu(QMenuBar& bar, const Actions::Simulator& simulator)
{
    QMenu* menu = bar.addMenu(MenuTexts::tr("Si&mulation"));
    menu->addActions({simulator.importJobs, simulator.generate});
    menu->addSeparator();
    menu->addActions({simulator.run, simulator.cancel, simulator.keepResults, simulator.saveRecording});
    menu->addSeparator();
    menu->addActions({simulator.play, simulator.forward, simulator.back, simulator.nextDifference,
        simulator.previousDifference, simulator.faster, simulator.slower});
    menu->addSeparator();
    menu->addActions({simulator.exportFrames, simulator.contactSheet});
}

QWidget* baselineChooser(const Actions& actions, QWidget* parent)
{
    auto* combo = new ActionCombo(*actions.baselines, parent);
    combo->setObjectName(QStringLiteral("baselineCombo"));
    combo->setAccessibleName(MenuTexts::tr("Baseline"));
    combo->setToolTip(MenuTexts::tr("Compare values with this baseline"));
    combo->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    return combo;
}

/// Creates the chooser for variants, which is hidden while the scenario has none.
QWidget* variantChooser(const Actions& actions, QWidget* parent)
{
    auto* combo = new ActionCombo(*actions.variants, parent);
    combo->setObjectName(QStringLiteral("variantCombo"));
    combo->setAccessibleName(MenuTexts::tr("Variant"));
    combo->setToolTip(MenuTexts::tr("Variant to show and edit"));
    combo->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    return combo;
}

QWidget* algorithmChooser(const Actions& actions, QWidget* parent)
{
    auto* combo = new ActionCombo(*actions.algorithms, parent);
    combo->setObjectName(QStringLiteral("algorithmCombo"));
    combo->setAccessibleName(MenuTexts::tr("Algorithm"));
    combo->setToolTip(MenuTexts::tr(
        "Algorithm for the inspector, answer line, rank filters, review and sacctmgr commands"));
    return combo;
}

QWidget* gap(QWidget* parent, int width)
{
    auto* space = new QWidget(parent);
    if (width > 0)
        space->setFixedWidth(width);
    else
        space->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    return space;
}

/// Adds a titled chooser that may be hidden, since its choices are in the menu too.
void addChooser(FittingToolBar& bar, const QString& title, QWidget* chooser)
{
    const int em = bar.fontMetrics().height();
    auto* label = new QLabel(title, &bar);
    label->setBuddy(chooser);
    bar.addOptionalWidgets({gap(&bar, em / 2), label, gap(&bar, em / 2), chooser, gap(&bar, em / 2)});
}

/// Adds a button for a command. @return its action in the bar
QAction* addButton(QToolBar& bar, QAction& command, const QString& name)
{
    auto* button = new QToolButton(&bar);
    button->setObjectName(name);
    button->setDefaultAction(&command);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    return bar.addWidget(button);
}

void createToolBar(QMainWindow& window, const Actions& actions, const History& history, FindField& field)
{
    auto* bar = new FittingToolBar(MenuTexts::tr("Toolbar"), &window);
    window.addToolBar(bar);
    bar->setObjectName(QStringLiteral("toolBar"));
    bar->setMovable(false);
    bar->setContextMenuPolicy(Qt::PreventContextMenu);
    const int em = window.fontMetrics().height();
    bar->setIconSize(QSize(em, em));
    bar->addActions({actions.open, actions.save});
    bar->addSeparator();
    bar->addActions({history.undo, history.redo});
    bar->addSeparator();
    for (QAction* action : {actions.open, actions.save})
        static_cast<QToolButton*>(bar->widgetForAction(action))
            ->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    QWidget* variants = variantChooser(actions, bar);
    addChooser(*bar, MenuTexts::tr("Variant"), variants);
    const auto showVariants = [bar, variants, group = actions.variants] {
        bar->setWanted(*variants, group->actions().size() > 1);
    };
    QObject::connect(actions.ownTree, &QAction::changed, bar, showVariants);
    showVariants();
    addChooser(*bar, MenuTexts::tr("Baseline"), baselineChooser(actions, bar));
    addChooser(*bar, MenuTexts::tr("Algorithm"), algorithmChooser(actions, bar));
    QAction* separator = bar->addSeparator();
    QAction* pictures = addButton(*bar, *actions.exportView, QStringLiteral("exportButton"));
    QAction* commands = addButton(*bar, *actions.sacctmgr, QStringLiteral("sacctmgrButton"));
    bar->setOptionalFirst({separator, pictures, commands});
    bar->addWidget(gap(bar, 0));
    const int ch = CellMetrics(window.font()).ch;
    field.setMinimumWidth(12 * ch);
    field.setMaximumWidth(34 * ch);
    field.setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    bar->addWidget(&field);
    bar->addWidget(gap(bar, em / 4));
}

} // namespace

DynamicMenus createMenus(QMainWindow& window, const Actions& actions, QUndoStack& history, FindField& field)
{
    DynamicMenus menus;
    QMenuBar& bar = *window.menuBar();
    const History steps = historyActions(window, history);
    addFileMenu(bar, actions, menus);
    addEditMenu(bar, actions, steps);
    addTreeMenu(bar, actions);
    addCompareMenu(bar, actions, menus);
    addViewMenu(bar, actions, menus);
    addSimulationMenu(bar, actions.simulator);
    addWindowMenu(bar, actions, menus);
    bar.addMenu(MenuTexts::tr("&Help"))
        ->addActions({actions.manual, actions.whatIsThis, actions.shortcuts, actions.about});
    createToolBar(window, actions, steps, field);
    return menus;
}

} // namespace fairshare::gui
