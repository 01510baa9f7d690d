// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>

namespace fairshare {

/// Reads a number as written in configurations and databases: `12`, `+3`, `12.`, `.5`, `1e+07`. Returns
/// nothing for any other text.
std::optional<double> looseNumber(std::string_view text);

} // namespace fairshare
