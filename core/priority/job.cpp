// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/priority/job.h"

#include <array>

namespace fairshare {
namespace {

constexpr std::array<std::string_view, 3> StateNames{"pending", "running", "suspended"};

} // namespace

std::string_view nameOf(JobState state)
{
    return StateNames[static_cast<std::size_t>(state)];
}

std::optional<JobState> jobStateOf(std::string_view name)
{
    for (std::size_t state = 0; state < StateNames.size(); ++state)
        if (StateNames[state] == name)
            return static_cast<JobState>(state);
    return std::nullopt;
}

} // namespace fairshare
