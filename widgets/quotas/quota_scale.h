// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/quotas/shown_groups.h"

namespace fairshare::gui {

/// Formats amounts as the view shows them: whole, or with at most two decimals.
QString quotaAmountText(double amount);

/// What the full length of the sliders and bars of the groups means.
class QuotaScale {
public:
    /// Measures the demands. The scale follows the baseline, so it does not change after a drag.
    void measureDemand(const ShownGroups& groups);
    /// Measures the allocated cores, as far as there are results.
    void measureAmounts(const ShownGroups& groups);

    /// Returns the demand at a position of the slider, 0 to 1. The scale is finer on the left.
    double demandAt(double part) const;
    /// Returns the position of the slider for a demand.
    double partOf(double demand) const;
    /// Returns the length of a bar, 0 to 1.
    double barOf(double amount) const { return amount / m_highestAmount; }
    /// Returns the longest number next to the bars.
    const QString& widestAmount() const { return m_widestAmount; }

private:
    double m_highestDemand = 1; ///< right end of the sliders
    double m_highestAmount = 1; ///< full length of the bars
    QString m_widestAmount;
};

} // namespace fairshare::gui
