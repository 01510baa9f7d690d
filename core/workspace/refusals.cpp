// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workspace/refusals.h"

#include "core/base/say.h"

#include <algorithm>

namespace fairshare {

bool isRefusal(const Diagnostic& remark)
{
    return remark.code == "unknown_member" || remark.code == "variant_edit_left_out";
}

Result<void> checkRefusals(const Diagnostics& remarks, const std::string& file)
{
    const auto first = std::ranges::find_if(remarks, isRefusal);
    if (first == remarks.end())
        return {};
    Error error{ErrorCode::BadInput, first->message, first->position, {}};
    error.file = file;
    if (const auto all = std::ranges::count_if(remarks, isRefusal); all > 1)
        error.message += fairshare::say("; and {} more", all - 1);
    return tl::unexpected(std::move(error));
}

} // namespace fairshare
