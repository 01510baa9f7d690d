// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/quota/group_quotas.h"

#include <string>

namespace fairshare {

/// The section `quotas` as JSON text for a `.fairshare` file: a group a line. `notText` becomes the first
/// name that is not UTF-8, if there is one.
std::string quotasText(const GroupQuotas& quotas, std::string& notText);

} // namespace fairshare
