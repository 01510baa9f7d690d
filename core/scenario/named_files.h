// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace fairshare {

struct Scenario;

/// Returns the scenario with file references adjusted after a move from folder `from` to `to`. The relative
/// paths of its log and name maps then lead to the same files. "" is the working directory.
Scenario withFilesNamedFrom(const Scenario& scenario, const std::string& from, const std::string& to);

} // namespace fairshare
