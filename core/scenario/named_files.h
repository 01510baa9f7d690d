// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace fairshare {

struct Scenario;

/// The scenario as it names the same files after a move: relative paths of its log and of its maps of names,
/// which were those below `from`, become those below `to`. Folders; "" is the working folder.
Scenario withFilesNamedFrom(const Scenario& scenario, const std::string& from, const std::string& to);

} // namespace fairshare
