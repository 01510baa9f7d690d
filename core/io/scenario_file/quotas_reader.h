// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/htcondor/quota_import.h"
#include "core/io/json/json_values.h"

namespace fairshare {

/// Reads the `quotas` member of a `.fairshare` file; members that we do not know are kept. Where it has no
/// `pool_size`, the sum of the static quotas of the first level is taken and remarked. Errors: BadInput or
/// OutOfRange, with the place of the value at fault.
Result<PlacedQuotas> readQuotas(
    JsonDocument& document, const JsonMember& member, UnknownMembers& unknown, Diagnostics& diagnostics);

} // namespace fairshare
