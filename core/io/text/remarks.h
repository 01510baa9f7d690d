// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/base/say.h"

#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace fairshare {

/// Collects the diagnostics of a reader. Keeps the first KeptOfEach of each code and counts the rest, so that
/// a file with a million problems is still reported in a few lines.
class Remarks {
public:
    static constexpr std::size_t KeptOfEach = 20;

    /// Adds a remark. `message` is called only if the remark is kept.
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
    /// Adds a remark whose message is marked by `phrase`.
    void add(std::string_view code, SourcePosition position, const char* message)
    {
        add(code, position, [message] { return said(message); });
    }
    /// Adds to a remark that is reported as one line with a count, at the position of the first call.
    /// @param message gets the count and returns the text; kept from the first call
    template <typename Message>
    void sum(std::string_view code, SourcePosition position, Message message)
    {
        if (const auto known = m_sums.find(code); known != m_sums.end()) {
            ++known->second.count;
            return;
        }
        m_sums.emplace(code, Sum{.place = m_kept.size(), .count = 1, .message = std::move(message)});
        m_kept.push_back({std::string(code), {}, position});
    }
    /// Returns all collected diagnostics, with one extra line per code that has more.
    Diagnostics take();

private:
    struct Sum {
        std::size_t place; ///< index in m_kept
        std::size_t count;
        std::function<std::string(std::size_t)> message;
    };

    std::size_t count(std::string_view code);

    Diagnostics m_kept;
    std::map<std::string, Sum, std::less<>> m_sums;
    std::map<std::string, std::size_t, std::less<>> m_counts;
};

} // namespace fairshare
