// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/filter/row_filter.h"

#include "core/analysis/compare/changes/row_conditions.h"
#include "core/analysis/filter/filter_evaluation.h"
#include "core/analysis/filter/filter_fields.h"
#include "core/analysis/filter/name_match.h"
#include "core/base/nearest_words.h"
#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/scenario/edits/quantity.h"
#include "core/scenario/evaluation.h"

#include <fmt/format.h>

#include <algorithm>

namespace fairshare {
namespace {

using Rows = FilteredRows;
using Kind = FilterTerm::Kind;

SourcePosition place(std::size_t at)
{
    return {1, static_cast<std::uint32_t>(at + 1)};
}

Rows marked(const ShareTree& tree, const std::vector<NodeRow>& rows)
{
    Rows result(tree.size(), 0);
    for (const NodeRow row : rows)
        if (row < result.size())
            result[row] = 1;
    return result;
}

template <typename Matches>
Rows where(const ShareTree& tree, Matches matches)
{
    Rows result(tree.size(), 0);
    for (NodeRow row = 0; row < tree.size(); ++row)
        result[row] = matches(row) ? 1 : 0;
    return result;
}

Rows textRows(const TextField& field, const FilterTerm& term, const FilterData& data)
{
    const ShareTree& tree = data.tree;
    const bool negated = term.relation == Relation::Other;
    Rows result(tree.size(), 0);
    for (NodeRow row = 0; row < tree.size(); ++row) {
        bool matches = false;
        switch (field.part) {
        case TextField::Part::Name:
            matches = fits(tree.name(row), term.relation, term.value);
            break;
        case TextField::Part::User:
            matches = tree.isUser(row) && fits(tree.name(row), term.relation, term.value);
            break;
        case TextField::Part::Partition:
            matches = tree.isUser(row) && fits(tree.partition(row), term.relation, term.value);
            break;
        case TextField::Part::Account: // parents come before their children
            matches = (!tree.isUser(row) && fits(tree.name(row), term.relation, term.value))
                || (row != RootRow && result[tree.parent(row)] != 0);
            break;
        }
        result[row] = matches ? 1 : 0;
    }
    if (negated)
        for (NodeRow row = 0; row < tree.size(); ++row)
            result[row] = result[row] == 0
                    && (field.part == TextField::Part::Name || field.part == TextField::Part::Account
                        || tree.isUser(row))
                ? 1
                : 0;
    return result;
}

tl::unexpected<Error> failUnknown(const FilterTerm& term, const FilterData& data)
{
    const std::vector<std::string> names = filterFields(data);
    return fail(ErrorCode::NotFound,
        withKnownWords(fairshare::say("unknown column '{}'", term.field), term.field, names),
        place(term.fieldAt));
}

Result<Rows> conditionRows(const FilterTerm& term, const FilterData& data)
{
    if (const auto text = textField(term.field)) {
        const bool isOrder = term.relation != Relation::Equal && term.relation != Relation::Other
            && term.relation != Relation::Contains;
        if (isOrder)
            return fail(ErrorCode::BadInput, fairshare::say("{} is text; expected =, != or ~", text->title),
                place(term.fieldAt));
        return textRows(*text, term, data);
    }
    const auto number = numberField(term.field, data);
    if (!number)
        return failUnknown(term, data);
    if (term.relation == Relation::Contains)
        return fail(ErrorCode::BadInput,
            fairshare::say("{} is a number; expected <, <=, =, !=, >= or >", number->title),
            place(term.fieldAt));
    const auto wanted = filterNumber(*number, term.value);
    if (!wanted)
        return fail(wanted.error().code, wanted.error().message, place(term.valueAt));
    const bool ordersShares =
        number->unit == NumberField::Unit::Shares && *wanted != static_cast<double>(ParentShares);
    return where(data.tree, [&](NodeRow row) {
        const double value = number->value(row);
        // Parent shares are no number, so they are neither above nor below one.
        return !isUndefined(value) && !(ordersShares && value == static_cast<double>(ParentShares))
            && holds(value, term.relation, *wanted);
    });
}

Rows wordRows(const FilterTerm& term, const FilterData& data)
{
    const ShareTree& tree = data.tree;
    if (term.field == "lint")
        return marked(tree, warnedRows(data.findings));
    if (term.field == "idle") {
        const auto usage = numberField("usage", data);
        return where(tree, [&](NodeRow row) { return usage->value(row) == 0; });
    }
    if (data.removed && (term.field == "changed" || term.field == "new"))
        return where(tree, [&](NodeRow) { return term.field == "changed"; });
    if (data.treeBefore == nullptr)
        return marked(tree, {});
    if (term.field == "changed")
        return marked(tree, changedRows(tree, *data.treeBefore, data.rowsBefore));
    if (term.field == "new")
        return where(tree, [&](NodeRow row) {
            return !data.rowsBefore.empty()
                && (row >= data.rowsBefore.size() || data.rowsBefore[row] == NoRow);
        });
    const auto moved = numberField("moved", data);
    return where(tree, [&](NodeRow row) {
        const double ranks = moved->value(row);
        return !isUndefined(ranks) && ranks >= 1;
    });
}

Result<Rows> operandRows(const FilterTerm& term, const FilterData& data)
{
    if (term.kind == Kind::Condition)
        return conditionRows(term, data);
    if (term.kind == Kind::Word)
        return wordRows(term, data);
    return marked(data.tree, searchRows(data.tree, term.value));
}

/// A part of the meaning in words. Parts joined by `or` need parentheses beside `and`.
struct Meaning {
    std::string text;
    bool isEither = false;
    bool isJoined = false;
};

std::string related(const std::string& title, Relation relation, const std::string& value)
{
    switch (relation) {
    case Relation::Below:
        return fairshare::say("{} below {}", title, value);
    case Relation::Maximum:
        return fairshare::say("{} at most {}", title, value);
    case Relation::Equal:
        return fairshare::say("{} equal to {}", title, value);
    case Relation::Other:
        return fairshare::say("{} other than {}", title, value);
    case Relation::Minimum:
        return fairshare::say("{} at least {}", title, value);
    case Relation::Above:
        return fairshare::say("{} above {}", title, value);
    case Relation::Contains:
        break;
    }
    return fairshare::say("{} contains {}", title, value);
}

std::string conditionMeaning(const FilterTerm& term, const FilterData& data)
{
    if (const auto text = textField(term.field)) {
        if (text->part == TextField::Part::Account && term.relation == Relation::Equal)
            return fairshare::say("in account {}", term.value);
        if (text->part == TextField::Part::Account && term.relation == Relation::Other)
            return fairshare::say("outside account {}", term.value);
        return related(text->title, term.relation, fairshare::say("'{}'", term.value));
    }
    const auto number = numberField(term.field, data);
    if (!number)
        return term.field;
    std::string value = term.value;
    if (number->unit == NumberField::Unit::Usage) {
        const auto usage = typedQuantity(
            value, {.kind = QuantityRules::Kind::Usage, .unit = number->usageUnit, .changes = false});
        if (value.ends_with('%'))
            value = fairshare::say("{} of all usage", term.value);
        else if (usage && *usage)
            value = fmt::format("{} {}", shortest((*usage)->typed), tresTime(*(*usage)->unit));
    }
    return related(number->title, term.relation, value);
}

std::string wordMeaning(const FilterTerm& term)
{
    if (term.field == "changed")
        return fairshare::say("changed since the baseline");
    if (term.field == "new")
        return fairshare::say("not in the baseline");
    if (term.field == "lint")
        return fairshare::say("with a lint warning");
    if (term.field == "idle")
        return fairshare::say("without usage");
    return fairshare::say("with a rank that differs from the baseline");
}

Result<Meaning> operandMeaning(const FilterTerm& term, const FilterData& data)
{
    if (term.kind == Kind::Condition) {
        // Reports the same errors as the rows.
        if (auto rows = conditionRows(term, data); !rows)
            return tl::unexpected(rows.error());
        return Meaning{conditionMeaning(term, data)};
    }
    if (term.kind == Kind::Word)
        return Meaning{wordMeaning(term)};
    const bool isPattern = term.value.find_first_of("*?") != std::string::npos;
    return Meaning{isPattern ? fairshare::say("name like '{}'", term.value)
                             : fairshare::say("name contains '{}'", term.value)};
}

} // namespace

Result<RowFilter> RowFilter::parse(std::string_view text)
{
    auto terms = filterTerms(text);
    if (!terms)
        return tl::unexpected(terms.error());
    RowFilter filter;
    filter.m_terms = std::move(*terms);
    return filter;
}

bool RowFilter::followsFigures() const
{
    return std::any_of(m_terms.begin(), m_terms.end(),
        [](const FilterTerm& term) { return term.kind == Kind::Condition || term.kind == Kind::Word; });
}

bool RowFilter::needsBaseline() const
{
    return std::any_of(m_terms.begin(), m_terms.end(), [](const FilterTerm& term) {
        const bool isMove = term.field == "moved" || term.field == "up" || term.field == "down";
        return isMove || (term.kind == Kind::Word && (term.field == "changed" || term.field == "new"));
    });
}

Result<std::vector<NodeRow>> RowFilter::rows(const FilterData& data) const
{
    std::vector<NodeRow> rows;
    if (isEmpty())
        return rows;
    const auto matching =
        matchingRows(m_terms, [&](const FilterTerm& term) { return operandRows(term, data); });
    if (!matching)
        return tl::unexpected(matching.error());
    for (NodeRow row = 0; row < matching->size(); ++row)
        if ((*matching)[row] != 0)
            rows.push_back(row);
    return rows;
}

Result<std::string> RowFilter::meaning(const FilterData& data) const
{
    if (isEmpty())
        return std::string();
    auto meaning = evaluated<Meaning>(
        m_terms, [&](const FilterTerm& term) { return operandMeaning(term, data); },
        [](Meaning operand) {
            return Meaning{operand.isJoined ? fairshare::say("not ({})", operand.text)
                                            : fairshare::say("not {}", operand.text)};
        },
        [](Kind kind, Meaning left, Meaning right) {
            if (kind == Kind::Or)
                return Meaning{fairshare::say("{} or {}", left.text, right.text), true, true};
            for (Meaning* part : {&left, &right})
                if (part->isEither)
                    part->text = fmt::format("({})", part->text);
            return Meaning{fairshare::say("{} and {}", left.text, right.text), false, true};
        });
    if (!meaning)
        return tl::unexpected(meaning.error());
    return std::move(meaning->text);
}

namespace {

/// Collects what the typed text may become.
class Completions {
public:
    Completions(std::string_view typed, std::vector<std::string>& texts)
        : m_typed(typed)
        , m_texts(texts)
    {
    }

    bool isFull() const { return m_texts.size() >= Most; }
    void offer(std::string_view name)
    {
        // A pattern matches names, but completes none.
        const bool startsAlike = m_typed.find_first_of("*?") == std::string_view::npos
            && name.size() > m_typed.size() && matchesGlob(name.substr(0, m_typed.size()), m_typed);
        if (startsAlike && !isFull() && std::find(m_texts.begin(), m_texts.end(), name) == m_texts.end())
            m_texts.emplace_back(name);
    }
    void offerNames(const ShareTree& tree, bool onlyAccounts)
    {
        for (NodeRow row = 0; row < tree.size() && !isFull(); ++row)
            if (!onlyAccounts || !tree.isUser(row))
                offer(tree.name(row));
    }

private:
    static constexpr std::size_t Most = 12;
    std::string_view m_typed;
    std::vector<std::string>& m_texts;
};

} // namespace

FilterCompletion filterCompletion(std::string_view text, const FilterData& data)
{
    const std::size_t end = text.find_last_of(" \t(),");
    FilterCompletion completion{end == std::string_view::npos ? 0 : end + 1, {}};
    const std::string_view typed = text.substr(completion.from);
    if (const std::size_t relation = typed.find_last_of("<>=~"); relation != std::string_view::npos) {
        completion.from += relation + 1;
        const auto field = textField(typed.substr(0, typed.find_first_of("<>=!~")));
        if (field && field->part != TextField::Part::Partition)
            Completions(typed.substr(relation + 1), completion.texts)
                .offerNames(data.tree, field->part == TextField::Part::Account);
        return completion;
    }
    if (typed.empty())
        return completion;
    Completions completions(typed, completion.texts);
    for (const std::string& name : filterFields(data))
        completions.offer(name);
    for (const std::string_view word : FilterWords)
        completions.offer(word);
    completions.offerNames(data.tree, false);
    return completion;
}

} // namespace fairshare
