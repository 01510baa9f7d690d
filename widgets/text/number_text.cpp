// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/text/number_text.h"

#include "core/base/numbers.h"
#include "core/base/small_numbers.h"
#include "core/table/column.h"
#include "core/tree/share_tree.h"

#include <QCoreApplication>

#include <fmt/format.h>

#include <cmath>

namespace fairshare::gui {
namespace {

constexpr QChar ThinSpace(0x2009);
constexpr QChar Minus(0x2212);
constexpr QChar Infinity(0x221E);
constexpr QChar EnDash(0x2013);
constexpr double LargestFraction = 1e6; ///< larger ones do not fit a column of fractions
constexpr double LargestFixed = 1e15; ///< from here on a double cannot represent such decimals
constexpr int FractionDecimals = 4;
constexpr int FactorDecimals = 6;
constexpr int UsageDecimals = 1;
constexpr double SmallestHours = 0.05; ///< smaller values would be shown as 0.0
constexpr long double SecondsPerHour = 3600.0L;

/// Groups `digits`, which contains only ASCII digits, in threes.
QString grouped(QString digits)
{
    for (qsizetype at = digits.size() - 3; at > 0; at -= 3)
        digits.insert(at, ThinSpace);
    return digits;
}

/// Localizes a finite number.
/// @param text output of fixed() or fmt in the C locale
QString localized(std::string_view text, const QString& point)
{
    QString sign;
    if (text.starts_with('-')) {
        sign = Minus;
        text.remove_prefix(1);
    }
    const std::string_view digits = text.substr(0, text.find_first_not_of("0123456789"));
    const QString whole = QString::fromLatin1(digits.data(), static_cast<qsizetype>(digits.size()));
    text.remove_prefix(digits.size());
    if (text.empty())
        return sign + grouped(whole);
    QString rest = QString::fromLatin1(text.data(), static_cast<qsizetype>(text.size()));
    rest.replace(QLatin1Char('-'), Minus);
    if (rest.startsWith(QLatin1Char('.')))
        rest.replace(0, 1, point);
    return sign + grouped(whole) + rest;
}

/// Returns the text of values without digits; empty for finite numbers other than 0.
QString special(double value)
{
    if (isUndefined(value))
        return EnDash;
    if (std::isnan(value))
        return QStringLiteral("nan");
    if (std::isinf(value))
        return value < 0 ? QString(Minus) + Infinity : QString(Infinity);
    return value == 0 ? QStringLiteral("0") : QString();
}

} // namespace

NumberText::NumberText(const QLocale& locale)
    : m_point(locale.decimalPoint())
{
}

QString NumberText::shares(std::uint32_t value) const
{
    return value == ParentShares ? QCoreApplication::translate("NumberText", "parent") : count(value);
}

QString NumberText::usage(long double tresSeconds) const
{
    const auto hours = static_cast<double>(tresSeconds / SecondsPerHour);
    // A job of a few seconds has a usage above 0, and the order of such users is meaningful.
    return hours > 0 && hours < SmallestHours ? scientific(hours) : real(hours, UsageDecimals);
}

QString NumberText::fraction(double value) const
{
    if (!special(value).isEmpty())
        return real(value, FractionDecimals);
    const bool fits = std::abs(value) < LargestFraction && !losesDigits(value, FractionDecimals);
    return fits ? real(value, FractionDecimals) : scientific(value);
}

QString NumberText::factor(double value) const
{
    return real(value, FactorDecimals);
}

QString NumberText::count(std::uint64_t value) const
{
    return grouped(QString::number(value));
}

QString NumberText::rank(std::uint32_t value) const
{
    return value == UndefinedCount ? QString(EnDash) : count(value);
}

QString NumberText::move(std::int64_t places) const
{
    const QString text = localized(fmt::format("{}", places), m_point);
    return places > 0 ? QLatin1Char('+') + text : text;
}

QString NumberText::percent(double part) const
{
    constexpr double Least = 0.00005; ///< smaller fractions would be shown as 0.00 %
    const double size = std::abs(part);
    const QString text =
        size > 0 && size < Least ? fraction(part * 100) : real(part * 100, size < 0.1 ? 2 : 0);
    return text + ThinSpace + QLatin1Char('%');
}

QString NumberText::identifier(std::uint64_t value) const
{
    return QString::number(value);
}

QString NumberText::word(std::uint64_t value) const
{
    const std::string digits = fmt::format("{:04x} {:04x} {:04x} {:04x}", value >> 48U,
        (value >> 32U) & 0xFFFFU, (value >> 16U) & 0xFFFFU, value & 0xFFFFU);
    return QString::fromStdString(digits);
}

QString NumberText::real(double value, int decimals) const
{
    QString text = special(value);
    if (!text.isEmpty())
        return text;
    if (std::abs(value) >= LargestFixed)
        return scientific(value);
    const std::string digits = fixed(value, decimals);
    const bool roundsToZero = digits.find_first_of("123456789") == std::string::npos;
    return localized(roundsToZero ? fixed(std::abs(value), decimals) : digits, m_point);
}

QString NumberText::scientific(double value) const
{
    return localized(fmt::format("{:.1e}", value), m_point);
}

} // namespace fairshare::gui
