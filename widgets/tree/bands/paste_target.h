// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/pasting/pasted_values.h"

namespace fairshare::gui {

class TreeTableView;

/// Returns where a pasted block goes: over several selected rows, otherwise from the current cell down over
/// the visible rows.
/// @param most maximum number of rows of the block
PasteTarget pasteTarget(const TreeTableView& table, std::size_t most);

} // namespace fairshare::gui
