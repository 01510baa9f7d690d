// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/weights/weight_warnings.h"

/// The rules behind weightWarnings. Each returns one warning or none.
namespace fairshare::weight_rules {

using Found = std::optional<WeightWarning>;

Found overflow(const WeightQuestion& question);
Found spill(const WeightQuestion& question);
Found ageSpill(const WeightQuestion& question);
Found jobSizeSpill(const WeightQuestion& question);
Found tresSpill(const WeightQuestion& question);
Found tresSum(const WeightQuestion& question);
Found tresCarry(const WeightQuestion& question);
Found deadWeight(const WeightQuestion& question);
Found sameFactor(const WeightQuestion& question);
Found tooSmall(const WeightQuestion& question);
Found tooSmallForUsers(const WeightQuestion& question);
Found rawFactor(const WeightQuestion& question);
Found noMaxAge(const WeightQuestion& question);
Found flagsContradict(const WeightQuestion& question);
Found otherAlgorithm(const WeightQuestion& question);

/// Joins one or more names: "Age", "Age and job size", "Age, job size and QOS".
std::string listed(const std::vector<std::string>& names);

/// Formats points without decimals if they are whole, otherwise with at least six digits.
std::string pointsText(double points);

} // namespace fairshare::weight_rules
