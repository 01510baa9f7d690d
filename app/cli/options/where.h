// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/filter/row_filter.h"

#include <optional>
#include <string>
#include <vector>

namespace CLI {
class App;
class Option;
} // namespace CLI

namespace fairshare::cli {

class Session;

/// Option `--where FILTER`: only the rows that match.
struct WhereOption {
    std::optional<std::string> text{};

    /// @param meaning help text: what is limited to matching rows
    CLI::Option* declare(CLI::App& options, const std::string& meaning);
    bool isGiven() const { return text.has_value(); }
    /// Returns the filter; an empty one if the option was not given.
    RowFilter filter() const;
    /// Returns the matching rows in ascending order. Nothing after an error, which is printed.
    std::optional<std::vector<NodeRow>> rows(const FilterData& data, Session& session) const;
};

} // namespace fairshare::cli
