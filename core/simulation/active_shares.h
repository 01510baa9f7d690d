// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulation/replay_accounts.h"

#include <span>
#include <vector>

namespace fairshare {

/// Returns the normalized shares of each account while only some accounts are active. The shares are divided
/// among accounts with running or pending jobs and their parent accounts; all others get 0.
std::vector<double> activeShares(const ReplayAccounts& accounts, std::span<const AccountMoment> moments);

} // namespace fairshare
