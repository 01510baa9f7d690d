// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fairshare/explainer.h"

/// Explanations shared by classic and depth-oblivious. Both compare 2^(-U/S) of individual users.
namespace fairshare {

extern const std::span<const std::string_view> UsageColumns;

Verdict judgeUsage(const ExplainedPair& pair);
/// Returns the formula with its numbers: "2^(-(0.02 / 0.05)) = 0.7579".
std::string factorFormula(const ExplainedPair& pair, NodeRow row);
/// Explains how the normalized shares of the row follow from those of its account.
std::string clusterShares(const ExplainedPair& pair, NodeRow row);

} // namespace fairshare
