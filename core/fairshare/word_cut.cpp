// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fairshare/word_cut.h"

#include <fmt/format.h>

namespace fairshare {

std::string WordCut::digits(std::uint64_t value) const
{
    return fmt::format("{:0{}x}", value, (width + 3) / 4);
}

} // namespace fairshare
