// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The engine for other programs: files in, edits, evaluations and tables out. tests/library holds an
/// example.
///
///     auto loaded = fairshare::loadScenario("dump.txt");           // LoadedScenario or Error
///     auto edited = fairshare::withShares(loaded->scenario.tree, row, 70);
///     auto evaluation = fairshare::evaluate(scenario, {"fair_tree"});
///
/// Link target fairshare::core of find_package(fairshare), or the package fairshare of pkg-config.
#include "core/analysis/compare/comparison.h"
#include "core/analysis/explain/explanation.h"
#include "core/fairshare/algorithm_registry.h"
#include "core/io/format_registry.h"
#include "core/report/evaluation_table.h"
#include "core/scenario/evaluation.h"
#include "core/tree/share_tree_builder.h"
#include "core/tree/share_tree_edits.h"
#include "core/workspace/scenario_files.h"
