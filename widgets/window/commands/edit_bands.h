// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace fairshare::gui {

class Actions;
class Bands;
class ViewTabs;

/// Adds the bands for pasting and for setting, scaling, distributing and calculating values, below the other
/// bands. The commands use the bands of the shown view; only one band is open at a time.
void createEditBands(const Actions& actions, const ViewTabs& views, Bands& bands);

} // namespace fairshare::gui
