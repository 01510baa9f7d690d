// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/pasting/pasted_groups.h"

namespace fairshare::gui {

class QuotaTable;

/// Returns where a block pasted into the groups goes: over several selected rows, otherwise from the current
/// cell down.
GroupPasteTarget groupPasteTarget(const QuotaTable& table);

} // namespace fairshare::gui
