// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json_members.h"
#include "core/fairshare/algorithm_registry.h"
#include "core/fairshare/parameter.h"
#include "core/fairshare/usage_decay.h"

#include <map>
#include <string>
#include <vector>

namespace fairshare {

struct Settings {
    std::string algorithm{defaultAlgorithm()}; ///< id of the site's algorithm
    std::vector<std::string> compare; ///< ids in display order; empty = all registered
    std::map<std::string, ParameterValues, std::less<>> parameters; ///< by algorithm; only those set
    double halfLifeSeconds = DefaultHalfLifeSeconds; ///< 0 = usage does not decay
    bool algorithmSpelledOut = false; ///< the file names the default algorithm; kept on rewrite
    bool halfLifeSpelledOut = false; ///< the file states the default half-life; kept on rewrite
    JsonMembers unknown; ///< unknown members of `settings`, kept on rewrite
    JsonMembers unknownUsage; ///< unknown members of `settings.usage`

    bool operator==(const Settings&) const = default;
};

} // namespace fairshare
