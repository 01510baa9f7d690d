// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/recording/recording.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <string_view>

namespace fairshare::test {

/// "line:column: message" of the first remark of a code; "" without one, what went wrong without a recording.
inline std::string remarkOf(const Result<Recording>& recording, std::string_view code)
{
    if (!recording)
        return describe(recording.error());
    const Diagnostics remarks = Remarks(recording->remarks).take();
    const auto found = std::ranges::find(remarks, code, &Diagnostic::code);
    if (found == remarks.end())
        return {};
    return fmt::format("{}:{}: {}", found->position.line, found->position.column, found->message);
}

} // namespace fairshare::test
