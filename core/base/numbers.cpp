// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/numbers.h"

#include "core/base/ascii_text.h"

#include <fmt/format.h>

#include <array>
#include <charconv>
#include <cmath>
#include <cstdlib>
#include <limits>

#include <locale.h> // NOLINT(modernize-deprecated-headers): newlocale is POSIX, not C++

namespace fairshare {
namespace {

static_assert(std::numeric_limits<long double>::digits == 64,
    "scheduler arithmetic requires the 80-bit extended precision of x86");

/// Parsed parts of `digits[.digits][e[+-]digits]`: value = mantissa * 10^exponent if exact.
struct Decimal {
    std::uint64_t mantissa = 0;
    int exponent = 0;
    bool exact = true; ///< mantissa contains every significant digit
};

constexpr int MaxExactDigits = 19;

struct DigitRun {
    int significant = 0;
    int fraction = 0;
    bool any = false;
};

void take(char digit, bool afterPoint, DigitRun& run, Decimal& decimal)
{
    run.any = true;
    if (run.significant > 0 || digit != '0')
        ++run.significant;
    if (run.significant > MaxExactDigits) {
        decimal.exact = false;
        return;
    }
    decimal.mantissa = decimal.mantissa * 10 + static_cast<std::uint64_t>(digit - '0');
    if (afterPoint)
        ++run.fraction;
}

/// Parses the exponent digits from `at`; returns nothing if there are none. Saturates far outside any range.
std::optional<int> exponentAt(std::string_view text, std::size_t at)
{
    bool negative = false;
    if (at < text.size() && (text[at] == '+' || text[at] == '-'))
        negative = text[at++] == '-';
    if (at == text.size())
        return std::nullopt;
    int value = 0;
    for (; at < text.size(); ++at) {
        if (!isDigit(text[at]))
            return std::nullopt;
        value = std::min(value * 10 + (text[at] - '0'), 100000);
    }
    return negative ? -value : value;
}

/// Splits an unsigned decimal; returns nothing if the grammar of parseExtended is not met.
std::optional<Decimal> split(std::string_view text)
{
    Decimal decimal;
    DigitRun run;
    bool afterPoint = false;
    bool fractionDigits = false;
    std::size_t at = 0;
    for (; at < text.size(); ++at) {
        const char c = text[at];
        if (isDigit(c)) {
            take(c, afterPoint, run, decimal);
            fractionDigits = fractionDigits || afterPoint;
        } else if (c == '.' && !afterPoint && run.any) {
            afterPoint = true;
        } else {
            break;
        }
    }
    if (!run.any || (afterPoint && !fractionDigits))
        return std::nullopt;
    decimal.exponent = -run.fraction;
    if (at == text.size())
        return decimal;
    if (text[at] != 'e' && text[at] != 'E')
        return std::nullopt;
    const auto exponent = exponentAt(text, at + 1);
    if (!exponent)
        return std::nullopt;
    decimal.exponent += *exponent;
    return decimal;
}

// 10^27 = 5^27 * 2^27 and 5^27 < 2^63, so every entry has an exact 64-bit mantissa.
constexpr int MaxExactPower = 27;

constexpr std::array<long double, MaxExactPower + 1> PowersOfTen = [] {
    std::array<long double, MaxExactPower + 1> powers{};
    powers[0] = 1.0L;
    for (std::size_t i = 1; i < powers.size(); ++i)
        powers[i] = powers[i - 1] * 10.0L;
    return powers;
}();

/// C library conversion in the C locale, whatever locale the process uses. Correctly rounded, including
/// infinity and subnormal numbers.
class CLocale {
public:
    CLocale()
        : m_locale(::newlocale(LC_ALL_MASK, "C", nullptr))
    {
    }
    CLocale(const CLocale&) = delete;
    CLocale& operator=(const CLocale&) = delete;
    ~CLocale() { ::freelocale(m_locale); }

    long double extended(std::string_view text) const
    {
        return ::strtold_l(std::string(text).c_str(), nullptr, m_locale);
    }
    double narrow(std::string_view text) const
    {
        return ::strtod_l(std::string(text).c_str(), nullptr, m_locale);
    }

private:
    locale_t m_locale;
};

const CLocale& cLocale()
{
    static const CLocale locale;
    return locale;
}

template <typename Real>
std::string shortestOf(Real value)
{
    if (std::isnan(value))
        return "nan";
    if (std::isinf(value))
        return value > 0 ? "inf" : "-inf";
    std::array<char, 128> buffer{};
    // Whole numbers are easiest to read in full; beyond 2^63 the shortest form needs an exponent anyway.
    if (value == std::trunc(value) && std::abs(value) < Real(1e15) && !(value == 0 && std::signbit(value))) {
        const auto whole = static_cast<std::int64_t>(value);
        char* const end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), whole).ptr;
        return {buffer.data(), end};
    }
    char* const end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value).ptr;
    return {buffer.data(), end};
}

} // namespace

std::optional<std::uint64_t> parseUnsigned(std::string_view text)
{
    std::uint64_t value = 0;
    const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (text.empty() || code != std::errc() || end != text.data() + text.size())
        return std::nullopt;
    return value;
}

std::optional<long double> parseExtended(std::string_view text)
{
    const bool negative = text.starts_with('-');
    const auto decimal = split(negative ? text.substr(1) : text);
    if (!decimal)
        return std::nullopt;
    // Exact operands and a single rounding: correct in extended precision, and much faster than the library.
    if (decimal->exact && std::abs(decimal->exponent) <= MaxExactPower) {
        const auto power = PowersOfTen.at(static_cast<std::size_t>(std::abs(decimal->exponent)));
        const auto mantissa = static_cast<long double>(decimal->mantissa);
        const long double value = decimal->exponent < 0 ? mantissa / power : mantissa * power;
        return negative ? -value : value;
    }
    return cLocale().extended(text);
}

bool spellsZero(std::string_view text)
{
    const std::string_view digits = text.substr(0, text.find_first_of("eE"));
    return digits.find_first_of("123456789") == std::string_view::npos;
}

std::optional<double> parseDouble(std::string_view text)
{
    if (!split(text.starts_with('-') ? text.substr(1) : text))
        return std::nullopt;
    double value = 0;
    const auto code = std::from_chars(text.data(), text.data() + text.size(), value).ec;
    return code == std::errc() ? value : cLocale().narrow(text);
}

std::string shortest(double value)
{
    return shortestOf(value);
}

std::string shortest(long double value)
{
    return shortestOf(value);
}

std::string fixed(double value, int decimals)
{
    if (std::isnan(value))
        return "nan";
    if (std::isinf(value))
        return value > 0 ? "inf" : "-inf";
    return fmt::format("{:.{}f}", value, decimals);
}

std::string wholeNumber(long double value)
{
    if (std::abs(value) < 1e18L)
        return fmt::format("{}", static_cast<std::int64_t>(value));
    // fmt is not used because it puts a 0 before huge numbers.
    std::array<char, std::numeric_limits<long double>::max_exponent10 + 3> buffer{};
    char* const end = std::to_chars(
        buffer.data(), buffer.data() + buffer.size(), std::trunc(value), std::chars_format::fixed, 0)
                          .ptr;
    return {buffer.data(), end};
}

std::string scientific(double value, int decimals)
{
    if (std::isnan(value))
        return "nan";
    if (std::isinf(value))
        return value > 0 ? "inf" : "-inf";
    return fmt::format("{:.{}e}", value, decimals);
}

} // namespace fairshare
