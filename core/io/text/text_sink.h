// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>
#include <string_view>

namespace fairshare {

/// Where text goes piece by piece: a string, or a stream that takes chunks as they come.
using TextSink = std::function<void(std::string_view)>;

/// A sink that appends to `text`, which must outlive it.
inline TextSink appendTo(std::string& text)
{
    return [&text](std::string_view part) { text += part; };
}

} // namespace fairshare
