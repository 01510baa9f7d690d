// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/simulator/moment_choice.h"

#include "widgets/simulator/simulator_page.h"

#include "core/base/say.h"
#include "core/chart/chart_choices.h"

#include <array>

namespace fairshare::gui {
namespace {

constexpr std::array Parameters{ParameterSpec{.id = "at",
    .title = fairshare::phrase("Time"),
    .meaning = fairshare::phrase("Seconds since the first submission."),
    .maximum = 1'000'000'000'000}};

} // namespace

Result<void> chooseMoment(SimulatorPage& page, std::span<const std::string> choices)
{
    const auto values = chosenValues("simulator", Parameters, choices);
    if (!values)
        return tl::unexpected(values.error());
    const SampledRunPtr& sampled = page.simulation().sampled();
    if (!sampled)
        return {};
    if (values->empty())
        page.selection().goToDifference(1);
    else
        page.selection().clock().goTo(
            sampled->clock().sampleAt(sampled->zero() + numberOf(Parameters[0], *values)));
    return {};
}

} // namespace fairshare::gui
