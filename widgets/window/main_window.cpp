// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/window/main_window.h"

#include "widgets/controls/find_field.h"
#include "widgets/controls/mnemonics.h"
#include "widgets/controls/passing_keys.h"
#include "widgets/page/bands.h"
#include "widgets/page/obstacle.h"
#include "widgets/quotas/group_commands.h"
#include "widgets/quotas/quota_page.h"
#include "widgets/quotas/quota_table.h"
#include "widgets/report/review_dialog.h"
#include "widgets/start/drop_area.h"
#include "widgets/start/recent_sketch.h"
#include "widgets/start/sample_list.h"
#include "widgets/start/start_page.h"
#include "widgets/text/shown_text.h"
#include "widgets/theme/icons.h"
#include "widgets/tree/tree_page.h"
#include "widgets/weights/fragment_window.h"
#include "widgets/weights/queue_dialog.h"
#include "widgets/weights/weights_page.h"
#include "widgets/window/captions.h"
#include "widgets/window/command_states.h"
#include "widgets/window/dock_layout.h"
#include "widgets/window/edit_bands.h"
#include "widgets/window/export_commands.h"
#include "widgets/window/find_commands.h"
#include "widgets/window/help_texts.h"
#include "widgets/window/layouts.h"
#include "widgets/window/manual_dialog.h"
#include "widgets/window/recovery.h"
#include "widgets/window/sacctmgr_window.h"
#include "widgets/window/simulator_commands.h"
#include "widgets/window/status_line.h"
#include "widgets/window/variant_commands.h"
#include "widgets/window/view_registry.h"
#include "widgets/window/view_tabs.h"

#include <QCloseEvent>
#include <QCoreApplication>
#include <QDropEvent>
#include <QFileInfo>
#include <QMenu>
#include <QMimeData>
#include <QScreen>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace fairshare::gui {
namespace {

constexpr qsizetype MostNumbered = 9; ///< recent files with a digit as mnemonic

} // namespace

MainWindow::MainWindow(Settings& settings, ThemeSwitch& theme, QWidget* parent)
    : QMainWindow(parent)
    , m_settings(settings)
    , m_theme(theme)
    , m_results(m_document)
    , m_lint(m_document)
    , m_unsaved(m_document)
    , m_recent(settings)
    , m_files(m_document, m_recent, *this)
    , m_actions(gui::views(), this)
{
    createLayout();
    connectDocument();
    connectFileActions();
    connectTreeActions();
    new FindCommands(m_actions,
        {*m_find, m_tree->table(), quotaPage(), m_views->page<WeightsPage>(), *m_states},
        {m_document, m_results, m_lint}, this);
    connect(m_views, &ViewTabs::viewChanged, m_find, &FindField::searchAgain);
    connectLook();
    connectStartPage();
    refreshRecent();
    onScenarioChanged(Document::Change::Opened);
}

MainWindow::~MainWindow()
{
    // The views use the document, so delete them first.
    disconnect(&m_tree->table(), nullptr, this, nullptr);
    delete m_fragment;
    delete &m_docks->lower();
    delete &m_docks->inspector();
    delete takeCentralWidget();
    delete m_status;
}

void MainWindow::createLayout()
{
    setObjectName(QStringLiteral("mainWindow"));
    setWindowIcon(applicationIcon());
    setAcceptDrops(true);
    m_find = new FindField(this);
    m_menus = createMenus(*this, m_actions, m_document.undoStack(), *m_find);
    m_bands = new Bands(m_files, m_results, this);
    m_recovery = new Recovery(m_document, m_files, *m_bands, m_settings.folder());
    m_variants = new VariantCommands(m_document, m_actions, *m_bands, m_menus);
    m_start = new StartPage(this);
    m_views = new ViewTabs({m_document, m_results, m_lint, m_files.runs(), &m_exportFolder}, this);
    m_tree = &m_views->page<TreePage>();
    m_stack = new QStackedWidget(this);
    m_tree->table().installEventFilter(m_bands);
    installEventFilter(m_bands);
    m_stack->addWidget(m_start);
    m_stack->addWidget(m_views);
    auto* center = new QWidget(this);
    auto* rows = new QVBoxLayout(center);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addWidget(m_bands);
    rows->addWidget(m_stack, 1);
    setCentralWidget(center);
    m_docks = new DockLayout(*this, m_settings, {m_document, m_results, m_lint});
    m_status = new StatusLine({m_document, m_results, m_lint}, m_unsaved, this);
    setStatusBar(m_status);
    m_states = new CommandStates(m_actions, m_document, m_files, *m_tree);
    m_tree->table().columns().restore(m_settings.treeColumns());
    const int em = fontMetrics().height();
    resize(QSize(100 * em, 62 * em).boundedTo(screen()->availableSize()));
    restoreGeometry(m_settings.windowGeometry());
    m_docks->connectTo(m_actions, *m_tree);
    m_layouts = new Layouts(m_actions, {m_settings, *m_docks, *m_views, *m_menus.layouts}, *m_bands);
    m_captions = new Captions(m_actions, {m_document, m_results, m_files, *m_views});
    m_captions->countUnsaved(m_unsaved);
    m_exports = new ExportCommands(
        m_actions, {*m_views, *m_captions, m_files, m_results, m_theme, m_settings, m_exportFolder}, *this);
    m_sacctmgr = new SacctmgrWindow(m_actions, {m_document, m_files, m_exportFolder}, this);
    m_fragment = new FragmentWindow(
        *m_actions.condorFragment, {m_document, quotaPage().quotaResults(), m_exportFolder}, this);
    m_bands->addProgress(m_exports->task());
    connect(m_exports, &ExportCommands::failed, m_bands,
        [this](const Error& error) { m_bands->showError(Bands::Concern::Export, error); });
    connect(
        m_exports, &ExportCommands::written, m_bands, [this] { m_bands->settle(Bands::Concern::Export); });
    connect(m_views, &ViewTabs::pointedAt, m_status, &StatusLine::setPointed);
    connect(m_views, &ViewTabs::statusChanged, m_status, &StatusLine::setView);
    connect(m_status, &StatusLine::lintRequested, m_actions.showLint, &QAction::trigger);
    connect(m_status, &StatusLine::findingsRequested, this, [this] { m_views->current().showFindings(); });
}

void MainWindow::connectDocument()
{
    connect(&m_document, &Document::scenarioChanged, this, &MainWindow::onScenarioChanged);
    connect(&m_document, &Document::stateChanged, this, &MainWindow::refreshTitle);
    connect(
        &m_document, &Document::scenarioChanged, m_bands, [this] { m_bands->settle(Bands::Concern::Edit); });
    connect(
        &m_document, &Document::baselineChanged, m_bands, [this] { m_bands->settle(Bands::Concern::Files); });
    m_files.setFinishEditing(
        [this] { return m_tree->table().finishEditing() && quotaPage().table().finishEditing(); });
    connect(&m_recent, &RecentFiles::changed, this, &MainWindow::refreshRecent);
    connect(&m_files, &FileCommands::succeeded, this, &MainWindow::describeRecent);
    connect(&m_document, &Document::stateChanged, this, &MainWindow::describeRecent);
    connect(&m_results, &ScenarioResults::changed, this, &MainWindow::describeRecent);
}

void MainWindow::connectFileActions()
{
    connect(m_actions.newFromTemplate, &QAction::triggered, m_bands, &Bands::askForTemplate);
    connect(m_actions.capture, &QAction::triggered, m_bands, &Bands::offerCapture);
    connect(m_actions.open, &QAction::triggered, &m_files, &FileCommands::openWithDialog);
    connect(m_actions.addUsage, &QAction::triggered, &m_files, &FileCommands::addUsageWithDialog);
    connect(m_actions.reload, &QAction::triggered, &m_files, &FileCommands::reload);
    connect(m_actions.save, &QAction::triggered, &m_files, &FileCommands::save);
    connect(m_actions.saveAs, &QAction::triggered, &m_files, &FileCommands::saveAs);
    connect(m_actions.close, &QAction::triggered, &m_files, &FileCommands::close);
    connect(m_actions.quit, &QAction::triggered, this, &QWidget::close);
    connect(m_actions.slurmConfKeys, &QAction::triggered, this,
        [this] { m_views->showView(QStringLiteral("weights")); });
    connect(new QueueDialog(m_actions, m_document, this), &QueueDialog::made, this,
        [this] { m_views->showView(QStringLiteral("weights")); });
    m_review = new ReviewDialog(m_actions, {m_document, m_files, m_unsaved, m_exportFolder}, this);
    new PassingKeys(
        {m_actions.exportView, m_actions.exportData, m_actions.policyReview, m_actions.sacctmgr}, *this);
    for (const Sample& sample : samples()) {
        QAction* action = m_menus.samples->addAction(QCoreApplication::translate("Samples", sample.title));
        action->setStatusTip(QCoreApplication::translate("Samples", sample.teaches));
        connect(action, &QAction::triggered, this,
            [this, path = samplePath(sample.id)] { m_files.openSample(path); });
    }
}

void MainWindow::connectTreeActions()
{
    TreeTableView& table = m_tree->table();
    m_views->takeCommands(m_actions);
    m_tree->takeCommands(m_actions);
    createEditBands(m_actions, {m_document, *m_tree, quotaPage()}, *m_bands);
    m_states->takeGroups(*new GroupCommands(m_actions, m_document, quotaPage()));
    new SimulatorCommands(m_actions, {m_document, *m_views, *m_bands, m_files, m_exportFolder}, *this);
    connect(m_views, &ViewTabs::viewChanged, m_states, &CommandStates::setView);
    m_states->followSurfaces(*m_views);
    connect(m_views, &ViewTabs::viewChanged, m_docks, &DockLayout::setView);
    connect(m_menus.columns, &QMenu::aboutToShow, &table, [this, &table] {
        m_menus.columns->clear();
        if (quotaPage().isShown())
            quotaPage().table().fillColumnMenu(*m_menus.columns);
        else
            table.fillColumnMenu(*m_menus.columns);
        giveMnemonics(*m_menus.columns);
    });
    connect(&table, &TreeTableView::refused, m_bands,
        [this](const Error& error) { m_bands->showError(Bands::Concern::Edit, error); });
    connect(&table.columns(), &TreeColumnLayout::changed, this,
        [this, &table] { m_settings.setTreeColumns(table.columns().state()); });
}

QuotaPage& MainWindow::quotaPage() const
{
    return m_views->page<QuotaPage>();
}

void MainWindow::connectLook()
{
    for (QAction* action : m_actions.themes->actions()) {
        const QString id = action->data().toString();
        ThemeChoice choice = ThemeChoice::System;
        if (id == QLatin1String("light"))
            choice = ThemeChoice::Light;
        else if (id == QLatin1String("dark"))
            choice = ThemeChoice::Dark;
        action->setChecked(choice == m_theme.choice());
        connect(action, &QAction::triggered, this, [this, id, choice] {
            m_theme.setChoice(choice);
            m_settings.setTheme(id);
        });
    }
    for (QAction* action : m_actions.languages->actions()) {
        const QString code = action->data().toString();
        action->setChecked(code == m_settings.language());
        connect(action, &QAction::triggered, this, [this, code] {
            m_settings.setLanguage(code);
            m_bands->showRemarks({tr("Restart the program to apply the new language")});
        });
    }
    connect(&m_theme, &ThemeSwitch::changed, m_views, &ViewTabs::setTheme);
    connect(&m_theme, &ThemeSwitch::changed, m_docks, &DockLayout::setTheme);
    m_docks->setTheme(m_theme.theme());
    connect(m_actions.fullScreen, &QAction::toggled, this,
        [this](bool full) { setWindowState(windowState().setFlag(Qt::WindowFullScreen, full)); });
    connect(m_actions.about, &QAction::triggered, this, [this] { showAbout(this); });
    connect(m_actions.manual, &QAction::triggered, this, [this] { (new ManualDialog(this))->show(); });
    connect(m_actions.shortcuts, &QAction::triggered, this, [this] { showShortcuts(*this); });
}

void MainWindow::connectStartPage()
{
    connect(m_start, &StartPage::openRequested, &m_files, &FileCommands::openWithDialog);
    connect(m_start, &StartPage::captureRequested, m_bands, &Bands::offerCapture);
    connect(m_start, &StartPage::templateRequested, m_bands, &Bands::askForTemplate);
    connect(m_start, &StartPage::filesRequested, &m_files, &FileCommands::open);
    connect(m_start, &StartPage::sampleRequested, &m_files, &FileCommands::openSample);
    connect(m_start, &StartPage::locateRequested, &m_files, &FileCommands::locate);
    connect(m_start, &StartPage::clearRecentRequested, &m_recent, &RecentFiles::clear);
    connect(m_start, &StartPage::shownAtStartChosen, &m_settings, &Settings::setStartPageShown);
    m_start->setShownAtStart(m_settings.startPageShown());
}

void MainWindow::onScenarioChanged(Document::Change change)
{
    if (change == Document::Change::Values)
        return;
    const bool open = !m_document.isEmpty();
    m_find->setEnabled(open);
    m_docks->setDocumentOpen(open);
    m_stack->setCurrentWidget(open ? static_cast<QWidget*>(m_views) : m_start);
    if (change != Document::Change::Opened) {
        m_tree->table().restorePlace();
        m_find->searchAgain();
    } else {
        m_find->clear();
        chooseSiteAlgorithm();
        m_tree->startAtTop();
        showWhatThereIs();
        if (!open)
            m_start->setFocus();
    }
    refreshTitle();
}

void MainWindow::showWhatThereIs()
{
    if (!m_document.isEmpty()) // showView ignores ""
        m_views->showView(openingView(*m_document.scenario(), m_views->currentId()));
}

void MainWindow::chooseSiteAlgorithm()
{
    const std::string site =
        m_document.isEmpty() ? fairshare::Settings().algorithm : m_document.scenario()->settings.algorithm;
    for (QAction* action : m_actions.algorithms->actions())
        if (action->data().toString().toStdString() == site)
            action->setChecked(true);
}

void MainWindow::refreshTitle()
{
    const QString name = m_document.displayName();
    const bool variant = !m_document.isEmpty() && m_document.scenario()->shown;
    const QString shown =
        variant ? tr("%1 (%2)").arg(name, shownName(m_document.scenario()->shown->name)) : name;
    setWindowTitle(name.isEmpty() ? tr("Fairshare Explorer") : tr("%1[*] — Fairshare Explorer").arg(shown));
    setWindowModified(m_document.isModified());
}

void MainWindow::refreshRecent()
{
    std::vector<RecentTile> tiles;
    for (const QString& path : m_recent.paths()) {
        const RecentFacts facts = m_recent.facts(path);
        tiles.push_back({path, facts.associations, facts.sketch});
    }
    m_start->setRecentFiles(tiles);
    m_menus.recent->clear();
    setObstacle(*m_menus.recent->menuAction(), tiles.empty() ? tr("no recent files") : QString());
    for (const QString& path : m_recent.paths()) {
        const qsizetype number = m_menus.recent->actions().size() + 1;
        const QString text =
            number <= MostNumbered ? tr("&%1  %2").arg(number).arg(menuText(path)) : menuText(path);
        connect(m_menus.recent->addAction(text), &QAction::triggered, this,
            [this, path] { m_files.open({path}); });
    }
    m_menus.recent->addSeparator();
    connect(
        m_menus.recent->addAction(tr("&Clear list")), &QAction::triggered, &m_recent, &RecentFiles::clear);
}

void MainWindow::describeRecent()
{
    // Describe the file as stored, without later edits.
    if (!m_document.path().isEmpty() && !m_document.isModified() && m_results.isReady()
        && m_results.current())
        m_recent.describe(
            m_document.path(), {associationsOf(*m_document.scenario()), sketchOf(*m_results.current())});
}

void MainWindow::waitUntilReady()
{
    m_results.waitUntilReady();
    m_lint.waitUntilReady();
    m_unsaved.waitUntilReady();
    m_docks->waitUntilReady();
    m_views->current().waitUntilReady();
    m_captions->waitUntilReady();
}

InspectorDock& MainWindow::inspector() const
{
    return m_docks->inspector();
}

void MainWindow::begin()
{
    const QStringList recent = m_recent.paths();
    if (!m_settings.startPageShown() && !recent.isEmpty() && QFileInfo::exists(recent.front()))
        m_files.open({recent.front()});
}

void MainWindow::prepareForPicture()
{
    m_status->setTimeShown(false);
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (!m_files.mayDiscard()) {
        event->ignore();
        return;
    }
    m_exports->waitUntilWritten();
    m_recovery->finish();
    m_settings.setWindowGeometry(saveGeometry());
    m_layouts->save();
    m_files.task().cancel();
    event->accept();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (!droppedFiles(*event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event)
{
    const QStringList paths = droppedFiles(*event->mimeData());
    if (paths.isEmpty())
        return;
    event->acceptProposedAction();
    m_files.open(paths);
}

} // namespace fairshare::gui
