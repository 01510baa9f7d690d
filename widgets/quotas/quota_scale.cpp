// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/quotas/quota_scale.h"

#include "widgets/text/number_text.h"
#include "widgets/text/shown_text.h"

#include "core/quota/allocation/quota_words.h"

#include <algorithm>
#include <cmath>

namespace fairshare::gui {
namespace {

constexpr double DemandReach = 2; ///< range of the sliders, as a multiple of the highest demand
constexpr double Unseen = 0.005; ///< would be rounded to 0 with two decimals
constexpr double RoundingError = 1e-6; ///< of sums

double highestDemand(const GroupQuotas& pool)
{
    double demand = 0;
    for (const QuotaGroup& group : pool.groups)
        demand = std::max(demand, group.demand);
    return demand;
}

} // namespace

QString quotaAmountText(double amount)
{
    const NumberText numbers;
    if (std::abs(amount) >= RoundingError && std::abs(amount) < Unseen)
        return shownName(slotsText(amount));
    if (!std::isfinite(amount) || std::abs(amount - std::round(amount)) < Unseen)
        return numbers.real(std::round(amount), 0);
    return numbers.real(amount, 2);
}

void QuotaScale::measureDemand(const ShownGroups& groups)
{
    const GroupQuotas& before = groups.baseline();
    const double now = highestDemand(groups.quotas());
    m_highestDemand = std::max(before.poolSize, DemandReach * highestDemand(before));
    if (m_highestDemand < std::max(now, 1.0))
        m_highestDemand = std::max({groups.quotas().poolSize, DemandReach * now, 1.0});
}

void QuotaScale::measureAmounts(const ShownGroups& groups)
{
    m_highestAmount = 1;
    m_widestAmount.clear();
    if (!groups.isReady())
        return;
    const QuotaStudy& study = *groups.results().study();
    for (QuotaRow row = 1; row < groups.tree().size(); ++row) {
        if (!groups.tree().isLeaf(row))
            continue;
        const double now = study.chosen().allocation.allocated[row];
        const double declared = study.declared().allocation.allocated[row];
        m_highestAmount = std::max({m_highestAmount, study.chosen().allocation.quota[row], now, declared});
        for (const double amount : {now, declared})
            if (const QString text = quotaAmountText(amount); text.size() > m_widestAmount.size())
                m_widestAmount = text;
    }
}

double QuotaScale::demandAt(double part) const
{
    return std::round(part * part * m_highestDemand);
}

double QuotaScale::partOf(double demand) const
{
    return std::sqrt(std::min(demand / m_highestDemand, 1.0));
}

} // namespace fairshare::gui
