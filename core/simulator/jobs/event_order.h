// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace fairshare {

/// What happens first where submissions and completions fall on one second.
enum class EventOrder : std::uint8_t {
    Batch, ///< all completions, all submissions, then one pass, as a real scheduler works
    Event, ///< each submission with a pass after it, then each completion with a pass after it
};

} // namespace fairshare
