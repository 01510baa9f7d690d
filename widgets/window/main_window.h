// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/page/actions.h"
#include "widgets/page/open_document.h"
#include "widgets/theme/theme_switch.h"
#include "widgets/window/menus/menus.h"

#include <QMainWindow>

#include <memory>

class QStackedWidget;

namespace fairshare::gui {

class Bands;
class Captions;
class ColumnsMenu;
class CommandStates;
class DockLayout;
class ExportCommands;
class FileDrop;
class SimulatorCommands;
class FindCommands;
class FindField;
class Layouts;
class LookMenus;
class Recovery;
class RecentMenu;
class ReviewDialog;
class SacctmgrWindow;
class InspectorDock;
class VariantCommands;
class StartPage;
class StatusLine;
class ViewTabs;
class WindowTitle;

/// The main window. Puts commands, bands, views and status line together and connects them.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    MainWindow(OpenDocument& open, ThemeSwitch& theme, QWidget* parent = nullptr);
    ~MainWindow() override;

    Document& document() { return m_open.document; }
    ScenarioResults& results() { return m_open.results; }
    FileCommands& files() { return m_open.files; }
    ViewTabs& views() const { return *m_views; }
    LintResults& lint() { return m_open.lint; }
    /// Waits for all background computations; for pictures made without a display.
    void waitUntilReady();
    Recovery& recovery() const { return *m_recovery; }
    InspectorDock& inspector() const;
    Captions& captions() const { return *m_captions; }
    ExportCommands& exports() const { return *m_exports; }
    SacctmgrWindow& sacctmgr() const { return *m_sacctmgr; }
    ReviewDialog& review() const { return *m_review; }
    const Actions& commands() const { return m_actions; }
    /// Opens the latest file if no file was given and the start page is turned off.
    void begin();
    /// Hides run times, so that pictures do not differ from run to run.
    void prepareForPicture();

protected:
    void closeEvent(QCloseEvent* event) override;

private:
    void createBands();
    void createCenter();
    void createDocks();
    void createCommands();
    void createDialogs();
    void connectBands();
    void connectViews();
    void connectFileActions();
    void connectWindowActions();
    void connectStartPage();
    void onScenarioChanged(Document::Change change);
    /// Switches to a view that is not empty for the scenario: for example, to the groups if it has nothing
    /// else.
    void showWhatThereIs();
    void chooseSiteAlgorithm() const;

    OpenDocument& m_open;
    ThemeSwitch& m_theme;
    Actions m_actions;

    // Widgets. The center has its owner here, because an editor that is still open there needs a whole window
    // when it goes.
    std::unique_ptr<QWidget> m_center;
    FindField* m_find = nullptr;
    DynamicMenus m_menus;
    Bands* m_bands = nullptr;
    StartPage* m_start = nullptr;
    ViewTabs* m_views = nullptr;
    QStackedWidget* m_stack = nullptr;
    StatusLine* m_status = nullptr;
    SacctmgrWindow* m_sacctmgr = nullptr;
    ReviewDialog* m_review = nullptr;

    // What connects the widgets, and so is gone before them.
    std::unique_ptr<DockLayout> m_docks;
    std::unique_ptr<Recovery> m_recovery;
    std::unique_ptr<VariantCommands> m_variants;
    std::unique_ptr<CommandStates> m_states;
    std::unique_ptr<Layouts> m_layouts;
    std::unique_ptr<Captions> m_captions;
    std::unique_ptr<ExportCommands> m_exports;
    std::unique_ptr<SimulatorCommands> m_simulator;
    std::unique_ptr<FindCommands> m_finding;
    std::unique_ptr<ColumnsMenu> m_columns;
    std::unique_ptr<LookMenus> m_looks;
    std::unique_ptr<RecentMenu> m_recent;
    std::unique_ptr<WindowTitle> m_title;
    std::unique_ptr<FileDrop> m_drop;
};

} // namespace fairshare::gui
