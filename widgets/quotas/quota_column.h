// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/edits/quota_edits.h"

#include <QString>

#include <optional>
#include <string_view>

namespace fairshare::gui {

/// The columns of the table of groups, in order.
enum class QuotaColumn {
    Name,
    Quota,
    Fraction,
    Weight,
    Threshold,
    Demand,
    Requested,
    Usage,
    Accepts, ///< the "Accepts surplus" flag, of the file and of the policy
    Autoregroup,
    Declared, ///< allocated with the flags of the file
    Chosen, ///< allocated under the policy
    Change,
    Surplus, ///< received from other groups under the policy
    Unmet,
    Limit, ///< limit in the first round of the negotiation
    Granted, ///< granted by the negotiation in the end
    Reason,
};

inline constexpr int QuotaColumnCount = static_cast<int>(QuotaColumn::Reason) + 1;

/// Returns a stable ID, for saved layouts and files.
QString quotaColumnId(QuotaColumn column);
/// Returns the heading.
/// @param policy title of the policy that is shown
QString quotaColumnTitle(QuotaColumn column, const QString& policy);
/// Returns the second line of the heading: the unit; "" for none.
QString quotaColumnUnit(QuotaColumn column, const QString& policy);
/// Returns one or two sentences for the card of the heading.
QString quotaColumnMeaning(QuotaColumn column);
/// Returns the name of a field within a sentence: "threshold".
QString quotaFieldName(QuotaField field);
/// Returns the field that an edit of a cell sets; nothing for results.
std::optional<QuotaField> quotaFieldOf(QuotaColumn column);
/// Returns the column in which a field is edited.
QuotaColumn quotaColumnOf(QuotaField field);
/// True if the column shows what one negotiation makes of the allocation.
bool isOfNegotiation(QuotaColumn column);
bool isHiddenAtFirst(QuotaColumn column);
/// True if its cells contain right-aligned numbers.
bool isNumber(QuotaColumn column);

} // namespace fairshare::gui
