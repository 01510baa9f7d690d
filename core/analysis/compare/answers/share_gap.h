// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/compare/answers/answer_line.h"
#include "core/tree/node_row.h"

#include <vector>

namespace fairshare {

struct Evaluation;

/// The gap between an association's part of all usage and its share of the cluster.
struct ShareGap {
    NodeRow row = RootRow;
    double share = 0; ///< normalized shares of the cluster
    double usage = 0; ///< part of the usage of the whole cluster

    double gap() const { return usage - share; } ///< positive if it uses more than its share
};

/// Returns the accounts below the root by the size of their gap, largest first, then in row order; users if
/// there are no accounts. Rows with parent shares have no share of their own and are omitted. Returns at most
/// `most` entries.
std::vector<ShareGap> shareGaps(const Evaluation& now, std::size_t most);

/// Names the account furthest from its share: "physics is the account furthest from its share: 0.2640 of all
/// usage with a share of 0.1268, 2.08 times the share." The cause names the next accounts.
AnswerLine shareGapAnswer(const Evaluation& now);

} // namespace fairshare
