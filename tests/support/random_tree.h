// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tree/node_row.h"

#include <random>
#include <string>
#include <vector>

namespace fairshare {
class ShareTree;
} // namespace fairshare

namespace fairshare::test {

/// A node on its way into a tree; parents precede children.
struct RandomNode {
    std::size_t parent = 0;
    NodeKind kind = NodeKind::User;
    std::string name;
    std::uint32_t shares = 1;
    long double usage = 0;
    std::uint32_t pendingJobs = 0;
};

/// The nodes below the root; `parent` counts them from 1, 0 is the root.
using RandomNodes = std::vector<RandomNode>;

/// 1 to 120 nodes with everything that is unusual in small numbers: parent shares, no shares, no usage, own
/// usage of accounts, equal ratios, empty accounts, sums of shares that wrap.
RandomNodes randomNodes(unsigned seed);

ShareTree buildInOrder(const RandomNodes& nodes);
/// The same tree from a file that lists siblings in another order.
ShareTree buildShuffled(const RandomNodes& nodes, unsigned seed);

} // namespace fairshare::test
