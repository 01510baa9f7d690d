// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/pasted_groups.h"
#include "core/scenario/pasted_values.h"

namespace fairshare::gui {

class QuotaTable;
class TreeTableView;

/// Where a pasted block goes: over several selected rows, else from the current cell down over what is shown.
/// @param most rows that the block can have
PasteTarget pasteTarget(const TreeTableView& table, std::size_t most);
GroupPasteTarget groupPasteTarget(const QuotaTable& table);

} // namespace fairshare::gui
