// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fairshare/algorithm.h"

#include <span>
#include <string_view>

namespace fairshare {

/// Returns all algorithms in display order.
std::span<const Algorithm> algorithms();

/// Finds an algorithm by id; null if the id is unknown.
const Algorithm* findAlgorithm(std::string_view id);

/// Finds an algorithm by id. Errors: NotFound, with the known ids.
Result<const Algorithm*> algorithmNamed(std::string_view id);

/// Finds the algorithm that a PriorityFlags entry selects, ignoring case; null if it selects none.
const Algorithm* findAlgorithmByFlag(std::string_view slurmFlag);

/// Finds the algorithm whose formula a chart draws; null if the chart draws none.
const Algorithm* findAlgorithmBySurface(std::string_view chartId);

/// Id of the algorithm that Slurm uses if PriorityFlags selects none.
std::string_view defaultAlgorithm();

/// Id of the algorithm with `isFactorCurve`.
std::string_view factorCurveAlgorithm();

} // namespace fairshare
