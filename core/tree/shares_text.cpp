// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tree/shares_text.h"

#include "core/tree/share_tree.h"

#include <fmt/format.h>

namespace fairshare {

std::string sharesText(std::uint32_t shares)
{
    return shares == ParentShares ? "parent" : fmt::to_string(shares);
}

} // namespace fairshare
