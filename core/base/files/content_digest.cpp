// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/files/content_digest.h"

#include <fmt/format.h>

namespace fairshare {

void ContentDigest::addByte(unsigned char byte)
{
    constexpr std::uint64_t Prime = 0x100000001B3U;
    m_state = (m_state ^ byte) * Prime;
}

void ContentDigest::add(std::string_view part)
{
    constexpr unsigned BitsAByte = 8;
    const std::uint64_t size = part.size();
    for (std::uint64_t at = 0; at < sizeof size; ++at)
        addByte(static_cast<unsigned char>(size >> (BitsAByte * at)));
    for (const char character : part)
        addByte(static_cast<unsigned char>(character));
}

std::string ContentDigest::text() const
{
    return fmt::format("{:016x}", m_state);
}

} // namespace fairshare
