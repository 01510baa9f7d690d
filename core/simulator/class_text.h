// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/job_class.h"

#include <span>
#include <string>

namespace fairshare {

/// What a class matches, as files have it: `queue=bigmem`.
std::string matchText(const JobClass& jobs);
/// The same of all classes, joined by semicolons.
std::string classSet(std::span<const JobClass> classes);

} // namespace fairshare
