// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/quota/groups/group_quotas.h"

#include <string>

namespace fairshare {

/// Returns the section `quotas` as JSON text for a `.fairshare` file, one group per line. `notText` receives
/// the first name that is not UTF-8, if any.
std::string quotasText(const GroupQuotas& quotas, std::string& notText);

} // namespace fairshare
