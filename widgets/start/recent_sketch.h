// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/document/recent_files.h"

#include <span>

namespace fairshare {
struct Evaluation;
struct RunColumn;
struct Scenario;
} // namespace fairshare

namespace fairshare::gui {

/// Columns of the small picture of a run.
inline constexpr std::uint32_t SketchColumns = 60;

/// Describes what a scenario holds, for the start page: its tree with the first factors, else the groups of
/// its pool, else its queue. The kind of a scenario that holds none of these is Associations.
RecentFacts recentFactsOf(const Scenario& scenario, const Evaluation& evaluation);

/// Describes a run by the use of its cluster over time.
RecentFacts recentFactsOf(std::size_t jobs, std::span<const RunColumn> columns);

} // namespace fairshare::gui
