// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/exact_decimal.h"

#include "core/base/numbers.h"

#include <algorithm>
#include <string>
#include <string_view>

namespace fairshare {

ExactDecimal ExactDecimal::read(long double value)
{
    ExactDecimal result;
    const std::string text = shortest(value); // at most 21 digits
    const std::size_t e = text.find('e');
    bool fraction = false;
    for (const char c : std::string_view(text).substr(0, e)) {
        if (c == '.') {
            fraction = true;
            continue;
        }
        result.m_mantissa = result.m_mantissa * 10 + static_cast<unsigned>(c - '0');
        result.m_exponent -= fraction ? 1 : 0;
    }
    if (e != std::string::npos) {
        const bool negative = text[e + 1] == '-';
        const std::size_t digits = text.find_first_of("0123456789", e);
        const auto power = static_cast<int>(parseUnsigned(std::string_view(text).substr(digits)).value_or(0));
        result.m_exponent += negative ? -power : power;
    }
    return result.normalized();
}

std::optional<ExactDecimal> ExactDecimal::plus(ExactDecimal other) const
{
    if (m_mantissa == 0 || other.m_mantissa == 0)
        return m_mantissa == 0 ? other : *this;
    ExactDecimal sum = *this;
    const int exponent = std::min(sum.m_exponent, other.m_exponent);
    if (!sum.lowerExponentTo(exponent) || !other.lowerExponentTo(exponent))
        return std::nullopt;
    sum.m_mantissa += other.m_mantissa;
    return sum.m_mantissa > MaxMantissa ? std::nullopt : std::optional(sum.normalized());
}

std::optional<ExactDecimal> ExactDecimal::minus(ExactDecimal other) const
{
    if (other.m_mantissa == 0)
        return *this;
    ExactDecimal difference = *this;
    const int exponent = std::min(difference.m_exponent, other.m_exponent);
    if (!difference.lowerExponentTo(exponent) || !other.lowerExponentTo(exponent)
        || difference.m_mantissa < other.m_mantissa)
        return std::nullopt;
    difference.m_mantissa -= other.m_mantissa;
    return difference.normalized();
}

long double ExactDecimal::value() const
{
    std::string text = "e" + std::to_string(m_exponent);
    for (Wide rest = m_mantissa; rest != 0 || text.front() == 'e'; rest /= 10)
        text.insert(text.begin(), static_cast<char>('0' + static_cast<int>(rest % 10)));
    return parseExtended(text).value_or(0);
}

std::optional<ExactDecimal> ExactDecimal::times(std::uint32_t factor) const
{
    if (m_mantissa > MaxMantissa)
        return std::nullopt;
    ExactDecimal product = *this;
    product.m_mantissa *= factor;
    return product.normalized();
}

bool ExactDecimal::lowerExponentTo(int exponent)
{
    for (; m_exponent > exponent; --m_exponent) {
        if (m_mantissa > MaxMantissa / 10)
            return false;
        m_mantissa *= 10;
    }
    return true;
}

ExactDecimal ExactDecimal::normalized() const
{
    ExactDecimal result = *this;
    while (result.m_mantissa != 0 && result.m_mantissa % 10 == 0) {
        result.m_mantissa /= 10;
        ++result.m_exponent;
    }
    if (result.m_mantissa == 0)
        result.m_exponent = 0;
    return result;
}

} // namespace fairshare
