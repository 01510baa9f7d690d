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
    std::string algorithm{defaultAlgorithm()}; ///< id of the one that the site runs
    std::vector<std::string> compare; ///< ids in the order shown; empty = all registered
    std::map<std::string, ParameterValues, std::less<>> parameters; ///< by algorithm; only what was given
    double halfLifeSeconds = DefaultHalfLifeSeconds; ///< 0 = usage does not decay
    bool algorithmSpelledOut = false; ///< the file names the default algorithm: a rewrite keeps the line
    bool halfLifeSpelledOut = false; ///< likewise the default half-life
    JsonMembers unknown; ///< members of `settings` that we do not know, kept on rewrite
    JsonMembers unknownUsage; ///< likewise of `settings.usage`

    bool operator==(const Settings&) const = default;
};

} // namespace fairshare
