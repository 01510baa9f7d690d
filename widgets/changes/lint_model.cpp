// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/changes/lint_model.h"

#include "widgets/text/shown_text.h"

#include "core/scenario/scenario.h"
#include "core/tree/row_way.h"

namespace fairshare::gui {

LintModel::LintModel(const Document& document, const LintResults& results, QObject* parent)
    : QAbstractTableModel(parent)
    , m_document(document)
    , m_results(results)
{
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

int LintModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(ColumnCount);
}

const Finding& LintModel::finding(const QModelIndex& index) const
{
    return (*m_results.findings())[static_cast<std::size_t>(index.row())];
}

NodeRow LintModel::nodeAt(const QModelIndex& index) const
{
    return index.isValid() ? finding(index).row : NoRow;
}

QVariant LintModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const Finding& found = finding(index);
    const ShareTree& tree = m_document.scenario()->tree;
    if (role == Qt::ToolTipRole)
        return shownName(found.message) + QStringLiteral("\n") + shownName(found.suggestion);
    if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole)
        return {};
    switch (index.column()) {
    case Where:
        return shownName(shownWay(tree, found.row));
    case Message:
        return found.severity == Severity::Warning ? tr("Warning: %1").arg(shownName(found.message))
                                                   : shownName(found.message);
    default:
        return shownName(found.suggestion);
    }
}

QVariant LintModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || (role != Qt::DisplayRole && role != Qt::ToolTipRole))
        return {};
    const bool tip = role == Qt::ToolTipRole;
    switch (section) {
    case Where:
        return tip ? tr("Account or user affected; the first one if there are several") : tr("Where");
    case Message:
        return tip ? tr("Setting that is rarely intended; a warning means that it affects what users get")
                   : tr("Finding");
    case Suggestion:
        return tip ? tr("Suggested fix; nothing is changed automatically") : tr("Suggestion");
    default:
        return {};
    }
}

} // namespace fairshare::gui
