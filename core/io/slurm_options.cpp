// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/slurm_options.h"

#include <algorithm>

namespace fairshare {
namespace {

/// Where the option that starts at `begin` ends.
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
        const std::string_view key = option.substr(0, equals);
        const bool repeated = std::any_of(
            options.begin(), options.end(), [key](const auto& earlier) { return earlier.first == key; });
        if (repeated)
            return whole();
        options.emplace_back(key, option.substr(equals + 1));
        begin = end + 1;
    }
    return options;
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
