// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/quotas/quota_cells.h"

#include "widgets/text/number_text.h"
#include "widgets/text/shown_text.h"

#include "core/base/numbers.h"
#include "core/quota/allocation/quota_words.h"
#include "core/quota/groups/quota_changes.h"

#include <algorithm>
#include <cmath>

namespace fairshare::gui {
namespace {

constexpr double Nothing = 1e-6; ///< rounding error of sums

bool isResult(QuotaColumn column)
{
    return !quotaFieldOf(column) && column != QuotaColumn::Name;
}

} // namespace

QuotaCells::QuotaCells(const ShownGroups& groups, const QuotaScale& scale)
    : m_groups(groups)
    , m_scale(scale)
{
}

QString QuotaCells::flagWord(bool on)
{
    return on ? tr("on") : tr("off");
}

QString QuotaCells::baselineText(QuotaColumn column, QuotaRow row) const
{
    const QuotaGroup* before = m_groups.baselineGroup(row);
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
        .arg(quotaAmountText(before == nullptr ? m_groups.baseline().options.rootRequested
                                               : quotaValue(*before, *quotaFieldOf(column))));
}

double QuotaCells::changeOf(QuotaRow row) const
{
    const QuotaStudy& study = m_groups.study();
    const double change = study.chosen().subtreeAllocated[row] - study.declared().subtreeAllocated[row];
    return std::abs(change) < Nothing ? 0 : change;
}

std::optional<double> QuotaCells::amount(QuotaColumn column, QuotaRow row) const
{
    if (!m_groups.isReady())
        return std::nullopt;
    const QuotaStudy& study = m_groups.study();
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
        const bool asks = m_groups.tree().isLeaf(row) || study.requested()[row] > 0;
        return asks ? std::optional(open) : std::nullopt;
    }
    case QuotaColumn::Limit:
    case QuotaColumn::Granted: {
        const auto& negotiated = m_groups.results().negotiated();
        if (!negotiated || negotiated->groups.empty())
            return std::nullopt;
        const GroupTurns& group = negotiated->groups[row];
        return column == QuotaColumn::Limit ? group.limit : std::optional(group.granted);
    }
    default:
        return std::nullopt;
    }
}

std::optional<double> QuotaCells::ownPart(QuotaColumn column, QuotaRow row) const
{
    const bool isTotal = column == QuotaColumn::Declared || column == QuotaColumn::Chosen;
    if (!isTotal || !m_groups.isReady() || m_groups.tree().isLeaf(row))
        return std::nullopt;
    const QuotaStudy& study = m_groups.study();
    const double requested = study.requested()[row];
    if (!(requested > 0))
        return std::nullopt;
    const QuotaOutcome& outcome = column == QuotaColumn::Chosen ? study.chosen() : study.declared();
    return requested - outcome.allocation.open[row];
}

QString QuotaCells::resultText(QuotaColumn column, QuotaRow row) const
{
    if (!m_groups.isReady())
        return {};
    if (column == QuotaColumn::Reason)
        return shownName(m_groups.study().reasons().reason(row));
    const auto number = amount(column, row);
    if (!number)
        return QStringLiteral("–");
    const QString text = quotaAmountText(*number);
    if (const auto own = ownPart(column, row))
        return tr("%1, own %2").arg(text, quotaAmountText(*own));
    return column == QuotaColumn::Change && *number > 0 ? QLatin1Char('+') + text : text;
}

QString QuotaCells::flagText(QuotaColumn column, QuotaRow row) const
{
    if (row == RootQuotaRow)
        return {};
    const bool declared = m_groups.valueOf(row, *quotaFieldOf(column)) != 0;
    if (column != QuotaColumn::Accepts || !m_groups.isReady())
        return flagWord(declared);
    return tr("%1 → %2").arg(flagWord(declared), flagWord(m_groups.study().chosen().flags[row] != 0));
}

QString QuotaCells::coresText(QuotaRow row) const
{
    if (row == RootQuotaRow)
        return quotaAmountText(m_groups.quotas().poolSize);
    const QuotaGroup& group = m_groups.group(row);
    if (!group.isDynamic && group.quota)
        return quotaAmountText(*group.quota);
    const auto cores = m_groups.coresOf(row);
    return cores ? quotaAmountText(*cores) : QString();
}

QString QuotaCells::text(QuotaColumn column, QuotaRow row) const
{
    if (column == QuotaColumn::Name)
        return m_groups.nameOf(row).section(QLatin1Char('.'), -1);
    const auto field = quotaFieldOf(column);
    if (!field)
        return resultText(column, row);
    if (isFlag(*field))
        return flagText(column, row);
    if (column == QuotaColumn::Quota)
        return coresText(row);
    if (column == QuotaColumn::Fraction) {
        const bool dynamic = m_groups.isDynamic(row);
        return dynamic ? NumberText().fraction(m_groups.group(row).quota.value_or(0)) : QStringLiteral("–");
    }
    const double value = m_groups.valueOf(row, *field);
    if (row == RootQuotaRow)
        return column == QuotaColumn::Requested ? quotaAmountText(value) : QString();
    const bool inner = !m_groups.tree().isLeaf(row);
    if (inner && column == QuotaColumn::Demand)
        return {};
    if (inner && value == 0 && (column == QuotaColumn::Requested || column == QuotaColumn::Usage))
        return QStringLiteral("–");
    return quotaAmountText(value);
}

QString QuotaCells::edited(QuotaColumn column, QuotaRow row) const
{
    const auto field = quotaFieldOf(column);
    double value = m_groups.valueOf(row, *field);
    const bool dynamic = m_groups.isDynamic(row);
    if (column == QuotaColumn::Quota && dynamic)
        value = m_groups.coresOf(row).value_or(value);
    return QString::fromStdString(shortest(value)).replace(QLatin1Char('.'), QLocale().decimalPoint());
}

bool QuotaCells::isMuted(QuotaColumn column, QuotaRow row) const
{
    const bool inner = row == RootQuotaRow || !m_groups.tree().isLeaf(row);
    if (column == QuotaColumn::Quota)
        return inner || m_groups.group(row).isDynamic || !m_groups.group(row).quota;
    if (column == QuotaColumn::Change)
        return m_groups.isReady() && changeOf(row) == 0;
    if (column == QuotaColumn::Unmet)
        return amount(column, row).value_or(0) <= 0;
    return column == QuotaColumn::Reason || (inner && column != QuotaColumn::Name);
}

std::optional<QuotaCells::Bar> QuotaCells::bar(QuotaColumn column, QuotaRow row) const
{
    const bool isBar = column == QuotaColumn::Declared || column == QuotaColumn::Chosen;
    if (!isBar || !m_groups.isReady() || row == RootQuotaRow || !m_groups.tree().isLeaf(row))
        return {};
    const QuotaStudy& study = m_groups.study();
    const double before = study.declared().allocation.allocated[row];
    const double now = column == QuotaColumn::Chosen ? study.chosen().allocation.allocated[row] : before;
    return Bar{m_scale.barOf(now), m_scale.barOf(std::min(now, before)),
        m_scale.barOf(study.chosen().allocation.quota[row])};
}

bool QuotaCells::isStrong(QuotaColumn column, QuotaRow row) const
{
    return m_groups.tree().isLeaf(row) && !isMuted(column, row)
        && (column == QuotaColumn::Change || column == QuotaColumn::Unmet);
}

std::optional<double> QuotaCells::change(QuotaColumn column, QuotaRow row) const
{
    return column == QuotaColumn::Change && m_groups.isReady() ? std::optional(changeOf(row)) : std::nullopt;
}

std::optional<double> QuotaCells::slider(QuotaColumn column, QuotaRow row) const
{
    if (column != QuotaColumn::Demand || !m_groups.takesValue(column, row))
        return std::nullopt;
    return m_scale.partOf(m_groups.valueOf(row, QuotaField::Demand));
}

std::optional<bool> QuotaCells::flag(QuotaColumn column, QuotaRow row) const
{
    const bool isBox = column == QuotaColumn::Accepts || column == QuotaColumn::Autoregroup;
    if (!isBox || row == RootQuotaRow)
        return std::nullopt;
    return m_groups.valueOf(row, *quotaFieldOf(column)) != 0;
}

std::optional<bool> QuotaCells::policyFlag(QuotaColumn column, QuotaRow row) const
{
    if (column != QuotaColumn::Accepts || row == RootQuotaRow || !m_groups.isReady())
        return std::nullopt;
    return m_groups.study().chosen().flags[row] != 0;
}

QString QuotaCells::exact(QuotaColumn column, QuotaRow row) const
{
    if (column == QuotaColumn::Name)
        return m_groups.nameOf(row);
    if (isResult(column) && column != QuotaColumn::Reason) {
        const auto number = amount(column, row);
        return number ? QString::fromStdString(shortest(*number)) : QString();
    }
    const auto field = quotaFieldOf(column);
    const bool dynamic = m_groups.isDynamic(row);
    if (column == QuotaColumn::Quota && dynamic) {
        const auto cores = m_groups.coresOf(row);
        return cores ? QString::fromStdString(shortest(*cores)) : QString();
    }
    if (column == QuotaColumn::Quota && row == RootQuotaRow)
        return QString::fromStdString(shortest(m_groups.quotas().poolSize));
    const bool isTyped = field && !isFlag(*field) && m_groups.takesValue(column, row)
        && (column != QuotaColumn::Fraction || dynamic);
    return isTyped ? QString::fromStdString(shortest(m_groups.valueOf(row, *field))) : text(column, row);
}

QString QuotaCells::card(QuotaColumn column, QuotaRow row) const
{
    QString lines = cardParagraph(m_groups.nameOf(row));
    if (m_groups.isChanged(column, row))
        lines += cardParagraph(baselineText(column, row));
    if (column == QuotaColumn::Requested && row != RootQuotaRow && m_groups.tree().isLeaf(row))
        lines += cardParagraph(requestFollowsDemand(m_groups.group(row))
                ? tr("Equals usage + demand × weight and follows changes to them.")
                : tr("Differs from usage + demand × weight, so changes to them leave it as is."));
    if (const auto own = ownPart(column, row))
        lines += cardParagraph(tr("%1 including subgroups; %2 directly in the group.")
                .arg(quotaAmountText(*amount(column, row)), quotaAmountText(*own)));
    if (m_groups.isReady() && isOfNegotiation(column) && m_groups.results().negotiated())
        return lines + cardParagraph(shownName(m_groups.results().negotiated()->sentence(row)));
    if (m_groups.isReady()
        && (isResult(column) || column == QuotaColumn::Name || column == QuotaColumn::Quota))
        for (const std::string& sentence : m_groups.study().reasons().sentences(row))
            lines += cardParagraph(shownName(sentence));
    return lines;
}

} // namespace fairshare::gui
