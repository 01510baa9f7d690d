// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <fmt/format.h>

#include <string>
#include <string_view>

/// What people read, in the language of the program. Sentences stand in English where they are said; the
/// translators' tools find them by the names `say` and `phrase`. Whole sentences only: other languages order
/// words differently, and {0}, {1} let a translation do so.
///
/// Always write `fairshare::say`, with its namespace: so all texts of the core have one context there.
namespace fairshare {

/// The words for an English text, with the same placeholders; the text itself where there are no others.
/// Called from any thread.
using Translation = std::string (*)(const char* english);

/// How sentences write their numbers.
enum class NumberSigns {
    Plain, ///< ASCII, as terminals and files have them
    Printed, ///< digits in groups of three parted by U+202F, U+2212 as minus, "∞"
};

/// Sets the language. Before the first thread starts; null is English.
/// @param decimalPoint of numbers in sentences
void setTranslation(Translation translation, char decimalPoint = '.', NumberSigns signs = NumberSigns::Plain);

/// Marks a text of a constant, which is said later by `said`.
consteval const char* phrase(const char* english)
{
    return english;
}

/// A text that was marked by `phrase`, in the language of the program.
std::string said(std::string_view english);

/// A number as sentences show it: with the decimal point and the signs that were set. @param number as
/// core/base/numbers.h prints it
std::string saidNumber(std::string number);

/// Whole numbers among the values get the signs that were set, unless their placeholder has a format of its
/// own
/// ("{:016x}"). What is an id or a place in a file goes in as text.
std::string sayFormatted(fmt::string_view english, fmt::format_args values);

/// The sentence with the values in its placeholders. A translation whose placeholders do not fit is ignored.
template <typename... Values>
std::string say(fmt::format_string<Values...> english, Values&&... values)
{
    return sayFormatted(english, fmt::make_format_args(values...));
}

} // namespace fairshare
