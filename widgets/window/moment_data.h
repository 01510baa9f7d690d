// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/window/view_page.h"
#include "widgets/work/film_look.h"

namespace fairshare::gui {

/// Makes the moment that is looked at as CSV: a row a node, with job, value, place and whether it is taken
/// under every policy. Null while there is none.
ViewPage::DataMaker momentData(const FilmLook& look);

/// Makes what every policy loses at each sample as CSV, in node-seconds. Null while it is not counted.
ViewPage::DataMaker lossData(const SimulationResults& results);

} // namespace fairshare::gui
