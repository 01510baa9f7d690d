// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/column_text.h"

#include "core/base/numbers.h"

#include <fmt/format.h>

namespace fairshare {

std::string exactText(const Column& column, std::size_t row)
{
    if (const auto* reals = std::get_if<Reals>(&column.values)) {
        const double value = (**reals)[row];
        return isUndefined(value) ? std::string() : shortest(value);
    }
    if (const auto* counts = std::get_if<Counts>(&column.values))
        return isUndefined(column, *counts, row) ? std::string() : fmt::to_string((**counts)[row]);
    if (const auto* words = std::get_if<Words>(&column.values))
        return fmt::format("0x{:016x}", (**words)[row]);
    return (*std::get<Flags>(column.values))[row] != 0 ? "true" : "false";
}

} // namespace fairshare
