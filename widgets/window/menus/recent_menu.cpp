// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/window/menus/recent_menu.h"

#include "widgets/controls/menus/mnemonics.h"
#include "widgets/page/obstacle.h"
#include "widgets/page/open_document.h"
#include "widgets/start/recent_sketch.h"
#include "widgets/start/start_page.h"
#include "widgets/window/views/view_tabs.h"

#include "core/scenario/sections.h"

#include <QMenu>

namespace fairshare::gui {
namespace {

constexpr qsizetype MostNumbered = 9; ///< files with a digit as mnemonic

} // namespace

RecentMenu::RecentMenu(QMenu& menu, StartPage& start, OpenDocument& open, const ViewTabs& views)
    : m_menu(menu)
    , m_start(start)
    , m_open(open)
    , m_views(views)
{
    connect(&open.recent, &RecentFiles::changed, this, &RecentMenu::refresh);
    connect(&open.files, &FileCommands::succeeded, this, &RecentMenu::describe);
    connect(&open.document, &Document::stateChanged, this, &RecentMenu::describe);
    connect(&open.results, &ScenarioResults::changed, this, &RecentMenu::describe);
    connect(&views, &ViewTabs::statusChanged, this, &RecentMenu::describe);
    refresh();
}

void RecentMenu::refresh()
{
    const RecentFiles& recent = m_open.recent;
    std::vector<RecentTile> tiles;
    for (const QString& path : recent.paths())
        tiles.push_back({path, recent.facts(path)});
    m_start.setRecentFiles(tiles);
    m_menu.clear();
    setObstacle(*m_menu.menuAction(), tiles.empty() ? tr("no recent files") : QString());
    for (const QString& path : recent.paths()) {
        const qsizetype number = m_menu.actions().size() + 1;
        const QString text =
            number <= MostNumbered ? tr("&%1  %2").arg(number).arg(menuText(path)) : menuText(path);
        connect(
            m_menu.addAction(text), &QAction::triggered, this, [this, path] { m_open.files.open({path}); });
    }
    m_menu.addSeparator();
    connect(m_menu.addAction(tr("&Clear list")), &QAction::triggered, &recent, &RecentFiles::clear);
}

void RecentMenu::describe()
{
    Document& document = m_open.document;
    if (document.isEmpty())
        return;
    const ScenarioResults& results = m_open.results;
    const QString path = m_open.files.recentPath();
    // Describe the file as it is on disk, without later edits.
    const bool edited = document.path().isEmpty() ? document.undoStack().index() != 0 : document.isModified();
    if (path.isEmpty() || edited || !results.isReady() || !results.current())
        return;
    if (!holdsJobsAlone(*document.scenario()))
        return m_open.recent.describe(path, recentFactsOf(*document.scenario(), *results.current()));
    for (const ViewPage* page : m_views.pages())
        if (const auto facts = page->recentFacts())
            m_open.recent.describe(path, *facts);
}

} // namespace fairshare::gui
