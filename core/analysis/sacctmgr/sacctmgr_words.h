// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tree/node_row.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

/// How associations are spelled in lines for sacctmgr and in the comments between them.
namespace fairshare {

class ShareTree;

/// False for what sacctmgr would split, strip or expand.
bool canBeNamed(std::string_view name);

/// Text for a comment: control characters would end the line.
std::string inComment(std::string_view text);

/// `1 association`, `2 associations`.
std::string counted(std::size_t count, std::string_view what);

/// `user 'alice' of account 'physics' in partition 'gpu'`, for a comment.
std::string describeRow(const ShareTree& tree, NodeRow row);

/// Which association a row is to sacctmgr, which makes names lower case.
std::string loweredKey(const ShareTree& tree, NodeRow row);
std::unordered_set<std::string> loweredKeys(const ShareTree& tree);

/// `sacctmgr -i` and the words that are not empty, each quoted for a POSIX shell.
std::string commandLine(const std::vector<std::string>& words);

/// `word` as one word of a POSIX shell.
std::string shellQuoted(std::string_view word);

} // namespace fairshare
