// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

namespace fairshare {

/// Formats raw shares as Slurm writes them: the number, or `parent`.
std::string sharesText(std::uint32_t shares);

} // namespace fairshare
