// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/text/text_sink.h"
#include "core/tree/node_row.h"

#include <vector>

namespace fairshare {

struct Evaluation;
struct Scenario;

/// Omissions from the JSON result.
struct EvaluationJsonNotes {
    std::size_t pathsLeftOut = 0; ///< rows whose `path` is null because it is longer than
                                  ///< RowPaths::LongestPath
};

/// Writes the JSON result of `fairshare evaluate`: title, rows in processing order, and for each algorithm
/// its parameters and columns. Output is streamed, so memory use does not grow with the tree.
/// @param only the rows to write, in ascending order; null for all
EvaluationJsonNotes writeEvaluationJson(const Scenario& scenario, const Evaluation& evaluation,
    const TextSink& sink, const std::vector<NodeRow>* only = nullptr);

} // namespace fairshare
