// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tree/table/tree_edits.h"

#include "widgets/document/side_thread.h"
#include "widgets/table/step_text.h"
#include "widgets/text/number_text.h"
#include "widgets/text/shown_text.h"

#include "core/scenario/edits/structure_edit.h"
#include "core/scenario/edits/value_edit.h"
#include "core/scenario/scenario.h"
#include "core/tree/edits/share_tree_edits.h"

#include <QLocale>

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace fairshare::gui {
namespace {

/// Merges the creation of an association and its first name into one step.
QString addedKey(int number)
{
    return QStringLiteral("added %1").arg(number);
}

ValueField fieldOf(const TreeColumn& column)
{
    return column.kind == ColumnKind::Shares ? ValueField::Shares : ValueField::Usage;
}

/// @param places rows of `now` and their previous rows
Result<ShareTree> withValuesBefore(const ShareTree& now, const ShareTree& before,
    std::span<const std::pair<NodeRow, NodeRow>> places, ValueField field)
{
    if (field == ValueField::Shares) {
        std::vector<std::pair<NodeRow, std::uint32_t>> shares;
        for (const auto& [row, there] : places)
            shares.emplace_back(row, before.shares(there));
        return withSharesOf(now, shares);
    }
    std::vector<std::pair<NodeRow, long double>> usage;
    for (const auto& [row, there] : places)
        usage.emplace_back(row, before.usage(there));
    return withUsageOf(now, usage);
}

} // namespace

TreeEdits::TreeEdits(Document& document, const ScenarioResults& results)
    : m_document(document)
    , m_results(results)
{
}

QString TreeEdits::whose(std::span<const NodeRow> rows) const
{
    return rows.size() == 1 ? shownName(m_document.scenario()->tree.name(rows.front()))
                            : tr("%1 rows").arg(NumberText().count(rows.size()));
}

Result<void> TreeEdits::set(std::span<const NodeRow> rows, const TreeColumn& column, const QString& text)
{
    const QLocale locale;
    const std::string point = locale.decimalPoint().toStdString();
    const std::string group = locale.groupSeparator().toStdString();
    const std::string typed = text.toStdString();
    const ValueField field = fieldOf(column);
    const ScenarioPtr now = m_document.scenario();
    Result<Scenario> edited = whileAnswering(rows.size(),
        [&] { return withEditedValues(*now, rows, {field, typed, {point, group}, TimeUnit::Hour}); });
    if (!edited)
        return tl::unexpected(edited.error());
    if (m_document.scenario() != now)
        return {};
    return m_document.apply(setValueStep(now->tree, edited->tree, rows, field), {},
        [&edited](const Scenario&) { return std::move(edited); });
}

Result<void> TreeEdits::revert(std::span<const NodeRow> rows, const TreeColumn& column)
{
    const ScenarioPtr now = m_document.scenario();
    const ScenarioPtr before = m_document.baseline();
    std::vector<std::pair<NodeRow, NodeRow>> places; // current and previous rows
    for (const NodeRow row : rows)
        if (const NodeRow there = m_results.baselineRow(row); there < before->tree.size())
            places.emplace_back(row, there);
    auto tree = whileAnswering(
        rows.size(), [&] { return withValuesBefore(now->tree, before->tree, places, fieldOf(column)); });
    if (!tree)
        return tl::unexpected(tree.error());
    if (m_document.scenario() != now)
        return {};
    Scenario reverted = *now;
    reverted.tree = std::move(*tree);
    return m_document.apply(revertValueStep(now->tree, reverted.tree, rows, fieldOf(column)), {},
        [&reverted](const Scenario&) -> Result<Scenario> { return std::move(reverted); });
}

Result<std::vector<NodeRow>> TreeEdits::add(NodeRow beside, NodeKind kind)
{
    const QString account = whose(std::array{m_document.scenario()->tree.accountOf(beside)});
    const QString text = kind == NodeKind::User ? tr("Add a user to %1").arg(account)
                                                : tr("Add an account to %1").arg(account);
    return m_document.applyStructure(text, addedKey(++m_added),
        [beside, kind](const Scenario& now) { return withNewAssociation(now, beside, kind); });
}

Result<std::vector<NodeRow>> TreeEdits::nameAdded(NodeRow row, const QString& name)
{
    const std::string typed = name.trimmed().toStdString();
    return m_document.applyStructure(tr("Add %1").arg(shownName(typed)), addedKey(m_added),
        [row, &typed](const Scenario& now) { return withName(now, row, typed); });
}

Result<std::vector<NodeRow>> TreeEdits::rename(NodeRow row, const QString& name)
{
    const std::string typed = name.trimmed().toStdString();
    const QString text = tr("Rename %1 to %2").arg(whose(std::array{row}), shownName(typed));
    return m_document.applyStructure(
        text, {}, [row, &typed](const Scenario& now) { return withName(now, row, typed); });
}

Result<std::vector<NodeRow>> TreeEdits::setPartition(NodeRow row, const QString& partition)
{
    const std::string typed = partition.trimmed().toStdString();
    return m_document.applyStructure(tr("Change partition of %1").arg(whose(std::array{row})), {},
        [row, &typed](const Scenario& now) { return withPartition(now, row, typed); });
}

Result<std::vector<NodeRow>> TreeEdits::remove(std::span<const NodeRow> rows)
{
    return m_document.applyStructure(
        tr("Remove %1").arg(whose(rows)), {}, [rows](const Scenario& now) { return withoutRows(now, rows); });
}

Result<std::vector<NodeRow>> TreeEdits::duplicate(std::span<const NodeRow> rows)
{
    return m_document.applyStructure(tr("Duplicate %1").arg(whose(rows)), {},
        [rows](const Scenario& now) { return withRowsDuplicated(now, rows); });
}

QString TreeEdits::transferHindrance(std::span<const NodeRow> rows, NodeRow parent, Transfer how) const
{
    if (how == Transfer::Copy)
        return {};
    const ShareTree& tree = m_document.scenario()->tree;
    for (NodeRow account = parent; account != RootRow; account = tree.parent(account)) {
        if (std::find(rows.begin(), rows.end(), account) == rows.end())
            continue;
        return account == parent ? tr("Cannot move %1 into itself").arg(whose(std::array{account}))
                                 : tr("Cannot move %1 to %2, which is below it")
                                       .arg(whose(std::array{account}), whose(std::array{parent}));
    }
    return {};
}

Result<std::vector<NodeRow>> TreeEdits::transfer(std::span<const NodeRow> rows, NodeRow parent, Transfer how)
{
    const QString to = whose(std::array{parent});
    const QString text = how == Transfer::Move ? tr("Move %1 to %2").arg(whose(rows), to)
                                               : tr("Copy %1 to %2").arg(whose(rows), to);
    return m_document.applyStructure(text, {}, [rows, parent, how](const Scenario& now) {
        return how == Transfer::Move ? withRowsMoved(now, rows, parent) : withRowsCopied(now, rows, parent);
    });
}

Result<QString> TreeEdits::levelMoveText(std::span<const NodeRow> rows, LevelMove move) const
{
    const auto targets = levelTargets(m_document.scenario()->tree, rows, move);
    if (!targets)
        return tl::unexpected(targets.error());
    std::vector<NodeRow> moved;
    for (const LevelTarget& target : *targets)
        moved.push_back(target.row);
    const NodeRow first = targets->front().account;
    const bool together = std::all_of(targets->begin(), targets->end(),
        [first](const LevelTarget& target) { return target.account == first; });
    if (together)
        return tr("Move %1 to %2").arg(whose(moved), whose(std::array{first}));
    return move == LevelMove::Up ? tr("Move %1 up").arg(whose(moved)) : tr("Move %1 down").arg(whose(moved));
}

Result<std::vector<NodeRow>> TreeEdits::moveByLevel(std::span<const NodeRow> rows, LevelMove move)
{
    const auto text = levelMoveText(rows, move);
    if (!text)
        return tl::unexpected(text.error());
    return m_document.applyStructure(
        *text, {}, [rows, move](const Scenario& now) { return withRowsMovedByLevel(now, rows, move); });
}

} // namespace fairshare::gui
