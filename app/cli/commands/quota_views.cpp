// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/quota_views.h"

#include "app/cli/options/number.h"
#include "app/cli/options/one_of.h"
#include "app/cli/options/option_group.h"
#include "core/base/nearest_words.h"
#include "core/base/numbers.h"
#include "core/chart/plot_panel.h"
#include "core/chart/quota_choices.h"
#include "core/io/htcondor/quota_import.h"
#include "core/report/tables/quota_day_table.h"
#include "core/report/tables/submitter_table.h"
#include "core/scenario/sections.h"
#include "core/workspace/additions/submitter_listing.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace fairshare::cli {
namespace {

constexpr double SecondsPerHour = 3600;
constexpr double MostSeed = 999'999'999'999'999; ///< doubles represent every whole number up to this one

bool isAmount(double number)
{
    return std::isfinite(number) && number >= 0;
}

/// Returns the submitters with this full name or, if there are none, with this name without the group.
std::vector<QuotaSubmitter*> named(GroupQuotas& quotas, std::string_view name)
{
    std::vector<QuotaSubmitter*> found;
    for (QuotaSubmitter& submitter : quotas.submitters)
        if (submitter.name == name)
            found.push_back(&submitter);
    if (!found.empty())
        return found;
    for (QuotaSubmitter& submitter : quotas.submitters)
        if (submitter.name.ends_with('.' + std::string(name)))
            found.push_back(&submitter);
    return found;
}

std::vector<std::string_view> submitterNames(const GroupQuotas& quotas)
{
    std::vector<std::string_view> names;
    names.reserve(quotas.submitters.size());
    for (const QuotaSubmitter& submitter : quotas.submitters)
        names.emplace_back(submitter.name);
    return names;
}

/// Sets the usage of a submitter. Errors: BadInput for text other than `NAME=CORES`; NotFound if none or
/// several match.
Result<void> setUsage(GroupQuotas& quotas, const std::string& assignment)
{
    const std::size_t sign = assignment.rfind('=');
    const auto cores = sign == std::string::npos ? std::nullopt : parseDouble(assignment.substr(sign + 1));
    if (!cores || !isAmount(*cores) || sign == 0)
        return fail(ErrorCode::BadInput,
            fmt::format("--using: found '{}'; expected NAME=CORES with 0 or more cores", assignment));
    const std::string name = assignment.substr(0, sign);
    const std::vector<QuotaSubmitter*> found = named(quotas, name);
    if (found.size() != 1)
        return fail(ErrorCode::NotFound,
            found.empty()
                ? withSuggestions(fmt::format("--using: unknown submitter '{}'", name),
                      nearestWords(submitterNames(quotas), name))
                : fmt::format("--using: {} submitters are named '{}'; add the group", found.size(), name));
    found.front()->usage = *cores;
    return {};
}

Result<TextTable> submitterView(const QuotaViewOptions& options, const QuotaViewInput& input)
{
    const auto built = buildQuotaTree(input.quotas);
    if (!built)
        return tl::unexpected(built.error());
    const SurplusFlags flags = input.balanced ? balanceSurplus(input.quotas, built->tree).of(input.mode)
                                              : declaredFlags(input.quotas, built->tree);
    const AllocationInput allocation{.quotas = input.quotas, .tree = built->tree, .acceptsSurplus = flags};
    SubmitterSettings settings{.afterDays = options.afterDays};
    if (options.halfLifeHours)
        settings.halfLifeSeconds = *options.halfLifeHours * SecondsPerHour;
    const SubmitterDivision division = divideAmongSubmitters(allocation, groupLimits(allocation), settings);
    const SubmitterSubject subject{input.quotas, built->tree, division, settings};
    return input.explains ? submitterReasonTable(subject) : submitterTable(subject);
}

Result<TextTable> dayView(
    const QuotaViewOptions& options, const QuotaViewInput& input, const Progress& progress)
{
    const GroupQuotas& quotas = input.quotas;
    DayRequest request{.settings = options.settings, .mode = input.mode};
    if (!options.profile.empty())
        request.pattern = options.profile;
    const auto made = simulatedDay(quotas, request, progress);
    if (!made)
        return tl::unexpected(made.error());
    return options.dayByGroup ? quotaDayShareTable(quotas, made->tree, made->day) : quotaDayTable(made->day);
}

} // namespace

bool isOfPoolSize(const Diagnostic& diagnostic)
{
    return diagnostic.code == PoolSizeAssumed || diagnostic.code == PoolSizeUnknown;
}

void QuotaViewOptions::declare(CLI::App& app)
{
    const OptionGroup group(app, "Submitters and days");
    app.add_option("--userprio", userprio,
        "Read submitters and the usage and requests of groups from this condor_userprio output");
    m_submitters = app.add_flag("--submitters", submitters,
        "Print the priorities of submitters and how they divide their group's limit");
    app.add_option("--after", afterDays, "With --submitters: project this many days ahead at current usage")
        ->check(number({.least = 0, .most = MostSubmitterDays}))
        ->type_name("DAYS")
        ->needs(m_submitters);
    app.add_option("--half-life", halfLifeHours,
           "With --submitters: half-life of past usage; default: from FILE, else 24 hours")
        ->check(number({.least = 0, .aboveLeast = true}))
        ->type_name("HOURS")
        ->needs(m_submitters);
    app.add_option(
           "--using", usage, "With --submitters: assume that a submitter uses this many cores; repeatable")
        ->type_name("NAME=CORES")
        ->allow_extra_args(false)
        ->needs(m_submitters);
    m_day = app.add_flag("--day", day,
        "Simulate a day under each surplus policy and print the core-hours left idle while jobs wait; every "
        "policy sees the same idle jobs");
    app.add_flag("--by-group", dayByGroup, "With --day: print each group's share of the pool instead")
        ->needs(m_day);
    app.add_option("--seed", settings.seed, "With --day: seed of the simulated day")
        ->check(number({.least = 0, .most = MostSeed, .whole = true}))
        ->type_name("N")
        ->needs(m_day);
    app.add_option("--hold", settings.holdMinutes,
           "With --day: how long the balancer keeps a changed flag; default: not at all; the real balancer "
           "uses 30")
        ->check(number({.least = 0}))
        ->type_name("MINUTES")
        ->needs(m_day);
    app.add_option(
           "--poll", settings.pollMinutes, "With --day: interval at which the balancer polls the queues")
        ->check(number({.least = 0.5, .most = 240}))
        ->type_name("MINUTES")
        ->needs(m_day);
    const std::vector<std::string> patterns(DemandPatterns.begin(), DemandPatterns.end());
    app.add_option("--profile", profile, "With --day: how idle jobs vary over the day; default: typical")
        ->check(oneOf("profile", patterns))
        ->needs(m_day);
}

bool QuotaViewOptions::take(LoadedScenario& loaded, Session& session) const
{
    Scenario& scenario = loaded.scenario;
    if (!userprio.empty()) {
        const auto source = session.importAddition(userprio);
        if (!source)
            return false;
        Diagnostics remarks = source->import.diagnostics;
        std::erase_if(remarks, [](const Diagnostic& remark) {
            // The quotas come from the other file.
            return remark.code == "no_quotas" || remark.code == "parent_made" || isOfPoolSize(remark);
        });
        auto taken = withSubmitters(scenario, source->import, remarks);
        session.warn(remarks, userprio);
        if (!taken) {
            session.fail(taken.error(), userprio);
            return false;
        }
        scenario = std::move(*taken);
        if (tellsPoolSize(source->import))
            std::erase_if(loaded.diagnostics, isOfPoolSize);
    }
    GroupQuotas quotas = *scenario.quotas;
    for (const std::string& assignment : usage)
        if (const auto done = setUsage(quotas, assignment); !done) {
            session.wrongUsage(done.error().message);
            return false;
        }
    if (!usage.empty())
        scenario = withQuotas(scenario, std::move(quotas));
    return true;
}

Result<TextTable> quotaViewTable(
    const QuotaViewOptions& options, const QuotaViewInput& input, const Progress& progress)
{
    return options.submitters ? submitterView(options, input) : dayView(options, input, progress);
}

} // namespace fairshare::cli
