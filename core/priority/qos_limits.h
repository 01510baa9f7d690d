// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace fairshare {

/// Limits of QOS by name, as printed by Slurm and joined by ':': `GrpJobs=4:MaxTRESPU=cpu=100`.
using QosLimits = std::vector<std::pair<std::string, std::string>>;

} // namespace fairshare
