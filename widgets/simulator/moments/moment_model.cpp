// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/simulator/moments/moment_model.h"

#include "widgets/text/clock_text.h"
#include "widgets/text/language.h"
#include "widgets/text/number_text.h"
#include "widgets/text/shown_text.h"

#include "core/base/numbers.h"

#include <array>

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
    : QAbstractTableModel(parent)
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
        if (rows > 0)
            Q_EMIT dataChanged(index(0, 0), index(rows - 1, columnCount() - 1));
        return;
    }
    beginResetModel();
    m_rows = rows;
    m_policies = columns;
    endResetModel();
    Q_EMIT columnsChanged();
}

int MomentModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : m_rows;
}

int MomentModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : FirstPolicy + m_policies;
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
        return numbers.identifier(node);
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
        return QString::number(node);
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

QVariant MomentModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || m_selection.moment() == nullptr)
        return {};
    const auto node = static_cast<std::uint32_t>(index.row());
    if (node >= m_selection.moment()->nodes.size() || index.column() >= FirstPolicy + policies())
        return {}; // the sample is newer than the last model update
    const bool isPolicy = index.column() >= FirstPolicy;
    const bool idle = m_selection.moment()->nodes[node].job == NoJob;
    switch (role) {
    case Qt::DisplayRole:
        return text(node, index.column());
    case Qt::TextAlignmentRole:
        return static_cast<int>(Qt::AlignVCenter | (isPolicy ? Qt::AlignHCenter : Qt::AlignRight));
    case Qt::AccessibleTextRole:
        return spoken(node, index.column());
    case ExactRole:
        return exact(node, index.column());
    case ValueRole:
        return isPolicy && !idle ? QVariant(value(node, index.column()).scaled) : QVariant();
    case TakenRole:
        return isPolicy && value(node, index.column()).isTaken;
    case IdleRole:
        return idle;
    case AwayRole:
        return m_selection.moment()->nodes[node].isAway;
    default:
        return {};
    }
}

QVariant MomentModel::policyHeading(std::size_t at, int role) const
{
    const auto& settings = m_selection.results().settings();
    if (!settings || at >= settings->preemption.policies.size())
        return {};
    const PreemptionPolicy& policy = *settings->preemption.policies[at];
    if (role == Qt::DisplayRole)
        return policy.id == "random" ? tr("RND") : titleOfPolicy(policy);
    if (role == ExactRole || role == Qt::AccessibleTextRole)
        return titleOfPolicy(policy);
    if (role == Qt::ToolTipRole)
        return tr("%1: value from 0 (freed first) to 1 (freed last). %2")
            .arg(titleOfPolicy(policy), coreText(policy.summary));
    return role == Qt::TextAlignmentRole ? QVariant(Qt::AlignCenter) : QVariant();
}

QVariant MomentModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return QAbstractTableModel::headerData(section, orientation, role);
    if (section >= FirstPolicy)
        return policyHeading(static_cast<std::size_t>(section - FirstPolicy), role);
    constexpr std::array<const char*, FirstPolicy> Titles{
        QT_TR_NOOP("Node"), QT_TR_NOOP("Job"), QT_TR_NOOP("n"), QT_TR_NOOP("Elapsed")};
    constexpr std::array<const char*, FirstPolicy> Tips{QT_TR_NOOP("Node number, starting at 0"),
        QT_TR_NOOP("Job running on the node"), QT_TR_NOOP("Number of nodes allocated to the job"),
        QT_TR_NOOP("Time since the job started")};
    const auto at = static_cast<std::size_t>(section);
    if (role == Qt::DisplayRole || role == ExactRole)
        return tr(Titles[at]);
    if (role == Qt::ToolTipRole)
        return tr(Tips[at]);
    return role == Qt::TextAlignmentRole ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
}

} // namespace fairshare::gui
