// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json_members.h"
#include "core/io/json/json_document.h"

#include <fmt/format.h>

#include <string>
#include <string_view>

namespace fairshare {

/// Members of an object on one line: `{ "a": 1, "b": 2 }`.
class JsonLine {
public:
    /// @param notText receives the first text that is not UTF-8
    explicit JsonLine(std::string& notText)
        : m_notText(notText)
    {
    }

    void value(std::string_view key, std::string_view json)
    {
        m_text += m_text.empty() ? " " : ", ";
        m_text += quoted(key);
        m_text += ": ";
        m_text += json;
    }
    void text(std::string_view key, std::string_view value) { this->value(key, quoted(value)); }
    /// Writes nothing if the name is empty.
    void name(std::string_view key, std::string_view name)
    {
        if (!name.empty())
            text(key, name);
    }
    /// Writes a whole number or a boolean.
    template <typename Number>
    void number(std::string_view key, Number number)
    {
        value(key, fmt::to_string(number));
    }
    void members(const JsonMembers& members)
    {
        for (const auto& [key, json] : members)
            value(key, json);
    }

    std::string object() const { return m_text.empty() ? "{}" : "{" + m_text + " }"; }
    /// Returns the members without brackets, for an object that spans several lines.
    std::string inner() const { return m_text.empty() ? std::string() : m_text.substr(1); }

private:
    std::string quoted(std::string_view value)
    {
        std::string out;
        if (!appendJsonText(out, value) && m_notText.empty())
            m_notText = value;
        return out;
    }

    std::string& m_notText;
    std::string m_text;
};

} // namespace fairshare
