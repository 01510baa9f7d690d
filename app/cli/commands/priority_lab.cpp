// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/priority_lab.h"

#include "app/cli/options/option_group.h"
#include "app/cli/rows.h"
#include "core/analysis/recovery/recovery.h"
#include "core/analysis/weights/decaying_swap.h"
#include "core/analysis/weights/queue_comparison.h"
#include "core/analysis/weights/slurm_conf_fragment.h"
#include "core/analysis/weights/weight_warnings.h"
#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/priority/array_tasks.h"
#include "core/report/tables/queue_tables.h"
#include "core/scenario/evaluation.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>

namespace fairshare::cli {
namespace {

/// Both queues, and the factors of the users.
struct Lab {
    OrderedQueue now;
    std::optional<OrderedQueue> before{};
    std::vector<UserFactor> users{};
    std::string_view algorithm{};

    const OrderedQueue* baseline() const { return before ? &*before : nullptr; }
};

/// Returns the same jobs with the weights and the tree of another file. Nothing after an error, which is
/// printed.
std::optional<OrderedQueue> baselineOf(
    const PriorityLabOptions& options, const PriorityLabInput& input, Session& session)
{
    auto scenario = session.load(options.baseline, "");
    if (!scenario)
        return std::nullopt;
    if (!scenario->priority.has()) {
        session.fail({ErrorCode::BadInput, "contains no weights; expected a section \"priority\"", {}, {}},
            options.baseline);
        return std::nullopt;
    }
    const auto algorithm = input.algorithms.applyOne(*scenario);
    if (!algorithm) {
        session.wrongUsage(algorithm.error().message);
        return std::nullopt;
    }
    const auto evaluation = session.evaluate(*scenario, {*algorithm}, options.baseline);
    if (!evaluation)
        return std::nullopt;
    return orderedBaseline(
        *scenario->priority, input.scenario.priority->queue, scenario->tree, &evaluation->results.front());
}

TextTable warningTable(std::span<const WeightWarning> warnings, std::span<const Job> jobs)
{
    TextTable table("weight_warning");
    table.addText(fairshare::say("Rule"), "rule");
    table.addText(fairshare::say("Severity"), "severity");
    table.addText(fairshare::say("Title"), "title");
    table.addText(fairshare::say("Explanation"), "text");
    table.addText(fairshare::say("Fix"), "fix");
    table.addNumber(fairshare::say("Users"), "users");
    table.addNumber(fairshare::say("Jobs"), "jobs");
    std::vector<std::string> cells;
    for (const WeightWarning& warning : warnings) {
        cells = {std::string(warning.id), std::string(nameOf(warning.severity)), warning.title, warning.text,
            warning.fix ? warning.fix->label : "", fmt::to_string(warning.users.size()),
            fmt::to_string(taskCount(jobs, warning.jobs))};
        table.addRow(cells);
    }
    return table;
}

TextTable tierTable(const PriorityConfig& config)
{
    TextTable table("tier");
    table.addText(fairshare::say("Bits"), "bits");
    table.addText(fairshare::say("Tier"), "tier");
    table.addText(fairshare::say("Weights"), "weights");
    table.addText(fairshare::say("Values"), "values");
    const BitTiers tiers = tiersOf(config);
    std::vector<std::string> cells;
    for (std::size_t tier = 0; tier < tiers.tiers.size(); ++tier) {
        const TierWords words = wordsOf(tiers, tier);
        const unsigned lowest = tiers.lowestBit(tier);
        cells = {fmt::format("{}-{}", lowest, lowest + tiers.tiers[tier].bits - 1), words.title,
            words.weights, words.values};
        table.addRow(cells);
    }
    return table;
}

/// Follows each pair of jobs separately for four weeks.
Result<std::vector<DecayingSwap>> swapsAsUsageDecays(
    const std::vector<std::uint32_t>& jobs, const Lab& lab, const PriorityLabInput& input, Session& session)
{
    constexpr std::uint32_t FourWeeks = 28 * 24 * 3600;
    constexpr std::size_t Samples = 336;
    const PriorityCourseRequest request{
        .queue = lab.now, .jobs = jobs, .seconds = FourWeeks, .samples = Samples};
    FairshareOfPausing fairshare;
    if (input.scenario.settings.halfLifeSeconds > 0)
        fairshare = [&input](std::span<const std::uint32_t> pair) {
            return decayingFairshare(input.scenario, input.evaluation.results.front().algorithm->id, pair);
        };
    auto swaps = decayingSwaps(request, fairshare, session.progress("Following"));
    session.progressDone();
    return swaps;
}

/// Returns the effect of waiting, and the effect of decay if waiting alone never lets the job pass.
std::string passingText(const JobSwap& swap, std::optional<std::uint32_t> later)
{
    if (swap.kind != SwapKind::NeverAhead || !later)
        return swap.sentence;
    return swap.sentence + ' '
        + fairshare::say("If both users pause, it passes after {}.", durationText(*later));
}

/// Returns the jobs with these ids, each once. Nothing after an error, which is printed.
std::optional<std::vector<std::uint32_t>> jobsOf(
    const std::vector<std::string>& ids, const OrderedQueue& queue, Session& session)
{
    std::vector<std::uint32_t> jobs;
    for (const std::string& id : ids) {
        const auto found = std::ranges::find(queue.jobs(), id, &Job::id);
        if (found == queue.jobs().end()) {
            session.wrongUsage(fmt::format("unknown job '{}'; expected the ID of a job in the queue", id));
            return std::nullopt;
        }
        const auto job = static_cast<std::uint32_t>(found - queue.jobs().begin());
        if (std::ranges::find(jobs, job) == jobs.end())
            jobs.push_back(job);
    }
    return jobs;
}

ExitCode writePass(
    const std::vector<std::string>& ids, const Lab& lab, const PriorityLabInput& input, Session& session)
{
    const auto named = jobsOf(ids, lab.now, session);
    if (!named)
        return session.exitCode();
    const std::vector<std::uint32_t>& jobs = *named;
    if (jobs.size() < 2)
        return session.wrongUsage(
            fmt::format("--pass names only job {}; expected at least two different jobs", ids.front()));
    const auto decaying = swapsAsUsageDecays(jobs, lab, input, session);
    if (!decaying)
        return session.fail(decaying.error());
    TextTable table("job_pass");
    table.addText(fairshare::say("Job"), "waiting");
    table.addText(fairshare::say("Passes"), "passed");
    table.addNumber(fairshare::say("Seconds"), "seconds");
    table.addNumber(fairshare::say("Seconds if both users pause"), "seconds_decaying");
    table.addText(fairshare::say("Explanation"), "text");
    std::vector<std::string> cells;
    const std::vector<JobSwap> swaps = swapTimes(lab.now, jobs);
    for (std::size_t i = 0; i < swaps.size(); ++i) {
        const JobSwap& swap = swaps[i];
        const auto& later = (*decaying)[i].seconds;
        cells = {lab.now.jobs()[swap.waiting].id, lab.now.jobs()[swap.passed].id,
            swap.kind == SwapKind::NeverAhead ? "" : fmt::to_string(swap.seconds),
            later ? fmt::to_string(*later) : "", passingText(swap, later)};
        table.addRow(cells);
    }
    return printRows(table, input.output, session);
}

/// Warns if a priority is not the sum of its terms, so that it cannot be decoded.
void warnOfKept(const OrderedQueue& queue, std::uint32_t job, const Session& session)
{
    const PriorityTerms& terms = queue.priorities.termsOf(job);
    if (terms.priority != terms.computed)
        session.warn(fmt::format(
            "the priority of job {} is {}, but its terms add up to {}; no tier accounts for the difference",
            queue.jobs()[job].id, terms.priority, terms.computed));
}

ExitCode writeDecoded(
    const std::vector<std::string>& ids, const Lab& lab, const PriorityLabInput& input, Session& session)
{
    const auto jobs = jobsOf(ids, lab.now, session);
    if (!jobs)
        return session.exitCode();
    for (const std::uint32_t job : *jobs)
        warnOfKept(lab.now, job, session);
    return printRows(decodedTable(lab.now, *jobs), input.output, session);
}

} // namespace

void PriorityLabOptions::declare(CLI::App& options)
{
    const OptionGroup group(options, "Effect of the weights");
    options.add_option("--baseline", baseline,
        "Compare the job order with the weights and tree of this scenario, and show who moves");
    options.add_flag("--flips", flips,
        "With --baseline: show adjacent jobs that were in the opposite order under the old weights");
    options.add_flag("--first-places", firstPlaces, "Show how many of the first 100 places each user has");
    options.add_flag(
        "--slurm-conf", slurmConf, "Print the changed keys for slurm.conf, with comments on their effect");
    options.add_flag("--warnings", warnings, "Report problems with the weights");
    options.add_flag("--tiers", tiers, "Show which bits each tier of weights uses");
    options
        .add_option("--decode", decode,
            "Show what each tier adds to the priority of these jobs and what remains, from the highest tier "
            "down")
        ->type_name("JOB")
        ->delimiter(',')
        ->allow_extra_args(false);
    options
        .add_option("--pass", pass,
            "Show how long each of these jobs must wait to pass each of the others, by age alone and with "
            "both users pausing (up to four weeks)")
        ->type_name("JOB")
        ->delimiter(',')
        ->allow_extra_args(false);
}

bool PriorityLabOptions::isAsked() const
{
    return !baseline.empty() || flips || firstPlaces || slurmConf || warnings || tiers || !pass.empty()
        || !decode.empty();
}

std::string PriorityLabOptions::conflict() const
{
    std::vector<std::string_view> asked;
    for (const auto& [isAsked, option] : {std::pair(flips, "--flips"), {firstPlaces, "--first-places"},
             {slurmConf, "--slurm-conf"}, {warnings, "--warnings"}, {tiers, "--tiers"},
             {!decode.empty(), "--decode"}, {!pass.empty(), "--pass"}})
        if (isAsked)
            asked.emplace_back(option);
    return asked.size() < 2
        ? std::string()
        : fmt::format("{} and {} are separate outputs; ask for one of them", asked[0], asked[1]);
}

ExitCode runPriorityLab(const PriorityLabOptions& options, const PriorityLabInput& input, Session& session)
{
    const PrioritySection& section = *input.scenario.priority;
    const AlgorithmResult& result = input.evaluation.results.front();
    Lab lab{.now = orderedQueue(section, input.scenario.tree, &result)};
    if (section.fairshareSource == FairshareSource::Tree) {
        lab.users = userFactors(input.scenario.tree, &result);
        lab.algorithm = result.algorithm->id;
    }
    if (!options.baseline.empty()) {
        if (session.anonymous())
            return session.wrongUsage(
                "--baseline cannot be combined with --anonymize: pseudonyms differ between the two files");
        lab.before = baselineOf(options, input, session);
        if (!lab.before)
            return session.exitCode();
    }
    if (options.flips && !lab.before)
        return session.wrongUsage("--flips needs --baseline for the old weights");
    if (options.tiers)
        return printRows(tierTable(section.config), input.output, session);
    if (!options.decode.empty())
        return writeDecoded(options.decode, lab, input, session);
    if (!options.pass.empty())
        return writePass(options.pass, lab, input, session);
    const std::vector<WeightWarning> warnings = weightWarnings(
        {.queue = lab.now, .before = lab.baseline(), .algorithmId = lab.algorithm, .users = lab.users});
    if (options.slurmConf)
        return session.write(input.output.path, slurmConfFragment(lab.baseline(), lab.now, warnings));
    if (options.warnings)
        return printRows(warningTable(warnings, lab.now.jobs()), input.output, session);
    const OrderedQueue& before = lab.before ? *lab.before : lab.now;
    if (options.flips || options.firstPlaces) {
        const QueueComparison comparison = compareQueues(before, lab.now);
        return printRows(
            options.flips ? orderFlipsTable(comparison, before, lab.now) : firstPlacesTable(comparison),
            input.output, session);
    }
    session.note(queueAnswer(lab.baseline(), lab.now));
    return printRows(queueMovesTable(before, lab.now), input.output, session);
}

} // namespace fairshare::cli
