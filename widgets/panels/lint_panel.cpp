// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/panels/lint_panel.h"

#include "widgets/delegates/cell_metrics.h"
#include "widgets/views/list_table.h"

#include <QHeaderView>
#include <QLabel>
#include <QStackedLayout>
#include <QTableView>

namespace fairshare::gui {
namespace {

constexpr int WhereLength = 30; ///< in ch
constexpr int MessageLength = 80; ///< in ch

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
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->setColumnWidth(LintModel::Where, WhereLength * metrics.ch);
    m_table->setColumnWidth(LintModel::Message, MessageLength * metrics.ch);
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
        m_note->setText(tr("Looking for what is odd …"));
    else
        m_note->setText(tr("Nothing looks odd in this tree."));
}

} // namespace fairshare::gui
