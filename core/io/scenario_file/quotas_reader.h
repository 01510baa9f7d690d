// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/htcondor/quota_import.h"
#include "core/io/json/json_values.h"

namespace fairshare {

/// Reads the `quotas` member of a `.fairshare` file; unknown members are kept. Without `pool_size`, the sum
/// of the static first-level quotas is used and a remark is added. Errors: BadInput or OutOfRange with the
/// position of the value.
Result<PlacedQuotas> readQuotas(
    JsonDocument& document, const JsonMember& member, UnknownMembers& unknown, Diagnostics& diagnostics);

} // namespace fairshare
