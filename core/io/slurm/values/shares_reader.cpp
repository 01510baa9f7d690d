// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/slurm/values/shares_reader.h"

#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/io/text/text_lines.h"

#include <algorithm>

namespace fairshare {
namespace {

constexpr std::uint64_t SharesNotSet = 0xFFFFFFFEU;
constexpr std::uint64_t Unlimited = 0xFFFFFFFFU;
constexpr std::uint32_t DefaultShares = 1;

bool isDigits(std::string_view text)
{
    return std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

} // namespace

Result<std::uint32_t> SharesReader::refuse(std::string_view text) const
{
    const std::string who = nameOf(m_kind, m_name);
    if (!text.empty() && isDigits(text))
        return fail(ErrorCode::OutOfRange,
            fairshare::say("{} has raw shares {}; the maximum is {}", who, text.substr(0, 40), MaxShares),
            m_position);
    return fail(ErrorCode::BadInput,
        fairshare::say("{} has raw shares {}; expected a whole number from 0 to {} or 'parent'", who,
            quotedPart(text), MaxShares),
        m_position);
}

Result<std::uint32_t> SharesReader::readPlain(std::string_view text) const
{
    const auto number = parseUnsigned(text);
    if (number && *number <= ParentShares)
        return static_cast<std::uint32_t>(*number);
    return equalIgnoringCase(text, "parent") ? Result<std::uint32_t>(ParentShares) : refuse(text);
}

Result<std::uint32_t> SharesReader::read(std::string_view text, Remarks& remarks) const
{
    if (const auto plain = readPlain(text))
        return plain;
    const auto number = parseUnsigned(text);
    if (text == "-1" || number == SharesNotSet || number == Unlimited) {
        remarks.add("share_not_set", m_position, [&] {
            return fairshare::say("{} has raw shares {}, which means the default; read as {}",
                nameOf(m_kind, m_name), text, DefaultShares);
        });
        return DefaultShares;
    }
    const std::size_t dot = text.find('.');
    if (dot == std::string_view::npos || !isDigits(text.substr(dot + 1)))
        return refuse(text);
    const auto whole = parseUnsigned(text.substr(0, dot));
    if (!whole)
        return refuse(text);
    if (*whole > MaxShares)
        return refuse(text.substr(0, dot));
    remarks.add("share_truncated", m_position, [&] {
        return fairshare::say("{} has raw shares {}; sacctmgr load truncates them to {}",
            nameOf(m_kind, m_name), text.substr(0, 40), *whole);
    });
    return static_cast<std::uint32_t>(*whole);
}

} // namespace fairshare
