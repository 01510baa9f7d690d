// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace fairshare {

/// Version of all schemas in resources/schemas. A new version is a new file; it comes when a member is
/// renamed, removed or given another type, not when one is added.
inline constexpr int SchemaVersion = 1;

/// Returns the name of the schema of what a command prints, such as `evaluate-1`.
inline std::string schemaOf(std::string_view command)
{
    return std::string(command) + '-' + std::to_string(SchemaVersion);
}

} // namespace fairshare
