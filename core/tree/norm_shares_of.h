// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace fairshare {

/// What printed normalized shares are relative to.
enum class NormSharesOf : std::uint8_t {
    Unknown,
    Level, ///< the row's level, as under Fair Tree
    Cluster, ///< the whole cluster, as under the older algorithms
};

} // namespace fairshare
