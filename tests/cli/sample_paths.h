// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace fairshare::test {

/// The invented university of 24 users, before and after three shares were changed.
inline const std::string UniversityBefore = TEST_DATA "/university/university-before.fairshare";
inline const std::string UniversityAfter = TEST_DATA "/university/university-after.fairshare";

/// The path of what a real Slurm printed.
inline std::string slurmSample(const std::string& name)
{
    return std::string(TEST_DATA) + "/samples/slurm/" + name;
}

} // namespace fairshare::test
