// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tree/node_row.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

/// Formats associations for sacctmgr command lines and for the comments between them.
namespace fairshare {

class ShareTree;

/// Returns false for a name that sacctmgr would split, strip or expand.
bool canBeNamed(std::string_view name);

/// Makes text safe for a comment, because control characters could end the line.
std::string inComment(std::string_view text);

/// Returns `1 association`, `2 associations`.
std::string counted(std::size_t count, std::string_view what);

/// Describes a row for a comment: `user 'alice' of account 'physics' in partition 'gpu'`.
std::string describeRow(const ShareTree& tree, NodeRow row);

/// Returns a key that identifies the association to sacctmgr, which converts names to lower case.
std::string loweredKey(const ShareTree& tree, NodeRow row);
std::unordered_set<std::string> loweredKeys(const ShareTree& tree);

/// Returns `sacctmgr -i` followed by all nonempty words, each quoted for a POSIX shell.
std::string commandLine(const std::vector<std::string>& words);

/// Quotes `word` as one word of a POSIX shell.
std::string shellQuoted(std::string_view word);

} // namespace fairshare
