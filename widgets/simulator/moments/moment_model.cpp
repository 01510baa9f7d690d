// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/simulator/moments/moment_model.h"

#include "widgets/text/clock_text.h"
#include "widgets/text/language.h"
#include "widgets/text/number_text.h"
#include "widgets/text/shown_text.h"

#include "core/base/numbers.h"

#include <vector>

namespace fairshare::gui {
namespace {

QString titleOfPolicy(const PreemptionPolicy& policy)
{
    return QString::fromUtf8(policy.title.data(), static_cast<qsizetype>(policy.title.size()));
}

/// Formats two decimals without the leading zero, so many columns fit.
QString shortValue(double value)
{
    const QString text = NumberText().real(value, 2);
    if (value >= 0.995)
        return NumberText().real(1.0, 1);
    return text.size() > 1 && text.startsWith(QLatin1Char('0')) ? text.mid(1) : text;
}

} // namespace

MomentModel::MomentModel(MomentSelection& selection, QObject* parent)
    : ColumnModel(parent)
    , m_selection(selection)
{
    connect(&selection, &MomentSelection::momentChanged, this, &MomentModel::follow);
    follow();
}

int MomentModel::policies() const
{
    return m_selection.moment() == nullptr ? 0 : static_cast<int>(m_selection.moment()->policies.size());
}

void MomentModel::follow()
{
    const Moment* moment = m_selection.moment();
    const int rows = moment == nullptr ? 0 : static_cast<int>(moment->nodes.size());
    const int columns = policies();
    if (rows == m_rows && columns == m_policies) {
        setColumns(described());
        if (rows > 0)
            Q_EMIT dataChanged(index(0, 0), index(rows - 1, columnCount() - 1));
        return;
    }
    beginResetModel();
    m_rows = rows;
    m_policies = columns;
    setColumns(described());
    endResetModel();
    Q_EMIT columnsChanged();
}

int MomentModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : m_rows;
}

bool MomentModel::hasCell(int row, int column) const
{
    return m_selection.moment() != nullptr
        && static_cast<std::size_t>(row) < m_selection.moment()->nodes.size()
        && column < FirstPolicy + policies();
}

TableColumn MomentModel::policyColumn(std::size_t at) const
{
    TableColumn column{.alignment = Qt::AlignCenter};
    const auto& settings = m_selection.results().settings();
    if (!settings || at >= settings->preemption.policies.size())
        return column;
    const PreemptionPolicy& policy = *settings->preemption.policies[at];
    column.exactHeading = titleOfPolicy(policy);
    column.heading = policy.id == "random" ? tr("RND") : column.exactHeading;
    column.tip = tr("%1: value from 0 (freed first) to 1 (freed last). %2")
                     .arg(column.exactHeading, coreText(policy.summary));
    return column;
}

std::vector<TableColumn> MomentModel::described() const
{
    std::vector<TableColumn> columns{
        {.heading = tr("Node"), .tip = tr("Node number, starting at 0")},
        {.heading = tr("Job"), .tip = tr("Job running on the node")},
        {.heading = tr("n"), .tip = tr("Number of nodes allocated to the job")},
        {.heading = tr("Elapsed"), .tip = tr("Time since the job started")},
    };
    for (TableColumn& column : columns)
        column.alignment = Qt::AlignRight | Qt::AlignVCenter;
    for (int at = 0; at < m_policies; ++at)
        columns.push_back(policyColumn(static_cast<std::size_t>(at)));
    const auto cell = [this](int column, QString (MomentModel::*shown)(std::uint32_t, int) const) {
        return [this, column, shown](int row) {
            return hasCell(row, column) ? (this->*shown)(static_cast<std::uint32_t>(row), column) : QString();
        };
    };
    for (int at = 0; at < FirstPolicy + m_policies; ++at) {
        TableColumn& column = columns[static_cast<std::size_t>(at)];
        column.text = cell(at, &MomentModel::text);
        column.exact = cell(at, &MomentModel::exact);
        column.spoken = cell(at, &MomentModel::spoken);
    }
    return columns;
}

const MomentValue& MomentModel::value(std::uint32_t node, int column) const
{
    return m_selection.moment()->policies[static_cast<std::size_t>(column - FirstPolicy)].values[node];
}

QString MomentModel::text(std::uint32_t node, int column) const
{
    const MomentNode& held = m_selection.moment()->nodes[node];
    const NumberText numbers;
    if (column == Node)
        return shownName(m_selection.results().sampled()->run().nameOfNode(node));
    if (held.job == NoJob && column == Job)
        return held.isAway ? tr("away") : tr("idle");
    if (held.job == NoJob)
        return {};
    switch (column) {
    case Job:
        return shownName(m_selection.results().sampled()->run().workload.ids[held.job]);
    case JobNodes:
        return numbers.count(static_cast<std::uint64_t>(held.jobNodes));
    case Elapsed:
        return clockText(held.elapsed);
    default:
        return shortValue(value(node, column).scaled);
    }
}

QString MomentModel::exact(std::uint32_t node, int column) const
{
    const MomentNode& held = m_selection.moment()->nodes[node];
    if (column == Node)
        return QString::fromStdString(m_selection.results().sampled()->run().nameOfNode(node));
    if (column >= FirstPolicy)
        return QString::fromStdString(shortest(value(node, column).scaled));
    if (held.job == NoJob)
        return {};
    if (column == Job)
        return QString::fromStdString(m_selection.results().sampled()->run().workload.ids[held.job]);
    return QString::number(column == JobNodes ? static_cast<Seconds>(held.jobNodes) : held.elapsed);
}

QString MomentModel::spoken(std::uint32_t node, int column) const
{
    if (column < FirstPolicy)
        return text(node, column);
    const MomentValue& shown = value(node, column);
    const QString amount = NumberText().real(shown.scaled, 2);
    return shown.isTaken ? tr("%1, freed").arg(amount) : tr("%1, kept").arg(amount);
}

QVariant MomentModel::cellData(int row, int column, int role) const
{
    if (!hasCell(row, column))
        return {};
    const auto node = static_cast<std::uint32_t>(row);
    const bool isPolicy = column >= FirstPolicy;
    const bool idle = m_selection.moment()->nodes[node].job == NoJob;
    switch (role) {
    case ValueRole:
        return isPolicy && !idle ? QVariant(value(node, column).scaled) : QVariant();
    case TakenRole:
        return isPolicy && value(node, column).isTaken;
    case IdleRole:
        return idle;
    case AwayRole:
        return m_selection.moment()->nodes[node].isAway;
    default:
        return {};
    }
}

QVariant MomentModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    // Short headings are read in full.
    return ColumnModel::headerData(section, orientation, role == Qt::AccessibleTextRole ? ExactRole : role);
}

} // namespace fairshare::gui
