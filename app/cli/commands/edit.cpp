// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/commands.h"
#include "app/cli/options/moved_usage.h"
#include "app/cli/options/shared_options.h"
#include "app/cli/options/variants.h"
#include "app/cli/session.h"
#include "core/io/format_registry.h"
#include "core/io/scenario_file/scenario_variants.h"
#include "core/scenario/edits/typed_edit.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <optional>

namespace fairshare::cli::command_files {
namespace {

struct TypedEditor {
    Result<void> (*check)(std::string_view);
    Result<TypedEdit> (*apply)(const Scenario&, std::string_view);
    bool changesStructure = false;
};

constexpr TypedEditor ValueEditor{checkTypedValue, withTypedValue};
constexpr TypedEditor StructureEditor{checkTypedStructure, withTypedStructure, true};

struct EditOptions {
    InputOptions input;
    VariantOption variant;
    std::vector<std::string> edits;
    std::string output; ///< "" = FILE
    MovedUsageOption movedUsage; ///< for `edit`
};

/// Returns the file to write, or nothing after printing why FILE cannot be edited in place.
std::optional<std::string> targetOf(const EditOptions& options, Session& session)
{
    if (!options.output.empty())
        return options.output;
    if (options.input.file == "-")
        return "-";
    if (session.anonymous()) {
        session.wrongUsage(fmt::format(
            "--anonymize would replace the names in {}; name a new file with -o", options.input.file));
        return std::nullopt;
    }
    const Format* format = formatNamedLike(options.input.file);
    if (format != nullptr && format->id == "fairshare") {
        session.mayReplace(options.input.file);
        return options.input.file;
    }
    session.wrongUsage(
        fmt::format("{} is not a scenario file, so it is not changed in place; name a new file with -o",
            options.input.file));
    return std::nullopt;
}

/// Applies the edits in their order. Returns nothing after an error, which is printed; no edit counts then.
std::optional<Scenario> edited(
    Scenario scenario, const EditOptions& options, const TypedEditor& edit, Session& session)
{
    for (const std::string& text : options.edits) {
        auto done = edit.apply(scenario, text);
        if (!done) {
            session.fail(done.error(), options.input.file);
            return std::nullopt;
        }
        auto followed = withVariantsFollowing(scenario, std::move(done->scenario));
        if (!followed) {
            session.fail(followed.error(), options.input.file);
            return std::nullopt;
        }
        session.note(done->done);
        scenario = std::move(*followed);
    }
    return scenario;
}

ExitCode runEdit(const EditOptions& options, const TypedEditor& edit, Session& session)
{
    for (const std::string& text : options.edits)
        if (const auto checked = edit.check(text); !checked)
            return session.wrongUsage("CHANGE: " + checked.error().message);
    auto scenario = session.read(options.input.file, options.input.format);
    if (scenario)
        scenario = options.variant.show(*scenario, options.input.file, session);
    if (!scenario)
        return session.exitCode();
    const auto target = targetOf(options, session);
    if (!target)
        return session.exitCode();
    auto result = edited(*scenario, options, edit, session);
    if (!result)
        return session.exitCode();
    if (edit.changesStructure)
        options.movedUsage.apply(*scenario, *result, session);
    session.anonymize(std::span(&*result, 1));
    return session.writeScenario(*result, *target, {});
}

Run declareEdit(CLI::App& app, const std::string& what, const TypedEditor& edit)
{
    auto options = std::make_shared<EditOptions>();
    options->input.declare(app);
    app.add_option("CHANGE", options->edits, what)->required();
    if (edit.changesStructure)
        options->movedUsage.declare(app);
    options->variant.declare(app, "Change this variant instead of the scenario's own tree");
    app.add_option("-o,--output", options->output,
        "Write to this file instead of changing FILE in place; - is standard output");
    return [options, edit](Session& session) { return runEdit(*options, edit, session); };
}

} // namespace

Command set()
{
    return {"set", "Set shares and usage of associations",
        "  fairshare set site.fairshare 'physics/alice shares=30' 'medicine usage*=0.5'\n"
        "  fairshare set site.fairshare 'engineering shares+=10' --variant 'proposal A'\n"
        "  fairshare set dump.txt 'chemistry usage=50k TRES-h' 'bob shares=parent' -o site.fairshare\n",
        [](CLI::App& app) {
            return declareEdit(
                app, "Changes such as 'NAME shares=30' or 'NAME usage*=0.5', each in quotes", ValueEditor);
        }};
}

Command edit()
{
    return {"edit", "Add, remove, move and rename associations",
        "  fairshare edit site.fairshare 'add account physics/optics' 'add user physics/optics/zoe'\n"
        "  fairshare edit site.fairshare 'move physics/alice to chemistry' 'rename optics to photonics'\n"
        "  fairshare edit site.fairshare 'remove physics/bob' -o smaller.fairshare\n",
        [](CLI::App& app) {
            return declareEdit(app,
                "Changes, each in quotes: add account PATH, add user PATH, remove NAME, move NAME to "
                "ACCOUNT, "
                "rename NAME to NEW",
                StructureEditor);
        }};
}

} // namespace fairshare::cli::command_files
