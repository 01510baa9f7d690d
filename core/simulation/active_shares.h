// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulation/replay_accounts.h"

#include <span>
#include <vector>

namespace fairshare {

/// What each account is entitled to while only some want to run: normalized shares of a tree in which only
/// the accounts with running or queued jobs, and what lies above them, have any. 0 for the others.
std::vector<double> activeShares(const ReplayAccounts& accounts, std::span<const AccountMoment> moments);

} // namespace fairshare
