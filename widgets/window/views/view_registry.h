// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/page/view.h"

#include <span>

namespace fairshare::gui {

/// All views in tab order, starting with the tree.
std::span<const View> views();

/// Returns the id of the view that suits a scenario if the tree or the current view would be empty; else "".
QString openingView(const Scenario& opened, const QString& seen);

} // namespace fairshare::gui
