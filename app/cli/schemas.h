// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>

namespace fairshare::cli {

/// A JSON Schema of resources/schemas, which describes what a command prints as JSON.
struct Schema {
    std::string_view name; ///< as in the member "schema" of the output, such as `evaluate-1`
    std::string_view summary; ///< its title
    std::string_view text;
};

/// Returns all schemas by name.
std::span<const Schema> schemas();

} // namespace fairshare::cli
