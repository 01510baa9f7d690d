// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tree/similar_names.h"

#include "core/base/nearest_words.h"
#include "core/base/say.h"
#include "core/tree/share_tree.h"

#include <fmt/format.h>

namespace fairshare {

std::vector<std::string_view> similarNames(std::span<const std::string_view> known, std::string_view name)
{
    NearestWords nearest(name);
    for (const std::string_view other : known)
        nearest.consider(other);
    return nearest.found();
}

std::vector<std::string_view> similarNames(const ShareTree& tree, std::string_view name)
{
    std::vector<std::string_view> known;
    known.reserve(tree.size());
    for (NodeRow row = 0; row < tree.size(); ++row)
        known.push_back(tree.name(row));
    const std::vector<std::string_view> similar = similarNames(known, name);
    const std::size_t part = name.rfind('/');
    return similar.empty() && part != std::string_view::npos ? similarNames(known, name.substr(part + 1))
                                                             : similar;
}

std::string withSuggestions(const std::string& message, std::span<const std::string_view> similar)
{
    if (similar.empty())
        return message;
    std::string offered = fmt::format("'{}'", similar.front());
    for (const std::string_view other : similar.subspan(1))
        offered = fairshare::say("{} or {}", offered, fmt::format("'{}'", other));
    return fairshare::say("{}; did you mean {}?", message, offered);
}

} // namespace fairshare
