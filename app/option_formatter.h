// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>

#include <algorithm>
#include <cstddef>
#include <sstream>
#include <string>
#include <string_view>

namespace fairshare {

/// Help that fits in 80 columns. Names of options are on the left, what they do on the right; what they
/// accept, and which options they exclude, is part of the description. Lists are shown as they are given:
/// `ID[,...]` with commas, since the word after a blank is an argument of its own.
class OptionFormatter : public CLI::Formatter {
public:
    static constexpr std::size_t Width = 80;

    std::string make_option(const CLI::Option* option, bool isPositional) const override
    {
        std::string name = "  " + make_option_name(option, isPositional);
        if (!isPositional)
            name += typeOf(option);
        return entry(name, descriptionOf(option));
    }
    std::string make_subcommand(const CLI::App* command) const override
    {
        return entry("  " + command->get_display_name(true), command->get_description());
    }
    std::string make_description(const CLI::App* app) const override
    {
        return wrapped(app->get_description(), 0) + "\n\n";
    }
    std::string make_footer(const CLI::App* app) const override
    {
        std::istringstream lines(app->get_footer());
        std::string text;
        for (std::string line; std::getline(lines, line);)
            text += footerLine(line) + "\n";
        return text;
    }

private:
    static constexpr std::size_t Left = 30; ///< width of the column of names

    static std::string typeOf(const CLI::Option* option)
    {
        const std::string type = option->get_type_name();
        if (type.empty())
            return {};
        const bool isList = !option->get_allow_extra_args() && option->get_delimiter() != '\0';
        return " " + type.substr(0, type.find(':')) + (isList ? "[,...]" : "");
    }

    /// Returns the accepted words that the description does not mention, separated by commas.
    static std::string choicesOf(const CLI::Option* option)
    {
        const std::string type = option->get_type_name();
        const std::size_t colon = type.find(':');
        if (colon == std::string::npos)
            return {};
        std::istringstream words(type.substr(colon + 1));
        std::string choices;
        bool allMentioned = true;
        for (std::string word; std::getline(words, word, '|');) {
            choices += (choices.empty() ? "" : ", ") + word;
            allMentioned = allMentioned && option->get_description().find(word) != std::string::npos;
        }
        return allMentioned ? std::string() : choices;
    }

    static std::string descriptionOf(const CLI::Option* option)
    {
        std::string text = option->get_description();
        if (!option->get_default_str().empty())
            text += "; default: " + option->get_default_str();
        if (const std::string choices = choicesOf(option); !choices.empty())
            text += "; one of " + choices;
        std::string excluded;
        for (const CLI::Option* other : option->get_excludes())
            excluded += (excluded.empty() ? "" : ", ") + other->get_name();
        return excluded.empty() ? text : text + "; not with " + excluded;
    }

    static std::string entry(const std::string& name, const std::string& description)
    {
        const std::string text = std::string(Left, ' ') + wrapped(description, Left);
        if (name.size() + 2 > Left)
            return name + "\n" + text + "\n";
        return name + text.substr(name.size()) + "\n";
    }

    /// Returns the text with line breaks between words, after which lines begin with `indent` blanks.
    /// @param mark before a line break, such as a backslash
    static std::string wrapped(std::string_view text, std::size_t indent, std::string_view mark = {})
    {
        std::string result;
        const std::size_t room = Width - indent - mark.size();
        while (text.size() > room) {
            const std::size_t found = lastGap(text.substr(0, room + 1), !mark.empty());
            // A word that is too long takes a line of its own.
            const std::size_t end = found == std::string_view::npos || found == 0 ? text.find(' ', 1) : found;
            if (end == std::string_view::npos)
                break;
            result += std::string(text.substr(0, end)) + std::string(mark) + "\n" + std::string(indent, ' ');
            text.remove_prefix(end + 1);
        }
        return result + std::string(text);
    }

    /// Returns the place of the last blank; npos for none.
    /// @param isCommand blanks between quotes do not count
    static std::size_t lastGap(std::string_view text, bool isCommand)
    {
        std::size_t last = std::string_view::npos;
        bool isQuoted = false;
        for (std::size_t at = 0; at < text.size(); ++at) {
            isQuoted = isQuoted != (text[at] == '\'');
            if (text[at] == ' ' && !(isQuoted && isCommand))
                last = at;
        }
        return last;
    }

    /// Wraps a line of the footer. Commands of examples continue after a backslash.
    static std::string footerLine(const std::string& line)
    {
        constexpr std::string_view Example = "  ";
        constexpr std::size_t Continued = 6;
        if (line.size() <= Width)
            return line;
        const bool isCommand = line.starts_with(Example) && line.find('{') == std::string::npos;
        if (!isCommand)
            return wrapped(line, std::min(line.find_first_not_of(' '), Width / 2));
        return std::string(Example) + wrapped(line.substr(Example.size()), Continued, " \\");
    }
};

} // namespace fairshare
