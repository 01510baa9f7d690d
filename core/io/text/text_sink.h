// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>
#include <string_view>

namespace fairshare {

/// Destination that receives text in pieces: a string, or a stream that handles chunks as they arrive.
using TextSink = std::function<void(std::string_view)>;

/// Returns a sink that appends to `text`, which must outlive the sink.
inline TextSink appendTo(std::string& text)
{
    return [&text](std::string_view part) { text += part; };
}

} // namespace fairshare
