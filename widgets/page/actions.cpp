// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/page/actions.h"

#include "core/fairshare/algorithm_registry.h"
#include "widgets/page/obstacle.h"
#include "widgets/page/view.h"
#include "widgets/table/algorithm_help.h"
#include "widgets/text/language.h"

#include <QCoreApplication>

#include <array>
#include <utility>

namespace fairshare::gui {

Actions::Actions(std::span<const View> all, QObject* parent)
    : QObject(parent)
    , newFromTemplate(add({"newFromTemplate", tr("&New from template…"),
          tr("Create a tree of a given shape and size"), QKeySequence::New}))
    , open(add({"open", tr("&Open…"), tr("Open a file; its format is detected from the content"),
          QKeySequence::Open, Symbol::Open}))
    , openPasted(add({"openPasted", tr("Open from clip&board"),
          tr("Open the text of the clipboard, such as the output of a command in a terminal"),
          QKeySequence(QStringLiteral("Ctrl+Alt+V"))}))
    , addUsage(add({"addUsage", tr("Add &usage or jobs from file…"),
          tr("Add usage, jobs, weights, partitions or QOS from another file to this tree"),
          QKeySequence(QStringLiteral("Ctrl+Shift+O")), {}, true}))
    , syntheticJobs(add({"syntheticJobs", tr("Synthetic &jobs…"),
          tr("Generate a queue of synthetic jobs by the tree's users, to try out weights"), {}, {}, true}))
    , capture(add({"capture", tr("Ca&pture from this cluster…"),
          tr("Read the tree of the cluster this machine belongs to"),
          QKeySequence(QStringLiteral("Ctrl+Shift+K"))}))
    , reload(add({"reload", tr("Re&load"), tr("Reload the file from disk"),
          QKeySequence(QStringLiteral("F5")), {}, true}))
    , save(add({"save", tr("&Save"), tr("Save to the open scenario file"), QKeySequence::Save, Symbol::Save,
          true}))
    , saveAs(add({"saveAs", tr("Save &as…"), tr("Save to another scenario file"),
          QKeySequence(QStringLiteral("Ctrl+Shift+S")), {}, true}))
    , exportView(add({"exportView", tr("&Export view…"),
          tr("Save the current view as a picture that names the sources of its numbers"),
          QKeySequence(QStringLiteral("Ctrl+E")), Symbol::Export, true}))
    , exportData(add({"exportData", tr("Export &data…"), tr("Save the data of the current view as CSV"),
          QKeySequence(QStringLiteral("Ctrl+Shift+E")), {}, true}))
    , copyAsCommand(add({"copyAsCommand", tr("Copy as s&hell command"),
          tr("Copy a command line that makes the same picture or table, after trying it out"), {}, {}, true}))
    , policyReview(add({"policyReview", tr("Polic&y review…"),
          tr("Write a document for sign-off: changes, effect on users, and causes"),
          QKeySequence(QStringLiteral("Ctrl+R")), {}, true}))
    , sacctmgr(add({"sacctmgr", tr("sacc&tmgr commands…"),
          tr("Show the sacctmgr commands that make the cluster's associations match the scenario"),
          QKeySequence(QStringLiteral("Ctrl+K")), Symbol::Terminal, true}))
    , slurmConfKeys(add({"slurmConfKeys", tr("slurm.conf &keys…"),
          tr("Show the slurm.conf lines that make the cluster's weights match the scenario"), {}, {}, true}))
    , condorFragment(add({"condorFragment", tr("condor_config fra&gment…"),
          tr("Show the condor_config lines that make the pool's groups match the scenario"), {}, {}, true}))
    , close(add({"close", tr("&Close"), tr("Close the scenario"), QKeySequence(QStringLiteral("Ctrl+W")), {},
          true}))
    , quit(add({"quit", tr("&Quit"), tr("Quit the program"), QKeySequence(QStringLiteral("Ctrl+Q"))}))
    , cut(add({"cut", tr("Cu&t"), tr("Cut the selected rows to paste them under another account"),
          QKeySequence::Cut, {}, true}))
    , copy(add({"copy", tr("&Copy"), tr("Copy the selected rows with exact values"), QKeySequence::Copy, {},
          true}))
    , copyWithHeaders(add({"copyWithHeaders", tr("Copy with &headers"),
          tr("Copy the selected rows with their column headings"),
          QKeySequence(QStringLiteral("Ctrl+Shift+C")), {}, true}))
    , paste(add({"paste", tr("&Paste"),
          tr("Paste cut or copied rows under the current account, or paste numbers into cells"),
          QKeySequence::Paste, {}, true}))
    , editCell(add({"editCell", tr("&Edit cell"), tr("Edit the shares or usage of the current row"),
          QKeySequence(QStringLiteral("F2")), {}, true}))
    , setValue(add({"setValue", tr("&Set value…"), tr("Set the shares or usage of all selected rows"),
          QKeySequence(QStringLiteral("Ctrl+Shift+V")), {}, true}))
    , scaleBy(add({"scaleBy", tr("Sca&le by…"), tr("Multiply the shares or usage of all selected rows"),
          QKeySequence(QStringLiteral("Ctrl+Shift+M")), {}, true}))
    , distribute(add({"distribute", tr("D&istribute total…"),
          tr("Split a total among the selected rows in proportion to their current values"),
          QKeySequence(QStringLiteral("Ctrl+D")), {}, true}))
    , formula(add({"formula", tr("For&mula…"),
          tr("Calculate the shares or usage of all selected rows, also from columns of a file"),
          QKeySequence(QStringLiteral("Ctrl+Shift+L")), {}, true}))
    , revertChange(
          add({"revertChange", tr("Re&vert change"), tr("Restore the baseline values of the selected cells"),
              QKeySequence(QStringLiteral("Ctrl+Backspace")), {}, true}))
    , addAccount(add({"addAccount", tr("Add &account"), tr("Add an account under the current one"),
          QKeySequence(QStringLiteral("Ctrl+Shift+A")), {}, true}))
    , addUser(add({"addUser", tr("Add &user"), tr("Add a user to the current account"),
          QKeySequence(QStringLiteral("Ctrl+Shift+U")), {}, true}))
    , addGroup(add({"addGroup", tr("Add &group"), tr("Add a group under the current one"),
          QKeySequence(QStringLiteral("Ctrl+Shift+B")), {}, true}))
    , duplicate(
          add({"duplicate", tr("&Duplicate"), tr("Duplicate the selected rows and everything below them"),
              QKeySequence(QStringLiteral("Ctrl+Shift+D")), {}, true}))
    , rename(add({"rename", tr("Rena&me"), tr("Rename the current row"),
          QKeySequence(QStringLiteral("Shift+F2")), {}, true}))
    , setPartition(add({"setPartition", tr("Set par&tition…"),
          tr("Set or clear the partition of the current user's association"), {}, {}, true}))
    , remove(add({"remove", tr("&Remove"), tr("Remove the selected rows and everything below them"),
          QKeySequence::Delete, {}, true}))
    , moveUp(add({"moveUp", tr("Mo&ve up"), tr("Move the selected rows to the account above their own"),
          QKeySequence(QStringLiteral("Alt+Up")), {}, true}))
    , moveDown(add({"moveDown", tr("Move do&wn"),
          tr("Move the selected rows into the account before them or, if there is none, the one after them"),
          QKeySequence(QStringLiteral("Alt+Down")), {}, true}))
    , keepMovedUsage(add({"keepMovedUsage", tr("&Keep usage when moving or renaming"),
          tr("Let moved, renamed and copied associations keep their usage; on the cluster they start without "
             "it"),
          {}, {}, true}))
    , shareFromParent(add({"shareFromParent", tr("&Share from parent"),
          tr("Set the shares of the selected rows to parent, so that they compete at the level of their "
             "account"),
          QKeySequence(QStringLiteral("Ctrl+Shift+P")), {}, true}))
    , find(add({"find", tr("&Find"), tr("Find accounts and users by name or pattern"), QKeySequence::Find, {},
          true}))
    , onlyHits(add({"onlyHits", tr("Show &only matches"), tr("Hide rows that do not match"),
          QKeySequence(QStringLiteral("Ctrl+Shift+F")), {}, true}))
    , showChanged(add(
          {"showChanged", tr("&Changed"), tr("Show only rows that differ from the baseline"), {}, {}, true}))
    , showMoved(add({"showMoved", tr("Rank &moved…"),
          tr("Show only users whose rank moved by at least a given number of places under the selected "
             "algorithm"),
          {}, {}, true}))
    , showWarned(
          add({"showWarned", tr("Lint &warnings"), tr("Show only rows with a lint warning"), {}, {}, true}))
    , selectChanged(
          add({"selectChanged", tr("Select c&hanged"), tr("Select all rows that differ from the baseline"),
              QKeySequence(QStringLiteral("Ctrl+Shift+G")), {}, true}))
    , findNext(add({"findNext", tr("&Next match"), tr("Go to the next match"),
          QKeySequence(QStringLiteral("F3")), {}, true}))
    , findPrevious(add({"findPrevious", tr("P&revious match"), tr("Go to the previous match"),
          QKeySequence(QStringLiteral("Shift+F3")), {}, true}))
    , expandAll(add({"expandAll", tr("&Expand all"), tr("Show every association"),
          QKeySequence(QStringLiteral("Alt+Right")), {}, true}))
    , collapseAll(add({"collapseAll", tr("&Collapse all"), tr("Show only the top accounts"),
          QKeySequence(QStringLiteral("Alt+Left")), {}, true}))
    , sortByColumn(add({"sortByColumn", tr("Sort &by column"),
          tr("Sort siblings by the current column; repeat to reverse the order, then to restore tree order"),
          QKeySequence(QStringLiteral("Ctrl+Alt+S")), {}, true}))
    , whatIsThis(add({"whatIsThis", tr("&What is this number?"), tr("Explain the current cell"),
          QKeySequence(QStringLiteral("Shift+F1")), {}, true}))
    , fitRange(add({"fitRange", tr("F&it range"), tr("Zoom to the selected items, or to all items"),
          QKeySequence(QStringLiteral("0")), {}, true}))
    , wholeRange(add({"wholeRange", tr("Wh&ole range"), tr("Show the whole chart"),
          QKeySequence(QStringLiteral("Shift+0")), {}, true}))
    , surfacesAsMaps(add({"surfacesAsMaps", tr("Surfaces as &maps"),
          tr("Draw surfaces as color maps or as rotatable solids"), QKeySequence(QStringLiteral("M")), {},
          true}))
    , enterPart(
          add({"enterPart", tr("&Go into account"), tr("Show only the part of the tree below this account"),
              QKeySequence(QStringLiteral("Space")), {}, true}))
    , leavePart(add({"leavePart", tr("&Back to parent account"),
          tr("Show the part of the tree below the parent account"), QKeySequence(QStringLiteral("Backspace")),
          {}, true}))
    , manual(add({"manual", tr("&Manual"), tr("Show how to use Fairshare Explorer and its command line"),
          QKeySequence(QKeySequence::HelpContents)}))
    , shortcuts(add({"shortcuts", tr("&Shortcuts"), tr("List all commands and their shortcuts"),
          QKeySequence(QStringLiteral("Ctrl+/"))}))
    , about(add({"about", tr("&About"), tr("Show version and license")}))
    , showCaption(add({"showCaption", tr("Ca&ption"),
          tr("Show below the view where its numbers come from: file, algorithms, baseline, date"), {}, {},
          true}))
    , fullScreen(add({"fullScreen", tr("&Full screen"), tr("Use the whole screen"),
          QKeySequence(QStringLiteral("F11"))}))
    , inspector(add({"inspector", tr("&Inspector"),
          tr("Show or hide the panel for editing and explaining the selected row"),
          QKeySequence(QStringLiteral("F9"))}))
    , explainPair(add({"explainPair", tr("E&xplain selected pair"),
          tr("Show why one selected user ranks before the other"), QKeySequence(QStringLiteral("Ctrl+I")), {},
          true}))
    , sweepValue(add({"sweepValue", tr("&Sweep a value"),
          tr("Show how ranks change as the shares or usage of the current row vary"),
          QKeySequence(QStringLiteral("Ctrl+Shift+W")), {}, true}))
    , showRecovery(
          add({"showRecovery", tr("&Recovery"), tr("Show when the order next changes as usage decays"),
              QKeySequence(QStringLiteral("Ctrl+Shift+R")), {}, true}))
    , lowerDock(add({"lowerDock", tr("&Changes, lint and history"),
          tr("Show or hide the panel below the view"), QKeySequence(QStringLiteral("F8"))}))
    , showChanges(add({"showChanges", tr("Changes since the &baseline"),
          tr("Show the differences from the baseline and the effect of each one alone"), {}, {}, true}))
    , showLint(
          add({"showLint", tr("&Lint findings"), tr("Show suspicious settings in this tree"), {}, {}, true}))
    , showHistory(add({"showHistory", tr("&Edit history"),
          tr("Show all edits and return to any earlier state"), {}, {}, true}))
    , saveLayout(add({"saveLayout", tr("&Save layout as…"),
          tr("Save the arrangement of panels and views under a name")}))
    , resetLayout(add({"resetLayout", tr("&Reset layout"), tr("Restore the default arrangement of panels")}))
    , baselineOpened(add(
          {"baselineOpened", tr("O&pened file"), tr("Compare with the scenario as opened"), {}, {}, true}))
    , baselineSaved(add(
          {"baselineSaved", tr("&Saved state"), tr("Compare with the scenario as last saved"), {}, {}, true}))
    , baselineOther(add({"baselineOther", {}, tr("Compare with this file"), {}, {}, true}))
    , compareWith(add(
          {"compareWith", tr("&Other file…"), tr("Compare with the scenario in another file"), {}, {}, true}))
    , baselinePresent(add({"baselinePresent", tr("&Make the present state the baseline"),
          tr("Compare with the scenario as it is now"), {}, {}, true}))
    , historyBaseline(add({"historyBaseline", tr("Use as &baseline"),
          tr("Compare with the scenario after this step"), {}, {}, true}))
    , ownTree(add(
          {"ownTree", tr("&File's own tree"), tr("Show the tree the variants are based on"), {}, {}, true}))
    , newVariant(add({"newVariant", tr("&New variant…"),
          tr("Save the current state as a variant; the file's own tree stays as last saved"),
          QKeySequence(QStringLiteral("Ctrl+Shift+N")), {}, true}))
    , renameVariant(
          add({"renameVariant", tr("&Rename variant…"), tr("Rename the current variant"), {}, {}, true}))
    , removeVariant(add({"removeVariant", tr("Re&move variant"),
          tr("Remove the current variant and show the file's own tree"), {}, {}, true}))
    , views(new QActionGroup(this))
    , variants(new QActionGroup(this))
    , baselines(new QActionGroup(this))
    , algorithms(new QActionGroup(this))
    , languages(new QActionGroup(this))
    , themes(new QActionGroup(this))
{
    for (QAction* action : {onlyHits, showChanged, showMoved, showWarned, surfacesAsMaps, keepMovedUsage})
        action->setCheckable(true);
    fullScreen->setCheckable(true);
    showCaption->setCheckable(true);
    exportView->setIconText(tr("Export"));
    sacctmgr->setIconText(QStringLiteral("sacctmgr"));
    lowerDock->setCheckable(true);
    inspector->setCheckable(true);
    ownTree->setCheckable(true);
    variants->addAction(ownTree);
    quit->setMenuRole(QAction::QuitRole);
    addViews(all);
    addBaselines();
    addAlgorithms();
    addThemes();
    addLanguages();
    addCharts();
    addSimulator();
    // In combo boxes these keys open the list.
    for (QAction* action : {moveUp, moveDown})
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
}

void Actions::addCharts()
{
    // Single keys act only in the widget with keyboard focus.
    for (QAction* action : {fitRange, wholeRange, surfacesAsMaps, enterPart, leavePart})
        action->setShortcutContext(Qt::WidgetShortcut);
}

void Actions::addBaselines()
{
    for (QAction* action : {baselineOpened, baselineSaved, baselineOther}) {
        action->setCheckable(true);
        baselines->addAction(action);
    }
    baselineOther->setVisible(false);
    baselines->addAction(compareWith); // opens a dialog; not a baseline itself
}

QAction* Actions::add(const Description& description)
{
    auto* action = new QAction(description.text, this);
    action->setObjectName(QLatin1String(description.name));
    action->setStatusTip(description.tip);
    action->setWhatsThis(description.tip); // the status tip may depend on the current state
    action->setShortcut(description.keys);
    QString name = description.text;
    name.remove(QLatin1Char('&')).remove(QStringLiteral("…"));
    action->setIconText(name);
    const QString keys = description.keys.toString(QKeySequence::NativeText);
    action->setToolTip(keys.isEmpty() ? description.tip : tr("%1 (%2)").arg(description.tip, keys));
    if (description.symbol)
        action->setIcon(icon(*description.symbol));
    if (description.needsDocument)
        m_needDocument.push_back(action);
    return action;
}

void Actions::addViews(std::span<const View> all)
{
    for (const View& view : all) {
        QAction* action = add({"view", QCoreApplication::translate("Views", view.title),
            QCoreApplication::translate("Views", view.tip),
            QKeySequence(QStringLiteral("Ctrl+%1").arg(view.digit)), {}, true});
        action->setCheckable(true);
        action->setData(QLatin1String(view.id));
        action->setObjectName(QStringLiteral("view_%1").arg(QLatin1String(view.id)));
        views->addAction(action);
    }
    views->actions().constFirst()->setChecked(true);
}

void Actions::addAlgorithms()
{
    int number = 1;
    for (const Algorithm& algorithm : fairshare::algorithms()) {
        const QString id =
            QString::fromUtf8(algorithm.id.data(), static_cast<qsizetype>(algorithm.id.size()));
        const QString title = algorithmTitle(algorithm);
        QAction* action = add({"algorithm", title, tr("Show results for %1").arg(title),
            QKeySequence(QStringLiteral("Ctrl+Alt+%1").arg(number)), {}, true});
        action->setCheckable(true);
        action->setData(id);
        action->setObjectName(QStringLiteral("algorithm_%1").arg(id));
        algorithms->addAction(action);
        ++number;
    }
}

void Actions::addThemes()
{
    const std::array<std::pair<QLatin1String, QString>, 3> list{
        {{QLatin1String("system"), tr("&System theme")}, {QLatin1String("light"), tr("&Light theme")},
            {QLatin1String("dark"), tr("&Dark theme")}}};
    for (const auto& [id, text] : list) {
        QAction* action = add({"theme", text, tr("Set the color theme of the window")});
        action->setCheckable(true);
        action->setData(id);
        action->setObjectName(QStringLiteral("theme_%1").arg(id));
        themes->addAction(action);
    }
}

void Actions::addLanguages()
{
    QStringList codes = fairshare::gui::languages();
    codes.prepend(QStringLiteral("system"));
    for (const QString& code : codes) {
        const bool system = code == QLatin1String("system");
        QAction* action = add({"language", system ? tr("&System language") : languageName(code),
            tr("Set the language of the window, effective at the next start")});
        action->setCheckable(true);
        action->setData(code);
        action->setObjectName(QStringLiteral("language_%1").arg(code));
        languages->addAction(action);
    }
}

void Actions::setDocumentOpen(bool isOpen)
{
    for (QAction* action : m_needDocument)
        setObstacle(*action, obstacleIf(!isOpen, noScenario()));
}

void Actions::addSimulator()
{
    const auto keys = [](const char* text) { return QKeySequence(QLatin1String(text)); };
    simulator.importJobs = add({"importJobs", tr("&Import jobs…"),
        tr("Import jobs from a log: Standard Workload Format, sacct, Batsim or CSV"), {}, {}, true});
    simulator.generate = add({"generateJobs", tr("&Generate jobs…"),
        tr("Generate synthetic jobs for the simulation"), {}, {}, true});
    simulator.run =
        add({"runSimulation", tr("&Run"), tr("Run the simulation again"), keys("Ctrl+Return"), {}, true});
    simulator.cancel = add({"cancelSimulation", tr("&Cancel"),
        tr("Stop the running simulation or export; previous results remain"), keys("Esc"), {}, true});
    simulator.keepResults = add({"keepResults", tr("&Keep results"),
        tr("Save the simulation results next to the scenario file, as when saving the scenario; opening the "
           "file restores them"),
        {}, {}, true});
    simulator.saveRecording = add({"saveRecording", tr("Save rec&ording…"),
        tr("Save when and where jobs ran, to view later without simulating again"), {}, {}, true});
    simulator.play =
        add({"playSamples", tr("&Play or pause"), tr("Play or pause the samples"), keys("Space"), {}, true});
    simulator.forward =
        add({"sampleForward", tr("Step &forward"), tr("Go to the next sample"), keys("Right"), {}, true});
    simulator.back =
        add({"sampleBack", tr("Step &back"), tr("Go to the previous sample"), keys("Left"), {}, true});
    simulator.nextDifference = add({"nextDifference", tr("&Next difference"),
        tr("Go to the next of the samples where the policies differ most"), keys("N"), {}, true});
    simulator.previousDifference = add({"previousDifference", tr("Pre&vious difference"),
        tr("Go to the previous of the samples where the policies differ most"), keys("Shift+N"), {}, true});
    simulator.faster = add({"playFaster", tr("Fas&ter"), tr("Play faster"), keys("+"), {}, true});
    simulator.slower = add({"playSlower", tr("S&lower"), tr("Play more slowly"), keys("-"), {}, true});
    simulator.exportFrames = add({"exportFrames", tr("&Export frames…"),
        tr("Export samples as numbered images or as one animation"), {}, {}, true});
    simulator.contactSheet = add({"contactSheet", tr("Contact &sheet…"),
        tr("Export the samples where the policies differ most on one sheet"), {}, {}, true});
    // Single keys act only while the samples have keyboard focus.
    for (QAction* action : {simulator.cancel, simulator.play, simulator.forward, simulator.back,
             simulator.nextDifference, simulator.previousDifference, simulator.faster, simulator.slower})
        action->setShortcutContext(Qt::WidgetShortcut);
}

} // namespace fairshare::gui
