// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/table_view.h"

#include "core/base/ascii_text.h"
#include "core/base/nearest_words.h"
#include "core/base/say.h"
#include "core/report/table_filter.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace fairshare {
namespace {

using Rows = std::vector<std::uint32_t>;

/// Returns a name without what is written in different ways: case, blanks, underscores and hyphens.
std::string plainName(std::string_view name)
{
    std::string plain = lowerCase(name);
    std::erase_if(plain, [](char c) { return c == '_' || c == ' ' || c == '-'; });
    return plain;
}

std::string_view lastPart(std::string_view id)
{
    return id.substr(id.rfind('.') + 1); // the whole id without a dot
}

std::string listed(const std::vector<std::string_view>& ids)
{
    return fmt::format("{}", fmt::join(ids, ", "));
}

Error unknownColumn(const TextTable& table, std::string_view name)
{
    std::vector<std::string_view> ids;
    std::vector<std::string_view> names;
    for (const TextTable::Column& column : table.columns()) {
        ids.emplace_back(column.id);
        for (const std::string_view other : {std::string_view(column.id), lastPart(column.id)})
            if (std::ranges::find(names, other) == names.end())
                names.push_back(other);
    }
    const std::string unknown = fairshare::say("unknown column '{}'", name);
    const auto similar = nearestWords(names, name);
    return {ErrorCode::NotFound,
        similar.empty() ? fairshare::say("{}; expected one of {}", unknown, listed(ids))
                        : withSuggestions(unknown, similar),
        {}, {}};
}

/// The cells of a column by which rows are sorted.
struct SortKey {
    const TextTable::Column* column = nullptr;
    bool descends = false;
    std::vector<double> numbers{}; ///< by row of the table; empty for texts

    /// Returns below 0 if `a` comes first. Rows without a value come last, however the others are sorted.
    int compare(std::uint32_t a, std::uint32_t b) const
    {
        if (!numbers.empty())
            return ordered(std::isnan(numbers[a]), std::isnan(numbers[b]), numbers[a], numbers[b]);
        const std::string_view first = column->cells.at(a);
        const std::string_view second = column->cells.at(b);
        return ordered(first.empty(), second.empty(), first, second);
    }

private:
    template <typename Value>
    int ordered(bool firstMissing, bool secondMissing, Value first, Value second) const
    {
        if (firstMissing || secondMissing)
            return static_cast<int>(firstMissing) - static_cast<int>(secondMissing);
        const int order = first < second ? -1 : static_cast<int>(second < first);
        return descends ? -order : order;
    }
};

Result<SortKey> sortKeyOf(const TextTable& table, std::string_view text)
{
    SortKey key;
    const std::size_t colon = text.rfind(':');
    const std::string_view way = colon == std::string_view::npos ? "asc" : text.substr(colon + 1);
    if (way != "asc" && way != "desc")
        return fail(ErrorCode::BadInput, fairshare::say("found ':{}'; expected :asc or :desc", way));
    key.descends = way == "desc";
    const auto found = columnsNamed(table, text.substr(0, colon));
    if (!found)
        return tl::unexpected(found.error());
    if (found->size() > 1) {
        std::vector<std::string_view> ids;
        for (const std::size_t at : *found)
            ids.emplace_back(table.columns()[at].id);
        return fail(ErrorCode::BadInput,
            fairshare::say(
                "'{}' names several columns; expected one of {}", text.substr(0, colon), listed(ids)));
    }
    key.column = &table.columns()[found->front()];
    if (key.column->isNumber || key.column->isFlag || key.column->values)
        for (std::size_t row = 0; row < table.rows(); ++row)
            key.numbers.push_back(cellNumber(*key.column, row));
    return key;
}

Rows allRows(const TextTable& table)
{
    Rows rows(table.rows());
    std::iota(rows.begin(), rows.end(), 0U);
    return rows;
}

tl::unexpected<Error> failAbout(std::string_view option, Error error)
{
    const std::string place =
        error.position.column > 0 ? fmt::format("column {}: ", error.position.column) : std::string();
    error.message = fmt::format("{}: {}{}", option, place, error.message);
    error.position = {};
    return tl::unexpected(std::move(error));
}

/// Keeps the rows that are changed, match the filter, or both.
Result<void> keepRows(const RowRequest& request, TableView& view)
{
    if (request.changed) {
        const auto& changed = view.table.changed();
        if (!changed)
            return failAbout("--changed",
                {ErrorCode::BadInput,
                    fairshare::say("these rows are not compared with others; add an option that compares, "
                                   "such as --baseline"),
                    {}, {}});
        std::erase_if(*view.rows, [&](std::uint32_t row) { return !(*changed)[row]; });
    }
    if (request.where.empty())
        return {};
    const auto matching = rowsWhere(view.table, request.where);
    if (!matching)
        return failAbout("--where", matching.error());
    std::erase_if(*view.rows,
        [&](std::uint32_t row) { return !std::binary_search(matching->begin(), matching->end(), row); });
    return {};
}

Result<void> sortRows(const RowRequest& request, TableView& view)
{
    std::vector<SortKey> keys;
    for (const std::string& text : request.sort) {
        auto key = sortKeyOf(view.table, text);
        if (!key)
            return failAbout("--sort", key.error());
        keys.push_back(std::move(*key));
    }
    std::stable_sort(view.rows->begin(), view.rows->end(), [&keys](std::uint32_t a, std::uint32_t b) {
        for (const SortKey& key : keys)
            if (const int order = key.compare(a, b); order != 0)
                return order < 0;
        return false;
    });
    view.isSorted = !keys.empty();
    return {};
}

Result<void> chooseColumns(const RowRequest& request, TableView& view)
{
    if (request.columns.empty())
        return {};
    view.columns.clear();
    view.namesColumns = true;
    for (const std::string& name : request.columns) {
        const auto found = columnsNamed(view.table, name);
        if (!found)
            return failAbout("--columns", found.error());
        for (const std::size_t at : *found)
            if (std::ranges::find(view.columns, at) == view.columns.end())
                view.columns.push_back(at);
    }
    return {};
}

} // namespace

TableView::TableView(const TextTable& of)
    : table(of)
    , columns(of.columns().size())
{
    std::iota(columns.begin(), columns.end(), std::size_t{0});
}

Result<std::vector<std::size_t>> columnsNamed(const TextTable& table, std::string_view name)
{
    const std::string wanted = plainName(name);
    const auto all = [&](auto nameOf) {
        std::vector<std::size_t> found;
        for (std::size_t at = 0; at < table.columns().size(); ++at)
            if (plainName(nameOf(table.columns()[at])) == wanted)
                found.push_back(at);
        return found;
    };
    const auto idOf = [](const TextTable::Column& column) { return std::string_view(column.id); };
    const auto partOf = [](const TextTable::Column& column) { return lastPart(column.id); };
    const auto titleOf = [](const TextTable::Column& column) { return std::string_view(column.title); };
    if (auto found = all(idOf); !found.empty())
        return found;
    if (auto found = all(partOf); !found.empty())
        return found;
    if (auto found = all(titleOf); !found.empty())
        return found;
    return tl::unexpected(unknownColumn(table, name));
}

Result<TableView> viewOf(const TextTable& table, const RowRequest& request, const Rows* only)
{
    TableView view(table);
    if (only != nullptr)
        view.rows = *only;
    else if (!request.where.empty() || !request.sort.empty() || request.top || request.changed)
        view.rows = allRows(table);
    if (auto done = chooseColumns(request, view); !done)
        return tl::unexpected(done.error());
    if (!view.rows)
        return view;
    if (auto done = keepRows(request, view); !done)
        return tl::unexpected(done.error());
    if (auto done = sortRows(request, view); !done)
        return tl::unexpected(done.error());
    if (request.top && *request.top < view.rows->size())
        view.rows->resize(*request.top);
    return view;
}

} // namespace fairshare
