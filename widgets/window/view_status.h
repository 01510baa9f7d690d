// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace fairshare::gui {

/// What a view puts into the status line in place of what stands there for the tree; "" keeps that.
struct ViewStatus {
    QString size; ///< how much there is
    QString time; ///< how long the last computation took
    QString selection;
    QString findings; ///< what is wrong; a click asks the view to show it

    bool operator==(const ViewStatus&) const = default;
};

} // namespace fairshare::gui
