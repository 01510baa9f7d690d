// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/commands.h"
#include "app/cli/commands/generate_workload.h"
#include "app/cli/options/number.h"
#include "app/cli/options/one_of.h"
#include "app/cli/options/shared_options.h"
#include "app/cli/session.h"
#include "core/analysis/generate/generator.h"
#include "core/analysis/weights/synthetic_queue.h"
#include "core/base/numbers.h"
#include "core/io/format_registry.h"
#include "core/priority/priority_section.h"
#include "core/scenario/sections.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <limits>
#include <utility>

namespace fairshare::cli::command_files {
namespace {

struct GenerateOptions {
    std::string shape;
    std::string size = "60"; ///< unparsed, so that the program words its errors
    std::uint64_t seed = 1;
    std::string tree; ///< tree of a queue; "" for a synthetic one
    QueueRequest queue;
    WorkloadOptions workload;
    const CLI::App* declared = nullptr; ///< parser that declared the options
    OutputOptions output;
};

constexpr std::string_view QueueShape = "queue";
constexpr std::uint64_t InventedTreeSize = 200;
/// Range in which counts are parsed; the queue checks them further.
constexpr NumberBounds AnyCount{.least = 0, .most = std::numeric_limits<std::uint32_t>::max(), .whole = true};

/// Returns a tree with the queue. Nothing after an error, which is printed.
std::optional<Scenario> queueScenario(const GenerateOptions& options, QueueRequest request, Session& session)
{
    std::optional<Scenario> scenario;
    if (options.tree.empty())
        scenario = *generateScenario({"university", InventedTreeSize, request.seed});
    else
        scenario = session.read(options.tree);
    if (!scenario)
        return std::nullopt;
    auto made = withSyntheticQueue(*scenario, request);
    if (!made) {
        session.wrongUsage(made.error().message);
        return std::nullopt;
    }
    if (options.tree.empty()) {
        PrioritySection section = *made->priority;
        section.config.weights = SyntheticWeights;
        return withPriority(*made, std::move(section));
    }
    if (!made->priority->config.hasWeights())
        session.note(
            "the tree file has no weights, so all jobs have priority 1; add weights with convert --config");
    return *std::move(made);
}

/// Generates a job log. Without --size it has the generator's default number of jobs.
ExitCode runWorkload(const GenerateOptions& options, std::uint64_t size, Session& session)
{
    const std::filesystem::path path = options.output.path;
    const std::string ending = (path.extension() == ".gz" ? path.stem() : path).extension().string();
    if (!ending.empty() && ending != ".csv" && ending != ".txt")
        return session.wrongUsage(
            fmt::format("a job log is written as CSV, not as {}; expected an ending such as .csv",
                excerpt(options.output.path)));
    WorkloadOptions workload = options.workload;
    workload.shape = options.shape;
    workload.tree = options.tree;
    workload.settings.seed = options.seed;
    workload.settings.jobs = options.declared->count("--size") > 0 ? size : 0;
    return generateWorkload(workload, options.output.path, session);
}

/// Returns the smallest and largest size of a shape.
std::pair<std::uint64_t, std::uint64_t> sizesOf(const std::string& shape)
{
    if (findWorkloadGenerator(shape) != nullptr)
        return {1, MaxWorkloadJobs};
    return shape == QueueShape ? std::pair{std::uint64_t{1}, MaxGeneratedJobs}
                               : std::pair{std::uint64_t{2}, MaxGeneratedSize};
}

/// Returns the ids of the job log generators, separated by commas.
std::string workloadShapes()
{
    std::vector<std::string_view> ids;
    for (const WorkloadGenerator& generator : workloadGenerators())
        ids.push_back(generator.id);
    return fmt::format("{}", fmt::join(ids, ", "));
}

/// Returns a sentence about an option that has no effect for this shape; "" if there is none.
std::string withoutEffect(const GenerateOptions& options)
{
    constexpr std::string_view Saturated = "saturated";
    const bool isQueue = options.shape == QueueShape;
    const bool isSaturated = options.shape == Saturated;
    const bool isWorkload = findWorkloadGenerator(options.shape) != nullptr;
    const auto isGiven = [&options](const char* option) { return options.declared->count(option) > 0; };
    for (const char* option : {"--skew", "--longest-wait", "--heavy-user", "--urgent", "--standby", "--gpus",
             "--nodes", "--cpus-per-node"})
        if (isGiven(option) && !isQueue)
            return fmt::format("{} needs --shape {}", option, QueueShape);
    for (const char* option : {"--load", "--machine"})
        if (isGiven(option) && !isWorkload)
            return fmt::format("{} needs --shape with one of {}", option, workloadShapes());
    if (isGiven("--run-times") && !isSaturated)
        return fmt::format("--run-times needs --shape {}", Saturated);
    if (isGiven("--tree") && !isQueue && !isSaturated)
        return fmt::format("--tree needs --shape {} or {}", QueueShape, Saturated);
    return {};
}

ExitCode runGenerate(const GenerateOptions& options, Session& session)
{
    if (const std::string sentence = withoutEffect(options); !sentence.empty())
        return session.wrongUsage(sentence);
    const auto size = parseUnsigned(options.size);
    const bool isQueue = options.shape == QueueShape;
    const bool isWorkload = findWorkloadGenerator(options.shape) != nullptr;
    const auto [least, most] = sizesOf(options.shape);
    if (!size || (isWorkload && (*size < least || *size > most)))
        return session.wrongUsage(fmt::format(
            "--size: found '{}'; expected a whole number from {} to {}", options.size, least, most));
    if (isWorkload)
        return runWorkload(options, *size, session);
    if (isQueue) {
        QueueRequest request = options.queue;
        request.size = *size;
        request.seed = options.seed;
        auto scenario = queueScenario(options, request, session);
        if (!scenario)
            return session.exitCode();
        session.anonymize(std::span(&*scenario, 1));
        return session.writeScenario(*scenario, options.output.path, {});
    }
    auto scenario = generateScenario({options.shape, *size, options.seed});
    if (!scenario)
        return session.wrongUsage(scenario.error().message);
    session.anonymize(std::span(&*scenario, 1));
    return session.writeScenario(*scenario, options.output.path, {});
}

Run declareGenerate(CLI::App& app)
{
    auto options = std::make_shared<GenerateOptions>();
    std::vector<std::string> shapes;
    for (const GeneratorShape& shape : generatorShapes())
        shapes.emplace_back(shape.id);
    shapes.emplace_back(QueueShape);
    for (const WorkloadGenerator& generator : workloadGenerators())
        shapes.emplace_back(generator.id);
    app.add_option("--shape", options->shape,
           fmt::format("What to generate: a tree, a queue of jobs (queue), or a job log for simulate ({})",
               workloadShapes()))
        ->required()
        ->check(oneOf("shape", shapes));
    app.add_option("--size", options->size,
           "Number of associations including the root; for a queue or job log, number of jobs (job log "
           "default: depends on the shape)")
        ->capture_default_str()
        ->type_name("NUMBER");
    app.add_option("--seed", options->seed, "Random seed; the same seed gives the same output")
        ->check(seedNumber())
        ->capture_default_str()
        ->type_name("NUMBER");
    QueueRequest& queue = options->queue;
    app.add_option("--tree", options->tree,
        "Queue or saturated job log: tree whose users submit the jobs; default: synthetic users");
    app.add_option("--skew", queue.skew, "Queue: how unevenly jobs are spread over users, 0 (evenly) to 3")
        ->check(number({}))
        ->capture_default_str();
    app.add_option("--longest-wait", queue.longestWaitSeconds, "Queue: age of the oldest job in seconds")
        ->check(number(AnyCount))
        ->capture_default_str();
    app.add_option("--heavy-user", queue.heavyUserShare,
           "Queue: fraction of jobs (0 to 1) that are old and belong to the user with the largest usage")
        ->check(number({}))
        ->capture_default_str();
    app.add_option(
           "--urgent", queue.urgentShare, "Queue: fraction of jobs (0 to 1) with the QOS for priority access")
        ->check(number({}))
        ->capture_default_str();
    app.add_option(
           "--standby", queue.standbyShare, "Queue: fraction of the remaining jobs (0 to 1) with QOS standby")
        ->check(number({}))
        ->capture_default_str();
    app.add_option("--gpus", queue.gpuShare, "Queue: fraction of jobs (0 to 1) that request GPUs")
        ->check(number({}))
        ->capture_default_str();
    app.add_option("--nodes", queue.nodes,
           "Queue: number of nodes in the cluster; a job uses at most a quarter of them")
        ->check(number(AnyCount))
        ->capture_default_str();
    app.add_option("--cpus-per-node", queue.cpusPerNode, "Queue: processors per node")
        ->check(number(AnyCount))
        ->capture_default_str();
    options->workload.declare(app);
    options->output.declarePath(app);
    options->declared = &app;
    return [options](Session& session) { return runGenerate(*options, session); };
}

} // namespace

Command generate()
{
    return {"generate", "Generate a synthetic tree, queue or job log, identical on every machine",
        "  fairshare generate --shape university --size 200 --seed 7 -o campus.fairshare\n"
        "  fairshare generate --shape lab --size 100000 -o big.fairshare\n"
        "  fairshare generate --shape queue --tree site.fairshare --size 5000 --heavy-user 0.8 -o "
        "queue.fairshare\n"
        "  fairshare generate --shape peregrine --seed 1 -o jobs.csv.gz\n"
        "  fairshare generate --shape saturated --tree site.fairshare --machine 100 -o jobs.csv\n",
        declareGenerate};
}

} // namespace fairshare::cli::command_files
