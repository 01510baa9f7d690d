// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/changes/lint_panel.h"

#include "widgets/table/cell_metrics.h"
#include "widgets/table/list_table.h"

#include <QHeaderView>
#include <QLabel>
#include <QStackedLayout>
#include <QTableView>

#include <algorithm>

namespace fairshare::gui {
namespace {

constexpr int WhereLength = 30; ///< at most, in ch
constexpr int MostLines = 3;
constexpr int MostMeasured = 200; ///< rows; the others have the same texts with other names

} // namespace

LintPanel::LintPanel(const Document& document, const LintResults& results, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_results(results)
    , m_model(document, results)
    , m_pages(new QStackedLayout(this))
    , m_table(new QTableView(this))
    , m_note(new QLabel(this))
{
    const CellMetrics metrics(font());
    m_table->setObjectName(QStringLiteral("lintTable"));
    m_table->setAccessibleName(tr("Lint findings"));
    m_table->setModel(&m_model);
    dressList(*m_table);
    m_table->setWordWrap(true);
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_note->setObjectName(QStringLiteral("lintNote"));
    m_note->setMargin(metrics.em / 2);
    m_note->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_note->setWordWrap(true);
    m_pages->addWidget(m_note);
    m_pages->addWidget(m_table);
    const auto choose = [this](const QModelIndex& index) { Q_EMIT nodeChosen(m_model.nodeAt(index)); };
    connect(m_table, &QTableView::clicked, this, choose);
    connect(m_table, &QTableView::activated, this, choose);
    connect(&results, &LintResults::changed, this, &LintPanel::refresh);
    connect(&results, &LintResults::changed, this, &LintPanel::measure);
    connect(&document, &Document::stateChanged, this, &LintPanel::refresh);
    refresh();
}

void LintPanel::setTheme(const Theme& theme)
{
    m_table->setPalette(theme.viewPalette());
}

void LintPanel::refresh()
{
    const bool found = m_results.findings() && !m_results.findings()->empty();
    m_pages->setCurrentWidget(found ? static_cast<QWidget*>(m_table) : m_note);
    if (m_document.isEmpty())
        m_note->setText(tr("No scenario is open."));
    else if (!m_results.findings())
        m_note->setText(tr("Checking for suspicious settings…"));
    else
        m_note->setText(tr("No suspicious settings in this tree."));
}

void LintPanel::measure()
{
    if (m_document.isEmpty())
        return;
    for (int column = 0; column < LintModel::ColumnCount; ++column)
        m_longest.at(static_cast<std::size_t>(column)) = longest(column);
    fitColumns();
}

int LintPanel::longest(int column) const
{
    int longest = m_table->horizontalHeader()->sectionSizeHint(column);
    const QFontMetrics metrics(m_table->font());
    for (int row = 0; row < std::min(m_model.rowCount(), MostMeasured); ++row)
        longest = std::max(longest,
            metrics.horizontalAdvance(m_model.index(row, column).data().toString())
                + 2 * CellMetrics(font()).em);
    return longest;
}

void LintPanel::fitColumns()
{
    const CellMetrics metrics(font());
    const int where = std::min(m_longest[LintModel::Where], WhereLength * metrics.ch);
    const int message = m_longest[LintModel::Message];
    const int suggestion = m_longest[LintModel::Suggestion];
    if (message + suggestion == 0)
        return;
    const int room = std::max(2, m_table->viewport()->width() - where);
    // Texts that do not fit on one line share the room and wrap.
    const bool fits = message + suggestion <= room;
    const int forMessage = fits ? message : room * message / (message + suggestion);
    const int lines = std::clamp((message + suggestion + room - 1) / room, 1, MostLines);
    m_table->setColumnWidth(LintModel::Where, where);
    m_table->setColumnWidth(LintModel::Message, forMessage);
    m_table->setColumnWidth(LintModel::Suggestion, room - forMessage);
    const int more = (lines - 1) * m_table->fontMetrics().lineSpacing();
    m_table->verticalHeader()->setDefaultSectionSize(metrics.rowHeight + more);
}

void LintPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitColumns();
}

void LintPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    fitColumns();
}

} // namespace fairshare::gui
