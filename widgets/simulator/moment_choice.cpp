// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/simulator/moment_choice.h"

#include "widgets/simulator/other_run.h"
#include "widgets/simulator/simulator_controls.h"
#include "widgets/simulator/simulator_page.h"
#include "widgets/simulator/timeline/timeline_view.h"

#include "core/base/say.h"
#include "core/chart/chart_choices.h"

#include <fmt/format.h>

#include <array>
#include <optional>

namespace fairshare::gui {
namespace {

constexpr std::int64_t MostSeconds = 1'000'000'000'000;
constexpr std::array Parameters{ParameterSpec{.id = "at",
                                    .title = fairshare::phrase("Time"),
                                    .meaning = fairshare::phrase("Seconds since the first submission."),
                                    .maximum = MostSeconds},
    ParameterSpec{.id = "from",
        .title = fairshare::phrase("Range begin"),
        .meaning = fairshare::phrase("Begin of the selected range, in seconds since the first submission."),
        .maximum = MostSeconds},
    ParameterSpec{.id = "until",
        .title = fairshare::phrase("Range end"),
        .meaning = fairshare::phrase("End of the selected range, in seconds since the first submission; 0 = "
                                     "no range."),
        .maximum = MostSeconds},
    ParameterSpec{.id = "compare",
        .title = fairshare::phrase("Compare"),
        .meaning = fairshare::phrase("1 = for a log that records its run, show that run and a simulation."),
        .maximum = 1}};

} // namespace

Result<void> chooseMoment(SimulatorPage& page, std::span<const std::string> choices)
{
    const auto values = chosenValues("simulator", Parameters, choices);
    if (!values)
        return tl::unexpected(values.error());
    const SampledRunPtr& sampled = page.simulation().sampled();
    if (!sampled)
        return {};
    if (const auto until = static_cast<Seconds>(numberOf(Parameters[2], *values)); until > 0)
        page.timeline().selectRange(
            TimeRange{sampled->zero() + static_cast<Seconds>(numberOf(Parameters[1], *values)),
                sampled->zero() + until});
    if (values->contains("compare")) {
        page.controls().setComparesRuns(numberOf(Parameters[3], *values) > 0);
        page.otherRun().waitUntilReady();
    }
    if (!values->contains("at"))
        page.selection().goToDifference(1);
    else
        page.selection().clock().goTo(
            sampled->clock().sampleAt(sampled->zero() + numberOf(Parameters[0], *values)));
    return {};
}

std::vector<std::string> chosenMoment(const SimulatorPage& page)
{
    std::vector<std::string> choices;
    const SampledRunPtr& sampled = page.simulation().sampled();
    if (!sampled || sampled->clock().count() == 0)
        return choices;
    choices.push_back(fmt::format("at={}", page.selection().clock().shownTime()));
    if (const std::optional<TimeRange>& range = page.timeline().range()) {
        choices.push_back(fmt::format("from={}", sampled->sinceZero(range->begin)));
        choices.push_back(fmt::format("until={}", sampled->sinceZero(range->end)));
    }
    if (page.controls().comparesRuns())
        choices.emplace_back("compare=1");
    return choices;
}

} // namespace fairshare::gui
