// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/jobs/job_class.h"

#include <span>
#include <string>

namespace fairshare {

/// Most of a class: node time times it stays far within what is written and read as a number.
inline constexpr double LargestCoefficient = 1e12;

/// What a class matches, as files have it: `queue=bigmem`.
std::string matchText(const JobClass& jobs);
/// How a queue is named of which its coefficient is all that is known: "×10".
std::string coefficientName(double coefficient);
/// Whether its value says no more than its coefficient.
bool isNamedByCoefficient(const JobClass& jobs);
/// What all of them match, joined by semicolons.
std::string classSet(std::span<const JobClass> classes);

} // namespace fairshare
