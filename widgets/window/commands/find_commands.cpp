// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/window/commands/find_commands.h"

#include "widgets/controls/find_field.h"
#include "widgets/page/actions.h"
#include "widgets/page/finder.h"
#include "widgets/page/table_commands.h"
#include "widgets/window/commands/command_states.h"
#include "widgets/window/views/view_tabs.h"

#include <QMenu>

namespace fairshare::gui {
namespace {

constexpr int LaterMilliseconds = 300;

} // namespace

FindCommands::FindCommands(const Actions& actions, const Parts& parts)
    : m_actions(actions)
    , m_parts(parts)
{
    m_later.setSingleShot(true);
    m_later.setInterval(LaterMilliseconds);
    connect(&m_later, &QTimer::timeout, this, &FindCommands::follow);
    connectField();
    connectWords();
    connect(&parts.results, &ScenarioResults::changed, this, &FindCommands::follow);
    connect(&parts.lint, &LintResults::changed, this, &FindCommands::follow);
    for (const QAction* action : actions.algorithms->actions())
        connect(action, &QAction::toggled, this, &FindCommands::follow);
}

void FindCommands::connectField()
{
    FindField* field = &m_parts.field;
    connect(m_actions.find, &QAction::triggered, field, [field] {
        field->setFocus(Qt::ShortcutFocusReason);
        field->selectAll();
    });
    connect(field, &FindField::searched, this, &FindCommands::search);
    connect(field, &FindField::nextRequested, this, &FindCommands::findNext);
    connect(field, &FindField::left, this, [this] { m_parts.views.finder().takeFocus(); });
    for (const ViewPage* page : m_parts.views.pages())
        connect(page, &ViewPage::foundOutdated, field, [field, page] {
            if (page->isShown())
                field->searchAgain();
        });
    connect(&m_parts.views, &ViewTabs::viewChanged, field, &FindField::searchAgain);
    connect(field, &FindField::menuRequested, this, [this, field] {
        QMenu menu(field);
        menu.addActions({m_actions.showChanged, m_actions.showMoved, m_actions.showWarned});
        menu.addSeparator();
        menu.addAction(m_actions.onlyHits);
        menu.exec(field->mapToGlobal(field->rect().bottomLeft()));
    });
    connect(m_actions.onlyHits, &QAction::toggled, this, &FindCommands::search);
    connect(m_actions.findNext, &QAction::triggered, this, [this] { findNext(false); });
    connect(m_actions.findPrevious, &QAction::triggered, this, [this] { findNext(true); });
}

void FindCommands::connectWords()
{
    connect(m_actions.showChanged, &QAction::triggered, this,
        [this](bool wanted) { ask(FindQuery(m_parts.field.text()).withChanged(wanted)); });
    connect(m_actions.showWarned, &QAction::triggered, this,
        [this](bool wanted) { ask(FindQuery(m_parts.field.text()).withLint(wanted)); });
    connect(m_actions.showMoved, &QAction::triggered, this, [this](bool wanted) {
        ask(FindQuery(m_parts.field.text()).withMoved(wanted));
        if (!wanted)
            return;
        // Select the 1 at the end, so that the user can type the number of places.
        m_parts.field.setFocus(Qt::ShortcutFocusReason);
        m_parts.field.setSelection(static_cast<int>(m_parts.field.text().size()) - 1, 1);
    });
    connect(m_actions.selectChanged, &QAction::triggered, this,
        [this] { m_parts.views.tableCommands().selectChanged(); });
}

void FindCommands::ask(const FindQuery& query)
{
    m_parts.field.setText(query.text());
    if (query.followsFigures())
        m_actions.onlyHits->setChecked(true);
    m_parts.field.searchNow();
}

bool FindCommands::onlyHits() const
{
    return m_actions.onlyHits->isChecked() && !m_query.isEmpty();
}

void FindCommands::search()
{
    m_query = FindQuery(m_parts.field.text());
    Finder& searched = m_parts.views.finder();
    const std::size_t count = searched.find(m_query, onlyHits());
    if (m_query.isEmpty())
        for (ViewPage* page : m_parts.views.pages())
            if (Finder* finder = page->finder(); finder != nullptr && finder != &searched)
                finder->forget();
    tellFound(count);
}

void FindCommands::findNext(bool backwards)
{
    m_parts.views.finder().goOn(backwards);
}

void FindCommands::follow()
{
    if (m_parts.document.isEmpty() || !m_query.followsFigures())
        return;
    Finder& searched = m_parts.views.finder();
    if (searched.isBusy())
        m_later.start();
    else if (const auto count = searched.findAgain(m_query, onlyHits()))
        tellFound(*count);
}

void FindCommands::tellFound(std::size_t count)
{
    m_actions.showChanged->setChecked(m_query.changed());
    m_actions.showMoved->setChecked(m_query.moved().has_value());
    m_actions.showWarned->setChecked(m_query.lint());
    m_parts.field.setHitCount(static_cast<int>(count));
    m_parts.states.setHitCount(count);
}

} // namespace fairshare::gui
