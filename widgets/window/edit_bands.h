// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/document/document.h"

namespace fairshare::gui {

class Actions;
class Bands;
class QuotaPage;
class TreePage;

/// Where the edits of many values act.
struct EditedViews {
    Document& document;
    TreePage& tree;
    QuotaPage& quotas;
};

/// Puts the bands for pasting and for setting, scaling and distributing values below the others. The commands
/// ask for those of the view that is shown; one stands at a time.
void createEditBands(const Actions& actions, const EditedViews& views, Bands& bands);

} // namespace fairshare::gui
