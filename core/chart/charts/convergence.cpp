// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/say.h"
#include "core/base/values.h"
#include "core/base/worded.h"
#include "core/chart/charts/charts.h"
#include "core/chart/plot.h"
#include "core/chart/time_units.h"
#include "core/scenario/evaluation.h"
#include "core/scenario/scenario.h"
#include "core/simulation/convergence_study.h"
#include "core/simulator/section/class_text.h"
#include "core/simulator/section/machine_size.h"

#include <algorithm>
#include <array>
#include <limits>
#include <numeric>
#include <span>
#include <tuple>
#include <utility>

namespace fairshare::chart_files {
namespace {

constexpr double ConvergenceNameRoom = 0.4; ///< on the right, as a fraction of the range
constexpr std::size_t MostPoints = 400; ///< per line; more than the width of a panel
constexpr std::size_t MostAccountNames = 6; ///< in one panel
constexpr std::size_t MostAlike = 12; ///< accounts with distinguishable lines; with more, some are gray
constexpr std::size_t PanelsBeside = 4;
constexpr double Missing = std::numeric_limits<double>::quiet_NaN(); ///< not measured

constexpr std::array<std::string_view, 2> ShownChoices{"all", "chosen"};
constexpr std::array ConvergenceParameters{ParameterSpec{.id = "shown",
    .title = fairshare::phrase("Algorithms"),
    .meaning = fairshare::phrase(
        "Show account usage under every algorithm, one panel each, or only under the selected one."),
    .choices = ShownChoices}};

/// Data shared by all panels.
struct ConvergencePicture {
    const ConvergenceStudy& study;
    double days = 1; ///< length of the window
    double highestFraction = 0;
    std::string_view algorithm;
};

double daysAfter(const ConvergencePicture& picture, Seconds time)
{
    return static_cast<double>(time - picture.study.window.from) / SecondsPerDay;
}

/// Returns n if every n-th tick is drawn.
std::size_t stepOf(const UsageCourse& usage)
{
    return std::max<std::size_t>(1, (usage.size() + MostPoints - 1) / MostPoints);
}

PlotAxis convergenceTimeAxis(const ConvergencePicture& picture)
{
    return {.title = fairshare::say("Time"),
        .unit = fairshare::say("days"),
        .meaning = fairshare::say("Days since the first submission."),
        .lowest = 0,
        .highest = picture.days * (1 + ConvergenceNameRoom),
        .firstTick = 0,
        .lastTick = picture.days};
}

/// Shortens a title for the end of a line: "Depth" for "Depth-oblivious".
std::string shortTitle(const std::string& algorithm)
{
    if (algorithm.empty())
        return fairshare::say("Submission");
    const std::string title = courseTitle(algorithm);
    return title.substr(0, title.find_first_of("- "));
}

PlotPanel distancePanel(const ConvergencePicture& picture)
{
    PlotPanel panel{.title = fairshare::say("Distance to shares"),
        .englishTitle = "Distance to shares",
        .x = convergenceTimeAxis(picture),
        .y = {.title = fairshare::say("Distance to shares"),
            .meaning = fairshare::say("Half the sum of |usage fraction - share| over all accounts: 0 on "
                                      "target, at most 1."),
            .lowest = 0,
            .firstTick = 0,
            .grid = true}};
    Marks lines{.kind = MarkKind::Lines,
        .id = "algorithms",
        .title = fairshare::say("algorithm"),
        .labelPlace = LabelPlace::LineEnds};
    const auto values = [] { return std::make_shared<Values<double>>(); };
    auto settled = values();
    auto jain = values();
    auto waits = values();
    auto slowdowns = values();
    double highest = 0;
    for (const ConvergenceCourse& course : picture.study.courses) {
        lines.starts.push_back(static_cast<std::uint32_t>(lines.x.size()));
        for (std::size_t tick = 0; tick < course.usage.size(); tick += stepOf(course.usage)) {
            lines.x.push_back(daysAfter(picture, course.usage.times[tick]));
            lines.y.push_back(course.distances[tick]);
            highest = std::max(highest, course.distances[tick]);
        }
        lines.roles.push_back(course.algorithm == picture.algorithm ? PlotRole::Accent : PlotRole::Muted);
        lines.addDash(course.algorithm.empty());
        lines.addLabel(worded([&] { return courseTitle(course.algorithm); }));
        lines.shortLabels.push_back(shortTitle(course.algorithm));
        settled->push_back(course.settledDistance.value_or(Missing));
        jain->push_back(course.jain.value_or(Missing));
        waits->push_back(course.metrics.meanWait);
        slowdowns->push_back(course.metrics.meanSlowdown);
    }
    lines.starts.push_back(static_cast<std::uint32_t>(lines.x.size()));
    lines.figures = {{"settled_distance", fairshare::say("Mean distance in the second half"), "",
                         Reals(std::move(settled))},
        {"jain", fairshare::say("Jain's index"), "", Reals(std::move(jain))},
        {"mean_wait", fairshare::say("Mean wait time"), "s", Reals(std::move(waits))},
        {"mean_bounded_slowdown", fairshare::say("Mean bounded slowdown"), "", Reals(std::move(slowdowns))}};
    panel.y.highest = roundRange(0, std::max(highest, 1e-3)).highest;
    panel.marks.push_back(std::move(lines));
    return panel;
}

/// Orders accounts by share, the largest first. Among equal shares, accounts with more usage come first.
std::vector<std::uint32_t> byWeight(const ConvergenceStudy& study, const ConvergenceCourse& course)
{
    std::vector<std::uint32_t> order(study.accounts.names.size());
    std::iota(order.begin(), order.end(), 0U);
    std::ranges::sort(order, {}, [&](std::uint32_t account) {
        return std::tuple(-study.accounts.shares[account], -course.accounts[account].meanFraction, account);
    });
    return order;
}

/// Draws the usage of these accounts, in this order.
Marks usageLines(const ConvergencePicture& picture, const ConvergenceCourse& course,
    std::span<const std::uint32_t> accounts)
{
    Marks lines{.kind = MarkKind::Lines, .id = "usage", .title = fairshare::say("account")};
    auto fractions = std::make_shared<Values<double>>();
    auto shares = std::make_shared<Values<double>>();
    auto waits = std::make_shared<Values<double>>();
    auto slowdowns = std::make_shared<Values<double>>();
    for (const std::uint32_t account : accounts) {
        lines.starts.push_back(static_cast<std::uint32_t>(lines.x.size()));
        for (std::size_t tick = 0; tick < course.usage.size(); tick += stepOf(course.usage)) {
            const double total = course.usage.totalUsage(tick);
            lines.x.push_back(daysAfter(picture, course.usage.times[tick]));
            lines.y.push_back(total > 0 ? course.usage.at(tick)[account].usage / total : 0);
        }
        const std::string& name = picture.study.accounts.names[account];
        lines.addLabel({name, name});
        fractions->push_back(course.settledDistance ? course.accounts[account].meanFraction : Missing);
        shares->push_back(picture.study.accounts.shares[account]);
        waits->push_back(course.accounts[account].meanWait);
        slowdowns->push_back(course.accounts[account].meanSlowdown);
    }
    lines.starts.push_back(static_cast<std::uint32_t>(lines.x.size()));
    lines.figures = {{"mean_usage_fraction", fairshare::say("Mean usage fraction in the second half"), "",
                         Reals(std::move(fractions))},
        {"share", fairshare::say("Share"), "", Reals(std::move(shares))},
        {"mean_wait", fairshare::say("Mean wait time"), "s", Reals(std::move(waits))},
        {"mean_bounded_slowdown", fairshare::say("Mean bounded slowdown"), "", Reals(std::move(slowdowns))}};
    return lines;
}

/// Draws a dashed line at each distinct share.
Marks shareLines(const ConvergencePicture& picture)
{
    Marks lines{.kind = MarkKind::References,
        .id = "shares",
        .title = fairshare::say("share"),
        .role = PlotRole::Muted};
    std::vector<double> shares = picture.study.accounts.shares;
    std::ranges::sort(shares);
    shares.erase(std::unique(shares.begin(), shares.end()), shares.end());
    for (const double share : shares) {
        lines.x.push_back(0);
        lines.x2.push_back(picture.days);
        lines.y.push_back(share);
        lines.y2.push_back(share);
        lines.addLabel(worded([&] { return fairshare::say("share {:.3g}", share); }));
    }
    return lines;
}

PlotPanel usagePanel(const ConvergencePicture& picture, const ConvergenceCourse& course)
{
    PlotPanel panel{.title = courseTitle(course.algorithm),
        .x = convergenceTimeAxis(picture),
        .y = {.title = fairshare::say("Usage fraction"),
            .meaning = fairshare::say(
                "Decayed usage as a fraction of all accounts' usage, 0 to 1. Dashed lines are the shares."),
            .lowest = 0,
            .highest = roundRange(0, std::max(picture.highestFraction, 1e-3)).highest,
            .firstTick = 0}};
    panel.englishTitle = worded([&] { return courseTitle(course.algorithm); }).english;
    panel.marks.push_back(shareLines(picture));
    const std::vector<std::uint32_t> order = byWeight(picture.study, course);
    const std::size_t named = std::min(order.size(), MostAccountNames);
    const std::size_t plain = order.size() > MostAlike ? named : order.size();
    if (plain < order.size()) {
        panel.marks.push_back(usageLines(picture, course, std::span(order).subspan(plain)));
        panel.marks.back().id = "other_usage";
        panel.marks.back().role = PlotRole::Border;
    }
    Marks lines = usageLines(picture, course, std::span(order).first(plain));
    lines.labelPlace = LabelPlace::LineEnds;
    lines.role = course.algorithm == picture.algorithm ? PlotRole::Accent : PlotRole::Text;
    lines.labelled.resize(named);
    std::iota(lines.labelled.begin(), lines.labelled.end(), 0U);
    panel.marks.push_back(std::move(lines));
    return panel;
}

/// Returns the highest share or usage fraction. The first tenth of the time is ignored, because then all
/// usage is from a few jobs.
double highestFraction(const ConvergencePicture& picture)
{
    double highest = 0;
    for (const double share : picture.study.accounts.shares)
        highest = std::max(highest, share);
    for (const ConvergenceCourse& course : picture.study.courses)
        for (std::size_t tick = course.usage.size() / 10; tick < course.usage.size(); ++tick) {
            const double total = course.usage.totalUsage(tick);
            for (const AccountMoment& moment : course.usage.at(tick))
                highest = std::max(highest, total > 0 ? moment.usage / total : 0);
        }
    return highest;
}

/// Names the algorithms that come closest to the shares and stay farthest away.
/// @param study measured
std::string convergenceAnswer(const ConvergenceStudy& study)
{
    constexpr double Noticed = 0.0005; // smaller differences are random
    const ConvergenceCourse* nearest = nullptr;
    const ConvergenceCourse* farthest = nullptr;
    for (const ConvergenceCourse& course : study.courses) {
        if (!course.settledDistance)
            continue;
        if (nearest == nullptr || *course.settledDistance < *nearest->settledDistance)
            nearest = &course;
        if (farthest == nullptr || *course.settledDistance >= *farthest->settledDistance)
            farthest = &course;
    }
    if (*farthest->settledDistance - *nearest->settledDistance < Noticed)
        return fairshare::say("All algorithms come equally close to the shares: the mean distance in the "
                              "second half is {:.3f} under each.",
            *nearest->settledDistance);
    return fairshare::say("{} comes closest to the shares, with a mean distance of {:.4f} in the second "
                          "half; {} stays farthest away, with {:.4f}.",
        courseTitle(nearest->algorithm), *nearest->settledDistance, courseTitle(farthest->algorithm),
        *farthest->settledDistance);
}

/// Returns the reason why nothing can be drawn.
std::string unmeasured(const ConvergenceStudy& study)
{
    return study.window.period == UsagePeriod::Nothing
        ? fairshare::say("No distances are available: usage is sampled every {} s, and no job was pending at "
                         "any sample.",
              study.measuredEvery)
        : fairshare::say("No distances are available: usage is sampled every {} s, and no account had any "
                         "usage at any sample.",
              study.measuredEvery);
}

/// Explains the lines and the jobs of the chart.
std::string convergenceNote(const ConvergenceStudy& study, bool isSynthetic)
{
    const std::uint64_t jobs = study.courses.front().metrics.jobs;
    const double days = static_cast<double>(study.halfLife) / SecondsPerDay;
    std::string note = fairshare::say("Jobs, the same under each algorithm: {}; half-life {:.3g} d, {}.",
        jobs, days, machineText(study.machine, study.unit));
    if (study.chargesInstead)
        note +=
            ' ' + fairshare::say("No account is recorded for any job, so jobs are charged to their users.");
    if (study.isNameless())
        note += ' '
            + fairshare::say("No {} is recorded for any job, so all jobs are charged to one unnamed account.",
                attributeName(study.chargedBy));
    if (isSynthetic)
        note += ' ' + fairshare::say("The jobs are synthetic and use the users of the tree.");
    if (study.window.period == UsagePeriod::Backlog)
        note += ' '
            + fairshare::say("The chart ends when an account has no pending job, because all jobs are "
                             "submitted within {} s and usage is sampled every {} s.",
                study.window.submissions, study.measuredEvery);
    note += ' ' + fairshare::say("Dashed: the shares and, in the distance panel, the order of submission.");
    if (study.accounts.names.size() > MostAlike)
        note += ' '
            + fairshare::say(
                "Gray: the {} accounts without a label.", study.accounts.names.size() - MostAccountNames);
    return note;
}

Result<Plot> makeConvergence(const ChartInput& input, const ParameterValues& values)
{
    Plot plot{.title = fairshare::say("Usage versus shares over time"), .tree = SharedValue(input.now.tree)};
    if (input.convergence == nullptr || input.convergence->courses.empty()) {
        plot.empty = fairshare::say("No jobs have been replayed yet. Run a simulation with priorities.");
        return plot;
    }
    const ConvergenceStudy& study = *input.convergence;
    if (!study.isMeasured()) {
        plot.empty = unmeasured(study);
        return plot;
    }
    ConvergencePicture picture{.study = study,
        .days = std::max(static_cast<double>(study.window.until - study.window.from), 1.0) / SecondsPerDay,
        .algorithm = input.algorithm};
    picture.highestFraction = highestFraction(picture);
    plot.panels.push_back(distancePanel(picture));
    const bool all = choiceOf(ConvergenceParameters[0], values) == ShownChoices[0];
    for (const ConvergenceCourse& course : study.courses)
        if (all || course.algorithm == input.algorithm)
            plot.panels.push_back(usagePanel(picture, course));
    plot.columns = std::min(plot.panels.size(), all ? PanelsBeside : std::size_t{2});
    plot.sharesX = true;
    plot.note = convergenceNote(study, input.scenario != nullptr && !input.scenario->simulation.has());
    plot.answer = convergenceAnswer(study);
    plot.premise = study.workload;
    plot.allAlgorithms = all;
    return plot;
}

} // namespace

Chart convergence()
{
    return {.id = "convergence",
        .title = fairshare::phrase("Convergence"),
        .group = ChartGroup::Simulation,
        .summary = fairshare::phrase(
            "Distance of usage to shares over time, and the usage of each account compared with its share."),
        .teaches =
            fairshare::phrase("How quickly each algorithm brings usage in line with shares, and who gains."),
        .parameters = ConvergenceParameters,
        .ofConvergence = true,
        .make = makeConvergence};
}

} // namespace fairshare::chart_files
