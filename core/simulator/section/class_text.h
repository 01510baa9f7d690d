// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/jobs/job_class.h"

#include <span>
#include <string>

namespace fairshare {

/// Largest coefficient of a class. Node time multiplied by it stays well within the number range of files.
inline constexpr double LargestCoefficient = 1e12;

/// Names an attribute in sentences: "queue".
std::string attributeName(JobAttribute attribute);
/// Returns what a class matches, as written in files: `queue=bigmem`.
std::string matchText(const JobClass& jobs);
/// Returns the name of a queue if only its coefficient is known: "×10".
std::string coefficientName(double coefficient);
/// Returns whether the value of a class is only such a name.
bool isNamedByCoefficient(const JobClass& jobs);
/// Returns what all classes match, separated by semicolons.
std::string classSet(std::span<const JobClass> classes);

} // namespace fairshare
