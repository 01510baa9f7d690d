// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/filter/name_match.h"

#include "core/base/ascii_text.h"
#include "core/tree/share_tree.h"

#include <algorithm>

namespace fairshare {
namespace {

bool sameLetter(char a, char b)
{
    return lowered(a) == lowered(b);
}

bool contains(std::string_view name, std::string_view text)
{
    return std::search(name.begin(), name.end(), text.begin(), text.end(), sameLetter) != name.end();
}

} // namespace

bool matchesGlob(std::string_view name, std::string_view pattern)
{
    std::size_t at = 0;
    std::size_t next = 0;
    std::size_t star = std::string_view::npos;
    std::size_t resume = 0;
    while (at < name.size()) {
        if (next < pattern.size() && pattern[next] == '*') {
            star = next++;
            resume = at;
        } else if (next < pattern.size() && (pattern[next] == '?' || sameLetter(pattern[next], name[at]))) {
            ++at;
            ++next;
        } else if (star != std::string_view::npos) {
            next = star + 1;
            at = ++resume;
        } else {
            return false;
        }
    }
    return pattern.find_first_not_of('*', next) == std::string_view::npos;
}

bool matchesText(std::string_view name, std::string_view text)
{
    return text.find_first_of("*?") != std::string_view::npos ? matchesGlob(name, text)
                                                              : contains(name, text);
}

std::vector<NodeRow> searchRows(const ShareTree& tree, std::string_view text)
{
    std::vector<NodeRow> hits;
    if (text.empty())
        return hits;
    for (NodeRow row = 0; row < tree.size(); ++row)
        if (matchesText(tree.name(row), text))
            hits.push_back(row);
    return hits;
}

} // namespace fairshare
