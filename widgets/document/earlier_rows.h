// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/document/document.h"

namespace fairshare {
class ShareTree;
} // namespace fairshare

namespace fairshare::gui {

/// Returns, for each row of `now`, the row of the same association in `then`, or NoRow. Empty if both have
/// the same rows.
Document::Rows earlierRows(const ShareTree& now, const ShareTree& then);

} // namespace fairshare::gui
