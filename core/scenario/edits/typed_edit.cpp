// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/edits/typed_edit.h"

#include "core/base/ascii_text.h"
#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/scenario/edits/structure_edit.h"
#include "core/scenario/edits/usage_scaling.h"
#include "core/scenario/edits/value_edit.h"
#include "core/tree/names/association_choice.h"
#include "core/tree/share_tree_builder.h"
#include "core/tree/shares_text.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <utility>

namespace fairshare {
namespace {

/// The parts of `physics/alice shares*=2`.
struct TypedValue {
    std::string_view name;
    ValueField field = ValueField::Shares;
    char operation = '='; ///< or one of `*/+-`
    std::string value; ///< `2`
};

std::string excerptOf(std::string_view text)
{
    return std::string(text.substr(0, 80));
}

tl::unexpected<Error> noValue(std::string_view text)
{
    return fail(ErrorCode::BadInput,
        fairshare::say(
            "'{}' is not a change of a value; expected NAME shares=VALUE or NAME usage=VALUE, also with "
            "*=, /=, += or -=",
            excerptOf(text)));
}

/// Splits at the last ` shares=` or ` usage=`, with or without an operator, because names may contain both.
Result<TypedValue> typedValue(std::string_view text)
{
    constexpr std::string_view Operators = "*/+-";
    const std::size_t equals = text.rfind('=');
    if (equals == std::string_view::npos || equals == 0)
        return noValue(text);
    const bool changes = Operators.find(text[equals - 1]) != std::string_view::npos;
    const std::string_view left = trimmed(text.substr(0, changes ? equals - 1 : equals));
    TypedValue typed;
    typed.value = trimmed(text.substr(equals + 1));
    typed.operation = changes ? text[equals - 1] : '=';
    for (const auto& [word, field] :
        {std::pair{std::string_view("shares"), ValueField::Shares}, {"usage", ValueField::Usage}}) {
        if (!left.ends_with(word) || left.size() == word.size())
            continue;
        const std::string_view name = left.substr(0, left.size() - word.size());
        if (trimmed(name).size() == name.size() || trimmed(name).empty())
            continue;
        typed.name = trimmed(name);
        typed.field = field;
        return typed;
    }
    return noValue(text);
}

/// Returns what a cell takes: `*2` for `*=2`, and the difference for `-=2`, since cells take -2 as a number.
Result<std::string> cellText(const ShareTree& tree, NodeRow row, const TypedValue& typed)
{
    if (typed.operation == '=')
        return typed.value;
    if (typed.operation != '-' || typed.value.ends_with('%'))
        return typed.operation + typed.value;
    if (typed.field == ValueField::Usage) {
        const auto less = editedUsage(0, typed.value);
        if (!less)
            return tl::unexpected(less.error());
        return shortest(usageWithSubtree(tree, std::array{row}).front() - *less);
    }
    if (tree.hasParentShares(row))
        return fail(ErrorCode::BadInput, fairshare::say("shares are parent, which cannot be reduced"));
    const auto less = editedShares(0, typed.value);
    if (!less)
        return tl::unexpected(less.error());
    return std::to_string(static_cast<std::int64_t>(tree.shares(row)) - static_cast<std::int64_t>(*less));
}

/// Returns an error for a name that would be an option, a path or several words for Slurm.
Result<void> checkNewName(std::string_view name)
{
    static constexpr std::string_view Refused = " \t=,/'\"[]*?\\";
    const bool isOdd = name.empty() || std::any_of(name.begin(), name.end(), [](char c) {
        return static_cast<unsigned char>(c) < 0x20 || Refused.find(c) != std::string_view::npos;
    });
    if (!isOdd)
        return {};
    return fail(ErrorCode::BadInput,
        fairshare::say("'{}' cannot be a name; expected one word without = , / \\ * ? quotes and brackets",
            excerptOf(name)));
}

std::string valueText(const ShareTree& tree, NodeRow row, ValueField field)
{
    if (field == ValueField::Shares)
        return sharesText(tree.shares(row));
    return shortest(static_cast<double>(usageWithSubtree(tree, std::array{row}).front()));
}

std::string quotedName(const ShareTree& tree, NodeRow row)
{
    return nameOf(tree.shape().kind[row], tree.name(row));
}

Result<TypedEdit> added(const Scenario& scenario, std::string_view path, NodeKind kind)
{
    const std::size_t slash = path.rfind('/');
    const std::string_view name = slash == std::string_view::npos ? path : path.substr(slash + 1);
    if (auto checked = checkNewName(name); !checked)
        return tl::unexpected(checked.error());
    const auto parent = slash == std::string_view::npos
        ? Result<NodeRow>(RootRow)
        : findAssociation(scenario.tree, std::string(path.substr(0, slash)));
    if (!parent)
        return tl::unexpected(parent.error());
    if (scenario.tree.isUser(*parent))
        return fail(ErrorCode::BadInput,
            fairshare::say("{} cannot contain other associations", quotedName(scenario.tree, *parent)));
    auto unnamed = withNewAssociation(scenario, *parent, kind);
    if (!unnamed)
        return tl::unexpected(unnamed.error());
    auto named = withName(unnamed->scenario, unnamed->touched.front(), name);
    if (!named)
        return tl::unexpected(named.error());
    std::string done =
        fairshare::say("{0} added to {1}", nameOf(kind, name), quotedName(scenario.tree, *parent));
    return TypedEdit{std::move(named->scenario), std::move(done)};
}

Result<TypedEdit> removed(const Scenario& scenario, std::string_view name)
{
    const auto row = findAssociation(scenario.tree, std::string(name));
    if (!row)
        return tl::unexpected(row.error());
    auto edit = withoutRows(scenario, std::array{*row});
    if (!edit)
        return tl::unexpected(edit.error());
    std::string done = fairshare::say("{0} removed; associations: {1} → {2}", quotedName(scenario.tree, *row),
        scenario.tree.size(), edit->scenario.tree.size());
    return TypedEdit{std::move(edit->scenario), std::move(done)};
}

Result<TypedEdit> moved(const Scenario& scenario, std::string_view name, std::string_view account)
{
    const auto row = findAssociation(scenario.tree, std::string(name));
    const auto parent = row ? findAssociation(scenario.tree, std::string(account)) : row;
    if (!parent)
        return tl::unexpected(parent.error());
    if (scenario.tree.isUser(*parent))
        return fail(ErrorCode::BadInput,
            fairshare::say("{} cannot contain other associations", quotedName(scenario.tree, *parent)));
    auto edit = withRowsMoved(scenario, std::array{*row}, *parent);
    if (!edit)
        return tl::unexpected(edit.error());
    std::string done = fairshare::say(
        "{0} moved to {1}", quotedName(scenario.tree, *row), quotedName(scenario.tree, *parent));
    return TypedEdit{std::move(edit->scenario), std::move(done)};
}

Result<TypedEdit> renamed(const Scenario& scenario, std::string_view name, std::string_view newName)
{
    const auto row = findAssociation(scenario.tree, std::string(name));
    if (!row)
        return tl::unexpected(row.error());
    if (auto checked = checkNewName(newName); !checked)
        return tl::unexpected(checked.error());
    auto edit = withName(scenario, *row, newName);
    if (!edit)
        return tl::unexpected(edit.error());
    std::string done = fairshare::say("{0} renamed to {1}", quotedName(scenario.tree, *row),
        nameOf(scenario.tree.shape().kind[*row], newName));
    return TypedEdit{std::move(edit->scenario), std::move(done)};
}

/// Returns what follows the words, without blanks around it; "" if the text does not begin with them.
std::string_view after(std::string_view text, std::string_view words)
{
    const bool begins = text.starts_with(words) && text.size() > words.size();
    return begins ? trimmed(text.substr(words.size())) : std::string_view();
}

/// Splits at the last ` to `.
std::pair<std::string_view, std::string_view> aroundTo(std::string_view text)
{
    constexpr std::string_view To = " to ";
    const std::size_t at = text.rfind(To);
    if (at == std::string_view::npos)
        return {};
    return {trimmed(text.substr(0, at)), trimmed(text.substr(at + To.size()))};
}

/// Returns the edit that the text asks for. The text must outlive it.
Result<std::function<Result<TypedEdit>(const Scenario&)>> typedStructure(std::string_view text)
{
    using Edit = std::function<Result<TypedEdit>(const Scenario&)>;
    const std::string_view edit = trimmed(text);
    if (const auto path = after(edit, "add account "); !path.empty())
        return Edit([path](const Scenario& scenario) { return added(scenario, path, NodeKind::Account); });
    if (const auto path = after(edit, "add user "); !path.empty())
        return Edit([path](const Scenario& scenario) { return added(scenario, path, NodeKind::User); });
    if (const auto name = after(edit, "remove "); !name.empty())
        return Edit([name](const Scenario& scenario) { return removed(scenario, name); });
    if (const auto words = aroundTo(after(edit, "move ")); !words.second.empty())
        return Edit([words](const Scenario& scenario) { return moved(scenario, words.first, words.second); });
    if (const auto words = aroundTo(after(edit, "rename ")); !words.second.empty())
        return Edit(
            [words](const Scenario& scenario) { return renamed(scenario, words.first, words.second); });
    return fail(ErrorCode::BadInput,
        fairshare::say(
            "'{}' is not a change of the tree; expected add account PATH, add user PATH, remove NAME, "
            "move NAME to ACCOUNT or rename NAME to NEW",
            excerptOf(text)));
}

} // namespace

Result<TypedEdit> withTypedValue(const Scenario& scenario, std::string_view text)
{
    const auto typed = typedValue(text);
    if (!typed)
        return tl::unexpected(typed.error());
    const auto row = findAssociation(scenario.tree, std::string(typed->name));
    if (!row)
        return tl::unexpected(row.error());
    const auto value = cellText(scenario.tree, *row, *typed);
    if (!value)
        return tl::unexpected(value.error());
    auto edited = withEditedValues(scenario, std::array{*row}, {.field = typed->field, .text = *value});
    if (!edited)
        return tl::unexpected(edited.error());
    const std::string before = valueText(scenario.tree, *row, typed->field);
    const std::string now = valueText(edited->tree, *row, typed->field);
    const std::string who = quotedName(scenario.tree, *row);
    std::string done = typed->field == ValueField::Shares
        ? fairshare::say("{0}: shares {1} → {2}", who, before, now)
        : fairshare::say("{0}: usage {1} → {2} TRES-s", who, before, now);
    return TypedEdit{std::move(*edited), std::move(done)};
}

Result<void> checkTypedValue(std::string_view text)
{
    if (const auto typed = typedValue(text); !typed)
        return tl::unexpected(typed.error());
    return {};
}

Result<TypedEdit> withTypedStructure(const Scenario& scenario, std::string_view text)
{
    const auto edit = typedStructure(text);
    return edit ? (*edit)(scenario) : tl::unexpected(edit.error());
}

Result<void> checkTypedStructure(std::string_view text)
{
    if (const auto edit = typedStructure(text); !edit)
        return tl::unexpected(edit.error());
    return {};
}

} // namespace fairshare
