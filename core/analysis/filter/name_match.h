// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tree/node_row.h"

#include <string_view>
#include <vector>

namespace fairshare {

class ShareTree;

/// True if the whole name matches a pattern of `*` (any text), `?` (one byte) and plain text. ASCII letters
/// match in either case.
bool matchesGlob(std::string_view name, std::string_view pattern);

/// True if the name contains the text, or matches it as a pattern if it contains `*` or `?`. ASCII letters
/// match in either case.
bool matchesText(std::string_view name, std::string_view text);

/// Returns the rows whose name matches the text, in ascending order; none for an empty text. Linear.
std::vector<NodeRow> searchRows(const ShareTree& tree, std::string_view text);

} // namespace fairshare
