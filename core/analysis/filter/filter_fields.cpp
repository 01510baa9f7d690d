// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/filter/filter_fields.h"

#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/fairshare/usage_totals.h"
#include "core/scenario/edits/quantity.h"
#include "core/scenario/evaluation.h"
#include "core/tree/share_tree.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

namespace fairshare {
namespace {

using Unit = NumberField::Unit;

NodeRow mapped(std::span<const NodeRow> rows, NodeRow row)
{
    if (rows.empty())
        return row;
    return row < rows.size() ? rows[row] : NoRow;
}

std::string withoutUnderscores(std::string_view name)
{
    std::string plain;
    std::copy_if(name.begin(), name.end(), std::back_inserter(plain), [](char sign) { return sign != '_'; });
    return plain;
}

double rankOf(const AlgorithmResult* result, NodeRow row)
{
    if (result == nullptr || row >= result->rank->size() || (*result->rank)[row] == UndefinedCount)
        return Undefined;
    return (*result->rank)[row];
}

/// Ranks gained since the baseline; negative for ranks lost.
double gained(const FilterData& data, NodeRow row)
{
    const double now = rankOf(data.result, mapped(data.rowsNow, row));
    const double before = rankOf(data.resultBefore, mapped(data.rowsBefore, row));
    return isUndefined(now) || isUndefined(before) ? Undefined : before - now;
}

double columnValue(const Column& column, NodeRow row)
{
    if (const auto* reals = std::get_if<Reals>(&column.values))
        return row < (*reals)->size() ? (**reals)[row] : Undefined;
    if (const auto* counts = std::get_if<Counts>(&column.values))
        return row < (*counts)->size() && !isUndefined(column, *counts, row) ? (**counts)[row] : Undefined;
    if (const auto* words = std::get_if<Words>(&column.values))
        return row < (*words)->size() ? static_cast<double>((**words)[row]) : Undefined;
    const auto& flags = std::get<Flags>(column.values);
    return row < flags->size() ? (*flags)[row] : Undefined;
}

const AlgorithmResult* resultNamed(const FilterData& data, std::string_view algorithm)
{
    if (data.now != nullptr)
        for (const AlgorithmResult& result : data.now->results)
            if (withoutUnderscores(result.algorithm->id) == withoutUnderscores(algorithm))
                return &result;
    return nullptr;
}

std::optional<NumberField> algorithmField(std::string_view name, const FilterData& data)
{
    const std::size_t dot = name.find('.');
    const AlgorithmResult* result =
        dot == std::string_view::npos ? data.result : resultNamed(data, name.substr(0, dot));
    if (result == nullptr)
        return std::nullopt;
    const std::string id = withoutUnderscores(dot == std::string_view::npos ? name : name.substr(dot + 1));
    const auto at = [&data](NodeRow row) { return mapped(data.rowsNow, row); };
    const std::string title = dot == std::string_view::npos
        ? std::string()
        : fmt::format("{}: ", fairshare::said(result->algorithm->title));
    if (dot != std::string_view::npos && id == "rank")
        return NumberField{
            title + fairshare::say("rank"), [result, at](NodeRow row) { return rankOf(result, at(row)); }};
    for (const Column& column : result->table.columns)
        if (withoutUnderscores(column.spec.id) == id) {
            const bool isReal = std::holds_alternative<Reals>(column.values);
            return NumberField{title + fairshare::said(column.spec.title),
                [&column, at](NodeRow row) { return columnValue(column, at(row)); },
                isReal ? Unit::Fraction : Unit::Count};
        }
    return std::nullopt;
}

std::optional<NumberField> movesField(std::string_view name, const FilterData& data)
{
    if (name == "moved")
        return NumberField{fairshare::say("ranks moved"), [&data](NodeRow row) {
                               const double ranks = gained(data, row);
                               return isUndefined(ranks) ? Undefined : std::abs(ranks);
                           }};
    if (name == "up")
        return NumberField{
            fairshare::say("ranks gained"), [&data](NodeRow row) { return gained(data, row); }};
    if (name == "down")
        return NumberField{fairshare::say("ranks lost"), [&data](NodeRow row) {
                               const double ranks = gained(data, row);
                               return isUndefined(ranks) ? Undefined : -ranks;
                           }};
    return std::nullopt;
}

NumberField usageField(const FilterData& data)
{
    return {fairshare::say("usage"),
        [totals = sumUsage(data.tree).total](NodeRow row) { return static_cast<double>(totals[row]); },
        Unit::Usage, data.usageUnit};
}

constexpr std::array<std::string_view, 4> TextNames{"account", "name", "partition", "user"};
constexpr std::array<std::string_view, 8> NumberNames{
    "depth", "down", "moved", "pending", "rank", "shares", "up", "usage"};

} // namespace

std::optional<TextField> textField(std::string_view name)
{
    if (name == "name")
        return TextField{fairshare::say("name"), TextField::Part::Name};
    if (name == "user")
        return TextField{fairshare::say("user"), TextField::Part::User};
    if (name == "account")
        return TextField{fairshare::say("account"), TextField::Part::Account};
    if (name == "partition")
        return TextField{fairshare::say("partition"), TextField::Part::Partition};
    return std::nullopt;
}

std::optional<NumberField> numberField(std::string_view name, const FilterData& data)
{
    const ShareTree& tree = data.tree;
    const std::string plain = withoutUnderscores(name);
    if (plain == "shares" || plain == "rawshares")
        return NumberField{fairshare::say("raw shares"),
            [&tree](
                NodeRow row) { return row == RootRow ? Undefined : static_cast<double>(tree.shares(row)); },
            Unit::Shares};
    if (plain == "usage" || plain == "rawusage")
        return usageField(data);
    if (plain == "pending" || plain == "pendingjobs")
        return NumberField{fairshare::say("pending jobs"),
            [&tree](NodeRow row) { return tree.isUser(row) ? tree.pendingJobs(row) : Undefined; }};
    if (plain == "depth" || plain == "level")
        return NumberField{
            fairshare::say("depth"), [&tree](NodeRow row) { return static_cast<double>(tree.depth(row)); }};
    if (plain == "rank")
        return NumberField{fairshare::say("rank"),
            [&data](NodeRow row) { return rankOf(data.result, mapped(data.rowsNow, row)); }};
    if (auto moves = movesField(plain, data))
        return moves;
    return algorithmField(name, data);
}

std::vector<std::string> filterFields(const FilterData& data)
{
    std::vector<std::string> names(TextNames.begin(), TextNames.end());
    names.insert(names.end(), NumberNames.begin(), NumberNames.end());
    if (data.result != nullptr)
        for (const Column& column : data.result->table.columns)
            names.emplace_back(column.spec.id);
    return names;
}

Result<double> filterNumber(const NumberField& field, std::string_view text)
{
    if (field.unit == Unit::Shares && text == "parent")
        return static_cast<double>(ParentShares);
    if (text == "inf" || text == "-inf")
        return (text[0] == '-' ? -1 : 1) * std::numeric_limits<double>::infinity();
    const bool isScaled = field.unit == Unit::Usage && field.usageUnit != TimeUnit::Second;
    if (const auto exact = isScaled ? std::nullopt : parseDouble(text))
        return *exact;
    QuantityRules rules{.unit = field.usageUnit, .changes = false};
    if (field.unit == Unit::Usage)
        rules.kind = QuantityRules::Kind::Usage;
    if (text.ends_with('%') && field.unit == Unit::Usage)
        rules.whole = field.value(RootRow);
    else if (field.unit == Unit::Fraction)
        rules.whole = 1;
    const auto quantity = typedQuantity(text, rules);
    if (!quantity)
        return tl::unexpected(quantity.error());
    if (*quantity)
        return static_cast<double>((*quantity)->number);
    switch (field.unit) {
    case Unit::Shares:
        return fail(ErrorCode::BadInput,
            fairshare::say("'{}' is not a number of shares; expected a number or parent", text));
    case Unit::Usage:
        return fail(ErrorCode::BadInput,
            fairshare::say("'{}' is not usage; expected for example 5000, 2 h or 10%", text));
    case Unit::Fraction:
        return fail(ErrorCode::BadInput,
            fairshare::say("'{}' is not a number; expected for example 0.5, 50% or 2k", text));
    case Unit::Count:
        break;
    }
    return fail(
        ErrorCode::BadInput, fairshare::say("'{}' is not a number; expected for example 5 or 2k", text));
}

} // namespace fairshare
