// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/edits/rows_edit.h"

#include "core/base/ascii_text.h"
#include "core/base/say.h"
#include "core/scenario/edits/usage_scaling.h"
#include "core/scenario/edits/value_distribution.h"
#include "core/scenario/scenario.h"
#include "core/tree/share_tree_builder.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace fairshare {
namespace {

enum class RowUnfitness { Nothing, Root, ParentShares };

/// Reasons in the order of RowUnfitness.
constexpr std::array<const char*, 3> UnfitRowReasons{
    "",
    fairshare::phrase("{} has no shares"),
    fairshare::phrase("parent shares instead of a number: {}"),
};

RowUnfitness unfit(const ShareTree& tree, NodeRow row, const RowsEdit& edit, bool relative)
{
    if (edit.value.field == ValueField::Usage)
        return RowUnfitness::Nothing;
    if (row == RootRow)
        return RowUnfitness::Root;
    const bool needsNumber = edit.operation != RowsOperation::Set || relative;
    return needsNumber && tree.hasParentShares(row) ? RowUnfitness::ParentShares : RowUnfitness::Nothing;
}

std::string listed(const ShareTree& tree, const std::vector<NodeRow>& rows)
{
    return listedNames(rows.size(),
        [&](std::size_t at) { return nameOf(tree.shape().kind[rows[at]], tree.name(rows[at])); });
}

tl::unexpected<Error> noFactor(std::string_view text)
{
    return fail(ErrorCode::BadInput,
        text.empty()
            ? fairshare::say("no factor entered; type a factor such as 1.5, or a change such as /2 or +10%")
            : fairshare::say(
                  "'{}' is not a factor; type a number such as 1.5, or a change such as /2 or +10%", text));
}

} // namespace

std::string listedNames(std::size_t count, const std::function<std::string(std::size_t)>& nameAt)
{
    constexpr std::size_t MostNamed = 3;
    std::string text;
    const std::size_t named = std::min(count, MostNamed);
    for (std::size_t i = 0; i < named; ++i) {
        std::string name = nameAt(i);
        if (i == 0)
            text = std::move(name);
        else
            text =
                i + 1 == count ? fairshare::say("{} and {}", text, name) : fmt::format("{}, {}", text, name);
    }
    return count > named ? fairshare::say("{} and {} more", text, count - named) : text;
}

Result<std::string> changeByFactor(std::string_view typed, const NumberMarks& marks)
{
    const std::string_view text = trimmed(typed);
    const bool relative = isChangeText(text, marks);
    const bool adds = relative && text.front() != '*' && text.front() != '/' && text.back() != '%';
    std::string change = relative ? std::string(text) : "*" + std::string(text);
    // A factor must not turn 1 into a negative number.
    if (text.empty() || adds || !editedUsage(1, change, {.marks = marks}))
        return noFactor(text);
    return change;
}

UnfitRows unfitRows(const ShareTree& tree, std::span<const NodeRow> rows, const RowsEdit& edit)
{
    const bool relative = isChangeText(edit.value.text, edit.value.marks);
    std::array<std::vector<NodeRow>, UnfitRowReasons.size()> byReason;
    UnfitRows found;
    for (const NodeRow row : rows) {
        const RowUnfitness reason = unfit(tree, row, edit, relative);
        if (reason == RowUnfitness::Nothing)
            continue;
        byReason[static_cast<std::size_t>(reason)].push_back(row);
        found.rows.push_back(row);
    }
    for (std::size_t reason = 0; reason < byReason.size(); ++reason) {
        const auto& those = byReason[reason];
        if (those.empty())
            continue;
        const std::string names = listed(tree, those);
        const std::string why = sayFormatted(UnfitRowReasons[reason], fmt::make_format_args(names));
        found.why = found.why.empty() ? why : fmt::format("{}; {}", found.why, why);
    }
    return found;
}

Result<Scenario> withRowsEdited(const Scenario& scenario, std::span<const NodeRow> rows, const RowsEdit& edit)
{
    if (rows.empty())
        return fail(ErrorCode::BadInput, fairshare::say("no rows to edit"));
    if (UnfitRows unfit = unfitRows(scenario.tree, rows, edit); !unfit.rows.empty())
        return fail(ErrorCode::BadInput, std::move(unfit.why));
    switch (edit.operation) {
    case RowsOperation::Distribute:
        return withDistributedTotal(scenario, rows, edit.value);
    case RowsOperation::Scale: {
        const auto change = changeByFactor(edit.value.text, edit.value.marks);
        if (!change)
            return tl::unexpected(change.error());
        return withEditedValues(
            scenario, rows, {edit.value.field, *change, edit.value.marks, edit.value.unit});
    }
    default:
        return withEditedValues(scenario, rows, edit.value);
    }
}

long double totalOf(const ShareTree& tree, std::span<const NodeRow> rows, ValueField field)
{
    long double total = 0;
    if (field == ValueField::Usage) {
        for (const long double usage : usageWithSubtree(tree, rowsCountedOnce(tree, rows)))
            total += usage;
        return total;
    }
    for (const NodeRow row : rows)
        if (row != RootRow && !tree.hasParentShares(row))
            total += tree.shares(row);
    return total;
}

} // namespace fairshare
