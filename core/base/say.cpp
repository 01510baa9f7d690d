// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/say.h"

#include <fmt/args.h>

#include <algorithm>
#include <optional>
#include <type_traits>
#include <utility>

namespace fairshare {
namespace {

constexpr std::string_view Gap = "\u202F"; ///< narrow no-break space
constexpr std::string_view Minus = "\u2212";
constexpr std::size_t GroupSize = 3;

Language& language()
{
    thread_local Language used;
    return used;
}

/// Replaces the ASCII characters of a number from numbers.h by typographic ones.
std::string printed(std::string_view number)
{
    if (number == "-" || number == "nan")
        return number == "-" ? "\u2013" : "nan";
    std::string text;
    if (number.starts_with('-')) {
        text = Minus;
        number.remove_prefix(1);
    }
    if (number == "inf")
        return text + "\u221E";
    const std::size_t whole = std::min(number.find_first_not_of("0123456789"), number.size());
    for (std::size_t at = 0; at < number.size(); ++at) {
        if (at > 0 && at < whole && (whole - at) % GroupSize == 0)
            text += Gap;
        if (number[at] == '-')
            text += Minus; // in an exponent
        else
            text += number[at];
    }
    return text;
}

using Arguments = fmt::dynamic_format_arg_store<fmt::format_context>;

/// Converts whole numbers among the values to text; returns nothing if a value has an unsupported type.
std::optional<Arguments> withPrintedNumbers(fmt::format_args values)
{
    Arguments result;
    for (int at = 0;; ++at) {
        const auto value = values.get(at);
        if (!value)
            return result;
        const bool taken = fmt::visit_format_arg(
            [&result](const auto& plain) {
                using Value = std::decay_t<decltype(plain)>;
                if constexpr (std::is_integral_v<Value> && !std::is_same_v<Value, bool>
                    && !std::is_same_v<Value, char>)
                    result.push_back(printed(fmt::to_string(plain)));
                else if constexpr (std::is_same_v<Value, const char*>)
                    result.push_back(std::string(plain));
                else if constexpr (std::is_same_v<Value, fmt::string_view>)
                    result.push_back(std::string(plain.data(), plain.size()));
                else if constexpr (std::is_arithmetic_v<Value>)
                    result.push_back(plain);
                else
                    return false;
                return true;
            },
            value);
        if (!taken)
            return std::nullopt;
    }
}

} // namespace

Speaking::Speaking(Language language)
    : m_before(std::exchange(fairshare::language(), language))
{
}

Speaking::~Speaking()
{
    language() = m_before;
}

Language threadLanguage()
{
    return language();
}

std::string said(std::string_view english)
{
    const std::string text(english);
    const Translation translate = language().translation;
    return translate == nullptr || text.empty() ? text : translate(text.c_str());
}

std::string saidNumber(std::string number)
{
    const Language now = language();
    if (now.signs == NumberSigns::Printed)
        number = printed(number);
    std::replace(number.begin(), number.end(), '.', now.decimalPoint);
    return number;
}

namespace {

/// Formats a text. Throws like fmt if the placeholders do not fit the values.
std::string formatted(fmt::string_view text, fmt::format_args values)
{
    if (language().signs == NumberSigns::Plain)
        return fmt::vformat(text, values);
    const auto printable = withPrintedNumbers(values);
    if (!printable)
        return fmt::vformat(text, values);
    try {
        return fmt::vformat(text, *printable);
    } catch (const fmt::format_error&) {
        // A placeholder has a format that requires a number.
        return fmt::vformat(text, values);
    }
}

} // namespace

std::string sayFormatted(fmt::string_view english, fmt::format_args values)
{
    if (language().translation == nullptr)
        return formatted(english, values);
    try {
        return formatted(said({english.data(), english.size()}), values);
    } catch (const fmt::format_error&) {
        return formatted(english, values);
    }
}

} // namespace fairshare
