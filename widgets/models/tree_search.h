// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tree/node_row.h"

#include <string_view>
#include <vector>

namespace fairshare {
class ShareTree;
} // namespace fairshare

namespace fairshare::gui {

/// True when the whole name matches a pattern of `*` (any text), `?` (one byte) and plain text; ASCII letters
/// match in both cases.
bool matchesGlob(std::string_view name, std::string_view pattern);

/// True when the name contains the text, or matches it as a pattern when it holds `*` or `?`. ASCII letters
/// match in both cases.
bool matchesText(std::string_view name, std::string_view text);

/// Rows, ascending, whose name matches the text. Linear; nothing for an empty text.
std::vector<NodeRow> searchRows(const ShareTree& tree, std::string_view text);

} // namespace fairshare::gui
