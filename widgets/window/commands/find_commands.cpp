// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/window/commands/find_commands.h"

#include "widgets/controls/fields/find_field.h"
#include "widgets/page/actions.h"
#include "widgets/page/table_commands.h"
#include "widgets/window/commands/command_states.h"
#include "widgets/window/commands/saved_filters.h"
#include "widgets/window/views/view_tabs.h"

#include <QMenu>

namespace fairshare::gui {
namespace {

constexpr int LaterMilliseconds = 300;

} // namespace

FindCommands::FindCommands(const Actions& actions, const Parts& parts)
    : m_actions(actions)
    , m_parts(parts)
    , m_saved(new SavedFilters(parts.settings, parts.bands))
    , m_menu(new QMenu(&parts.field))
{
    m_menu->setObjectName(QStringLiteral("findMenu"));
    connect(m_menu, &QMenu::aboutToShow, this, &FindCommands::fillMenu);
    connect(m_saved, &SavedFilters::chosen, this, &FindCommands::useSaved);
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
    connect(field, &FindField::menuRequested, this,
        [this, field] { m_menu->popup(field->mapToGlobal(field->rect().bottomLeft())); });
    field->completeWith([this](const QString& text) { return m_parts.views.finder().completion(text); });
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

void FindCommands::fillMenu()
{
    m_menu->clear();
    qDeleteAll(m_menu->findChildren<QMenu*>(Qt::FindDirectChildrenOnly));
    m_menu->addActions({m_actions.showChanged, m_actions.showMoved, m_actions.showWarned});
    m_menu->addSeparator();
    m_menu->addAction(m_actions.onlyHits);
    m_menu->addSeparator();
    const FindQuery typed(m_parts.field.text());
    m_saved->addTo(*m_menu, typed.isEmpty() ? QString() : typed.text());
}

void FindCommands::useSaved(const QString& filter)
{
    m_parts.field.setText(filter);
    m_actions.onlyHits->setChecked(true);
    m_parts.field.searchNow();
}

void FindCommands::search()
{
    const FindQuery query(m_parts.field.text());
    if (query.error()) {
        tellRefused(*query.error());
        return;
    }
    Finder& searched = m_parts.views.finder();
    const Found found = searched.find(query, m_actions.onlyHits->isChecked() && !query.isEmpty());
    if (found.error) {
        tellRefused(*found.error);
        return;
    }
    m_query = query;
    if (m_query.isEmpty())
        for (ViewPage* page : m_parts.views.pages())
            if (Finder* finder = page->finder(); finder != nullptr && finder != &searched)
                finder->forget();
    tellFound(found);
}

void FindCommands::findNext(bool backwards) const
{
    m_parts.views.finder().goOn(backwards);
}

void FindCommands::follow()
{
    if (m_parts.document.isEmpty() || !(m_refused || m_query.followsFigures()))
        return;
    Finder& searched = m_parts.views.finder();
    if (searched.isBusy())
        m_later.start();
    else if (m_refused)
        search(); // new figures may have the column
    else if (const auto found = searched.findAgain(m_query, onlyHits()))
        found->error ? tellRefused(*found->error) : tellFound(*found);
}

void FindCommands::tellRefused(const Error& error)
{
    m_refused = true;
    const std::string text = m_parts.field.text().toStdString();
    const FilterPart part = error.position.column == 0 ? FilterPart() : wrongPart(text, error);
    const auto length = [&text](std::size_t bytes) {
        return static_cast<int>(QString::fromUtf8(text.data(), static_cast<qsizetype>(bytes)).size());
    };
    m_parts.field.setRefused(QString::fromStdString(error.message), length(part.from),
        length(part.from + part.length) - length(part.from));
}

void FindCommands::tellFound(const Found& found)
{
    m_refused = false;
    m_actions.showChanged->setChecked(m_query.changed());
    m_actions.showMoved->setChecked(m_query.moved());
    m_actions.showWarned->setChecked(m_query.lint());
    m_parts.field.setFound(found.count, found.of, found.meaning);
    m_parts.states.setHitCount(found.count);
}

} // namespace fairshare::gui
