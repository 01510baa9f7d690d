// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chart/chart_registry.h"
#include "core/chart/plot.h"
#include "tests/core/analysis/university.h"

namespace fairshare::test {

// Rows of smallSite in processing order.
inline constexpr NodeRow Chemistry = 1;
inline constexpr NodeRow Cem = 2;
inline constexpr NodeRow Physics = 3;
inline constexpr NodeRow Ana = 4;
inline constexpr NodeRow Ben = 5;

/// chemistry 1 share with cem (20 TRES-s); physics 3 shares with ana (60) and ben (0), one share each.
///
/// By hand: shares of the cluster are 0.25 for chemistry and cem, 0.75 for physics and 0.375 for ana and ben;
/// parts of the usage are 0.25, 0.25, 0.75, 0.75 and 0.
inline Scenario smallSite()
{
    ShareTreeBuilder builder;
    const auto chemistry =
        builder.add(builder.root(), {.kind = NodeKind::Account, .name = "chemistry", .shares = 1});
    builder.add(chemistry, {.name = "cem", .usage = 20});
    const auto physics =
        builder.add(builder.root(), {.kind = NodeKind::Account, .name = "physics", .shares = 3});
    builder.add(physics, {.name = "ana", .usage = 60});
    builder.add(physics, {.name = "ben", .usage = 0});
    return scenarioOf(std::move(builder));
}

/// The plot of a chart under Fair Tree, or the program ends.
inline Plot plotOf(std::string_view chart, const Evaluation& now, const ParameterValues& values = {},
    NodeRow focus = RootRow)
{
    auto plot = makePlot(chart, {.now = now, .algorithm = "fair_tree", .focus = focus}, values);
    if (!plot)
        std::abort();
    return *std::move(plot);
}

/// The marks of this id in the first panel.
inline const Marks& marksNamed(const Plot& plot, std::string_view id)
{
    for (const Marks& marks : plot.panels.at(0).marks)
        if (marks.id == id)
            return marks;
    std::abort();
}

} // namespace fairshare::test
