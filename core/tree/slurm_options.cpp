// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tree/slurm_options.h"

#include <algorithm>
#include <string_view>
#include <vector>

namespace fairshare {

std::size_t optionEnd(std::string_view text, std::size_t begin)
{
    char quote = '\0';
    for (std::size_t at = begin; at < text.size(); ++at) {
        const char c = text[at];
        if (quote != '\0')
            quote = c == quote ? '\0' : quote;
        else if (c == '\'' || c == '"')
            quote = c;
        else if (c == ':')
            return at;
    }
    return text.size();
}

namespace {

bool hasRepeatedKey(const SlurmOptionList& options)
{
    std::vector<std::string_view> keys;
    keys.reserve(options.size());
    for (const auto& [key, value] : options)
        keys.push_back(key);
    std::sort(keys.begin(), keys.end());
    return std::adjacent_find(keys.begin(), keys.end()) != keys.end();
}

} // namespace

SlurmOptionList splitSlurmOptions(std::string_view text)
{
    const auto whole = [text] { return SlurmOptionList{{"", std::string(text)}}; };
    SlurmOptionList options;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = optionEnd(text, begin);
        const std::string_view option = text.substr(begin, end - begin);
        const std::size_t equals = option.find('=');
        if (equals == 0 || equals == std::string_view::npos)
            return whole();
        options.emplace_back(option.substr(0, equals), option.substr(equals + 1));
        begin = end + 1;
    }
    return hasRepeatedKey(options) ? whole() : options;
}

std::string joinSlurmOptions(const SlurmOptionList& options)
{
    std::string text;
    for (const auto& [key, value] : options) {
        if (!text.empty())
            text += ':';
        if (!key.empty())
            text.append(key).append("=");
        text += value;
    }
    return text;
}

} // namespace fairshare
