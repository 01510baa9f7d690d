// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/result_table.h"

#include <algorithm>
#include <cassert>

namespace fairshare {
namespace {

template <typename Values>
const auto& typed(const ResultTable& table, std::string_view id)
{
    const Column* column = table.find(id);
    assert(column != nullptr && std::holds_alternative<Values>(column->values));
    return *std::get<Values>(column->values);
}

} // namespace

const Column* ResultTable::find(std::string_view id) const
{
    const auto found = std::find_if(
        columns.begin(), columns.end(), [id](const Column& column) { return column.spec.id == id; });
    return found == columns.end() ? nullptr : &*found;
}

std::span<const double> ResultTable::reals(std::string_view id) const
{
    return typed<Reals>(*this, id);
}

std::span<const std::uint32_t> ResultTable::counts(std::string_view id) const
{
    return typed<Counts>(*this, id);
}

std::span<const std::uint64_t> ResultTable::words(std::string_view id) const
{
    return typed<Words>(*this, id);
}

std::span<const std::uint8_t> ResultTable::flags(std::string_view id) const
{
    return typed<Flags>(*this, id);
}

} // namespace fairshare
