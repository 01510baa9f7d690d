// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workspace/private_data.h"

#include "core/base/ascii_text.h"
#include "core/base/say.h"
#include "core/io/text/text_lines.h"

#include <algorithm>
#include <array>
#include <utility>

namespace fairshare {

std::string_view printedSetting(std::string_view configuration, std::string_view key)
{
    for (TextLines lines(configuration); lines.next();) {
        const std::string_view line = lines.text();
        const std::size_t equals = line.find('=');
        if (equals != std::string_view::npos && trimmed(line.substr(0, equals)) == key)
            return trimmed(line.substr(equals + 1));
    }
    return {};
}

std::vector<std::string> privateData(std::string_view configuration)
{
    std::vector<std::string> kinds;
    std::string_view value = printedSetting(configuration, "PrivateData");
    while (!value.empty()) {
        const std::size_t end = std::min(value.find(','), value.size());
        std::string kind = lowerCase(trimmed(value.substr(0, end)));
        value.remove_prefix(std::min(end + 1, value.size()));
        if (!kind.empty() && kind != "none" && kind != "(null)"
            && std::ranges::find(kinds, kind) == kinds.end())
            kinds.push_back(std::move(kind));
    }
    return kinds;
}

std::string missingFor(std::string_view kind)
{
    static constexpr std::array Kinds{
        std::pair{std::string_view("accounts"), fairshare::phrase("accounts that you do not coordinate")},
        std::pair{std::string_view("jobs"), fairshare::phrase("jobs of other users")},
        std::pair{std::string_view("nodes"), fairshare::phrase("nodes")},
        std::pair{std::string_view("partitions"), fairshare::phrase("partitions that you cannot use")},
        std::pair{std::string_view("usage"), fairshare::phrase("usage of other users")},
        std::pair{std::string_view("users"), fairshare::phrase("other users")},
    };
    const auto found = std::ranges::find(Kinds, kind, &std::pair<std::string_view, const char*>::first);
    return found == Kinds.end() ? std::string() : said(found->second);
}

} // namespace fairshare
