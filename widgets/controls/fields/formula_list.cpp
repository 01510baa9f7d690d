// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/fields/formula_list.h"

#include "widgets/controls/elided_label.h"
#include "widgets/table/cell_metrics.h"
#include "widgets/text/wrapped_text.h"

#include <QGridLayout>

namespace fairshare::gui {
namespace {

constexpr int LongestFormulaName = 11; ///< in ch

} // namespace

FormulaList::FormulaList(QWidget* parent)
    : QWidget(parent)
    , m_grid(new QGridLayout(this))
{
    const CellMetrics metrics(font());
    setFont(captionFont(font()));
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(metrics.ch / 2);
    m_grid->setVerticalSpacing(metrics.em / 4);
    m_grid->setColumnStretch(1, 1);
}

void FormulaList::addLine()
{
    auto* name = new ElidedLabel(this);
    name->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    name->setMaximumWidth(LongestFormulaName * CellMetrics(font()).ch);
    auto* formula = new WrappedText(this);
    formula->setFont(font());
    formula->setFocusPolicy(Qt::ClickFocus); // the cards of the table above contain the same formulas
    name->setBuddy(formula);
    const int row = static_cast<int>(m_names.size());
    m_grid->addWidget(name, row, 0, Qt::AlignTop);
    m_grid->addWidget(formula, row, 1);
    m_names.push_back(name);
    m_formulas.push_back(formula);
}

void FormulaList::setEntries(const std::vector<Entry>& entries)
{
    m_entries = entries;
    while (m_names.size() < entries.size())
        addLine();
    for (std::size_t at = 0; at < m_names.size(); ++at) {
        const bool used = at < entries.size();
        m_names[at]->setVisible(used);
        m_formulas[at]->setVisible(used);
        if (!used)
            continue;
        m_names[at]->setLine(entries[at].name);
        // The result stays next to its equals sign.
        QString formula = entries[at].formula;
        m_formulas[at]->setSentence(formula.replace(QLatin1String(" = "), QStringLiteral(" =\u00A0")));
        m_formulas[at]->setToolTip(entries[at].card);
        m_formulas[at]->setAccessibleName(tr("Formula of %1").arg(entries[at].name));
    }
    setVisible(!entries.empty());
}

QString FormulaList::asText() const
{
    QStringList lines;
    for (const Entry& entry : m_entries) {
        QString formula = entry.formula;
        lines << entry.name + QLatin1Char('\t') + formula.replace(QChar(0x2028), QStringLiteral("; "));
    }
    return lines.join(QLatin1Char('\n'));
}

} // namespace fairshare::gui
