// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <span>
#include <string_view>

namespace fairshare {

struct Scenario;

/// What to generate. The same request gives the same scenario on every machine.
struct GeneratorRequest {
    std::string_view shape = "university"; ///< one of generatorShapes()
    std::uint64_t size = 60; ///< number of associations including the root; 2 to MaxGeneratedSize
    std::uint64_t seed = 1;
};

inline constexpr std::uint64_t MaxGeneratedSize = 10'000'000;

struct GeneratorShape {
    std::string_view id;
    std::string_view summary;
};

/// Returns the shapes. `lab` has accounts of 100 users, `flat` has all users below the root, and `deep` has
/// eight children per account with users as leaves. These three have shares of 1 to 1000 and usage of 1 to
/// 1e9. `university` has colleges, departments, faculty groups and users with uneven shares, some `parent`
/// shares, and some idle users.
std::span<const GeneratorShape> generatorShapes();

/// Errors: NotFound for an unknown shape, OutOfRange for the size.
Result<Scenario> generateScenario(const GeneratorRequest& request);

} // namespace fairshare
