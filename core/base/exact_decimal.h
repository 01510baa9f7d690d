// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>

namespace fairshare {

/// A number of at most 28 decimal digits, 0 or above, that is calculated with as on paper: never rounded.
class ExactDecimal {
public:
    ExactDecimal() = default;
    /// The decimal number that a person reads, not its binary neighbor. @param value finite, 0 or above.
    static ExactDecimal read(long double value);

    bool operator==(const ExactDecimal&) const = default;
    /// Nothing where the sum has too many digits.
    std::optional<ExactDecimal> plus(ExactDecimal other) const;
    /// Nothing where `other` is more, or where the difference has too many digits.
    std::optional<ExactDecimal> minus(ExactDecimal other) const;
    std::optional<ExactDecimal> times(std::uint32_t factor) const;
    /// The nearest number that the machine has.
    long double value() const;

private:
    __extension__ using Wide = unsigned __int128;

    static constexpr Wide MaxMantissa = Wide{1} << 95U; ///< times a factor it still fits

    /// False where the mantissa does not take the zeros.
    bool lowerExponentTo(int exponent);
    ExactDecimal normalized() const;

    /// Value: mantissa * 10^exponent; the mantissa ends in no zero, and 0 has exponent 0.
    Wide m_mantissa = 0;
    int m_exponent = 0;
};

} // namespace fairshare
