// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/window/find_commands.h"

#include "widgets/controls/find_field.h"
#include "widgets/page/actions.h"
#include "widgets/quotas/quota_page.h"
#include "widgets/quotas/quota_table.h"
#include "widgets/tree/tree_table_view.h"
#include "widgets/weights/job_table.h"
#include "widgets/weights/weights_jobs.h"
#include "widgets/weights/weights_page.h"
#include "widgets/window/command_states.h"

#include "core/scenario/scenario.h"

#include <QMenu>

namespace fairshare::gui {
namespace {

constexpr int LaterMilliseconds = 300;

} // namespace

FindCommands::FindCommands(
    const Actions& actions, const Parts& parts, const FindSources& sources, QObject* parent)
    : QObject(parent)
    , m_actions(actions)
    , m_parts(parts)
    , m_sources(sources)
{
    m_later.setSingleShot(true);
    m_later.setInterval(LaterMilliseconds);
    connect(&m_later, &QTimer::timeout, this, &FindCommands::follow);
    connectField();
    connectWords();
    connect(&sources.results, &ScenarioResults::changed, this, &FindCommands::follow);
    connect(&sources.lint, &LintResults::changed, this, &FindCommands::follow);
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
    connect(field, &FindField::left, this, [this] {
        if (m_parts.quotas.isShown())
            m_parts.quotas.table().setFocus();
        else if (m_parts.weights.isShown())
            jobs().setFocus();
        else
            m_parts.table.setFocus();
    });
    connect(&m_parts.quotas.table().quotaModel(), &QuotaModel::groupsChanged, field, [this, field] {
        if (m_parts.quotas.isShown())
            field->searchAgain();
    });
    connect(&m_parts.weights.queue(), &QueueResults::changed, this, [this] {
        if (m_parts.weights.isShown() && !m_query.isEmpty())
            showJobs(foundJobs(m_query, m_parts.weights.queue().current()));
    });
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
    connect(m_actions.selectChanged, &QAction::triggered, this, &FindCommands::selectChanged);
}

std::string FindCommands::algorithm() const
{
    const QAction* chosen = m_actions.algorithms->checkedAction();
    return chosen == nullptr ? std::string() : chosen->data().toString().toStdString();
}

void FindCommands::ask(const FindQuery& query)
{
    m_parts.field.setText(query.text());
    if (query.followsFigures())
        m_actions.onlyHits->setChecked(true);
    m_parts.field.searchNow();
}

void FindCommands::search()
{
    m_query = FindQuery(m_parts.field.text());
    if (m_parts.quotas.isShown()) {
        showGroups(foundGroups(m_query, m_parts.quotas.table().quotaModel().groups()));
        if (m_query.isEmpty())
            m_parts.table.showFound({}, false);
    } else if (m_parts.weights.isShown()) {
        showJobs(foundJobs(m_query, m_parts.weights.queue().current()));
        if (m_query.isEmpty())
            m_parts.table.showFound({}, false);
    } else {
        show(foundRows(m_query, m_sources, algorithm()));
    }
    if (!m_query.isEmpty())
        return;
    m_parts.quotas.table().showFound({}, false);
    jobs().showFound({}, false);
}

void FindCommands::findNext(bool backwards)
{
    if (m_parts.quotas.isShown())
        m_parts.quotas.table().findNext(backwards);
    else if (m_parts.weights.isShown())
        jobs().findNext(backwards);
    else
        m_parts.table.findNext(backwards);
}

void FindCommands::follow()
{
    if (m_sources.document.isEmpty() || !m_query.followsFigures())
        return;
    if (m_parts.quotas.isShown()) {
        const QuotaModel& model = m_parts.quotas.table().quotaModel();
        if (std::vector<QuotaRow> rows = foundGroups(m_query, model.groups()); rows != model.hits())
            showGroups(std::move(rows));
        return;
    }
    if (m_parts.weights.isShown())
        return; // its figures are not ready yet
    // Changing the rows would end the edit in progress. A table not yet updated for the scenario cannot show
    // them.
    const bool heard = m_parts.table.treeModel().visibleRows().shape()
        == m_sources.document.scenario()->tree.columns().shape;
    if (m_parts.table.isEditing() || !heard) {
        m_later.start();
        return;
    }
    std::vector<NodeRow> rows = foundRows(m_query, m_sources, algorithm());
    if (rows != m_parts.table.treeModel().hits())
        show(std::move(rows));
}

void FindCommands::show(std::vector<NodeRow> rows)
{
    const std::size_t count = m_sources.document.isEmpty() ? 0 : rows.size();
    if (!m_sources.document.isEmpty())
        m_parts.table.showFound(std::move(rows), m_actions.onlyHits->isChecked() && !m_query.isEmpty());
    tellFound(count);
}

void FindCommands::showGroups(std::vector<QuotaRow> rows)
{
    const std::size_t count = rows.size();
    m_parts.quotas.table().showFound(std::move(rows), m_actions.onlyHits->isChecked() && !m_query.isEmpty());
    tellFound(count);
}

JobTable& FindCommands::jobs() const
{
    return m_parts.weights.jobs().table();
}

void FindCommands::showJobs(std::vector<std::uint32_t> found)
{
    const std::size_t count = found.size();
    const bool only = m_actions.onlyHits->isChecked() && !m_query.isEmpty();
    jobs().showFound(std::move(found), only);
    tellFound(count);
}

void FindCommands::tellFound(std::size_t count)
{
    m_actions.showChanged->setChecked(m_query.changed());
    m_actions.showMoved->setChecked(m_query.moved().has_value());
    m_actions.showWarned->setChecked(m_query.lint());
    m_parts.field.setHitCount(static_cast<int>(count));
    m_parts.states.setHitCount(count);
}

void FindCommands::selectChanged()
{
    if (m_parts.quotas.isShown())
        return m_parts.quotas.table().selectRows(m_parts.quotas.table().quotaModel().groups().changedRows());
    if (const std::vector<NodeRow> rows = rowsChanged(m_sources); !rows.empty())
        m_parts.table.selectRows(rows);
}

} // namespace fairshare::gui
