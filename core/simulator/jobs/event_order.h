// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace fairshare {

/// Order of submissions and completions that occur in the same second.
enum class EventOrder : std::uint8_t {
    Batch, ///< all completions, all submissions, then one pass, like a real scheduler
    Event, ///< each submission followed by a pass, then each completion followed by a pass
};

} // namespace fairshare
