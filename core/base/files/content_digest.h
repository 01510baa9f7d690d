// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace fairshare {

/// 64-bit FNV-1a digest. Detects changed content, but not forgery.
class ContentDigest {
public:
    /// Adds a part; ("a", "b") differs from ("ab").
    void add(std::string_view part);
    /// Returns the digest as 16 hexadecimal digits.
    std::string text() const;

private:
    void addByte(unsigned char byte);

    std::uint64_t m_state = 0xCBF29CE484222325U;
};

} // namespace fairshare
