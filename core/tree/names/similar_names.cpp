// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tree/names/similar_names.h"

#include "core/base/nearest_words.h"
#include "core/base/say.h"
#include "core/tree/share_tree.h"

#include <fmt/format.h>

namespace fairshare {

std::vector<std::string_view> similarNames(const ShareTree& tree, std::string_view name)
{
    std::vector<std::string_view> known;
    known.reserve(tree.size());
    for (NodeRow row = 0; row < tree.size(); ++row)
        known.push_back(tree.name(row));
    const std::vector<std::string_view> similar = nearestWords(known, name);
    const std::size_t part = name.rfind('/');
    return similar.empty() && part != std::string_view::npos ? nearestWords(known, name.substr(part + 1))
                                                             : similar;
}

} // namespace fairshare
