// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/quota_study.h"
#include "core/base/say.h"
#include "core/chart/chart.h"
#include "core/quota/demand_day.h"

#include <array>
#include <string>
#include <string_view>

/// What charts of group quotas have in common.
namespace fairshare {

inline constexpr std::array<std::string_view, 5> PolicyChoices{
    "balanced", "declared", "none", "everywhere", "balanced_slides"};
inline constexpr ParameterSpec PolicyParameter{.id = "policy",
    .title = fairshare::phrase("Policy"),
    .meaning = fairshare::phrase(
        "Which groups accept surplus: by demand, as declared, none, all, or by demand in one pass."),
    .choices = PolicyChoices};

inline constexpr ParameterSpec SeedParameter{.id = "seed",
    .title = fairshare::phrase("Seed"),
    .meaning = fairshare::phrase("Of the invented day: another number makes another day, the same the same."),
    .minimum = 1,
    .maximum = 1'000'000,
    .defaultNumber = 1};

/// A day of demand under the policies that are compared: no surplus, as declared, everywhere, balanced.
struct SimulatedDay {
    QuotaTree tree{};
    DemandDay day{};
};

/// Idle jobs swing around those of the groups. Errors: those of buildQuotaTree and simulateDemandDay.
Result<SimulatedDay> simulatedDay(const ChartInput& input, const ParameterValues& values);

/// The axis of the hours of a day.
PlotAxis dayAxis();

/// What a simulated day assumes, for captions.
std::string dayPremise(std::int64_t seed);

/// Whether the scenario of an input has groups.
bool hasGroups(const ChartInput& input);

/// The sentence where there are none.
std::string withoutGroups();

} // namespace fairshare
