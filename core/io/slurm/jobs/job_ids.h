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

/// The longest id of a job that is read, in bytes.
inline constexpr std::size_t LongestJobId = 1024;

/// The ids of a file's jobs, each of which must be the only one.
class JobIds {
public:
    /// @param place whatever tells the reader where the job stands
    /// @return nothing, or the place of the job that has this id already
    std::optional<std::size_t> add(const std::string& id, std::size_t place)
    {
        const auto [known, isNew] = m_places.try_emplace(id, place);
        return isNew ? std::nullopt : std::optional(known->second);
    }

    static std::string taken(std::string_view id, SourcePosition first)
    {
        return fairshare::say(
            "the job id {} is that of the job in line {} already; each job needs its own (one "
            "without job_id has its number)",
            quotedPart(id), first.line);
    }

private:
    std::unordered_map<std::string, std::size_t> m_places;
};

} // namespace fairshare
