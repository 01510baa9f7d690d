// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

namespace fairshare {

class ShareTree;

/// Names of users that somebody who typed `name` may have meant, the most similar first, at most three: those
/// a few insertions, removals, replacements or swaps of neighboring bytes away, at most one for every three
/// bytes. Each name once. Linear in the tree.
std::vector<std::string_view> similarUsers(const ShareTree& tree, std::string_view name);

} // namespace fairshare
