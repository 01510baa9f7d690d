// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <fmt/format.h>

#include <string>
#include <string_view>

/// Translation of texts for users. The source contains sentences in English; translation tools find them by
/// the names `say` and `phrase`. Use whole sentences only: other languages order words differently, and {0},
/// {1} allow for that.
///
/// Always write `fairshare::say`, with its namespace, so that all texts of the core share one context.
namespace fairshare {

/// Returns the translation of an English text, with the same placeholders, or the text itself if there is
/// none. Called from any thread.
using Translation = std::string (*)(const char* english);

/// Number format in sentences.
enum class NumberSigns {
    Plain, ///< ASCII, for terminals and files
    Printed, ///< digit groups separated by U+202F, U+2212 as minus, "∞"
};

/// How texts are translated and numbers are written. The default is English for terminals and files.
struct Language {
    Translation translation = nullptr; ///< null for English
    char decimalPoint = '.'; ///< of numbers in sentences
    NumberSigns signs = NumberSigns::Plain;
};

/// While an object exists, its thread uses a language. Objects of one thread end in reverse order. A thread
/// starts with English, so pass on `threadLanguage()` of the thread that starts it.
class Speaking {
public:
    explicit Speaking(Language language = {});
    ~Speaking();
    Speaking(const Speaking&) = delete;
    Speaking& operator=(const Speaking&) = delete;

private:
    Language m_before;
};

/// Returns the language of the calling thread.
Language threadLanguage();

/// Marks a constant text for translation; `said` translates it later.
consteval const char* phrase(const char* english)
{
    return english;
}

/// Returns the translation of a text that was marked by `phrase`.
std::string said(std::string_view english);

/// Formats a number for sentences, with the decimal point and number format of the language.
/// @param number as printed by core/base/numbers.h
std::string saidNumber(std::string number);

/// Like say, with type-erased arguments. Whole numbers get the number format of the language unless their
/// placeholder has its own format ("{:016x}"). Pass ids and positions in files as text.
std::string sayFormatted(fmt::string_view english, fmt::format_args values);

/// Returns the translated sentence with the values inserted. A translation whose placeholders do not fit is
/// ignored.
template <typename... Values>
std::string say(fmt::format_string<Values...> english, Values&&... values)
{
    return sayFormatted(english, fmt::make_format_args(values...));
}

} // namespace fairshare
