// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/base/say.h"

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace fairshare {

/// Collects a reader's diagnostics; of each code it keeps the first and counts the rest, so that a file with
/// a million oddities is still told in a few lines.
class Remarks {
public:
    static constexpr std::size_t KeptOfEach = 20;

    /// The message is asked for only when it is kept.
    template <typename Message>
    void add(std::string_view code, SourcePosition position, Message message)
    {
        if (count(code) <= KeptOfEach)
            m_kept.push_back({std::string(code), message(), position});
    }
    /// Adds a remark if there is one.
    void add(const std::optional<Diagnostic>& remark)
    {
        if (remark)
            add(remark->code, remark->position, [&remark] { return remark->message; });
    }
    /// The message is marked by `phrase`.
    void add(std::string_view code, SourcePosition position, const char* message)
    {
        add(code, position, [message] { return said(message); });
    }
    /// Everything collected, with one line a code that had more.
    Diagnostics take();

private:
    std::size_t count(std::string_view code);

    Diagnostics m_kept;
    std::map<std::string, std::size_t, std::less<>> m_counts;
};

} // namespace fairshare
