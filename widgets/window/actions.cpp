// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/window/actions.h"

#include "widgets/models/tree_column.h"
#include "widgets/text/language.h"
#include "widgets/window/obstacle.h"
#include "widgets/window/view_registry.h"

#include "core/fairshare/algorithm_registry.h"

#include <QCoreApplication>

#include <array>
#include <utility>

namespace fairshare::gui {

Actions::Actions(QObject* parent)
    : QObject(parent)
    , newFromTemplate(add({"newFromTemplate", tr("&New from template…"),
          tr("Make a tree of a given shape and size"), QKeySequence::New}))
    , open(add({"open", tr("&Open…"), tr("Open a file; its format is recognized by content"),
          QKeySequence::Open, Symbol::Open}))
    , addUsage(add({"addUsage", tr("Add &usage or jobs from file…"),
          tr("Take usage, jobs, weights, partitions or QOS of this tree from another file"),
          QKeySequence(QStringLiteral("Ctrl+Shift+O")), {}, true}))
    , madeUpJobs(add({"madeUpJobs", tr("Make up &jobs…"),
          tr("Put a queue of made-up jobs of the tree's users into the scenario, to see what weights do"), {},
          {}, true}))
    , capture(add({"capture", tr("Ca&pture from this cluster…"),
          tr("Read the tree of the cluster that this machine belongs to"),
          QKeySequence(QStringLiteral("Ctrl+Shift+K"))}))
    , reload(add(
          {"reload", tr("Re&load"), tr("Read the file again"), QKeySequence(QStringLiteral("F5")), {}, true}))
    , save(add({"save", tr("&Save"), tr("Save to the opened scenario file"), QKeySequence::Save, Symbol::Save,
          true}))
    , saveAs(add({"saveAs", tr("Save &as…"), tr("Save to another scenario file"),
          QKeySequence(QStringLiteral("Ctrl+Shift+S")), {}, true}))
    , exportView(add({"exportView", tr("&Export view…"),
          tr("Write the view that is shown as a picture, with what its figures come from"),
          QKeySequence(QStringLiteral("Ctrl+E")), Symbol::Export, true}))
    , exportData(add({"exportData", tr("Export &data…"),
          tr("Write the data behind the view as CSV, as the command line prints it"),
          QKeySequence(QStringLiteral("Ctrl+Shift+E")), {}, true}))
    , policyReview(add({"policyReview", tr("Polic&y review…"),
          tr("Write what changes, who gains and loses by it and why, as a document to be signed"),
          QKeySequence(QStringLiteral("Ctrl+R")), {}, true}))
    , sacctmgr(add({"sacctmgr", tr("Commands &for sacctmgr…"),
          tr("Show the commands that make the cluster's associations those of the present state"),
          QKeySequence(QStringLiteral("Ctrl+K")), Symbol::Terminal, true}))
    , slurmConfKeys(add({"slurmConfKeys", tr("&Keys for slurm.conf…"),
          tr("Show the lines of slurm.conf that make the cluster's weights those of the present state"), {},
          {}, true}))
    , condorFragment(add({"condorFragment", tr("Fra&gment for condor_config…"),
          tr("Show the lines of condor_config that make the pool's groups those of the present state"), {},
          {}, true}))
    , close(add({"close", tr("&Close"), tr("Close the scenario"), QKeySequence(QStringLiteral("Ctrl+W")), {},
          true}))
    , quit(add({"quit", tr("&Quit"), tr("Leave the program"), QKeySequence(QStringLiteral("Ctrl+Q"))}))
    , cut(add({"cut", tr("Cu&t"), tr("Take the selected rows, to paste them below another account"),
          QKeySequence::Cut, {}, true}))
    , copy(add({"copy", tr("&Copy"), tr("Copy the selected rows with exact figures"), QKeySequence::Copy, {},
          true}))
    , copyWithHeaders(add({"copyWithHeaders", tr("Copy with &headers"),
          tr("Copy the selected rows below the headings of their columns"),
          QKeySequence(QStringLiteral("Ctrl+Shift+C")), {}, true}))
    , paste(add({"paste", tr("&Paste"),
          tr("Put the rows that were cut or copied below the current account, or numbers into its cells"),
          QKeySequence::Paste, {}, true}))
    , editCell(add({"editCell", tr("&Edit cell"), tr("Edit the shares or usage of the current row"),
          QKeySequence(QStringLiteral("F2")), {}, true}))
    , setValue(add({"setValue", tr("&Set value…"), tr("Set the shares or usage of all selected rows"),
          QKeySequence(QStringLiteral("Ctrl+Shift+V")), {}, true}))
    , scaleBy(add({"scaleBy", tr("Sca&le by…"), tr("Multiply the shares or usage of all selected rows"),
          QKeySequence(QStringLiteral("Ctrl+Shift+M")), {}, true}))
    , distribute(add({"distribute", tr("D&istribute total…"),
          tr("Split a total between the selected rows in proportion to what they have"),
          QKeySequence(QStringLiteral("Ctrl+D")), {}, true}))
    , revertChange(add(
          {"revertChange", tr("Re&vert change"), tr("Give the selected cells their values of the baseline"),
              QKeySequence(QStringLiteral("Ctrl+Backspace")), {}, true}))
    , addAccount(add({"addAccount", tr("Add &account"), tr("Add an account below the current one"),
          QKeySequence(QStringLiteral("Ctrl+Shift+A")), {}, true}))
    , addUser(add({"addUser", tr("Add &user"), tr("Add a user to the current account"),
          QKeySequence(QStringLiteral("Ctrl+Shift+U")), {}, true}))
    , addGroup(add({"addGroup", tr("Add &group"), tr("Add a group of the pool below the current one"),
          QKeySequence(QStringLiteral("Ctrl+Shift+B")), {}, true}))
    , duplicate(add({"duplicate", tr("&Duplicate"),
          tr("Copy the selected rows beside themselves, with everything below them"),
          QKeySequence(QStringLiteral("Ctrl+Shift+D")), {}, true}))
    , rename(add({"rename", tr("Rena&me"), tr("Give the current row another name"),
          QKeySequence(QStringLiteral("Shift+F2")), {}, true}))
    , setPartition(add({"setPartition", tr("Set par&tition…"),
          tr("Give the current user's association a partition, or none"), {}, {}, true}))
    , remove(add({"remove", tr("&Remove"), tr("Remove the selected rows with everything below them"),
          QKeySequence::Delete, {}, true}))
    , moveUp(add({"moveUp", tr("Mo&ve up"),
          tr("Take the selected rows out of their account, into the account above it"),
          QKeySequence(QStringLiteral("Alt+Up")), {}, true}))
    , moveDown(add({"moveDown", tr("Move do&wn"),
          tr("Take the selected rows into the account beside them: the one before, else the one after"),
          QKeySequence(QStringLiteral("Alt+Down")), {}, true}))
    , shareFromParent(add({"shareFromParent", tr("&Share from parent"),
          tr("Let the selected rows compete with their account's own level"),
          QKeySequence(QStringLiteral("Ctrl+Shift+P")), {}, true}))
    , find(add({"find", tr("&Find"), tr("Find accounts and users by name or pattern"), QKeySequence::Find, {},
          true}))
    , onlyHits(add({"onlyHits", tr("Show &only hits"), tr("Hide the rows that were not found"),
          QKeySequence(QStringLiteral("Ctrl+Shift+F")), {}, true}))
    , showChanged(add(
          {"showChanged", tr("&Changed"), tr("Show only rows that differ from the baseline"), {}, {}, true}))
    , showMoved(add({"showMoved", tr("Rank &moved…"),
          tr("Show only users whose rank moved by at least so many places under the chosen algorithm"), {},
          {}, true}))
    , showWarned(
          add({"showWarned", tr("Lint &warnings"), tr("Show only rows with a lint warning"), {}, {}, true}))
    , selectChanged(
          add({"selectChanged", tr("Select c&hanged"), tr("Select all rows that differ from the baseline"),
              QKeySequence(QStringLiteral("Ctrl+Shift+G")), {}, true}))
    , findNext(add({"findNext", tr("&Next hit"), tr("Go to the next row that was found"),
          QKeySequence(QStringLiteral("F3")), {}, true}))
    , findPrevious(add({"findPrevious", tr("P&revious hit"), tr("Go to the row that was found before"),
          QKeySequence(QStringLiteral("Shift+F3")), {}, true}))
    , expandAll(add({"expandAll", tr("&Expand all"), tr("Show every association"),
          QKeySequence(QStringLiteral("Alt+Right")), {}, true}))
    , collapseAll(add({"collapseAll", tr("&Collapse all"), tr("Show the top accounts only"),
          QKeySequence(QStringLiteral("Alt+Left")), {}, true}))
    , sortByColumn(add({"sortByColumn", tr("Sort &by column"),
          tr("Sort siblings by the current column, then the other way round, then as the tree is"),
          QKeySequence(QStringLiteral("Ctrl+Alt+S")), {}, true}))
    , whatIsThis(add({"whatIsThis", tr("&What is this number?"), tr("Explain the current cell"),
          QKeySequence(QStringLiteral("Shift+F1")), {}, true}))
    , fitRange(add({"fitRange", tr("F&it range"),
          tr("Show the part of the chart that the selected items take, or all items"),
          QKeySequence(QStringLiteral("0")), {}, true}))
    , wholeRange(add({"wholeRange", tr("Wh&ole range"), tr("Show the whole chart, as it was at first"),
          QKeySequence(QStringLiteral("Shift+0")), {}, true}))
    , surfacesAsMaps(add({"surfacesAsMaps", tr("Surfaces as &maps"),
          tr("Draw surfaces as maps of colors, or as bodies that turn"), QKeySequence(QStringLiteral("M")),
          {}, true}))
    , enterPart(add({"enterPart", tr("&Go into account"), tr("Draw the part of the tree below this account"),
          QKeySequence(QStringLiteral("Space")), {}, true}))
    , leavePart(add({"leavePart", tr("&Back to the account above"),
          tr("Draw the part of the tree that this account belongs to"),
          QKeySequence(QStringLiteral("Backspace")), {}, true}))
    , manual(add({"manual", tr("&Manual"), tr("How to use the explorer and its command line"),
          QKeySequence(QKeySequence::HelpContents)}))
    , shortcuts(add({"shortcuts", tr("&Shortcuts"), tr("All commands with their keys"),
          QKeySequence(QStringLiteral("Ctrl+/"))}))
    , about(add({"about", tr("&About"), tr("Version and license")}))
    , showCaption(add({"showCaption", tr("Ca&ption"),
          tr("Show below the view what its figures come from: file, algorithms, baseline, date"), {}, {},
          true}))
    , fullScreen(add({"fullScreen", tr("&Full screen"), tr("Use the whole screen"),
          QKeySequence(QStringLiteral("F11"))}))
    , inspector(add({"inspector", tr("&Inspector"),
          tr("Show or hide the dock that edits and explains the selected row"),
          QKeySequence(QStringLiteral("F9"))}))
    , explainPair(add({"explainPair", tr("E&xplain selected pair"),
          tr("Show why one of two selected users stands before the other"),
          QKeySequence(QStringLiteral("Ctrl+I")), {}, true}))
    , sweepValue(add({"sweepValue", tr("&Sweep a value"),
          tr("Show how ranks go while the shares or usage of the current row change"),
          QKeySequence(QStringLiteral("Ctrl+Shift+W")), {}, true}))
    , showRecovery(
          add({"showRecovery", tr("&Recovery"), tr("Show when the order next flips while usage decays"),
              QKeySequence(QStringLiteral("Ctrl+Shift+R")), {}, true}))
    , lowerDock(add({"lowerDock", tr("&Changes, lint and history"),
          tr("Show or hide the dock below the view"), QKeySequence(QStringLiteral("F8"))}))
    , showChanges(add({"showChanges", tr("Changes since the &baseline"),
          tr("Show what differs from the baseline, and what each difference does alone"), {}, {}, true}))
    , showLint(add({"showLint", tr("&Lint findings"), tr("Show what looks odd in this tree"), {}, {}, true}))
    , showHistory(add({"showHistory", tr("History of &edits"), tr("Show the edits, to go back to any state"),
          {}, {}, true}))
    , saveLayout(add({"saveLayout", tr("&Save layout as…"),
          tr("Keep which docks stand where, and how the views are divided, under a name")}))
    , resetLayout(add({"resetLayout", tr("&Reset layout"), tr("Put the docks where they were at first")}))
    , baselineOpened(add({"baselineOpened", tr("O&pened file"),
          tr("Compare with the scenario as it was opened"), {}, {}, true}))
    , baselineSaved(add({"baselineSaved", tr("&Saved state"),
          tr("Compare with the scenario as it was saved last"), {}, {}, true}))
    , baselineOther(add({"baselineOther", {}, tr("Compare with this other file"), {}, {}, true}))
    , compareWith(add(
          {"compareWith", tr("&Other file…"), tr("Compare with the scenario of another file"), {}, {}, true}))
    , historyBaseline(add({"historyBaseline", tr("Use as &baseline"),
          tr("Compare with the scenario as it was after this step"), {}, {}, true}))
    , ownTree(
          add({"ownTree", tr("&File's own tree"), tr("Show the tree that the variants edit"), {}, {}, true}))
    , newVariant(add({"newVariant", tr("&New variant…"),
          tr("Name the present state; the file's own tree stays as it was saved"),
          QKeySequence(QStringLiteral("Ctrl+Shift+N")), {}, true}))
    , renameVariant(add({"renameVariant", tr("&Rename variant…"),
          tr("Give the variant that is shown another name"), {}, {}, true}))
    , removeVariant(add({"removeVariant", tr("Re&move variant"),
          tr("Remove the variant that is shown, and show the file's own tree"), {}, {}, true}))
    , views(new QActionGroup(this))
    , variants(new QActionGroup(this))
    , baselines(new QActionGroup(this))
    , algorithms(new QActionGroup(this))
    , languages(new QActionGroup(this))
    , themes(new QActionGroup(this))
{
    for (QAction* action : {onlyHits, showChanged, showMoved, showWarned, surfacesAsMaps})
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
    addViews();
    addBaselines();
    addAlgorithms();
    addThemes();
    addLanguages();
    addCharts();
    addFilm();
    // In fields these keys open lists.
    for (QAction* action : {moveUp, moveDown})
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
}

void Actions::addCharts()
{
    // Single keys belong to whoever has the keyboard.
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
    baselines->addAction(compareWith); // asks, and is none itself
}

QAction* Actions::add(const Description& description)
{
    auto* action = new QAction(description.text, this);
    action->setObjectName(QLatin1String(description.name));
    action->setStatusTip(description.tip);
    action->setWhatsThis(description.tip); // the status tip may say more of the moment
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

void Actions::addViews()
{
    for (const View& view : gui::views()) {
        QAction* action = add({"view", QCoreApplication::translate("Views", view.title),
            QCoreApplication::translate("Views", view.tip),
            QKeySequence(QStringLiteral("Ctrl+%1").arg(view.digit)), {}, true});
        action->setCheckable(true);
        action->setData(QLatin1String(view.id));
        action->setObjectName(QStringLiteral("view_%1").arg(QLatin1String(view.id)));
        views->addAction(action);
    }
    views->actions().front()->setChecked(true);
}

void Actions::addAlgorithms()
{
    int number = 1;
    for (const Algorithm& algorithm : fairshare::algorithms()) {
        const QString id =
            QString::fromUtf8(algorithm.id.data(), static_cast<qsizetype>(algorithm.id.size()));
        const QString title = algorithmTitle(algorithm);
        QAction* action = add({"algorithm", title, tr("Answer for %1").arg(title),
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
        QAction* action = add({"theme", text, tr("Colors of the window")});
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
        QAction* action = add({"language", system ? tr("Language of the &system") : languageName(code),
            tr("Language of the window, from its next start on")});
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

} // namespace fairshare::gui
