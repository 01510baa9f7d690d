// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/commands.h"
#include "app/cli/options/one_of.h"
#include "app/cli/options/shared_options.h"
#include "app/cli/rows.h"
#include "app/cli/schemas.h"
#include "app/cli/session.h"
#include "core/base/nearest_words.h"
#include "core/chart/chart_group.h"
#include "core/chart/chart_registry.h"
#include "core/fairshare/algorithm_registry.h"
#include "core/io/format_registry.h"
#include "core/io/job_log/workload_import.h"
#include "core/io/text/text_lines.h"
#include "core/report/schema_name.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>

namespace fairshare::cli::command_files {
namespace {

struct ListOptions {
    std::string what = "all";
    std::string schema; ///< to print
    OutputOptions output;
};

TextTable algorithmTable()
{
    TextTable table("algorithm");
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
    TextTable table("parameter");
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
    TextTable table("chart");
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
    TextTable table("format");
    table.addText("Format", "format");
    table.addText("Title", "title");
    table.addFlag("Reads", "reads");
    table.addFlag("Writes", "writes");
    table.addText("Files", "files");
    table.addText("Contents", "summary");
    for (const Format& each : formats())
        table.addRow({each.id, each.title, each.read != nullptr ? "yes" : "no",
            each.write != nullptr ? "yes" : "no", each.patterns, each.summary});
    for (const WorkloadFormat& each : workloadFormats())
        table.addRow(
            {each.id, each.title, "yes", "no", each.patterns, "Finished jobs with their times, to simulate"});
    table.addRow({"recording", "Recording of a simulation (simulate --recording)", "yes", "yes",
        "run.json samples.jsonl samples.csv",
        "Jobs on their nodes over time, as a run directory or as samples"});
    return table;
}

struct ListedPart {
    std::string_view id;
    TextTable (*make)();
};

TextTable schemaTable()
{
    TextTable table("schema");
    table.addText("Schema", "name");
    table.addText("Describes", "summary");
    for (const Schema& each : schemas())
        table.addRow({each.name, each.summary});
    return table;
}

constexpr std::array<ListedPart, 5> ListedParts{{
    {"algorithms", algorithmTable},
    {"charts", chartTable},
    {"parameters", parameterTable},
    {"formats", formatTable},
    {"schemas", schemaTable},
}};

/// Writes all tables as members of one object.
void writeJsonOfAll(const TextSink& sink)
{
    std::string before = fmt::format("{{\n\"schema\": \"{}\",\n", schemaOf("list"));
    for (const ListedPart& part : ListedParts) {
        std::string text = fmt::format("{}\"{}\": ", before, part.id);
        writeJson(part.make(), appendTo(text));
        sink(text);
        before = ",\n";
    }
    sink("}\n");
}

/// Writes all tables, separated by empty lines.
void writeAlignedAll(AlignedStyle style, const TextSink& sink)
{
    std::string before;
    for (const ListedPart& part : ListedParts) {
        std::string text = before;
        writeAligned(part.make(), style, appendTo(text));
        sink(text);
        before = "\n";
    }
}

ExitCode listAll(const OutputOptions& output, Session& session)
{
    if (output.format == OutputFormat::JsonLines) {
        std::vector<TextTable> tables;
        tables.reserve(std::size(ListedParts));
        for (const ListedPart& part : ListedParts)
            tables.push_back(part.make());
        return printLines(tables, output, session);
    }
    if (output.format == OutputFormat::Csv || output.format == OutputFormat::Tsv || !output.rows.isEmpty())
        return session.wrongUsage(
            "there are several tables; choose algorithms, charts, parameters, formats or "
            "schemas, or use --format jsonl");
    if (output.format == OutputFormat::Json)
        return session.write(output.path, writeJsonOfAll);
    return session.write(
        output.path, [&](const TextSink& sink) { writeAlignedAll(session.style(output.path), sink); });
}

/// Prints one schema. Its version may be left out.
ExitCode printSchema(const ListOptions& options, Session& session)
{
    const auto found = std::ranges::find_if(schemas(), [&options](const Schema& each) {
        return each.name == options.schema || each.name == schemaOf(options.schema);
    });
    if (found != schemas().end())
        return session.write(options.output.path, found->text);
    std::vector<std::string_view> names;
    for (const Schema& each : schemas())
        names.push_back(each.name.substr(0, each.name.rfind('-')));
    return session.wrongUsage(
        withKnownWords(fmt::format("unknown schema '{}'", excerpt(options.schema)), options.schema, names));
}

ExitCode runList(const ListOptions& options, Session& session)
{
    if (!options.schema.empty())
        return options.what == "schemas"
            ? printSchema(options, session)
            : session.wrongUsage(fmt::format("unexpected argument '{}'", excerpt(options.schema)));
    if (options.what == "all")
        return listAll(options.output, session);
    const auto part = std::ranges::find(ListedParts, options.what, &ListedPart::id);
    return printRows(part->make(), options.output, session);
}

Run declareList(CLI::App& app)
{
    auto options = std::make_shared<ListOptions>();
    app.add_option(
           "WHAT", options->what, "What to list: algorithms, charts, parameters, formats, schemas or all")
        ->check(oneOf("list", {"algorithms", "charts", "parameters", "formats", "schemas", "all"}));
    app.add_option("SCHEMA", options->schema, "With schemas: print this JSON Schema");
    options->output.declare(app);
    options->output.declareWhere(app);
    return [options](Session& session) { return runList(*options, session); };
}

} // namespace

Command list()
{
    return {"list", "List algorithms, charts, their parameters, file formats, and JSON Schemas of the output",
        "  fairshare list\n"
        "  fairshare list parameters --format json\n"
        "  fairshare list schemas evaluate\n",
        declareList};
}

} // namespace fairshare::cli::command_files
