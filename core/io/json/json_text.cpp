// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/json/json_text.h"

#include "core/base/numbers.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cassert>
#include <cmath>

namespace fairshare {
namespace {

constexpr std::size_t ChunkBytes = std::size_t{1} << 16;

bool isPlain(char c)
{
    return c >= ' ' && c < '\x7f' && c != '"' && c != '\\';
}

} // namespace

std::string quotedJson(std::string_view value)
{
    if (std::all_of(value.begin(), value.end(), isPlain))
        return fmt::format("\"{}\"", value);
    return nlohmann::json(value).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

JsonText::JsonText(TextSink sink)
    : m_sink(std::move(sink))
{
}

JsonText::~JsonText()
{
    if (!m_pending.empty())
        m_sink(m_pending);
}

void JsonText::append(std::string_view part)
{
    m_pending += part;
    if (m_pending.size() < ChunkBytes)
        return;
    m_sink(m_pending);
    m_pending.clear();
}

void JsonText::breakLine(std::size_t indent)
{
    append("\n");
    m_pending.append(indent * 2, ' ');
}

void JsonText::separate()
{
    if (m_levels.empty())
        return;
    Level& level = m_levels.back();
    if (!level.empty)
        append(",");
    if (level.layout == Layout::Lines)
        breakLine(m_levels.size());
    else if (!level.empty)
        append(" ");
    level.empty = false;
}

void JsonText::beforeValue()
{
    if (!m_afterKey)
        separate();
    m_afterKey = false;
}

void JsonText::begin(char bracket, Layout layout)
{
    beforeValue();
    const bool insideCompact = !m_levels.empty() && m_levels.back().layout == Layout::Compact;
    m_levels.push_back({insideCompact ? Layout::Compact : layout, true});
    append(std::string_view(&bracket, 1));
}

void JsonText::end(char bracket)
{
    assert(!m_levels.empty());
    const Level level = m_levels.back();
    m_levels.pop_back();
    if (level.layout == Layout::Lines && !level.empty)
        breakLine(m_levels.size());
    append(std::string_view(&bracket, 1));
}

void JsonText::key(std::string_view name)
{
    separate();
    append(quotedJson(name));
    append(": ");
    m_afterKey = true;
}

void JsonText::text(std::string_view value)
{
    beforeValue();
    append(quotedJson(value));
}

void JsonText::boolean(bool value)
{
    beforeValue();
    append(value ? "true" : "false");
}

void JsonText::null()
{
    beforeValue();
    append("null");
}

void JsonText::unsignedNumber(std::uint64_t value)
{
    beforeValue();
    append(fmt::format_int(value).c_str());
}

void JsonText::signedNumber(std::int64_t value)
{
    beforeValue();
    append(fmt::format_int(value).c_str());
}

void JsonText::number(double value)
{
    beforeValue();
    append(std::isfinite(value) ? shortest(value) : quotedJson(shortest(value)));
}

void JsonText::word(std::uint64_t value)
{
    beforeValue();
    append(fmt::format("\"0x{:016x}\"", value));
}

void JsonText::finish()
{
    append("\n");
    m_sink(m_pending);
    m_pending.clear();
}

} // namespace fairshare
