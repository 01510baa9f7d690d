// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/quotas/quota_model.h"

#include "widgets/text/number_text.h"
#include "widgets/text/shown_text.h"
#include "widgets/tree/cell_card.h"

#include "core/base/numbers.h"
#include "core/quota/allocation/quota_words.h"
#include "core/quota/groups/quota_changes.h"

#include <cmath>

/// Cell contents of QuotaModel.
namespace fairshare::gui {
namespace {

constexpr double Unseen = 0.005; ///< would be rounded to 0 with two decimals
constexpr double Nothing = 1e-6; ///< rounding error of sums

bool isResult(QuotaColumn column)
{
    return !quotaFieldOf(column) && column != QuotaColumn::Name;
}

} // namespace

QString quotaAmountText(double amount)
{
    const NumberText numbers;
    if (std::abs(amount) >= Nothing && std::abs(amount) < Unseen)
        return shownName(slotsText(amount));
    if (!std::isfinite(amount) || std::abs(amount - std::round(amount)) < Unseen)
        return numbers.real(std::round(amount), 0);
    return numbers.real(amount, 2);
}

const QuotaGroup* QuotaModel::baselineGroup(QuotaRow row) const
{
    return row == RootQuotaRow ? nullptr : m_baselineGroups[groupOf(row)];
}

/// True if the group itself was renamed; a group below a renamed one keeps its name.
bool QuotaModel::hasNewName(QuotaRow row) const
{
    const QuotaGroup* before = baselineGroup(row);
    if (row == RootQuotaRow || before == nullptr)
        return row != RootQuotaRow;
    const QuotaGroup* parent = baselineGroup(m_tree->parent[row]);
    if (m_tree->parent[row] != RootQuotaRow && parent == nullptr)
        return true;
    const std::string& name = quotas().groups[groupOf(row)].name;
    const std::string own = name.substr(name.rfind('.') + 1);
    const std::string was = parent == nullptr ? own : parent->name + '.' + own;
    return groupKey(was) != groupKey(before->name) || before->name.substr(before->name.rfind('.') + 1) != own;
}

bool QuotaModel::isChanged(QuotaColumn column, QuotaRow row) const
{
    if (!m_baseline.has())
        return false;
    if (column == QuotaColumn::Name)
        return hasNewName(row);
    const auto field = quotaFieldOf(column);
    if (!field)
        return false;
    if (row == RootQuotaRow)
        return *field == QuotaField::Requested
            && m_baseline->options.rootRequested != quotas().options.rootRequested;
    const QuotaGroup* before = baselineGroup(row);
    return before == nullptr || quotaValue(*before, *field) != quotaValue(quotas(), groupOf(row), *field);
}

std::vector<QuotaRow> QuotaModel::changedRows() const
{
    std::vector<QuotaRow> rows;
    for (QuotaRow row = 0; row < m_tree->size(); ++row)
        for (int column = 0; column < QuotaColumnCount; ++column)
            if (isChanged(static_cast<QuotaColumn>(column), row)) {
                rows.push_back(row);
                break;
            }
    return rows;
}

QString QuotaModel::baselineText(QuotaColumn column, QuotaRow row) const
{
    const QuotaGroup* before = baselineGroup(row);
    if (before == nullptr && row != RootQuotaRow)
        return tr("Not in the baseline.");
    if (column == QuotaColumn::Name)
        return tr("In the baseline: %1.").arg(shownName(before->name));
    if (column == QuotaColumn::Quota && before != nullptr && before->isDynamic)
        return tr("In the baseline: dynamic quota, %1 of what its static siblings leave.")
            .arg(NumberText().fraction(before->quota.value_or(0)));
    if (column == QuotaColumn::Fraction && before != nullptr && !before->isDynamic)
        return tr("In the baseline: static quota of %1 cores.")
            .arg(quotaAmountText(before->quota.value_or(0)));
    return tr("In the baseline: %1.")
        .arg(quotaAmountText(before == nullptr ? m_baseline->options.rootRequested
                                               : quotaValue(*before, *quotaFieldOf(column))));
}

std::optional<double> QuotaModel::coresOf(QuotaRow row) const
{
    return isReady() ? std::optional(m_results.study()->chosen().allocation.subtreeQuota[row]) : std::nullopt;
}

double QuotaModel::changeOf(QuotaRow row) const
{
    const QuotaStudy& study = *m_results.study();
    const double change = study.chosen().subtreeAllocated[row] - study.declared().subtreeAllocated[row];
    return std::abs(change) < Nothing ? 0 : change;
}

std::optional<double> QuotaModel::amount(QuotaColumn column, QuotaRow row) const
{
    if (!isReady())
        return std::nullopt;
    const QuotaStudy& study = *m_results.study();
    switch (column) {
    case QuotaColumn::Declared:
        return study.declared().subtreeAllocated[row];
    case QuotaColumn::Chosen:
        return study.chosen().subtreeAllocated[row];
    case QuotaColumn::Change:
        return changeOf(row);
    case QuotaColumn::Surplus: {
        double received = 0;
        for (const SurplusPart& part : study.reasons().received(row))
            received += part.amount;
        return received;
    }
    case QuotaColumn::Unmet: {
        const double open = study.chosen().allocation.open[row];
        const bool asks = m_tree->isLeaf(row) || study.requested()[row] > 0;
        return asks ? std::optional(open) : std::nullopt;
    }
    case QuotaColumn::Limit:
    case QuotaColumn::Granted: {
        const auto& negotiated = m_results.negotiated();
        if (!negotiated || negotiated->groups.empty())
            return std::nullopt;
        const GroupTurns& group = negotiated->groups[row];
        return column == QuotaColumn::Limit ? group.limit : std::optional(group.granted);
    }
    default:
        return std::nullopt;
    }
}

std::optional<double> QuotaModel::ownPart(QuotaColumn column, QuotaRow row) const
{
    const bool isTotal = column == QuotaColumn::Declared || column == QuotaColumn::Chosen;
    if (!isTotal || !isReady() || m_tree->isLeaf(row))
        return std::nullopt;
    const QuotaStudy& study = *m_results.study();
    const double requested = study.requested()[row];
    if (!(requested > 0))
        return std::nullopt;
    const QuotaOutcome& outcome = column == QuotaColumn::Chosen ? study.chosen() : study.declared();
    return requested - outcome.allocation.open[row];
}

QString QuotaModel::resultText(QuotaColumn column, QuotaRow row) const
{
    if (!isReady())
        return {};
    if (column == QuotaColumn::Reason)
        return shownName(m_results.study()->reasons().reason(row));
    const auto number = amount(column, row);
    if (!number)
        return QStringLiteral("–");
    const QString text = quotaAmountText(*number);
    if (const auto own = ownPart(column, row))
        return tr("%1, own %2").arg(text, quotaAmountText(*own));
    return column == QuotaColumn::Change && *number > 0 ? QLatin1Char('+') + text : text;
}

QString QuotaModel::flagWord(bool on)
{
    return on ? tr("on") : tr("off");
}

QString QuotaModel::flagText(QuotaColumn column, QuotaRow row) const
{
    if (row == RootQuotaRow)
        return {};
    const bool declared = quotaValue(quotas(), groupOf(row), *quotaFieldOf(column)) != 0;
    if (column != QuotaColumn::Accepts || !isReady())
        return flagWord(declared);
    return tr("%1 → %2").arg(flagWord(declared), flagWord(m_results.study()->chosen().flags[row] != 0));
}

QString QuotaModel::coresText(QuotaRow row) const
{
    if (row == RootQuotaRow)
        return quotaAmountText(quotas().poolSize);
    const QuotaGroup& group = quotas().groups[groupOf(row)];
    if (!group.isDynamic && group.quota)
        return quotaAmountText(*group.quota);
    const auto cores = coresOf(row);
    return cores ? quotaAmountText(*cores) : QString();
}

QString QuotaModel::text(QuotaColumn column, QuotaRow row) const
{
    if (column == QuotaColumn::Name)
        return nameOf(row).section(QLatin1Char('.'), -1);
    const auto field = quotaFieldOf(column);
    if (!field)
        return resultText(column, row);
    if (isFlag(*field))
        return flagText(column, row);
    if (column == QuotaColumn::Quota)
        return coresText(row);
    if (column == QuotaColumn::Fraction) {
        const bool dynamic = row != RootQuotaRow && quotas().groups[groupOf(row)].isDynamic;
        return dynamic ? NumberText().fraction(quotas().groups[groupOf(row)].quota.value_or(0))
                       : QStringLiteral("–");
    }
    const double value = quotaValue(quotas(), groupOf(row), *field);
    if (row == RootQuotaRow)
        return column == QuotaColumn::Requested ? quotaAmountText(value) : QString();
    const bool inner = !m_tree->isLeaf(row);
    if (inner && column == QuotaColumn::Demand)
        return {};
    if (inner && value == 0 && (column == QuotaColumn::Requested || column == QuotaColumn::Usage))
        return QStringLiteral("–");
    return quotaAmountText(value);
}

QString QuotaModel::editText(QuotaColumn column, QuotaRow row) const
{
    if (column == QuotaColumn::Name)
        return text(column, row);
    const auto field = quotaFieldOf(column);
    double value = quotaValue(quotas(), groupOf(row), *field);
    const bool dynamic = row != RootQuotaRow && quotas().groups[groupOf(row)].isDynamic;
    if (column == QuotaColumn::Quota && dynamic)
        value = coresOf(row).value_or(value);
    return QString::fromStdString(shortest(value)).replace(QLatin1Char('.'), QLocale().decimalPoint());
}

bool QuotaModel::isMuted(QuotaColumn column, QuotaRow row) const
{
    const bool inner = row == RootQuotaRow || !m_tree->isLeaf(row);
    if (column == QuotaColumn::Quota)
        return inner || quotas().groups[groupOf(row)].isDynamic || !quotas().groups[groupOf(row)].quota;
    if (column == QuotaColumn::Change)
        return isReady() && changeOf(row) == 0;
    if (column == QuotaColumn::Unmet)
        return amount(column, row).value_or(0) <= 0;
    return column == QuotaColumn::Reason || (inner && column != QuotaColumn::Name);
}

QVariant QuotaModel::nameData(QuotaRow row, int role) const
{
    switch (role) {
    case Qt::AccessibleTextRole:
        if (m_tree->isLeaf(row))
            return tr("%1, group, level %2").arg(nameOf(row)).arg(m_tree->depth[row]);
        return visibleRows().isExpanded(row)
            ? tr("%1, group, level %2, expanded").arg(nameOf(row)).arg(m_tree->depth[row])
            : tr("%1, group, level %2, collapsed").arg(nameOf(row)).arg(m_tree->depth[row]);
    default:
        return expansionData(row, role);
    }
}

QVariant QuotaModel::barData(QuotaColumn column, QuotaRow row, int role) const
{
    const bool isBar = column == QuotaColumn::Declared || column == QuotaColumn::Chosen;
    if (!isBar || !isReady() || row == RootQuotaRow || !m_tree->isLeaf(row))
        return {};
    const QuotaStudy& study = *m_results.study();
    const double before = study.declared().allocation.allocated[row];
    const double now = column == QuotaColumn::Chosen ? study.chosen().allocation.allocated[row] : before;
    if (role == WidestRole)
        return m_widestAmount;
    if (role == BarRole)
        return now / m_highestAmount;
    if (role == BeforeRole)
        return std::min(now, before) / m_highestAmount;
    return study.chosen().allocation.quota[row] / m_highestAmount;
}

QString QuotaModel::exactText(QuotaColumn column, QuotaRow row) const
{
    if (column == QuotaColumn::Name)
        return nameOf(row);
    if (isResult(column) && column != QuotaColumn::Reason) {
        const auto number = amount(column, row);
        return number ? QString::fromStdString(shortest(*number)) : QString();
    }
    const auto field = quotaFieldOf(column);
    const bool dynamic = row != RootQuotaRow && quotas().groups[groupOf(row)].isDynamic;
    if (column == QuotaColumn::Quota && dynamic) {
        const auto cores = coresOf(row);
        return cores ? QString::fromStdString(shortest(*cores)) : QString();
    }
    if (column == QuotaColumn::Quota && row == RootQuotaRow)
        return QString::fromStdString(shortest(quotas().poolSize));
    const bool isTyped =
        field && !isFlag(*field) && isEditable(column, row) && (column != QuotaColumn::Fraction || dynamic);
    return isTyped ? QString::fromStdString(shortest(quotaValue(quotas(), groupOf(row), *field)))
                   : text(column, row);
}

QVariant QuotaModel::roleData(QuotaColumn column, QuotaRow row, int role) const
{
    switch (role) {
    case ExactRole:
        return exactText(column, row);
    case HitRole:
        return isHit(row);
    case ChangedRole:
        return isChanged(column, row);
    case MutedRole:
        return isMuted(column, row);
    case CaptionRole:
        return column == QuotaColumn::Reason;
    case StrongRole:
        return m_tree->isLeaf(row) && !isMuted(column, row)
            && (column == QuotaColumn::Change || column == QuotaColumn::Unmet);
    case ChangeRole:
        return column == QuotaColumn::Change && isReady() ? QVariant(changeOf(row)) : QVariant();
    case SliderRole:
        return column == QuotaColumn::Demand && isEditable(column, row)
            ? QVariant(std::sqrt(
                  std::min(quotaValue(quotas(), groupOf(row), QuotaField::Demand) / m_highestDemand, 1.0)))
            : QVariant();
    case FlagRole: {
        const bool isBox = column == QuotaColumn::Accepts || column == QuotaColumn::Autoregroup;
        return isBox && row != RootQuotaRow
            ? QVariant(quotaValue(quotas(), groupOf(row), *quotaFieldOf(column)) != 0)
            : QVariant();
    }
    case PolicyFlagRole:
        return column == QuotaColumn::Accepts && row != RootQuotaRow && isReady()
            ? QVariant(m_results.study()->chosen().flags[row] != 0)
            : QVariant();
    case BarRole:
    case BeforeRole:
    case TickRole:
    case WidestRole:
        return barData(column, row, role);
    default:
        return column == QuotaColumn::Name ? nameData(row, role) : QVariant();
    }
}

QString QuotaModel::card(QuotaColumn column, QuotaRow row) const
{
    QString lines = cardParagraph(nameOf(row));
    if (isChanged(column, row))
        lines += cardParagraph(baselineText(column, row));
    if (column == QuotaColumn::Requested && row != RootQuotaRow && m_tree->isLeaf(row))
        lines += cardParagraph(requestFollowsDemand(quotas().groups[groupOf(row)])
                ? tr("Equals usage + demand × weight and follows changes to them.")
                : tr("Differs from usage + demand × weight, so changes to them leave it as is."));
    if (const auto own = ownPart(column, row))
        lines += cardParagraph(tr("%1 including subgroups; %2 directly in the group.")
                .arg(quotaAmountText(*amount(column, row)), quotaAmountText(*own)));
    if (isReady() && isOfNegotiation(column) && m_results.negotiated())
        return lines + cardParagraph(shownName(m_results.negotiated()->sentence(row)));
    if (isReady() && (isResult(column) || column == QuotaColumn::Name || column == QuotaColumn::Quota))
        for (const std::string& sentence : m_results.study()->reasons().sentences(row))
            lines += cardParagraph(shownName(sentence));
    return lines;
}

QVariant QuotaModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || !m_shown.has())
        return {};
    const auto column = static_cast<QuotaColumn>(index.column());
    const QuotaRow row = nodeAt(index);
    switch (role) {
    case Qt::DisplayRole:
        return text(column, row);
    case Qt::EditRole:
        return isEditable(column, row) ? editText(column, row) : text(column, row);
    case Qt::ToolTipRole:
        return card(column, row);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue<Qt::Alignment>(
            Qt::AlignVCenter | (isNumber(column) ? Qt::AlignRight : Qt::AlignLeft));
    default:
        return roleData(column, row, role);
    }
}

} // namespace fairshare::gui
