// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/base/say.h"
#include "core/io/text/text_lines.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

namespace fairshare {

/// Longest job ID that is accepted, in bytes.
inline constexpr std::size_t LongestJobId = 1024;

/// Job IDs of a file, which must be unique.
class JobIds {
public:
    /// Adds a job ID.
    /// @param place any value that lets the reader find the job
    /// @return nothing, or the place of the job that already has this ID
    std::optional<std::size_t> add(const std::string& id, std::size_t place)
    {
        const auto [known, isNew] = m_places.try_emplace(id, place);
        return isNew ? std::nullopt : std::optional(known->second);
    }

    static std::string taken(std::string_view id, SourcePosition first)
    {
        return fairshare::say("the job ID {} is already used on line {}; IDs must be unique (a job without "
                              "job_id is numbered by its position)",
            quotedPart(id), first.line);
    }

private:
    std::unordered_map<std::string, std::size_t> m_places;
};

} // namespace fairshare
