// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/document/document.h"

namespace fairshare::gui {

class Actions;
class Bands;
class QuotaPage;
class TreePage;

/// The document and views that edits of many values act on.
struct EditedViews {
    Document& document;
    TreePage& tree;
    QuotaPage& quotas;
};

/// Adds the bands for pasting and for setting, scaling and distributing values, below the other bands. The
/// commands use the bands of the shown view; only one band is open at a time.
void createEditBands(const Actions& actions, const EditedViews& views, Bands& bands);

} // namespace fairshare::gui
