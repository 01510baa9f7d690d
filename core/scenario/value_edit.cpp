// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/value_edit.h"

#include "core/base/numbers.h"
#include "core/tree/share_tree_edits.h"

#include <fmt/format.h>

#include <array>
#include <cmath>
#include <limits>
#include <optional>
#include <string>
#include <utility>

namespace fairshare {
namespace {

/// Spaces that people paste with grouped digits, and the minus sign of the screen.
constexpr std::array<std::string_view, 5> Spaces{" ", "\t", "\xC2\xA0", "\xE2\x80\x89", "\xE2\x80\xAF"};
constexpr std::string_view MinusSign = "\xE2\x88\x92";
constexpr std::size_t LongestQuote = 40;

std::string plain(std::string_view text)
{
    std::string result;
    while (!text.empty()) {
        std::size_t skipped = 0;
        for (const std::string_view space : Spaces) {
            if (text.starts_with(space))
                skipped = space.size();
        }
        if (text.starts_with(MinusSign)) {
            result += '-';
            skipped = MinusSign.size();
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

std::optional<long double> takeNumber(std::string_view text)
{
    const auto number = parseExtended(text);
    return number && std::isfinite(*number) ? number : std::nullopt;
}

/// Seconds of a time unit; nothing when the letter is none.
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

/// `*F`, `/F`, `+N%`, `-N%`, `+N`, `-N` applied to `now`; nothing when the text is none of them.
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

bool isChange(std::string_view text)
{
    return !text.empty() && std::string_view("*/+-").find(text.front()) != std::string_view::npos;
}

tl::unexpected<Error> badShares(std::string_view text)
{
    return fail(ErrorCode::BadInput,
        fmt::format(
            "{} are no shares; type a whole number, parent, or a change such as *1.5 or +10%", quoted(text)));
}

} // namespace

Result<std::uint32_t> editedShares(std::uint32_t now, std::string_view text)
{
    const std::string typed = plain(text);
    if (typed == "parent")
        return ParentShares;
    if (isChange(typed) && now == ParentShares)
        return fail(ErrorCode::BadInput, "parent shares have no number to change; type a whole number");
    const auto value =
        isChange(typed) ? changed(static_cast<long double>(now), typed, takeNumber) : takeNumber(typed);
    if (!value || (!isChange(typed) && *value != std::floor(*value)))
        return badShares(text);
    const long double rounded = std::round(*value);
    if (!(rounded >= 0 && rounded <= static_cast<long double>(MaxShares)))
        return fail(ErrorCode::OutOfRange,
            fmt::format("shares cannot be {}; they go from 0 to {}", shortest(rounded), MaxShares));
    return static_cast<std::uint32_t>(rounded);
}

Result<long double> editedUsage(long double now, std::string_view text)
{
    const std::string typed = plain(text);
    const auto value = isChange(typed) ? changed(now, typed, amountOfUsage) : amountOfUsage(typed);
    if (!value)
        return fail(ErrorCode::BadInput,
            fmt::format(
                "{} is no usage; type TRES-seconds, hours such as 2h, or a change such as *1.5 or +10%",
                quoted(text)));
    if (*value < 0)
        return fail(ErrorCode::OutOfRange,
            fmt::format("usage cannot be {} TRES-seconds; it is 0 or more", shortest(*value)));
    if (!(*value <= static_cast<long double>(std::numeric_limits<double>::max())))
        return fail(ErrorCode::OutOfRange, fmt::format("{} is more usage than can be counted", quoted(text)));
    return *value;
}

Result<Scenario> withEditedValues(
    const Scenario& scenario, std::span<const NodeRow> rows, ValueField field, std::string_view text)
{
    std::vector<std::pair<NodeRow, std::uint32_t>> shares;
    std::vector<std::pair<NodeRow, long double>> usage;
    for (const NodeRow row : rows) {
        if (field == ValueField::Shares) {
            const auto value = editedShares(scenario.tree.shares(row), text);
            if (!value)
                return tl::unexpected(value.error());
            shares.emplace_back(row, *value);
        } else {
            const auto value = editedUsage(scenario.tree.usage(row), text);
            if (!value)
                return tl::unexpected(value.error());
            usage.emplace_back(row, *value);
        }
    }
    auto tree =
        field == ValueField::Shares ? withSharesOf(scenario.tree, shares) : withUsageOf(scenario.tree, usage);
    if (!tree)
        return tl::unexpected(tree.error());
    Scenario edited = scenario;
    edited.tree = std::move(*tree);
    return edited;
}

} // namespace fairshare
