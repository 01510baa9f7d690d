// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <span>
#include <string_view>

namespace fairshare {

struct Scenario;

/// What is generated. The same request gives the same scenario everywhere.
struct GeneratorRequest {
    std::string_view shape = "university"; ///< one of generatorShapes()
    std::uint64_t size = 60; ///< associations, the root included; 2 to MaxGeneratedSize
    std::uint64_t seed = 1;
};

inline constexpr std::uint64_t MaxGeneratedSize = 10'000'000;

struct GeneratorShape {
    std::string_view id;
    std::string_view summary;
};

/// `lab`: accounts of 100 users; `flat`: users below the root; `deep`: eight children an account, users at
/// the leaves; these with shares 1 to 1000 and usage 1 to 1e9. `university`: colleges, departments, faculty
/// groups and users with uneven shares, some `parent`, some idle users.
std::span<const GeneratorShape> generatorShapes();

/// Errors: NotFound for the shape, OutOfRange for the size.
Result<Scenario> generateScenario(const GeneratorRequest& request);

} // namespace fairshare
