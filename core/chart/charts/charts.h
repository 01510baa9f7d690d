// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chart/chart.h"

/// One function per file in this folder. The file, the function and the public id have the same name.
namespace fairshare::chart_files {

Chart convergence();
Chart deciding_factor();
Chart effective_ratio_surface();
Chart factor_difference();
Chart factor_slices();
Chart factor_strips();
Chart factor_surface();
Chart gantt();
Chart heatmap();
Chart icicle();
Chart level_fs_surface();
Chart priority_collisions();
Chart priority_course();
Chart priority_distribution();
Chart priority_terms();
Chart queue_order();
Chart quota_day();
Chart quota_flow();
Chart rank_slopes();
Chart rank_sweep();
Chart recovery();
Chart share_vs_usage();
Chart submitters();
Chart sunburst();
Chart tau_matrix();
Chart wasted_slots();
Chart wasted_work();

} // namespace fairshare::chart_files
