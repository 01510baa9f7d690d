// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tree/tree_page.h"

#include "widgets/page/actions.h"
#include "widgets/text/shown_text.h"

#include "core/analysis/compare/answers/answer_line.h"
#include "core/analysis/compare/changes/difference.h"
#include "core/report/tables/difference_table.h"
#include "core/report/tables/evaluation_table.h"
#include "core/scenario/evaluation.h"

#include <QVBoxLayout>

#include <array>
#include <utility>

namespace fairshare::gui {

TreePage::TreePage(const ViewSources& sources, QWidget* parent)
    : ViewPage(sources, parent)
    , m_model(sources.document, sources.results)
    , m_table(new TreeTableView(m_model, this))
{
    setContent(m_table);
    connect(&sources.results, &ScenarioResults::changed, this, &TreePage::refreshAnswer);
    connect(&sources.document, &Document::baselineRenamed, this, &TreePage::refreshAnswer);
}

void TreePage::takeCommands(const Actions& actions)
{
    TreeTableView* table = m_table;
    const auto commands = std::to_array<std::pair<const QAction*, void (TreeTableView::*)()>>(
        {{actions.editCell, &TreeTableView::editCurrentCell}, {actions.cut, &TreeTableView::cut},
            {actions.paste, &TreeTableView::paste}, {actions.duplicate, &TreeTableView::duplicateSelected},
            {actions.rename, &TreeTableView::renameCurrent},
            {actions.setPartition, &TreeTableView::editPartition},
            {actions.remove, &TreeTableView::removeSelected},
            {actions.revertChange, &TreeTableView::revertChange},
            {actions.shareFromParent, &TreeTableView::shareFromParent},
            {actions.expandAll, &TreeTableView::expandAll},
            {actions.collapseAll, &TreeTableView::collapseAll},
            {actions.sortByColumn, &TreeTableView::sortByCurrentColumn}});
    for (const auto& [action, run] : commands)
        serve(*action, [table, run] { (table->*run)(); });
    serve(*actions.addAccount, [table] { table->addAssociation(NodeKind::Account); });
    serve(*actions.addUser, [table] { table->addAssociation(NodeKind::User); });
    serve(*actions.moveUp, [table] { table->moveSelected(LevelMove::Up); });
    serve(*actions.moveDown, [table] { table->moveSelected(LevelMove::Down); });
    const auto gap = [table] {
        auto* line = new QAction(table);
        line->setSeparator(true);
        return line;
    };
    table->setContextMenuPolicy(Qt::ActionsContextMenu);
    table->addActions({actions.editCell, actions.setValue, actions.scaleBy, actions.distribute,
        actions.shareFromParent, actions.revertChange, gap(), actions.addAccount, actions.addUser,
        actions.duplicate, actions.rename, actions.setPartition, actions.remove, actions.moveUp,
        actions.moveDown, gap(), actions.cut, actions.copy, actions.copyWithHeaders, actions.paste, gap(),
        actions.exportView, actions.exportData, gap(), actions.sortByColumn, actions.expandAll,
        actions.collapseAll, actions.whatIsThis});
}

void TreePage::startAtTop()
{
    if (document().isEmpty())
        return;
    m_table->setFocus();
    m_table->setCurrentIndex(m_model.index(0, 0));
    m_table->clearSelection();
}

void TreePage::setAlgorithm(const QString& id)
{
    m_algorithm = id;
    m_table->header().setChosenAlgorithm(id);
    refreshAnswer();
}

void TreePage::setTheme(const Theme& theme)
{
    m_table->setTheme(theme);
}

void TreePage::copy(bool withHeaders)
{
    m_table->copySelection(withHeaders);
}

void TreePage::showCard()
{
    m_table->showCard();
}

ViewPage::DataMaker TreePage::data() const
{
    if (!results().current())
        return {};
    return [now = results().current()] {
        std::string text;
        writeCsv(exactTable(*now), appendTo(text));
        return text;
    };
}

std::vector<ViewPage::Part> TreePage::parts() const
{
    std::vector<Part> parts{{QStringLiteral("table"), tr("Table"), m_table, data()}};
    if (!document().isEmpty())
        parts.push_back({QStringLiteral("changes"), tr("Changes"), nullptr,
            [before = document().baseline(), after = document().scenario()] {
                std::string text;
                writeCsv(differenceTable(differenceOf(*before, *after), *before, *after), appendTo(text));
                return text;
            }});
    return parts;
}

void TreePage::refreshAnswer()
{
    const EvaluationPtr& now = results().current();
    if (!now || m_algorithm.isEmpty() || now->find(m_algorithm.toStdString()) == nullptr)
        return;
    const QString baseline =
        document().baselineName().isEmpty() ? tr("the opened file") : document().baselineName();
    const std::string name = baseline.toStdString();
    const AnswerLine line = answerLine(*now, m_algorithm.toStdString(), results().baseline().get(),
        {.baselineName = name, .digitSeparator = "\u2009"});
    answer().setAnswer(shownName(line.sentence), shownName(line.cause));
}

void TreePage::adopt(const ViewPage& other)
{
    ViewPage::adopt(other);
    const TreeTableView& shown = qobject_cast<const TreePage*>(&other)->table();
    m_table->columns().restore(shown.columns().state());
    // Show only the found rows, not the search text, which may contain real names.
    if (shown.treeModel().hits() != m_model.hits())
        m_table->showFound(shown.treeModel().hits(), shown.treeModel().visibleRows().isFiltered());
    m_model.adoptRows(shown.treeModel());
    const TreeHeaderView& header = shown.header();
    m_table->sortByColumn(header.sortIndicatorSection(), header.sortIndicatorOrder());
}

} // namespace fairshare::gui
