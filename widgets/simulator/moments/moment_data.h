// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/page/view_page.h"
#include "widgets/work/moment_selection.h"

#include "core/simulator/samples/range_sums.h"

namespace fairshare::gui {

/// Returns a maker of the current sample as CSV: one row per node, with job, value, position, and whether
/// each policy takes it. Null if there is no current sample.
ViewPage::DataMaker momentData(const MomentSelection& selection);

/// Returns a maker of the lost work of each policy at each sample as CSV, in node-seconds. Null while it is
/// not computed.
ViewPage::DataMaker lossData(const SimulationResults& results);

/// Returns the sums over a range as CSV, one row per policy.
ViewPage::DataMaker rangeData(const RangeSums& sums, const SimulationResults& results);

} // namespace fairshare::gui
