// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/commands.h"
#include "app/cli/options/one_of.h"
#include "app/cli/options/shared_options.h"
#include "app/cli/session.h"
#include "core/chart/chart_group.h"
#include "core/chart/chart_registry.h"
#include "core/fairshare/algorithm_registry.h"
#include "core/io/format_registry.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

namespace fairshare::cli::command_files {
namespace {

struct ListOptions {
    std::string what = "all";
    OutputOptions output;
};

TextTable algorithmTable()
{
    TextTable table;
    table.addText("Algorithm", "algorithm");
    table.addText("Title", "title");
    table.addText("Description", "summary");
    table.addText("Formula", "formula");
    table.addText("Source", "source");
    for (const Algorithm& each : algorithms())
        table.addRow({each.id, each.title, each.summary, each.formula, each.source});
    return table;
}

TextTable parameterTable()
{
    TextTable table;
    table.addText("Parameter", "parameter");
    table.addText("Default", "default");
    table.addText("Allowed", "allowed");
    table.addText("Meaning", "meaning");
    const auto add = [&table](std::string_view owner, std::span<const ParameterSpec> specs) {
        for (const ParameterSpec& spec : specs)
            table.addRow({fmt::format("{}.{}", owner, spec.id), toText(spec.defaultValue()), spec.allowed(),
                spec.meaning});
    };
    for (const Algorithm& each : algorithms())
        add(each.id, each.parameters);
    for (const Chart& each : charts())
        add(each.id, each.parameters);
    return table;
}

TextTable chartTable()
{
    TextTable table;
    table.addText("Chart", "chart");
    table.addText("Title", "title");
    table.addText("Group", "group");
    table.addText("Needs", "needs");
    table.addText("What it shows", "summary");
    table.addText("What it teaches", "teaches");
    for (const Chart& each : charts())
        table.addRow({each.id, each.title, groupId(each.group), neededFor(each), each.summary, each.teaches});
    return table;
}

TextTable formatTable()
{
    TextTable table;
    table.addText("Format", "format");
    table.addText("Title", "title");
    table.addText("Reads", "reads");
    table.addText("Writes", "writes");
    table.addText("Files", "files");
    table.addText("Contents", "summary");
    for (const Format& each : formats())
        table.addRow({each.id, each.title, each.read != nullptr ? "yes" : "no",
            each.write != nullptr ? "yes" : "no", each.patterns, each.summary});
    return table;
}

struct ListedPart {
    std::string_view id;
    TextTable (*make)();
};

constexpr std::array<ListedPart, 4> ListedParts{{
    {"algorithms", algorithmTable},
    {"charts", chartTable},
    {"parameters", parameterTable},
    {"formats", formatTable},
}};

/// Writes all tables as members of one object.
void writeJsonOfAll(const TextSink& sink)
{
    std::string before = "{\n";
    for (const ListedPart& part : ListedParts) {
        std::string text = fmt::format("{}\"{}\": ", before, part.id);
        writeJson(part.make(), appendTo(text));
        sink(text);
        before = ",\n";
    }
    sink("}\n");
}

/// Writes all tables, separated by empty lines.
void writeAlignedAll(bool colors, const TextSink& sink)
{
    std::string before;
    for (const ListedPart& part : ListedParts) {
        std::string text = before;
        writeAligned(part.make(), colors, appendTo(text));
        sink(text);
        before = "\n";
    }
}

ExitCode runList(const ListOptions& options, Session& session)
{
    const auto& [path, format] = options.output;
    if (options.what != "all") {
        const auto part = std::find_if(ListedParts.begin(), ListedParts.end(),
            [&](const ListedPart& each) { return each.id == options.what; });
        return session.write(path, part->make(), format);
    }
    if (format == OutputFormat::Csv)
        return session.wrongUsage(
            "--format csv writes a single table; choose algorithms, charts, parameters or formats");
    if (format == OutputFormat::Json)
        return session.write(path, writeJsonOfAll);
    return session.write(path, [&](const TextSink& sink) { writeAlignedAll(session.colors(path), sink); });
}

Run declareList(CLI::App& app)
{
    auto options = std::make_shared<ListOptions>();
    app.add_option("WHAT", options->what, "What to list: algorithms, charts, parameters, formats or all")
        ->check(oneOf("list", {"algorithms", "charts", "parameters", "formats", "all"}));
    options->output.declare(app);
    return [options](Session& session) { return runList(*options, session); };
}

} // namespace

Command list()
{
    return {"list", "List algorithms, charts, their parameters, and file formats",
        "  fairshare list\n"
        "  fairshare list parameters --format json\n",
        declareList};
}

} // namespace fairshare::cli::command_files
