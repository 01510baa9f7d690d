// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>

namespace fairshare {

/// A decimal number, 0 or more, of at most 28 digits. Arithmetic is exact and never rounds.
class ExactDecimal {
public:
    ExactDecimal() = default;
    /// Converts a binary number to the shortest decimal number that represents it.
    /// @param value finite, 0 or more
    static ExactDecimal read(long double value);

    bool operator==(const ExactDecimal&) const = default;
    /// Returns the sum; nothing if it has too many digits.
    std::optional<ExactDecimal> plus(ExactDecimal other) const;
    /// Returns the difference; nothing if `other` is larger, or if the difference has too many digits.
    std::optional<ExactDecimal> minus(ExactDecimal other) const;
    std::optional<ExactDecimal> times(std::uint32_t factor) const;
    /// Returns the nearest representable number.
    long double value() const;

private:
    __extension__ using Wide = unsigned __int128;

    static constexpr Wide MaxMantissa = Wide{1} << 95U; ///< fits after multiplication by 32 bits

    /// Lowers the exponent by appending zeros to the mantissa. Returns false if they do not fit.
    bool lowerExponentTo(int exponent);
    ExactDecimal normalized() const;

    /// The value is mantissa * 10^exponent. The mantissa has no trailing zeros; 0 has exponent 0.
    Wide m_mantissa = 0;
    int m_exponent = 0;
};

} // namespace fairshare
