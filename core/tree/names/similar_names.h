// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace fairshare {

class ShareTree;

/// Returns at most three names of users or accounts that resemble `name`, the most similar first, each name
/// once. The edit distance counts insertions, deletions, replacements and swaps of neighboring bytes, but not
/// the case of ASCII letters. At most one edit per three bytes is allowed. Of a path, only the last part
/// counts. Linear in the tree.
std::vector<std::string_view> similarNames(const ShareTree& tree, std::string_view name);

} // namespace fairshare
