// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/changes/lint_model.h"

#include "widgets/text/shown_text.h"

#include "core/scenario/scenario.h"
#include "core/tree/names/row_way.h"

namespace fairshare::gui {

LintModel::LintModel(const Document& document, const LintResults& results, QObject* parent)
    : ColumnModel(parent)
    , m_document(document)
    , m_results(results)
{
    setColumns({
        {.heading = tr("Where"),
            .tip = tr("Account or user affected; the first one if there are several"),
            .text =
                [this](
                    int row) { return shownName(shownWay(m_document.scenario()->tree, finding(row).row)); }},
        {.heading = tr("Finding"),
            .tip = tr("Setting that is rarely intended; a warning or an error affects what users get"),
            .text =
                [this](int row) {
                    QString message = shownName(finding(row).message);
                    switch (finding(row).severity) {
                    case Severity::Error:
                        return tr("Error: %1").arg(message);
                    case Severity::Warning:
                        return tr("Warning: %1").arg(message);
                    case Severity::Note:
                        return message;
                    }
                    return QString();
                }},
        {.heading = tr("Suggestion"),
            .tip = tr("Suggested fix; nothing is changed automatically"),
            .text = [this](int row) { return shownName(finding(row).suggestion); }},
    });
    connect(&results, &LintResults::changed, this, [this] {
        beginResetModel();
        endResetModel();
    });
}

int LintModel::rowCount(const QModelIndex& parent) const
{
    const auto& findings = m_results.findings();
    return parent.isValid() || !findings ? 0 : static_cast<int>(findings->size());
}

NodeRow LintModel::nodeAt(const QModelIndex& index) const
{
    return index.isValid() ? finding(index.row()).row : NoRow;
}

QVariant LintModel::cellData(int row, int /*column*/, int role) const
{
    if (role != Qt::ToolTipRole)
        return {};
    return shownName(finding(row).message) + QStringLiteral("\n") + shownName(finding(row).suggestion);
}

} // namespace fairshare::gui
