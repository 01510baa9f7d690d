// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/changes/change_model.h"

#include "widgets/text/shown_text.h"
#include "widgets/tree/table/cell_text.h"

#include "core/analysis/compare/changes/single_setting.h"
#include "core/tree/names/row_way.h"

namespace fairshare::gui {
namespace {

const QString Dash = QStringLiteral("\u2013");

QString fieldText(ChangeKind kind)
{
    switch (kind) {
    case ChangeKind::Added:
        return ChangeModel::tr("added");
    case ChangeKind::Removed:
        return ChangeModel::tr("removed");
    case ChangeKind::Moved:
        return ChangeModel::tr("parent account");
    case ChangeKind::Renamed:
        return ChangeModel::tr("name");
    case ChangeKind::Partition:
        return ChangeModel::tr("partition");
    case ChangeKind::Shares:
        return ChangeModel::tr("shares");
    case ChangeKind::Usage:
        return ChangeModel::tr("usage, TRES-h");
    case ChangeKind::PendingJobs:
        return ChangeModel::tr("pending jobs");
    case ChangeKind::Options:
        return ChangeModel::tr("options");
    }
    return {};
}

Qt::Alignment alignmentOf(int column)
{
    const bool number = column == ChangeModel::Before || column == ChangeModel::After;
    return Qt::AlignVCenter | (number ? Qt::AlignRight : Qt::AlignLeft);
}

/// Returns the group or section of a setting.
QString settingPlace(const SettingChange& setting)
{
    if (!setting.group.empty())
        return shownName(setting.group);
    if (!setting.member.empty())
        return ChangeModel::tr("Pool");
    const bool isOfPriority = setting.name.starts_with("Priority") || setting.name.starts_with("priority.");
    return isOfPriority ? ChangeModel::tr("Job priority") : ChangeModel::tr("Settings");
}

QString settingField(const SettingChange& setting)
{
    if (!setting.member.empty())
        return shownName(setting.member);
    if (!setting.group.empty())
        return fieldText(setting.before.empty() ? ChangeKind::Added : ChangeKind::Removed);
    const std::string_view name = setting.name;
    return shownName(name.starts_with("Priority") ? name : name.substr(name.rfind('.') + 1));
}

/// Returns the title of a column that does not belong to an algorithm.
QString columnTitle(int column)
{
    switch (column) {
    case ChangeModel::Node:
        return ChangeModel::tr("Node");
    case ChangeModel::Field:
        return ChangeModel::tr("Field");
    case ChangeModel::Before:
        return ChangeModel::tr("Old");
    case ChangeModel::After:
        return ChangeModel::tr("New");
    case ChangeModel::Effect:
        return ChangeModel::tr("Effect of this change alone");
    default:
        return {};
    }
}

QString columnMeaning(int column)
{
    switch (column) {
    case ChangeModel::Node:
        return ChangeModel::tr("Account, user, group or section that differs from the baseline");
    case ChangeModel::Field:
        return ChangeModel::tr("What differs: shares, usage, parent account, name, partition, pending jobs, "
                               "options, or a setting, named as in the file");
    case ChangeModel::Before:
        return ChangeModel::tr("Value in the baseline");
    case ChangeModel::After:
        return ChangeModel::tr("Value in the scenario");
    case ChangeModel::Effect:
        return ChangeModel::tr("Who passes whom if only this change is made to the baseline");
    default:
        return ChangeModel::tr("Restore the baseline value as one undo step");
    }
}

QString alone(const Result<ChangeOutcome>& outcome)
{
    return outcome ? shownName(outcome->sentence)
                   : ChangeModel::tr("cannot be applied alone: %1").arg(shownName(outcome.error().message));
}

} // namespace

ChangeModel::ChangeModel(const ChangeResults& results, QObject* parent)
    : QAbstractTableModel(parent)
    , m_results(results)
{
    connect(&results, &ChangeResults::listChanged, this, [this] {
        beginResetModel();
        endResetModel();
    });
    connect(&results, &ChangeResults::outcomesChanged, this, [this] {
        if (rowCount() > 0)
            Q_EMIT dataChanged(index(0, Effect), index(rowCount() - 1, revertColumn()));
    });
}

int ChangeModel::rowCount(const QModelIndex& parent) const
{
    const auto& list = m_results.list();
    if (parent.isValid() || !list || list->count() == 0)
        return 0;
    return static_cast<int>(list->count()) + 1;
}

int ChangeModel::columnCount(const QModelIndex& parent) const
{
    const auto& list = m_results.list();
    const std::size_t algorithms = list ? list->algorithms.size() : 0;
    return parent.isValid() ? 0 : FirstAlgorithm + static_cast<int>(algorithms) + 1;
}

Qt::ItemFlags ChangeModel::flags(const QModelIndex& index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    return Qt::ItemNeverHasChildren | Qt::ItemIsEnabled | Qt::ItemIsSelectable;
}

const AssociationChange& ChangeModel::change(const QModelIndex& index) const
{
    return m_results.list()->changes[static_cast<std::size_t>(index.row())];
}

std::optional<std::size_t> ChangeModel::changeAt(const QModelIndex& index) const
{
    if (!index.isValid() || isSum(index))
        return std::nullopt;
    const auto row = static_cast<std::size_t>(index.row());
    return row < m_results.list()->changes.size() ? std::optional(row) : std::nullopt;
}

std::optional<std::size_t> ChangeModel::settingAt(const QModelIndex& index) const
{
    if (!index.isValid() || isSum(index) || changeAt(index))
        return std::nullopt;
    return static_cast<std::size_t>(index.row()) - m_results.list()->changes.size();
}

const SettingChange& ChangeModel::setting(const QModelIndex& index) const
{
    return m_results.list()->settings[*settingAt(index)];
}

QString ChangeModel::settingText(const SettingChange& setting, int column) const
{
    const auto sideOf = [](const std::string& value) { return value.empty() ? Dash : shownName(value); };
    switch (column) {
    case Node:
        return settingPlace(setting);
    case Field:
        return settingField(setting);
    case Before:
        return sideOf(setting.before);
    case After:
        return sideOf(setting.after);
    default:
        return column == revertColumn() && isSingleSetting(setting) ? tr("Revert") : QString();
    }
}

NodeRow ChangeModel::nodeAt(const QModelIndex& index) const
{
    if (!changeAt(index) || !m_results.isCurrent())
        return NoRow;
    return change(index).kind == ChangeKind::Removed ? NoRow : change(index).after;
}

QString ChangeModel::sideText(const AssociationChange& change, bool after) const
{
    const ShareTree& tree = after ? m_results.list()->after->tree : m_results.list()->before->tree;
    const NodeRow row = after ? change.after : change.before;
    if (row == NoRow)
        return Dash;
    switch (change.kind) {
    case ChangeKind::Added:
    case ChangeKind::Removed: {
        const QString where = tr("in %1").arg(shownName(tree.name(tree.parent(row))));
        const std::size_t below = tree.subtreeEnd(row) - row - 1;
        return below == 0 ? where : tr("%1, plus %2 below").arg(where, m_numbers.count(below));
    }
    case ChangeKind::Moved:
        return shownName(tree.name(tree.parent(row)));
    case ChangeKind::Renamed:
        return shownName(tree.name(row));
    case ChangeKind::Partition:
        return tree.partition(row).empty() ? Dash : shownName(tree.partition(row));
    case ChangeKind::Shares:
        return m_numbers.shares(tree.shares(row));
    case ChangeKind::Usage: {
        const long double* total = tree.givenTotal(row);
        return m_numbers.usage(total != nullptr ? *total : tree.usage(row));
    }
    case ChangeKind::PendingJobs:
        return m_numbers.count(tree.pendingJobs(row));
    case ChangeKind::Options:
        return shownName(tree.slurmOptions(row));
    }
    return {};
}

std::optional<ChangeEffect> ChangeModel::effectAt(const QModelIndex& index) const
{
    const ListedChanges& list = *m_results.list();
    const std::size_t place = list.algorithms[static_cast<std::size_t>(index.column() - FirstAlgorithm)];
    if (isSum(index))
        return list.together[place];
    const auto row = static_cast<std::size_t>(index.row());
    if (settingAt(index) || row >= m_results.outcomes().size() || !m_results.outcomes()[row])
        return std::nullopt;
    return m_results.outcomes()[row]->effects[place];
}

void ChangeModel::setFolded(const std::vector<int>& columns)
{
    if (m_folded == columns)
        return;
    m_folded = columns;
    Q_EMIT headerDataChanged(Qt::Horizontal, revertColumn(), revertColumn());
}

QString ChangeModel::foldedTitle(std::size_t count)
{
    return tr("%1 more").arg(count);
}

bool ChangeModel::hasEffect(int column) const
{
    for (int row = 0; row < rowCount(); ++row)
        if (effectAt(index(row, column)).value_or(ChangeEffect()) != ChangeEffect())
            return true;
    return false;
}

QString ChangeModel::effectText(const QModelIndex& index) const
{
    const auto effect = effectAt(index);
    if (!effect)
        return {};
    if (effect->up == 0 && effect->down == 0)
        return tr("none");
    return tr("%1 up, %2 down").arg(m_numbers.count(effect->up), m_numbers.count(effect->down));
}

QString ChangeModel::sumText(int column) const
{
    const std::size_t count = m_results.list()->count();
    if (column != Node)
        return {};
    return count == 1 ? tr("1 change") : tr("%1 changes together").arg(m_numbers.count(count));
}

QString ChangeModel::text(const QModelIndex& index) const
{
    const int column = index.column();
    if (column >= FirstAlgorithm && column < revertColumn())
        return effectText(index);
    if (isSum(index))
        return sumText(column);
    if (settingAt(index))
        return settingText(setting(index), column);
    const AssociationChange& shown = change(index);
    const bool gone = shown.kind == ChangeKind::Removed;
    const auto row = static_cast<std::size_t>(index.row());
    switch (column) {
    case Node:
        return gone ? shownNode(m_results.list()->before->tree, shown.before)
                    : shownNode(m_results.list()->after->tree, shown.after);
    case Field:
        return fieldText(shown.kind);
    case Before:
        return sideText(shown, false);
    case After:
        return sideText(shown, true);
    case Effect:
        return row < m_results.outcomes().size() ? alone(m_results.outcomes()[row]) : QString();
    default:
        return tr("Revert");
    }
}

QStringList ChangeModel::effectLines(int row) const
{
    QStringList lines;
    for (int column = FirstAlgorithm; column < revertColumn(); ++column)
        if (const QString effect = effectText(index(row, column)); !effect.isEmpty())
            lines << tr("%1: %2").arg(headerData(column, Qt::Horizontal, Qt::DisplayRole).toString(), effect);
    return lines;
}

QString ChangeModel::card(const QModelIndex& index) const
{
    const QString between(QLatin1Char('\n'));
    if (isSum(index))
        return (
            QStringList(tr("Users ranked higher or lower than in the baseline")) << effectLines(index.row()))
            .join(between);
    if (index.column() == revertColumn())
        return text(index).isEmpty() ? QString() : tr("Revert this change and keep the others");
    if (settingAt(index))
        return QStringList{settingText(setting(index), Node), shownName(setting(index).name),
            tr("%1, previously %2")
                .arg(settingText(setting(index), After), settingText(setting(index), Before))}
            .join(between);
    const AssociationChange& shown = change(index);
    const bool gone = shown.kind == ChangeKind::Removed;
    const ShareTree& tree = gone ? m_results.list()->before->tree : m_results.list()->after->tree;
    const QString where = shownName(shownWay(tree, gone ? shown.before : shown.after));
    QStringList lines(where);
    const QString value = text(index);
    if (index.column() < FirstAlgorithm && index.column() != Node && !value.isEmpty())
        lines << value;
    if (index.column() >= Effect)
        lines << effectLines(index.row());
    return lines.join(between);
}

QVariant ChangeModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const bool algorithm = index.column() >= FirstAlgorithm && index.column() < revertColumn();
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        return text(index);
    case Qt::ToolTipRole:
        return card(index);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue<Qt::Alignment>(alignmentOf(index.column()));
    case EffectRole: {
        const auto effect = algorithm ? effectAt(index) : std::nullopt;
        return effect ? QVariant::fromValue(*effect) : QVariant();
    }
    case LinkRole:
        return index.column() == revertColumn() && !text(index).isEmpty();
    case SumRole:
        return isSum(index);
    default:
        return {};
    }
}

QVariant ChangeModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    const bool isOfAlgorithm = section >= FirstAlgorithm && section < revertColumn();
    const QString algorithm = isOfAlgorithm
        ? QString::fromStdString(m_results.list()->titles[static_cast<std::size_t>(section - FirstAlgorithm)])
        : QString();
    if (section == revertColumn() && !m_folded.empty()) {
        QStringList titles;
        for (const int column : m_folded)
            titles << headerData(column, orientation, Qt::DisplayRole).toString();
        if (role == Qt::DisplayRole)
            return foldedTitle(m_folded.size());
        if (role == Qt::ToolTipRole)
            return tr("Not shown for lack of room: %1; click to show one of them")
                .arg(titles.join(QStringLiteral(", ")));
    }
    switch (role) {
    case Qt::TextAlignmentRole:
        return QVariant::fromValue<Qt::Alignment>(alignmentOf(section));
    case Qt::DisplayRole:
        return isOfAlgorithm ? algorithm : columnTitle(section);
    case Qt::ToolTipRole:
        return isOfAlgorithm ? tr("Users moved up and down under %1 by this change alone").arg(algorithm)
                             : columnMeaning(section);
    default:
        return {};
    }
}

} // namespace fairshare::gui
