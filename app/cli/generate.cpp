// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/one_of.h"
#include "app/cli/session.h"
#include "app/cli/shared_options.h"
#include "core/analysis/generator.h"
#include "core/base/numbers.h"
#include "core/io/format_registry.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <limits>

namespace fairshare::cli::command_files {
namespace {

struct Options {
    std::string shape;
    std::string size = "60"; ///< as given, so that what is wrong with it is said in our words
    std::string seed = "1";
    OutputOptions output;
};

ExitCode run(const Options& options, Session& session)
{
    const auto size = parseUnsigned(options.size);
    if (!size)
        return session.wrongUsage(
            fmt::format("the size is {}; it must be 2 to {}", options.size, MaxGeneratedSize));
    const auto seed = parseUnsigned(options.seed);
    if (!seed)
        return session.wrongUsage(fmt::format("the seed is {}; it must be a whole number from 0 to {}",
            options.seed, std::numeric_limits<std::uint64_t>::max()));
    auto scenario = generateScenario({options.shape, *size, *seed});
    if (!scenario)
        return session.wrongUsage(scenario.error().message);
    session.anonymize(std::span(&*scenario, 1));
    return session.writeScenario(*scenario, options.output.path, {});
}

Run declare(CLI::App& app)
{
    auto options = std::make_shared<Options>();
    std::vector<std::string> shapes;
    for (const GeneratorShape& shape : generatorShapes())
        shapes.emplace_back(shape.id);
    app.add_option("--shape", options->shape, "The tree's shape")->required()->check(oneOf("shape", shapes));
    app.add_option("--size", options->size, "Associations, the root included")
        ->capture_default_str()
        ->type_name("NUMBER");
    app.add_option("--seed", options->seed, "Seed of the random numbers; the same seed gives the same tree")
        ->capture_default_str()
        ->type_name("NUMBER");
    options->output.declarePath(app);
    return [options](Session& session) { return run(*options, session); };
}

} // namespace

Command generate()
{
    return {"generate", "A synthetic tree, the same on every machine",
        "  fairshare generate --shape university --size 200 --seed 7 -o campus.fairshare\n"
        "  fairshare generate --shape lab --size 100000 -o big.fairshare\n",
        declare};
}

} // namespace fairshare::cli::command_files
