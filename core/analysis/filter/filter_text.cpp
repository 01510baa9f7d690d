// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/filter/filter_text.h"

#include "core/base/ascii_text.h"
#include "core/base/numbers.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace fairshare {
namespace {

using TermKind = FilterTerm::Kind;

constexpr std::string_view White = " \t\r\n";
constexpr std::string_view Signs = "<>=!~";

bool isOperand(const FilterTerm& term)
{
    return term.kind == TermKind::Condition || term.kind == TermKind::Word || term.kind == TermKind::Name;
}

/// Returns the operands that every matching row must meet.
std::vector<FilterTerm> demandedTerms(const RowFilter& filter)
{
    std::vector<std::vector<FilterTerm>> stack;
    for (const FilterTerm& term : filter.terms()) {
        if (isOperand(term)) {
            stack.push_back({term});
            continue;
        }
        if (term.kind == TermKind::Not) {
            stack.back().clear();
            continue;
        }
        std::vector<FilterTerm> right = std::move(stack.back());
        stack.pop_back();
        std::vector<FilterTerm>& left = stack.back();
        if (term.kind == TermKind::And)
            left.insert(left.end(), right.begin(), right.end());
        else
            left.clear();
    }
    return stack.empty() ? std::vector<FilterTerm>() : std::move(stack.back());
}

/// Returns the least number of places of `moved`, `moved:5` or `moved>=5`.
std::optional<std::uint32_t> placesOf(const FilterTerm& term)
{
    if (term.kind == TermKind::Word)
        return 1;
    const auto places = term.relation == Relation::Minimum ? parseUnsigned(term.value) : std::nullopt;
    if (!places)
        return std::nullopt;
    return static_cast<std::uint32_t>(
        std::min<std::uint64_t>(*places, std::numeric_limits<std::uint32_t>::max()));
}

/// Adds a term to a plain filter. Returns false if it has no place there.
bool takes(PlainFilter& plain, const FilterTerm& term)
{
    if (term.kind == TermKind::Name) {
        plain.names.push_back(term.value);
        return true;
    }
    if (term.field == "moved") {
        const auto places = placesOf(term);
        if (places)
            plain.moved = std::max(*places, plain.moved.value_or(0));
        return places.has_value();
    }
    if (term.kind != TermKind::Word)
        return false;
    if (term.field == "changed")
        plain.changed = true;
    else if (term.field == "lint")
        plain.lint = true;
    else
        return false;
    return true;
}

/// Returns the text without white space at both ends.
std::string_view stripped(std::string_view text)
{
    const std::size_t from = text.find_first_not_of(White);
    return from == std::string_view::npos ? std::string_view()
                                          : text.substr(from, text.find_last_not_of(White) - from + 1);
}

bool isAnd(std::string_view word)
{
    return equalIgnoringCase(word, "and");
}

/// Removes `and` or a comma from the end of the text before a condition. Returns whether there was one.
bool dropAndBefore(std::string_view& before)
{
    if (before.ends_with(',')) {
        before = stripped(before.substr(0, before.size() - 1));
        return true;
    }
    const std::size_t space = before.find_last_of(" \t\r\n()");
    const std::size_t from = space == std::string_view::npos ? 0 : space + 1;
    if (!isAnd(before.substr(from)))
        return false;
    before = stripped(before.substr(0, from));
    return true;
}

void dropAndAfter(std::string_view& after)
{
    if (after.starts_with(','))
        after = stripped(after.substr(1));
    else if (isAnd(after.substr(0, std::min(after.find_first_of(" \t\r\n()"), after.size()))))
        after = stripped(after.substr(3));
}

} // namespace

std::optional<PlainFilter> plainFilter(const RowFilter& filter)
{
    PlainFilter plain;
    for (const FilterTerm& term : filter.terms())
        if (term.kind != TermKind::And && !(isOperand(term) && takes(plain, term)))
            return std::nullopt;
    return plain;
}

bool demands(const RowFilter& filter, std::string_view word)
{
    const std::vector<FilterTerm> terms = demandedTerms(filter);
    return std::any_of(
        terms.begin(), terms.end(), [word](const FilterTerm& term) { return term.field == word; });
}

std::string withCondition(std::string_view text, std::string_view condition)
{
    const std::string_view plain = stripped(text);
    if (plain.empty())
        return std::string(condition);
    const auto filter = RowFilter::parse(plain);
    // A part that cannot be read is replaced, since nothing could be added to it.
    if (!filter)
        return std::string(condition);
    const bool isEither = filter->terms().back().kind == TermKind::Or;
    return (isEither ? "(" + std::string(plain) + ")" : std::string(plain)) + " " + std::string(condition);
}

std::string withoutCondition(std::string_view text, std::string_view word)
{
    const auto filter = RowFilter::parse(text);
    if (!filter)
        return std::string(text);
    std::vector<FilterTerm> terms = demandedTerms(*filter);
    std::erase_if(terms, [word](const FilterTerm& term) { return term.field != word; });
    std::reverse(terms.begin(), terms.end()); // from the back, so that earlier places stay
    std::string rest(text);
    for (const FilterTerm& term : terms) {
        std::string_view before = stripped(std::string_view(rest).substr(0, term.fieldAt));
        std::string_view after = stripped(std::string_view(rest).substr(term.end));
        if (!dropAndBefore(before))
            dropAndAfter(after);
        // "(changed)" leaves nothing between its parentheses.
        while (before.ends_with('(') && after.starts_with(')')) {
            before = stripped(before.substr(0, before.size() - 1));
            after = stripped(after.substr(1));
            if (!dropAndBefore(before))
                dropAndAfter(after);
        }
        const bool close = before.empty() || after.empty() || before.ends_with('(') || after.starts_with(')')
            || after.starts_with(',');
        rest = std::string(before) + (close ? "" : " ") + std::string(after);
    }
    return RowFilter::parse(rest) ? rest : std::string(text);
}

FilterPart wrongPart(std::string_view text, const Error& error)
{
    const std::size_t last = text.find_last_not_of(White);
    if (last == std::string_view::npos)
        return {};
    const std::size_t at = error.position.column == 0 ? 0 : error.position.column - 1;
    if (at > last) {
        const std::size_t space = text.find_last_of(White, last);
        const std::size_t from = space == std::string_view::npos ? 0 : space + 1;
        return {from, last + 1 - from};
    }
    std::size_t end = at + 1;
    if (Signs.find(text[at]) != std::string_view::npos)
        end = text.find_first_not_of(Signs, at);
    else if (text[at] == '"' || text[at] == '\'')
        end = std::min(text.find(text[at], at + 1), text.size() - 1) + 1;
    else if (text[at] != '(' && text[at] != ')' && text[at] != ',')
        end = text.find_first_of(" \t\r\n(),<>=!~", at);
    return {at, std::min(end, text.size()) - at};
}

} // namespace fairshare
