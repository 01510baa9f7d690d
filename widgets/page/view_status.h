// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace fairshare::gui {

/// Texts that a view shows in the status line instead of those of the tree; "" keeps the latter.
struct ViewStatus {
    QString size{}; ///< number of items
    QString time{}; ///< duration of the last computation
    QString selection{};
    QString findings{}; ///< findings of the view; a click asks the view to show them

    bool operator==(const ViewStatus&) const = default;
};

} // namespace fairshare::gui
