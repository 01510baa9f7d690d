// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/quota/groups/group_quotas.h"

namespace fairshare::test {

/// Up to 40 groups at random in up to four levels: static, dynamic and without quota, some with requests.
/// Amounts are whole where `whole`.
GroupQuotas randomQuotas(SplitMix64& random, bool whole);

} // namespace fairshare::test
