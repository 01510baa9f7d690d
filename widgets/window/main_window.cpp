// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/window/main_window.h"

#include "widgets/controls/card_keys.h"
#include "widgets/controls/fields/find_field.h"
#include "widgets/controls/passing_keys.h"
#include "widgets/page/bands/bands.h"
#include "widgets/report/review_dialog.h"
#include "widgets/start/start_page.h"
#include "widgets/text/number_text.h"
#include "widgets/theme/icons.h"
#include "widgets/weights/queue_dialog.h"
#include "widgets/window/commands/command_states.h"
#include "widgets/window/commands/edit_bands.h"
#include "widgets/window/commands/find_commands.h"
#include "widgets/window/commands/variant_commands.h"
#include "widgets/window/export_commands.h"
#include "widgets/window/file_drop.h"
#include "widgets/window/menus/columns_menu.h"
#include "widgets/window/menus/help_texts.h"
#include "widgets/window/menus/look_menus.h"
#include "widgets/window/menus/manual_dialog.h"
#include "widgets/window/menus/recent_menu.h"
#include "widgets/window/menus/samples_menu.h"
#include "widgets/window/pictures/captions.h"
#include "widgets/window/recovery.h"
#include "widgets/window/sacctmgr_window.h"
#include "widgets/window/simulator_commands.h"
#include "widgets/window/views/dock_layout.h"
#include "widgets/window/views/layouts.h"
#include "widgets/window/views/status_line.h"
#include "widgets/window/views/view_registry.h"
#include "widgets/window/views/view_tabs.h"
#include "widgets/window/window_title.h"

#include <QCloseEvent>
#include <QFileInfo>
#include <QScreen>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace fairshare::gui {

MainWindow::MainWindow(OpenDocument& open, ThemeSwitch& theme, QWidget* parent)
    : QMainWindow(parent)
    , m_open(open)
    , m_theme(theme)
    , m_actions(gui::views(), this)
{
    setObjectName(QStringLiteral("mainWindow"));
    setWindowIcon(applicationIcon());
    open.files.setWindow(*this, [this] { return m_views->finishEditing(); });
    createBands();
    createCenter();
    createDocks();
    createDialogs();
    createCommands();
    connectBands();
    connectViews();
    connectFileActions();
    connectWindowActions();
    connectStartPage();
    connect(&open.document, &Document::scenarioChanged, this, &MainWindow::onScenarioChanged);
    onScenarioChanged(Document::Change::Opened);
}

MainWindow::~MainWindow() = default;

void MainWindow::createBands()
{
    OpenDocument& open = m_open;
    m_find = new FindField(this);
    m_menus = createMenus(*this, m_actions, open.document.undoStack(), *m_find);
    m_bands = new Bands(open.files, open.results, this);
    m_recovery = std::make_unique<Recovery>(open.document, open.files, *m_bands, open.settings.folder());
    m_variants = std::make_unique<VariantCommands>(open.document, m_actions, *m_bands, m_menus);
    installEventFilter(m_bands);
}

void MainWindow::createCenter()
{
    OpenDocument& open = m_open;
    m_start = new StartPage(this);
    m_views = new ViewTabs({open.document, open.results, open.lint, open.files.runs(), &open.folder}, this);
    m_stack = new QStackedWidget(this);
    m_stack->addWidget(m_start);
    m_stack->addWidget(m_views);
    m_center = std::make_unique<QWidget>(this);
    auto* rows = new QVBoxLayout(m_center.get());
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addWidget(m_bands);
    rows->addWidget(m_stack, 1);
    setCentralWidget(m_center.get());
}

void MainWindow::createDocks()
{
    m_docks = std::make_unique<DockLayout>(
        *this, m_open.settings, ViewSources{m_open.document, m_open.results, m_open.lint});
    m_status = new StatusLine({m_open.document, m_open.results, m_open.lint}, m_open.unsaved, this);
    setStatusBar(m_status);
    const int em = fontMetrics().height();
    resize(QSize(100 * em, 62 * em).boundedTo(screen()->availableSize()));
    restoreGeometry(m_open.settings.windowGeometry());
    m_docks->connectTo(m_actions);
}

void MainWindow::createCommands()
{
    OpenDocument& open = m_open;
    m_views->takeCommands(m_actions);
    m_columns = std::make_unique<ColumnsMenu>(
        ColumnsMenu::Parts{*m_menus.columns, *m_views, m_open.settings}, *m_bands);
    new CardKeys(this);
    m_states = std::make_unique<CommandStates>(m_actions, open.document, open.files, *m_views);
    m_layouts = std::make_unique<Layouts>(
        m_actions, Layouts::Parts{open.settings, *m_docks, *m_views, *m_menus.layouts}, *m_bands);
    m_captions = std::make_unique<Captions>(
        m_actions, Captions::Parts{open.document, open.results, open.files, *m_views});
    m_captions->countUnsaved(open.unsaved);
    m_exports = std::make_unique<ExportCommands>(m_actions,
        ExportCommands::Parts{open.document, *m_views, *m_captions, open.files, open.results, m_theme,
            open.settings, open.folder},
        *this);
    createEditBands(m_actions, *m_views, *m_bands);
    m_simulator = std::make_unique<SimulatorCommands>(m_actions,
        SimulatorCommands::Parts{open.document, *m_views, *m_bands, open.files, open.folder}, *this);
    m_finding = std::make_unique<FindCommands>(m_actions,
        FindCommands::Parts{
            *m_find, *m_views, *m_states, open.document, open.results, open.lint, open.settings, *m_bands});
    m_looks = std::make_unique<LookMenus>(m_actions, m_theme, open.settings, *m_bands);
    m_recent = std::make_unique<RecentMenu>(*m_menus.recent, *m_start, open, *m_views);
    m_title = std::make_unique<WindowTitle>(*this, open.document);
    m_drop = std::make_unique<FileDrop>(*this, open.files);
    listSamples(*m_menus.samples, open.files);
}

void MainWindow::createDialogs()
{
    const auto showWeights = [this] { m_views->showView(QStringLiteral("weights")); };
    m_sacctmgr = new SacctmgrWindow(m_actions, {m_open.document, m_open.files, m_open.folder}, this);
    m_review =
        new ReviewDialog(m_actions, {m_open.document, m_open.files, m_open.unsaved, m_open.folder}, this);
    connect(new QueueDialog(m_actions, m_open.document, this), &QueueDialog::made, m_views, showWeights);
    connect(m_actions.slurmConfKeys, &QAction::triggered, m_views, showWeights);
    new PassingKeys(
        {m_actions.exportView, m_actions.exportData, m_actions.policyReview, m_actions.sacctmgr}, *this);
}

void MainWindow::connectBands()
{
    const auto tell = [this](Bands::Concern concern) {
        return [bands = m_bands, concern](const Error& error) { bands->showError(concern, error); };
    };
    const auto settle = [this](Bands::Concern concern) {
        return [bands = m_bands, concern] { bands->settle(concern); };
    };
    const Document* document = &m_open.document;
    connect(document, &Document::scenarioChanged, m_bands, settle(Bands::Concern::Edit));
    connect(document, &Document::baselineChanged, m_bands, settle(Bands::Concern::Files));
    connect(document, &Document::usageLeftBehind, m_bands, [this](qulonglong associations, double usage) {
        m_bands->showRemarks(
            {tr("As on the cluster, moved and renamed associations start without usage, which stays in "
                "their old accounts: %1 TRES-h (associations: %2).")
                    .arg(NumberText().real(usage / 3600, 1), NumberText().count(associations))},
            Bands::Concern::Edit,
            {{"keepUsage", tr("Keep usage"), [this] { m_open.document.keepLeftUsage(); }, false}});
    });
    m_bands->addProgress(m_exports->task());
    connect(m_exports.get(), &ExportCommands::failed, m_bands, tell(Bands::Concern::Export));
    connect(m_exports.get(), &ExportCommands::written, m_bands, settle(Bands::Concern::Export));
    connect(m_exports.get(), &ExportCommands::copied, m_bands, settle(Bands::Concern::Export));
    connect(m_docks.get(), &DockLayout::refused, m_bands, tell(Bands::Concern::Edit));
    for (const ViewPage* page : m_views->pages())
        connect(page, &ViewPage::editRefused, m_bands, tell(Bands::Concern::Edit));
}

void MainWindow::connectViews()
{
    connect(m_docks.get(), &DockLayout::nodeChosen, m_views, &ViewTabs::goTo);
    connect(m_views, &ViewTabs::viewChanged, m_docks.get(), &DockLayout::setView);
    connect(m_views, &ViewTabs::pointedAt, m_status, &StatusLine::setPointed);
    connect(m_views, &ViewTabs::statusChanged, m_status, &StatusLine::setView);
    connect(m_status, &StatusLine::lintRequested, m_actions.showLint, &QAction::trigger);
    connect(m_status, &StatusLine::findingsRequested, m_views, [this] { m_views->current().showFindings(); });
    connect(&m_theme, &ThemeSwitch::changed, m_views, &ViewTabs::setTheme);
    connect(&m_theme, &ThemeSwitch::changed, m_docks.get(), &DockLayout::setTheme);
    m_docks->setTheme(m_theme.theme());
}

void MainWindow::connectFileActions()
{
    const FileCommands* const files = &m_open.files;
    connect(m_actions.newFromTemplate, &QAction::triggered, m_bands, &Bands::askForTemplate);
    connect(m_actions.capture, &QAction::triggered, m_bands, &Bands::offerCapture);
    connect(m_actions.open, &QAction::triggered, files, &FileCommands::openWithDialog);
    connect(m_actions.openPasted, &QAction::triggered, files, &FileCommands::openPasted);
    connect(m_actions.addUsage, &QAction::triggered, files, &FileCommands::addUsageWithDialog);
    connect(m_actions.reload, &QAction::triggered, files, &FileCommands::reload);
    connect(m_actions.save, &QAction::triggered, files, &FileCommands::save);
    connect(m_actions.saveAs, &QAction::triggered, files, &FileCommands::saveAs);
    connect(m_actions.close, &QAction::triggered, files, &FileCommands::close);
}

void MainWindow::connectWindowActions()
{
    connect(m_actions.quit, &QAction::triggered, this, &QWidget::close);
    connect(m_actions.fullScreen, &QAction::toggled, this,
        [this](bool full) { setWindowState(windowState().setFlag(Qt::WindowFullScreen, full)); });
    connect(m_actions.about, &QAction::triggered, this, [this] { showAbout(this); });
    connect(m_actions.manual, &QAction::triggered, this, [this] { (new ManualDialog(this))->show(); });
    connect(m_actions.shortcuts, &QAction::triggered, this, [this] { showShortcuts(*this); });
}

void MainWindow::connectStartPage()
{
    const FileCommands* const files = &m_open.files;
    connect(m_start, &StartPage::openRequested, files, &FileCommands::openWithDialog);
    connect(m_start, &StartPage::pasteRequested, files, &FileCommands::openPasted);
    connect(m_start, &StartPage::captureRequested, m_bands, &Bands::offerCapture);
    connect(m_start, &StartPage::templateRequested, m_bands, &Bands::askForTemplate);
    connect(m_start, &StartPage::filesRequested, files, &FileCommands::open);
    connect(m_start, &StartPage::sampleRequested, files, &FileCommands::openSample);
    connect(m_start, &StartPage::locateRequested, files, &FileCommands::locate);
    connect(m_start, &StartPage::clearRecentRequested, &m_open.recent, &RecentFiles::clear);
    connect(m_start, &StartPage::shownAtStartChosen, &m_open.settings, &Settings::setStartPageShown);
    m_start->setShownAtStart(m_open.settings.startPageShown());
}

void MainWindow::onScenarioChanged(Document::Change change)
{
    if (change == Document::Change::Values)
        return;
    const bool open = !m_open.document.isEmpty();
    m_find->setEnabled(open);
    m_docks->setDocumentOpen(open);
    m_stack->setCurrentWidget(open ? static_cast<QWidget*>(m_views) : m_start);
    if (change != Document::Change::Opened) {
        m_views->follow(change);
        m_find->searchAgain();
    } else {
        m_find->clear();
        chooseSiteAlgorithm();
        m_views->follow(change);
        showWhatThereIs();
        if (!open)
            m_start->setFocus();
    }
}

void MainWindow::showWhatThereIs()
{
    if (!m_open.document.isEmpty()) // showView ignores ""
        m_views->showView(openingView(*m_open.document.scenario(), m_views->currentId()));
}

void MainWindow::chooseSiteAlgorithm() const
{
    const std::string site = m_open.document.isEmpty() ? fairshare::Settings().algorithm
                                                       : m_open.document.scenario()->settings.algorithm;
    for (QAction* action : m_actions.algorithms->actions())
        if (action->data().toString().toStdString() == site)
            action->setChecked(true);
}

void MainWindow::waitUntilReady()
{
    m_open.results.waitUntilReady();
    m_open.lint.waitUntilReady();
    m_open.unsaved.waitUntilReady();
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
    const QStringList recent = m_open.recent.paths();
    if (!m_open.settings.startPageShown() && !recent.isEmpty() && QFileInfo::exists(recent.front()))
        m_open.files.open({recent.front()});
}

void MainWindow::prepareForPicture()
{
    m_status->setTimeShown(false);
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (!m_open.files.mayDiscard()) {
        event->ignore();
        return;
    }
    m_exports->waitUntilWritten();
    m_recovery->finish();
    m_open.settings.setWindowGeometry(saveGeometry());
    m_layouts->save();
    m_open.files.task().cancel();
    event->accept();
}

} // namespace fairshare::gui
