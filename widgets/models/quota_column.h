// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/quota_edits.h"

#include <QString>

#include <optional>
#include <string_view>

namespace fairshare::gui {

/// The columns of the table of groups, in their order.
enum class QuotaColumn {
    Name,
    Quota,
    Fraction,
    Weight,
    Threshold,
    Demand,
    Requested,
    Usage,
    Accepts, ///< the flag of the file, and that of the policy
    Autoregroup,
    Declared, ///< allocated with the flags of the file
    Chosen, ///< allocated under the policy
    Change,
    Surplus, ///< received of others under the policy
    Unmet,
    Limit, ///< of the negotiation, in the first round
    Granted, ///< by the negotiation, in the end
    Reason,
};

inline constexpr int QuotaColumnCount = static_cast<int>(QuotaColumn::Reason) + 1;

/// Stable, for remembered layouts and files.
QString quotaColumnId(QuotaColumn column);
/// Heading. @param policy the title of the policy that is shown
QString quotaColumnTitle(QuotaColumn column, const QString& policy);
/// Second line of the heading: the unit; "" for none.
QString quotaColumnUnit(QuotaColumn column, const QString& policy);
/// One or two sentences for the card of the heading.
QString quotaColumnMeaning(QuotaColumn column);
/// What an edit of a cell sets; nothing where it shows results.
std::optional<QuotaField> quotaFieldOf(QuotaColumn column);
/// The column in which a field is edited.
QuotaColumn quotaColumnOf(QuotaField field);
/// Whether it shows what one negotiation makes of the allocation.
bool isOfNegotiation(QuotaColumn column);
bool isHiddenAtFirst(QuotaColumn column);
/// Whether its cells show a number, at the right.
bool isNumber(QuotaColumn column);

} // namespace fairshare::gui
