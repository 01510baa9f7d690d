// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/document/document.h"
#include "widgets/document/export_folder.h"
#include "widgets/document/recent_files.h"
#include "widgets/document/settings.h"
#include "widgets/page/actions.h"
#include "widgets/page/file_commands.h"
#include "widgets/theme/theme_switch.h"
#include "widgets/window/menus.h"
#include "widgets/work/lint_results.h"
#include "widgets/work/scenario_results.h"
#include "widgets/work/unsaved_results.h"

#include <QMainWindow>

class QStackedWidget;

namespace fairshare::gui {

class Bands;
class Captions;
class CommandStates;
class DockLayout;
class ExportCommands;
class FindField;
class Layouts;
class Recovery;
class ReviewDialog;
class FragmentWindow;
class QuotaPage;
class SacctmgrWindow;
class InspectorDock;
class VariantCommands;
class StartPage;
class StatusLine;
class TreePage;
class ViewTabs;

/// The main window. Puts commands, bands, views and status line together and connects them.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    MainWindow(Settings& settings, ThemeSwitch& theme, QWidget* parent = nullptr);
    ~MainWindow() override;

    Document& document() { return m_document; }
    ScenarioResults& results() { return m_results; }
    FileCommands& files() { return m_files; }
    TreePage& treePage() const { return *m_tree; }
    ViewTabs& views() const { return *m_views; }
    LintResults& lint() { return m_lint; }
    /// Waits for all background computations; for pictures made without a display.
    void waitUntilReady();
    Recovery& recovery() const { return *m_recovery; }
    InspectorDock& inspector() const;
    Captions& captions() const { return *m_captions; }
    ExportCommands& exports() const { return *m_exports; }
    SacctmgrWindow& sacctmgr() const { return *m_sacctmgr; }
    FragmentWindow& fragment() const { return *m_fragment; }
    ReviewDialog& review() const { return *m_review; }
    const Actions& commands() const { return m_actions; }
    /// Opens the latest file if no file was given and the start page is turned off.
    void begin();
    /// Hides run times, so that pictures do not differ from run to run.
    void prepareForPicture();

protected:
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    QuotaPage& quotaPage() const;
    void createLayout();
    void connectDocument();
    void connectFileActions();
    void connectTreeActions();
    void connectLook();
    void connectStartPage();
    void onScenarioChanged(Document::Change change);
    /// Switches to a view that is not empty for the scenario: for example, to the groups if it has nothing
    /// else.
    void showWhatThereIs();
    void chooseSiteAlgorithm();
    void refreshTitle();
    void refreshRecent();
    void describeRecent();

    Settings& m_settings;
    ThemeSwitch& m_theme;
    Document m_document;
    ExportFolder m_exportFolder{m_settings, m_document};
    ScenarioResults m_results;
    LintResults m_lint;
    UnsavedResults m_unsaved;
    RecentFiles m_recent;
    FileCommands m_files;
    Actions m_actions;
    CommandStates* m_states = nullptr;
    DockLayout* m_docks = nullptr;
    Layouts* m_layouts = nullptr;
    Bands* m_bands = nullptr;
    Recovery* m_recovery = nullptr;
    VariantCommands* m_variants = nullptr;
    Captions* m_captions = nullptr;
    ExportCommands* m_exports = nullptr;
    SacctmgrWindow* m_sacctmgr = nullptr;
    FragmentWindow* m_fragment = nullptr;
    ReviewDialog* m_review = nullptr;
    FindField* m_find = nullptr;
    StartPage* m_start = nullptr;
    TreePage* m_tree = nullptr;
    ViewTabs* m_views = nullptr;
    QStackedWidget* m_stack = nullptr;
    StatusLine* m_status = nullptr;
    DynamicMenus m_menus;
};

} // namespace fairshare::gui
