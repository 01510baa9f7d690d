// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/share_tree_model.h"

#include "widgets/text/shown_text.h"

#include "core/scenario/value_edit.h"
#include "core/tree/share_tree_edits.h"

#include <QLocale>

#include <utility>
#include <vector>

/// The part of ShareTreeModel that edits.
namespace fairshare::gui {
namespace {

ValueField fieldOf(const TreeColumn& column)
{
    return column.kind == ColumnKind::Shares ? ValueField::Shares : ValueField::Usage;
}

} // namespace

QString ShareTreeModel::stepText(const TreeColumn& column, std::span<const NodeRow> rows) const
{
    const QString whose = rows.size() == 1 ? shownName(m_document.scenario()->tree.name(rows.front()))
                                           : tr("%1 rows").arg(rows.size());
    return column.kind == ColumnKind::Shares ? tr("shares of %1").arg(whose) : tr("usage of %1").arg(whose);
}

QString ShareTreeModel::editText(const TreeColumn& column, NodeRow row) const
{
    QString text = m_cells.edited(column, row);
    return text.replace(QLatin1Char('.'), QLocale().decimalPoint());
}

Result<void> ShareTreeModel::edit(
    std::span<const NodeRow> rows, const TreeColumn& column, const QString& text)
{
    const QLocale locale;
    const std::string point = locale.decimalPoint().toStdString();
    const std::string group = locale.groupSeparator().toStdString();
    const std::string typed = text.toStdString();
    return m_document.apply(tr("Set %1").arg(stepText(column, rows)), {}, [&](const Scenario& now) {
        return withEditedValues(now, rows, {fieldOf(column), typed, {point, group}});
    });
}

Result<void> ShareTreeModel::revert(std::span<const NodeRow> rows, const TreeColumn& column)
{
    const ScenarioPtr before = m_document.baseline();
    return m_document.apply(
        tr("Revert %1").arg(stepText(column, rows)), {}, [&](const Scenario& now) -> Result<Scenario> {
            std::vector<std::pair<NodeRow, std::uint32_t>> shares;
            std::vector<std::pair<NodeRow, long double>> usage;
            for (const NodeRow row : rows) {
                const NodeRow there = m_results.baselineRow(row);
                if (there >= before->tree.size())
                    continue;
                shares.emplace_back(row, before->tree.shares(there));
                usage.emplace_back(row, before->tree.usage(there));
            }
            auto tree = column.kind == ColumnKind::Shares ? withSharesOf(now.tree, shares)
                                                          : withUsageOf(now.tree, usage);
            if (!tree)
                return tl::unexpected(tree.error());
            Scenario reverted = now;
            reverted.tree = std::move(*tree);
            return reverted;
        });
}

} // namespace fairshare::gui
