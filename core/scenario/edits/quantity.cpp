// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/edits/quantity.h"

#include "core/base/ascii_text.h"
#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/scenario/number_signs.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace fairshare {
namespace {

using QuantityKind = QuantityRules::Kind;
using QuantityForm = Quantity::Form;

constexpr std::string_view TypedDigits = "0123456789";
constexpr std::string_view TimesSign = "\xC3\x97"; ///< × (U+00D7)
constexpr std::string_view Apostrophe = "\xE2\x80\x99"; ///< ’ (U+2019), between groups of digits

bool isTypedDigit(std::string_view text, std::size_t at)
{
    return at < text.size() && isDigit(text[at]);
}

std::size_t groupMarkAt(std::string_view text, const NumberMarks& marks)
{
    if (!marks.group.empty() && marks.group != "." && marks.group != marks.point
        && text.starts_with(marks.group))
        return marks.group.size();
    if (text.starts_with(Apostrophe))
        return Apostrophe.size();
    return text.starts_with('\'') ? 1 : 0;
}

/// Returns whether digits that end `before` may be followed by a group that starts `after`.
bool continuesGroups(const std::string& before, std::string_view after, bool grouped)
{
    const std::size_t last = before.find_last_not_of(TypedDigits);
    const std::size_t first = last == std::string::npos ? 0 : last + 1;
    const std::size_t digits = before.size() - first;
    const bool head = grouped || (digits > 0 && digits <= DigitGroupSize && before[first] != '0');
    const bool inDecimals = last != std::string::npos && before[last] == '.';
    for (std::size_t at = 0; at < DigitGroupSize; ++at)
        if (!isTypedDigit(after, at))
            return false;
    return head && !inDecimals && !isTypedDigit(after, DigitGroupSize);
}

/// Returns true for digits in groups of three: 1.000 and 12.345.678, but neither 0.125 nor 5400.25.
bool isGrouped(std::string_view number)
{
    const std::size_t first = number.find('.');
    if (first == std::string_view::npos || first == 0 || first > DigitGroupSize || number.front() == '0')
        return false;
    const std::string_view groups = number.substr(first);
    if (groups.size() % (DigitGroupSize + 1) != 0)
        return false;
    for (std::size_t at = 0; at < groups.size(); ++at) {
        if ((groups[at] == '.') != (at % (DigitGroupSize + 1) == 0))
            return false;
    }
    return true;
}

/// Rejects numbers that the program and the user would read differently.
Result<void> checkGroups(std::string_view text, const NumberMarks& marks)
{
    constexpr std::string_view NumberSigns = "0123456789.";
    if (marks.group != "." || marks.point == ".")
        return {};
    for (std::string_view rest = text; !rest.empty();) {
        const std::string_view number = rest.substr(0, rest.find_first_not_of(NumberSigns));
        if (isGrouped(number))
            return fail(ErrorCode::BadInput,
                fairshare::say("{} is ambiguous because '.' separates groups of digits here; omit it and use "
                               "'{}' for decimals",
                    quotedQuantity(text), marks.point));
        rest.remove_prefix(std::max<std::size_t>(number.size(), 1));
    }
    return {};
}

bool isPlainChange(std::string_view text)
{
    if (text.starts_with('-'))
        return text.ends_with('%');
    return !text.empty() && std::string_view("*/+").find(text.front()) != std::string_view::npos;
}

/// Returns the length of the number at the start of the text.
std::size_t numberLength(std::string_view text)
{
    std::size_t at = text.starts_with('-') ? 1 : 0;
    while (isTypedDigit(text, at) || (at < text.size() && text[at] == '.'))
        ++at;
    if (at < text.size() && (text[at] == 'e' || text[at] == 'E')) {
        std::size_t exponent = at + 1;
        if (exponent < text.size() && (text[exponent] == '+' || text[exponent] == '-'))
            ++exponent;
        if (isTypedDigit(text, exponent)) {
            while (isTypedDigit(text, exponent))
                ++exponent;
            at = exponent;
        }
    }
    return at;
}

/// Parses a number; people also write .5 and 5. for 0.5 and 5.
std::optional<long double> typedNumber(std::string_view text)
{
    std::string whole(text);
    const std::size_t first = whole.starts_with('-') ? 1 : 0;
    if (whole.size() > first + 1 && whole[first] == '.')
        whole.insert(first, "0");
    if (whole.size() > first + 1 && whole.ends_with('.'))
        whole.pop_back();
    const auto number = parseExtended(whole);
    return number && std::isfinite(*number) ? number : std::nullopt;
}

std::optional<TimeUnit> unitNamed(std::string_view name, QuantityKind kind)
{
    constexpr std::array<std::pair<std::string_view, TimeUnit>, 14> Names{{{"s", TimeUnit::Second},
        {"sec", TimeUnit::Second}, {"second", TimeUnit::Second}, {"seconds", TimeUnit::Second},
        {"m", TimeUnit::Minute}, {"min", TimeUnit::Minute}, {"minute", TimeUnit::Minute},
        {"minutes", TimeUnit::Minute}, {"h", TimeUnit::Hour}, {"hour", TimeUnit::Hour},
        {"hours", TimeUnit::Hour}, {"d", TimeUnit::Day}, {"day", TimeUnit::Day}, {"days", TimeUnit::Day}}};
    if (kind == QuantityKind::Number || (kind == QuantityKind::Usage && name == "M"))
        return std::nullopt;
    const std::string lower = lowerCase(name);
    std::string_view rest = lower;
    if (kind == QuantityKind::Usage && rest.starts_with("tres")) {
        rest.remove_prefix(4);
        if (rest.starts_with('-'))
            rest.remove_prefix(1);
    }
    for (const auto& [known, unit] : Names)
        if (known == rest)
            return unit;
    return std::nullopt;
}

std::optional<long double> multipleNamed(char letter)
{
    constexpr std::array<std::pair<char, long double>, 5> Multiples{
        {{'k', 1e3L}, {'K', 1e3L}, {'M', 1e6L}, {'G', 1e9L}, {'T', 1e12L}}};
    for (const auto& [known, multiple] : Multiples)
        if (known == letter)
            return multiple;
    return std::nullopt;
}

/// Parses a number with multiple and unit.
std::optional<Quantity> takeAmount(std::string_view text, const QuantityRules& rules)
{
    const std::size_t length = numberLength(text);
    const auto number = typedNumber(text.substr(0, length));
    if (!number)
        return std::nullopt;
    Quantity found{.typed = *number};
    const std::string_view rest = text.substr(length);
    if (rules.kind != QuantityKind::Number)
        found.unit = rules.unit;
    if (const auto unit = unitNamed(rest, rules.kind)) {
        found.unit = unit;
    } else if (!rest.empty()) {
        const auto multiple = multipleNamed(rest.front());
        const auto after = unitNamed(rest.substr(1), rules.kind);
        if (!multiple || (rest.size() > 1 && !after))
            return std::nullopt;
        found.typed *= *multiple;
        if (after)
            found.unit = after;
    }
    found.number = found.unit ? found.typed * secondsIn(*found.unit) : found.typed;
    return found;
}

std::optional<Quantity> takeChange(std::string_view text, const QuantityRules& rules)
{
    if (text.size() < 2)
        return std::nullopt;
    const char sign = text.front();
    const std::string_view rest = text.substr(1);
    if (rest.front() == '-' || rest.front() == '+')
        return std::nullopt;
    if (sign == '*' || sign == '/') {
        const auto factor = typedNumber(rest);
        if (!factor || (sign == '/' && *factor == 0))
            return std::nullopt;
        return Quantity{.form = sign == '*' ? QuantityForm::Factor : QuantityForm::Divisor,
            .number = *factor,
            .typed = *factor};
    }
    if (rest.ends_with('%')) {
        const auto percent = typedNumber(rest.substr(0, rest.size() - 1));
        if (!percent)
            return std::nullopt;
        const long double change = sign == '-' ? -*percent : *percent;
        return Quantity{.form = QuantityForm::Percent, .number = change, .typed = change};
    }
    auto step = takeAmount(rest, rules);
    if (step)
        step->form = QuantityForm::Step;
    return step;
}

std::optional<Quantity> takePart(std::string_view text, const QuantityRules& rules)
{
    const auto percent = typedNumber(text.substr(0, text.size() - 1));
    if (!percent || !rules.whole)
        return std::nullopt;
    Quantity found{.number = *percent / 100 * *rules.whole, .typed = *percent, .isPart = true};
    if (rules.kind != QuantityKind::Number)
        found.unit = rules.unit;
    return found;
}

std::string spanUnit(TimeUnit unit)
{
    constexpr std::array<const char*, 4> Names{"s", "min", "h", "d"};
    return Names[static_cast<std::size_t>(unit)];
}

/// Returns "50000 TRES-h = 180000000 TRES-s": first as typed, then in the other of TRES-s and `unit`.
std::string timeText(long double typed, TimeUnit unit, const QuantityRules& rules)
{
    const bool usage = rules.kind == QuantityKind::Usage;
    const auto named = [usage](TimeUnit each) { return usage ? tresTime(each) : spanUnit(each); };
    const long double seconds = typed * secondsIn(unit);
    std::string text = fmt::format("{} {}", readableNumber(typed), named(unit));
    const TimeUnit other = unit == TimeUnit::Second ? rules.unit : TimeUnit::Second;
    if (other != unit)
        text += fmt::format(" = {} {}", readableNumber(seconds / secondsIn(other)), named(other));
    return text;
}

} // namespace

long double secondsIn(TimeUnit unit)
{
    constexpr std::array<long double, 4> Seconds{1.0L, 60.0L, 3600.0L, 86400.0L};
    return Seconds[static_cast<std::size_t>(unit)];
}

std::string tresTime(TimeUnit unit)
{
    return "TRES-" + spanUnit(unit);
}

long double Quantity::appliedTo(long double now) const
{
    switch (form) {
    case QuantityForm::Step:
        return now + number;
    case QuantityForm::Factor:
        return now * number;
    case QuantityForm::Divisor:
        return now / number;
    case QuantityForm::Percent:
        return now + now * number / 100;
    case QuantityForm::Value:
        break;
    }
    return number;
}

std::string plainQuantityText(std::string_view text, const NumberMarks& marks)
{
    std::string result;
    bool grouped = false;
    while (!text.empty()) {
        std::size_t skipped = 0;
        for (const std::string_view space : DigitSpaces) {
            if (text.starts_with(space))
                skipped = space.size();
        }
        const std::size_t mark = groupMarkAt(text, marks);
        if (text.starts_with(MinusSign)) {
            result += '-';
            skipped = MinusSign.size();
        } else if (text.starts_with(TimesSign)) {
            result += '*';
            skipped = TimesSign.size();
        } else if (!marks.point.empty() && text.starts_with(marks.point)) {
            result += '.';
            skipped = marks.point.size();
        } else if (mark > 0 && continuesGroups(result, text.substr(mark), grouped)) {
            grouped = true;
            skipped = mark;
        } else if (skipped == 0) {
            grouped = grouped && isTypedDigit(text, 0);
            result += text.front();
            skipped = 1;
        }
        text.remove_prefix(skipped);
    }
    return result;
}

bool isChangeText(std::string_view text, const NumberMarks& marks)
{
    return isPlainChange(plainQuantityText(text, marks));
}

Result<std::optional<Quantity>> typedQuantity(std::string_view text, const QuantityRules& rules)
{
    if (auto checked = checkGroups(text, rules.marks); !checked)
        return tl::unexpected(checked.error());
    const std::string plain = plainQuantityText(text, rules.marks);
    if (rules.changes && isPlainChange(plain))
        return takeChange(plain, rules);
    if (plain.ends_with('%'))
        return takePart(plain, rules);
    return takeAmount(plain, rules);
}

std::string quantityText(const Quantity& quantity, const QuantityRules& rules)
{
    switch (quantity.form) {
    case QuantityForm::Factor:
        return fmt::format("× {}", readableNumber(quantity.number));
    case QuantityForm::Divisor:
        return fmt::format("÷ {}", readableNumber(quantity.number));
    case QuantityForm::Percent:
        return fmt::format("{}{}%", quantity.number < 0 ? "" : "+", readableNumber(quantity.number));
    case QuantityForm::Step:
        return "+"
            + (quantity.unit ? timeText(quantity.typed, *quantity.unit, rules)
                             : readableNumber(quantity.number));
    case QuantityForm::Value:
        break;
    }
    if (quantity.isPart) {
        const std::string percent = readableNumber(quantity.typed);
        if (!quantity.unit)
            return fmt::format("{}% = {}", percent, readableNumber(quantity.number));
        const std::string usage = timeText(quantity.number / secondsIn(rules.unit), rules.unit, rules);
        return fairshare::say("{}% of all usage = {}", percent, usage);
    }
    return quantity.unit ? timeText(quantity.typed, *quantity.unit, rules) : readableNumber(quantity.number);
}

std::string readableNumber(long double number)
{
    constexpr long double Largest = 1e15L;
    constexpr long double FromWhole = 1e5L;
    const long double size = std::abs(number);
    if (!std::isfinite(number) || size >= Largest)
        return saidNumber(fmt::format("{:.6g}", number));
    if (size >= FromWhole || number == std::floor(number))
        return saidNumber(fmt::format("{:.0f}", number));
    return saidNumber(fmt::format("{:.6g}", number));
}

std::string usageIn(TimeUnit unit, long double tresSeconds)
{
    constexpr int LeastDigits = 6;
    constexpr int MostDigits = 20;
    const long double value = tresSeconds / secondsIn(unit);
    for (int digits = LeastDigits; unit != TimeUnit::Second && digits <= MostDigits; ++digits) {
        const auto rounded = parseExtended(fmt::format("{:.{}e}", value, digits - 1));
        if (rounded && static_cast<double>(*rounded * secondsIn(unit)) == static_cast<double>(tresSeconds))
            return shortest(*rounded);
    }
    return shortest(value);
}

std::string editableUsage(TimeUnit unit, long double tresSeconds)
{
    const auto rounded = parseExtended(fmt::format("{:.11e}", tresSeconds / secondsIn(unit)));
    return shortest(rounded.value_or(tresSeconds / secondsIn(unit)));
}

std::string quotedQuantity(std::string_view text)
{
    constexpr std::size_t LongestQuote = 40;
    if (text.size() <= LongestQuote)
        return fmt::format("'{}'", text);
    std::size_t end = LongestQuote;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U)
        --end;
    return fmt::format("'{}…'", text.substr(0, end));
}

} // namespace fairshare
