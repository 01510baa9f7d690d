// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tree/tree_page.h"

#include "widgets/text/shown_text.h"
#include "widgets/tree/tree_commands.h"

#include "core/analysis/compare/answers/answer_line.h"
#include "core/analysis/compare/changes/difference.h"
#include "core/report/tables/difference_table.h"
#include "core/report/tables/evaluation_table.h"
#include "core/scenario/evaluation.h"

#include <QVBoxLayout>

namespace fairshare::gui {

TreePage::TreePage(const ViewSources& sources, QWidget* parent)
    : ViewPage(sources, parent)
    , m_model(sources.document, sources.results)
    , m_table(new TreeTableView(m_model, this))
    , m_finder(*m_table, {sources.document, sources.results, sources.lint})
{
    setContent(m_table);
    connect(m_table, &TreeTableView::refused, this, &ViewPage::editRefused);
    connect(m_table, &TreeTableView::textPasted, this, &ViewPage::textPasted);
    connect(&m_table->clipboard(), &RowClipboard::changed, this, &ViewPage::statusChanged);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, &ViewPage::statusChanged);
    connect(&m_table->columns(), &TreeColumnLayout::changed, this, &ViewPage::columnsChanged);
    connect(&sources.results, &ScenarioResults::changed, this, &TreePage::refreshAnswer);
    connect(&sources.document, &Document::baselineRenamed, this, &TreePage::refreshAnswer);
}

void TreePage::offerCommands(const Actions& actions)
{
    m_commands = new TreeCommands(actions, {document(), *this, m_finder});
}

TableCommands* TreePage::tableCommands() const
{
    return m_commands;
}

void TreePage::goTo(NodeRow node)
{
    m_table->goTo(node);
}

void TreePage::follow(Document::Change change)
{
    if (change == Document::Change::Opened)
        startAtTop();
    else
        m_table->restorePlace();
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
    m_finder.setAlgorithm(id.toStdString());
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
        writeCsv(evaluationTable(*now), appendTo(text));
        return text;
    };
}

QStringList TreePage::tableCommand(const QString& part, const CommandFiles& files) const
{
    QStringList command;
    if (part == QLatin1String("changes")) {
        command << QStringLiteral("diff") << (files.baseline.isEmpty() ? files.file : files.baseline);
        if (files.variant.isEmpty() || !files.baseline.isEmpty())
            command << files.file;
    } else {
        command << QStringLiteral("evaluate") << files.file << QStringLiteral("--algorithm")
                << QStringLiteral("all");
    }
    return withOption(command, "--variant", files.variant);
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

void TreePage::adopt(const TreePage& other)
{
    ViewPage::adopt(other);
    const TreeTableView& shown = other.table();
    m_table->columns().restore(shown.columns().state());
    // Show only the found rows, not the search text, which may contain real names.
    if (shown.treeModel().hits() != m_model.hits())
        m_table->showFound(shown.treeModel().hits(), shown.treeModel().visibleRows().isFiltered());
    m_model.adoptRows(shown.treeModel());
    const TreeHeaderView& header = shown.header();
    m_table->sortByColumn(header.sortIndicatorSection(), header.sortIndicatorOrder());
}

} // namespace fairshare::gui
