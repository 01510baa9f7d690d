// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/edits/value_edit.h"

#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/scenario/number_signs.h"
#include "core/scenario/scenario.h"
#include "core/tree/share_tree_edits.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <string>
#include <utility>

namespace fairshare {
namespace {

constexpr std::size_t LongestQuote = 40;

/// Removes spaces and replaces display characters by those used in files.
std::string plain(std::string_view text, const NumberMarks& marks)
{
    std::string result;
    while (!text.empty()) {
        std::size_t skipped = 0;
        for (const std::string_view space : DigitSpaces) {
            if (text.starts_with(space))
                skipped = space.size();
        }
        if (text.starts_with(MinusSign)) {
            result += '-';
            skipped = MinusSign.size();
        } else if (!marks.point.empty() && text.starts_with(marks.point)) {
            result += '.';
            skipped = marks.point.size();
        } else if (skipped == 0) {
            result += text.front();
            skipped = 1;
        }
        text.remove_prefix(skipped);
    }
    return result;
}

std::string quoted(std::string_view text)
{
    if (text.size() <= LongestQuote)
        return fmt::format("'{}'", text);
    std::size_t end = LongestQuote;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U)
        --end;
    return fmt::format("'{}…'", text.substr(0, end));
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
                    quoted(text), marks.point));
        rest.remove_prefix(std::max<std::size_t>(number.size(), 1));
    }
    return {};
}

std::optional<long double> takeNumber(std::string_view text)
{
    const auto number = parseExtended(text);
    return number && std::isfinite(*number) ? number : std::nullopt;
}

/// Returns the seconds of a time unit; nothing for other letters.
std::optional<long double> secondsOf(char unit)
{
    switch (unit) {
    case 's':
        return 1.0L;
    case 'm':
        return 60.0L;
    case 'h':
        return 3600.0L;
    case 'd':
        return 86400.0L;
    default:
        return std::nullopt;
    }
}

using Amount = std::optional<long double> (*)(std::string_view);

std::optional<long double> amountOfUsage(std::string_view text)
{
    if (text.empty())
        return std::nullopt;
    const auto unit = secondsOf(text.back());
    if (unit)
        text.remove_suffix(1);
    const auto number = takeNumber(text);
    return number ? std::optional(*number * unit.value_or(1.0L)) : std::nullopt;
}

/// Applies `*F`, `/F`, `+N%`, `-N%` or `+N` to `now`; returns nothing for other text.
std::optional<long double> changed(long double now, std::string_view text, Amount amount)
{
    if (text.size() < 2)
        return std::nullopt;
    const char sign = text.front();
    const std::string_view rest = text.substr(1);
    if (rest.front() == '-' || rest.front() == '+')
        return std::nullopt;
    if (sign == '*' || sign == '/') {
        const auto factor = takeNumber(rest);
        if (!factor || (sign == '/' && *factor == 0))
            return std::nullopt;
        return sign == '*' ? now * *factor : now / *factor;
    }
    if (sign != '+' && sign != '-')
        return std::nullopt;
    const bool part = rest.back() == '%';
    const auto step = part ? takeNumber(rest.substr(0, rest.size() - 1)) : amount(rest);
    if (!step)
        return std::nullopt;
    const long double difference = part ? now * *step / 100 : *step;
    return sign == '+' ? now + difference : now - difference;
}

/// Returns whether the text is a change. `-N` is a negative number, which is refused, because users would not
/// expect it to subtract.
bool isChange(std::string_view text)
{
    if (text.starts_with('-'))
        return text.ends_with('%');
    return !text.empty() && std::string_view("*/+").find(text.front()) != std::string_view::npos;
}

tl::unexpected<Error> noShares(std::string_view typed, std::string_view text)
{
    return fail(ErrorCode::BadInput,
        typed.empty() ? fairshare::say(
                            "no value entered; type a whole number, parent, or a change such as *1.5 or +10%")
                      : fairshare::say("{} is not a valid value for shares; type a whole number, parent, or "
                                       "a change such as *1.5 or +10%",
                            quoted(text)));
}

tl::unexpected<Error> noUsage(std::string_view typed, std::string_view text)
{
    return fail(ErrorCode::BadInput,
        typed.empty()
            ? fairshare::say(
                  "no value entered; type TRES-seconds, hours such as 2h, or a change such as *1.5 or +10%")
            : fairshare::say("{} is not a valid value for usage; type TRES-seconds, hours such as 2h, or a "
                             "change such as *1.5 or +10%",
                  quoted(text)));
}

} // namespace

Result<std::uint32_t> editedShares(std::uint32_t now, std::string_view text, const NumberMarks& marks)
{
    if (auto checked = checkGroups(text, marks); !checked)
        return tl::unexpected(checked.error());
    const std::string typed = plain(text, marks);
    if (typed == "parent")
        return ParentShares;
    if (isChange(typed) && now == ParentShares)
        return fail(ErrorCode::BadInput,
            fairshare::say("parent shares have no number to change; type a whole number"));
    const auto value =
        isChange(typed) ? changed(static_cast<long double>(now), typed, takeNumber) : takeNumber(typed);
    if (!value || (!isChange(typed) && *value != std::floor(*value)))
        return noShares(typed, text);
    const long double rounded = std::round(*value);
    if (!(rounded >= 0 && rounded <= static_cast<long double>(MaxShares)))
        return fail(ErrorCode::OutOfRange,
            fairshare::say("shares cannot be {}; expected 0 to {}", shortest(rounded), MaxShares));
    return static_cast<std::uint32_t>(rounded);
}

Result<long double> editedUsage(long double now, std::string_view text, const NumberMarks& marks)
{
    if (auto checked = checkGroups(text, marks); !checked)
        return tl::unexpected(checked.error());
    const std::string typed = plain(text, marks);
    const auto value = isChange(typed) ? changed(now, typed, amountOfUsage) : amountOfUsage(typed);
    if (!value)
        return noUsage(typed, text);
    if (*value < 0)
        return fail(ErrorCode::OutOfRange,
            fairshare::say("usage cannot be {} TRES-seconds; expected 0 or more", shortest(*value)));
    if (!(*value <= static_cast<long double>(std::numeric_limits<double>::max())))
        return fail(ErrorCode::OutOfRange, fairshare::say("usage {} is too large", quoted(text)));
    return *value;
}

Result<double> editedAmount(double now, std::string_view text, const NumberMarks& marks)
{
    if (auto checked = checkGroups(text, marks); !checked)
        return tl::unexpected(checked.error());
    const std::string typed = plain(text, marks);
    if (typed.empty())
        return fail(ErrorCode::BadInput,
            fairshare::say("no value entered; type a number, or a change such as *1.5 or +10%"));
    const auto value = isChange(typed) ? changed(now, typed, takeNumber) : takeNumber(typed);
    if (!value)
        return fail(ErrorCode::BadInput,
            fairshare::say(
                "{} is not a valid amount; type a number, or a change such as *1.5 or +10%", quoted(text)));
    if (*value < 0)
        return fail(ErrorCode::OutOfRange,
            fairshare::say("an amount cannot be {}; expected 0 or more", shortest(*value)));
    if (!(*value <= static_cast<long double>(std::numeric_limits<double>::max())))
        return fail(ErrorCode::OutOfRange, fairshare::say("the amount {} is too large", quoted(text)));
    return static_cast<double>(*value);
}

bool isRelative(std::string_view text, const NumberMarks& marks)
{
    return isChange(plain(text, marks));
}

Result<Scenario> withEditedValues(
    const Scenario& scenario, std::span<const NodeRow> rows, const ValueEdit& edit)
{
    std::vector<std::pair<NodeRow, std::uint32_t>> shares;
    std::vector<std::pair<NodeRow, long double>> usage;
    for (const NodeRow row : rows) {
        if (edit.field == ValueField::Shares) {
            const auto value = editedShares(scenario.tree.shares(row), edit.text, edit.marks);
            if (!value)
                return tl::unexpected(value.error());
            shares.emplace_back(row, *value);
        } else {
            const auto value = editedUsage(scenario.tree.usage(row), edit.text, edit.marks);
            if (!value)
                return tl::unexpected(value.error());
            usage.emplace_back(row, *value);
        }
    }
    auto tree = edit.field == ValueField::Shares ? withSharesOf(scenario.tree, shares)
                                                 : withUsageOf(scenario.tree, usage);
    if (!tree)
        return tl::unexpected(tree.error());
    Scenario edited = scenario;
    edited.tree = std::move(*tree);
    return edited;
}

} // namespace fairshare
