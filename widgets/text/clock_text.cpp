// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/text/clock_text.h"

#include "widgets/text/number_text.h"
#include "widgets/text/typed_number.h"

#include "core/scenario/edits/quantity.h"

#include <QCoreApplication>

#include <array>
#include <cmath>

namespace fairshare::gui {
namespace {

struct ClockTexts {
    Q_DECLARE_TR_FUNCTIONS(ClockTexts)
};

constexpr std::int64_t Minute = 60;
constexpr std::int64_t Hour = 60 * Minute;
constexpr std::int64_t Day = 24 * Hour;
constexpr std::array<std::int64_t, 21> Spans{1, 5, 10, 30, Minute, 2 * Minute, 5 * Minute, 10 * Minute,
    15 * Minute, 30 * Minute, Hour, 2 * Hour, 3 * Hour, 6 * Hour, 12 * Hour, Day, 2 * Day, 5 * Day, 10 * Day,
    20 * Day, 50 * Day};

QString twoDigits(std::int64_t number)
{
    return QStringLiteral("%1").arg(number, 2, 10, QLatin1Char('0'));
}

QString hoursAndMinutes(std::int64_t seconds)
{
    return QStringLiteral("%1:%2").arg(seconds / Hour).arg(twoDigits(seconds / Minute % 60));
}

} // namespace

QString clockText(std::int64_t seconds)
{
    const QString clock =
        QStringLiteral("%1:%2").arg(hoursAndMinutes(seconds % Day), twoDigits(seconds % Minute));
    return seconds < Day ? clock : ClockTexts::tr("%1 d %2").arg(seconds / Day).arg(clock);
}

QString longestClockText(std::int64_t seconds)
{
    constexpr std::int64_t TwoDigits = 10 * Hour;
    if (seconds < TwoDigits)
        return clockText(TwoDigits - 1);
    return clockText(seconds < Day ? seconds : seconds / Day * Day + Day - 1);
}

QString tickText(std::int64_t seconds, std::int64_t step)
{
    if (step >= Day)
        return ClockTexts::tr("%1 d").arg(seconds / Day);
    const QString clock = step < Minute
        ? QStringLiteral("%1:%2").arg(hoursAndMinutes(seconds % Day), twoDigits(seconds % Minute))
        : hoursAndMinutes(seconds % Day);
    return seconds < Day ? clock : ClockTexts::tr("%1 d %2").arg(seconds / Day).arg(clock);
}

QString tickUnit(std::int64_t step)
{
    if (step >= Day)
        return ClockTexts::tr("days");
    return step < Minute ? ClockTexts::tr("h:min:s") : ClockTexts::tr("h:min");
}

std::int64_t roundSpan(double seconds)
{
    for (const std::int64_t span : Spans)
        if (static_cast<double>(span) >= seconds)
            return span;
    double span = 100;
    while (span * static_cast<double>(Day) < seconds)
        span *= 10;
    return static_cast<std::int64_t>(span) * Day;
}

std::optional<std::int64_t> typedSpan(const QString& text)
{
    constexpr long double Longest = 1e15L; ///< seconds; exact, and sums of such spans fit 64 bits
    const TypedNumber number;
    const auto span = typedQuantity(
        text.toStdString(), {.kind = QuantityRules::Kind::Span, .changes = false, .marks = number.marks()});
    if (!span || !*span)
        return std::nullopt;
    const long double seconds = (*span)->number;
    if (!(seconds >= 0 && seconds <= Longest) || seconds != std::floor(seconds))
        return std::nullopt;
    return static_cast<std::int64_t>(seconds);
}

QString spanText(std::int64_t seconds)
{
    const NumberText numbers;
    const auto count = [&numbers](
                           std::int64_t number) { return numbers.count(static_cast<std::uint64_t>(number)); };
    if (seconds >= Day && seconds % Day == 0)
        return ClockTexts::tr("%1 d").arg(count(seconds / Day));
    if (seconds >= Hour && seconds % Hour == 0)
        return ClockTexts::tr("%1 h").arg(count(seconds / Hour));
    if (seconds > Minute && seconds % Minute == 0)
        return ClockTexts::tr("%1 min").arg(count(seconds / Minute));
    return ClockTexts::tr("%1 s").arg(count(seconds));
}

QString speedText(std::int64_t secondsInOne)
{
    if (secondsInOne == Minute)
        return ClockTexts::tr("1 min/s");
    return ClockTexts::tr("%1/s").arg(spanText(secondsInOne));
}

} // namespace fairshare::gui
