// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/text/text_sink.h"

namespace fairshare {

struct Evaluation;
struct Scenario;

/// What could not be said in full.
struct EvaluationJsonNotes {
    std::size_t pathsLeftOut = 0; ///< rows whose path is longer than RowPaths::LongestPath: `path` is null
};

/// The JSON result of `fairshare evaluate`: title, rows in processing order, and per algorithm its
/// parameters and columns. Written as a stream, so memory does not grow with the tree.
EvaluationJsonNotes writeEvaluationJson(
    const Scenario& scenario, const Evaluation& evaluation, const TextSink& sink);

} // namespace fairshare
