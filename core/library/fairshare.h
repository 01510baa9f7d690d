// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The engine as a library for other programs: reads files, edits trees, evaluates them and writes tables.
/// See tests/library for an example.
///
///     auto loaded = fairshare::loadScenario("dump.txt");           // LoadedScenario or Error
///     auto edited = fairshare::withShares(loaded->scenario.tree, row, 70);
///     auto evaluation = fairshare::evaluate(scenario, {"fair_tree"});
///
/// Link with the target fairshare::core of find_package(fairshare), or with the pkg-config package fairshare.
#include "core/analysis/compare/comparison.h"
#include "core/analysis/explain/explanation.h"
#include "core/fairshare/algorithm_registry.h"
#include "core/io/format_registry.h"
#include "core/report/tables/evaluation_table.h"
#include "core/scenario/evaluation.h"
#include "core/tree/edits/share_tree_edits.h"
#include "core/tree/share_tree_builder.h"
#include "core/workspace/loaded_scenario.h"
