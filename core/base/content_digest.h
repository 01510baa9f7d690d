// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace fairshare {

/// FNV-1a of 64 bits: tells changed contents apart, not forged ones.
class ContentDigest {
public:
    /// Adds a part; ("a", "b") differs from ("ab").
    void add(std::string_view part);
    /// 16 digits, hexadecimal.
    std::string text() const;

private:
    void addByte(unsigned char byte);

    std::uint64_t m_state = 0xCBF29CE484222325U;
};

} // namespace fairshare
