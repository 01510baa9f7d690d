// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fairshare/explained_pair.h"
#include "core/scenario/evaluation.h"

namespace fairshare {

/// Collects the input of an algorithm's explainer. The evaluation and its result must outlive the returned
/// value.
inline ExplainedFigures explainedFigures(const Evaluation& evaluation, const AlgorithmResult& result)
{
    return {evaluation.tree, *evaluation.levels, *evaluation.usageTotal, result.table, result.parameters,
        *result.rank};
}

} // namespace fairshare
