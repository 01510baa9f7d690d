// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fairshare/explainer.h"

/// What the explanations of classic and depth-oblivious share: both compare 2^(-U/S) of single users.
namespace fairshare {

extern const std::span<const std::string_view> UsageColumns;

Verdict judgeUsage(const ExplainedPair& pair);
/// "2^(-(0.02 / 0.05)) = 0.7579"
std::string factorFormula(const ExplainedPair& pair, NodeRow row);
/// How the shares of the whole cluster follow from those of the account.
std::string clusterShares(const ExplainedPair& pair, NodeRow row);

} // namespace fairshare
