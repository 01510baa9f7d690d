// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/generate_workload.h"
#include "app/cli/number.h"
#include "app/cli/one_of.h"
#include "app/cli/session.h"
#include "app/cli/shared_options.h"
#include "core/analysis/generate/generator.h"
#include "core/analysis/weights/made_up_queue.h"
#include "core/base/numbers.h"
#include "core/io/format_registry.h"
#include "core/scenario/sections.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <limits>
#include <utility>

namespace fairshare::cli::command_files {
namespace {

struct GenerateOptions {
    std::string shape;
    std::string size = "60"; ///< as given, so that what is wrong with it is said in our words
    std::uint64_t seed = 1;
    std::string tree; ///< of a queue; "" for an invented one
    QueueRequest queue;
    WorkloadOptions workload;
    const CLI::App* declared = nullptr; ///< where the options were declared
    OutputOptions output;
};

constexpr std::string_view QueueShape = "queue";
constexpr std::uint64_t InventedTreeSize = 200;
/// What counts may be read as; which of them make sense is told with the queue.
constexpr NumberBounds AnyCount{.least = 0, .most = std::numeric_limits<std::uint32_t>::max(), .whole = true};

/// A tree with the queue; nothing after an error, which is printed.
std::optional<Scenario> queueScenario(const GenerateOptions& options, QueueRequest request, Session& session)
{
    std::optional<Scenario> scenario;
    if (options.tree.empty())
        scenario = *generateScenario({"university", InventedTreeSize, request.seed});
    else
        scenario = session.read(options.tree);
    if (!scenario)
        return std::nullopt;
    auto made = withMadeUpQueue(*scenario, request);
    if (!made) {
        session.wrongUsage(made.error().message);
        return std::nullopt;
    }
    if (options.tree.empty()) {
        PrioritySection section = *made->priority;
        section.config.weights = MadeUpWeights;
        return withPriority(*made, std::move(section));
    }
    if (hasNoWeights(made->priority->config))
        session.note(
            "the tree's file has no weights, so all jobs have the priority 1; convert --config adds them");
    return *std::move(made);
}

/// The jobs of a log; without --size as many as it is known for.
ExitCode runWorkload(const GenerateOptions& options, std::uint64_t size, Session& session)
{
    WorkloadOptions workload = options.workload;
    workload.shape = options.shape;
    workload.tree = options.tree;
    workload.settings.seed = options.seed;
    workload.settings.jobs = options.declared->count("--size") > 0 ? size : 0;
    return generateWorkload(workload, options.output.path, session);
}

/// What may be asked for of a shape.
std::pair<std::uint64_t, std::uint64_t> sizesOf(const std::string& shape)
{
    if (findWorkloadGenerator(shape) != nullptr)
        return {1, MaxWorkloadJobs};
    return shape == QueueShape ? std::pair{std::uint64_t{1}, MaxGeneratedJobs}
                               : std::pair{std::uint64_t{2}, MaxGeneratedSize};
}

/// A sentence about an option that changes nothing in what this shape has; "" where there is none.
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
            return fmt::format("{} needs a --shape of a log: peregrine, htc or saturated", option);
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
        return session.wrongUsage(
            fmt::format("the size is {}; it must be {} to {}", options.size, least, most));
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
           "The tree's shape, a queue of jobs, or a log of jobs for simulate: peregrine, htc, saturated")
        ->required()
        ->check(oneOf("shape", shapes));
    app.add_option("--size", options->size,
           "Associations, the root included; of a queue or a log, jobs (of a log without it, as many as it "
           "is known for)")
        ->capture_default_str()
        ->type_name("NUMBER");
    app.add_option("--seed", options->seed, "Seed of the random numbers; the same seed gives the same tree")
        ->check(seedNumber())
        ->capture_default_str()
        ->type_name("NUMBER");
    QueueRequest& queue = options->queue;
    app.add_option("--tree", options->tree,
        "Of a queue or a saturated log: whose users have the jobs; default: invented ones");
    app.add_option("--skew", queue.skew, "Of a queue: how unevenly users have jobs, 0 to 3")
        ->check(number({}))
        ->capture_default_str();
    app.add_option("--longest-wait", queue.longestWaitSeconds, "Of a queue: the oldest job's age in seconds")
        ->check(number(AnyCount))
        ->capture_default_str();
    app.add_option("--heavy-user", queue.heavyUserShare,
           "Of a queue: part of the jobs, 0 to 1, that are old ones of the user with the largest usage")
        ->check(number({}))
        ->capture_default_str();
    app.add_option("--urgent", queue.urgentShare,
           "Of a queue: part of the jobs, 0 to 1, with the QOS of priority access")
        ->check(number({}))
        ->capture_default_str();
    app.add_option("--standby", queue.standbyShare, "Of a queue: part of the others, 0 to 1, that stand by")
        ->check(number({}))
        ->capture_default_str();
    app.add_option("--gpus", queue.gpuShare, "Of a queue: part of the jobs, 0 to 1, that ask for GPUs")
        ->check(number({}))
        ->capture_default_str();
    app.add_option(
           "--nodes", queue.nodes, "Of a queue: nodes of the cluster; jobs take up to a quarter of them")
        ->check(number(AnyCount))
        ->capture_default_str();
    app.add_option("--cpus-per-node", queue.cpusPerNode, "Of a queue: processors of each node")
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
    return {"generate", "A synthetic tree, queue or log of jobs, the same on every machine",
        "  fairshare generate --shape university --size 200 --seed 7 -o campus.fairshare\n"
        "  fairshare generate --shape lab --size 100000 -o big.fairshare\n"
        "  fairshare generate --shape queue --tree site.fairshare --size 5000 --heavy-user 0.8 -o "
        "queue.fairshare\n"
        "  fairshare generate --shape peregrine --seed 1 -o jobs.csv.gz\n"
        "  fairshare generate --shape saturated --tree site.fairshare --machine 100 -o jobs.csv\n",
        declareGenerate};
}

} // namespace fairshare::cli::command_files
