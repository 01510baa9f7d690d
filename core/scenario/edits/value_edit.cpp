// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/edits/value_edit.h"

#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/fairshare/usage_totals.h"
#include "core/scenario/edits/usage_scaling.h"
#include "core/scenario/scenario.h"
#include "core/tree/edits/share_tree_edits.h"

#include <fmt/format.h>

#include <cmath>
#include <limits>
#include <utility>
#include <vector>

namespace fairshare {
namespace {

constexpr auto LargestUsage = std::numeric_limits<double>::max();

tl::unexpected<Error> noShares(std::string_view typed, std::string_view text)
{
    return fail(ErrorCode::BadInput,
        typed.empty() ? fairshare::say(
                            "no value entered; type a whole number, parent, or a change such as *1.5 or +10%")
                      : fairshare::say("{} is not a valid value for shares; type a whole number, parent, or "
                                       "a change such as *1.5 or +10%",
                            quotedQuantity(text)));
}

tl::unexpected<Error> noUsage(std::string_view typed, std::string_view text, TimeUnit unit)
{
    if (unit == TimeUnit::Second)
        return fail(ErrorCode::BadInput,
            typed.empty() ? fairshare::say("no value entered; type TRES-seconds, hours such as 2h, or a "
                                           "change such as *1.5 or +10%")
                          : fairshare::say("{} is not a valid value for usage; type TRES-seconds, hours such "
                                           "as 2h, or a change such as *1.5 or +10%",
                                quotedQuantity(text)));
    return fail(ErrorCode::BadInput,
        typed.empty() ? fairshare::say("no value entered; type {}, another unit such as 2d, or a change such "
                                       "as *1.5 or +10%",
                            tresTime(unit))
                      : fairshare::say("{} is not a valid value for usage; type {}, another unit such as 2d, "
                                       "or a change such as *1.5 or +10%",
                            quotedQuantity(text), tresTime(unit)));
}

std::string usageText(long double tresSeconds, TimeUnit unit)
{
    return unit == TimeUnit::Second ? fairshare::say("{} TRES-seconds", shortest(tresSeconds))
                                    : fmt::format("{} {}", usageIn(unit, tresSeconds), tresTime(unit));
}

QuantityRules quantityRules(const ShareTree& tree, const ValueEdit& edit)
{
    if (edit.field == ValueField::Shares)
        return {.marks = edit.marks};
    return {.kind = QuantityRules::Kind::Usage,
        .unit = edit.unit,
        .whole = wholeFor(tree, edit.text, edit.marks),
        .marks = edit.marks};
}

Result<ShareTree> withUsageEdited(const ShareTree& tree, std::span<const NodeRow> rows, const ValueEdit& edit)
{
    const UsageRules rules{edit.marks, edit.unit, wholeFor(tree, edit.text, edit.marks)};
    const std::vector<NodeRow> edited = rowsCountedOnce(tree, rows);
    const std::vector<long double> before = usageWithSubtree(tree, edited);
    std::vector<std::pair<NodeRow, long double>> totals;
    totals.reserve(edited.size());
    for (std::size_t at = 0; at < edited.size(); ++at) {
        const auto value = editedUsage(before[at], edit.text, rules);
        if (!value)
            return tl::unexpected(value.error());
        totals.emplace_back(edited[at], *value);
    }
    return withTotalUsageOf(tree, totals);
}

Result<ShareTree> withSharesEdited(
    const ShareTree& tree, std::span<const NodeRow> rows, const ValueEdit& edit)
{
    std::vector<std::pair<NodeRow, std::uint32_t>> shares;
    shares.reserve(rows.size());
    for (const NodeRow row : rows) {
        const auto value = editedShares(tree.shares(row), edit.text, edit.marks);
        if (!value)
            return tl::unexpected(value.error());
        shares.emplace_back(row, *value);
    }
    return withSharesOf(tree, shares);
}

std::string understoodShares(const ShareTree& tree, std::span<const NodeRow> rows, const ValueEdit& edit)
{
    const auto named = [](std::uint32_t shares) {
        return shares == ParentShares ? fairshare::say("parent shares")
                                      : fairshare::say("{} shares", readableNumber(shares));
    };
    const bool change = isChangeText(edit.text, edit.marks);
    if (rows.size() == 1) {
        const std::uint32_t now = tree.shares(rows.front());
        const std::string after = named(editedShares(now, edit.text, edit.marks).value_or(now));
        return change ? fmt::format("{} → {}", readableNumber(now), after) : after;
    }
    const std::string what = change
        ? quantityText(**typedQuantity(edit.text, quantityRules(tree, edit)), quantityRules(tree, edit))
        : named(editedShares(0, edit.text, edit.marks).value_or(0));
    return fairshare::say("{} for each of {} rows", what, rows.size());
}

/// Returns "50000 TRES-h = 180000000 TRES-s", which a row with this usage will have.
std::string resultText(const Quantity& quantity, long double before, const QuantityRules& rules)
{
    if (!quantity.isChange())
        return quantityText(quantity, rules);
    const long double after = quantity.appliedTo(before);
    return quantityText({.number = after, .typed = after / secondsIn(rules.unit), .unit = rules.unit}, rules);
}

std::string understoodUsage(const ShareTree& tree, std::span<const NodeRow> rows, const ValueEdit& edit)
{
    const QuantityRules rules = quantityRules(tree, edit);
    const Quantity quantity = **typedQuantity(edit.text, rules);
    const std::vector<NodeRow> edited = rowsCountedOnce(tree, rows);
    if (edited.size() > 1)
        return fairshare::say("{} for each of {} rows", quantityText(quantity, rules), edited.size());
    const NodeRow row = edited.front();
    const long double before = usageWithSubtree(tree, edited).front();
    const std::string result = resultText(quantity, before, rules);
    const std::string_view name = tree.name(row);
    const long double factor = quantity.appliedTo(before) / before;
    if (tree.isUser(row))
        return before == 0 ? result
                           : fairshare::say("{}; {}'s usage × {}", result, name, readableNumber(factor));
    return before == 0
        ? fairshare::say("{}; {} has no usage to scale, so it becomes the account's own", result, name)
        : fairshare::say("{}; {}'s total × {}", result, name, readableNumber(factor));
}

} // namespace

Result<std::uint32_t> editedShares(std::uint32_t now, std::string_view text, const NumberMarks& marks)
{
    const auto quantity = typedQuantity(text, {.marks = marks});
    if (!quantity)
        return tl::unexpected(quantity.error());
    const std::string typed = plainQuantityText(text, marks);
    if (typed == "parent")
        return ParentShares;
    const bool change = isChangeText(text, marks);
    if (change && now == ParentShares)
        return fail(ErrorCode::BadInput,
            fairshare::say("parent shares have no number to change; type a whole number"));
    if (!*quantity)
        return noShares(typed, text);
    const long double value = (*quantity)->appliedTo(static_cast<long double>(now));
    if (!change && value != std::floor(value))
        return noShares(typed, text);
    const long double rounded = std::round(value);
    if (!(rounded >= 0 && rounded <= static_cast<long double>(MaxShares)))
        return fail(ErrorCode::OutOfRange,
            fairshare::say("shares cannot be {}; expected 0 to {}", shortest(rounded), MaxShares));
    return static_cast<std::uint32_t>(rounded);
}

Result<long double> editedUsage(long double now, std::string_view text, const UsageRules& rules)
{
    const auto quantity = typedQuantity(text,
        {.kind = QuantityRules::Kind::Usage, .unit = rules.unit, .whole = rules.whole, .marks = rules.marks});
    if (!quantity)
        return tl::unexpected(quantity.error());
    if (!*quantity)
        return noUsage(plainQuantityText(text, rules.marks), text, rules.unit);
    const long double value = (*quantity)->appliedTo(now);
    if (value < 0)
        return fail(ErrorCode::OutOfRange,
            fairshare::say("usage cannot be {}; expected 0 or more", usageText(value, rules.unit)));
    if (!(value <= static_cast<long double>(LargestUsage)))
        return fail(ErrorCode::OutOfRange, fairshare::say("usage {} is too large", quotedQuantity(text)));
    return value;
}

Result<double> editedAmount(double now, std::string_view text, const NumberMarks& marks)
{
    const auto quantity = typedQuantity(text, {.marks = marks});
    if (!quantity)
        return tl::unexpected(quantity.error());
    if (plainQuantityText(text, marks).empty())
        return fail(ErrorCode::BadInput,
            fairshare::say("no value entered; type a number, or a change such as *1.5 or +10%"));
    if (!*quantity)
        return fail(ErrorCode::BadInput,
            fairshare::say("{} is not a valid amount; type a number, or a change such as *1.5 or +10%",
                quotedQuantity(text)));
    const long double value = (*quantity)->appliedTo(now);
    if (value < 0)
        return fail(ErrorCode::OutOfRange,
            fairshare::say("an amount cannot be {}; expected 0 or more", shortest(value)));
    if (!(value <= static_cast<long double>(LargestUsage)))
        return fail(
            ErrorCode::OutOfRange, fairshare::say("the amount {} is too large", quotedQuantity(text)));
    return static_cast<double>(value);
}

std::optional<long double> wholeFor(const ShareTree& tree, std::string_view text, const NumberMarks& marks)
{
    const std::string plain = plainQuantityText(text, marks);
    if (!plain.ends_with('%') || isChangeText(text, marks))
        return std::nullopt;
    return sumUsage(tree).total[RootRow];
}

Result<Scenario> withEditedValues(
    const Scenario& scenario, std::span<const NodeRow> rows, const ValueEdit& edit)
{
    auto tree = edit.field == ValueField::Shares ? withSharesEdited(scenario.tree, rows, edit)
                                                 : withUsageEdited(scenario.tree, rows, edit);
    if (!tree)
        return tl::unexpected(tree.error());
    Scenario edited = scenario;
    edited.tree = std::move(*tree);
    return edited;
}

Result<std::string> understoodEdit(
    const Scenario& scenario, std::span<const NodeRow> rows, const ValueEdit& edit)
{
    if (rows.empty())
        return fail(ErrorCode::BadInput, fairshare::say("no rows to edit"));
    if (const auto edited = withEditedValues(scenario, rows, edit); !edited)
        return tl::unexpected(edited.error());
    return edit.field == ValueField::Shares ? understoodShares(scenario.tree, rows, edit)
                                            : understoodUsage(scenario.tree, rows, edit);
}

} // namespace fairshare
