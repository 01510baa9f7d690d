// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/compare/answer_line.h"
#include "core/tree/node_row.h"

#include <vector>

namespace fairshare {

struct Evaluation;

/// How far somebody's part of all usage is from the share of the cluster.
struct ShareGap {
    NodeRow row = RootRow;
    double share = 0; ///< normalized shares of the cluster
    double usage = 0; ///< over the usage of all

    double gap() const { return usage - share; } ///< positive: uses more than the share
};

/// Accounts below the root by the size of their gap, largest first, then in row order; users where there is
/// no account. Those with parent shares have none of their own and are left out. Only the first `most`.
std::vector<ShareGap> shareGaps(const Evaluation& now, std::size_t most);

/// The account furthest from its share, and by how much: "physics is the account furthest from its share:
/// 0.2640 of all usage for 0.1268 of the cluster, 2.08 times its share." The cause names who comes next.
AnswerLine shareGapAnswer(const Evaluation& now);

} // namespace fairshare
