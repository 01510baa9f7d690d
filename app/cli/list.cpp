// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/one_of.h"
#include "app/cli/session.h"
#include "app/cli/shared_options.h"
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
    table.addText("What it does", "summary");
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
    table.addText("What is drawn", "summary");
    table.addText("What it teaches", "teaches");
    for (const Chart& each : charts())
        table.addRow({each.id, each.title, each.summary, each.teaches});
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
    table.addText("What it carries", "summary");
    for (const Format& each : formats())
        table.addRow({each.id, each.title, each.read != nullptr ? "yes" : "no",
            each.write != nullptr ? "yes" : "no", each.patterns, each.summary});
    return table;
}

ExitCode runList(const ListOptions& options, Session& session)
{
    struct Part {
        std::string_view id;
        TextTable (*make)();
    };
    constexpr std::array<Part, 4> Parts{{
        {"algorithms", algorithmTable},
        {"charts", chartTable},
        {"parameters", parameterTable},
        {"formats", formatTable},
    }};
    const OutputFormat format = options.output.format;
    const bool everything = options.what == "all";
    if (everything && format == OutputFormat::Csv)
        return session.wrongUsage("csv holds one table: name algorithms, charts, parameters or formats");
    return session.write(options.output.path, [&](const TextSink& sink) {
        bool first = true;
        if (everything && format == OutputFormat::Json)
            sink("{\n");
        for (const Part& part : Parts) {
            if (!everything && options.what != part.id)
                continue;
            std::string text;
            if (everything && format == OutputFormat::Json)
                text += fmt::format("{}\"{}\": ", first ? "" : ",\n", part.id);
            else if (!first)
                text += "\n";
            first = false;
            if (format == OutputFormat::Json)
                writeJson(part.make(), appendTo(text));
            else if (format == OutputFormat::Csv)
                writeCsv(part.make(), appendTo(text));
            else
                writeAligned(part.make(), session.colors(options.output.path), appendTo(text));
            sink(text);
        }
        if (everything && format == OutputFormat::Json)
            sink("}\n");
    });
}

Run declareList(CLI::App& app)
{
    auto options = std::make_shared<ListOptions>();
    app.add_option("WHAT", options->what, "algorithms, charts, parameters, formats or all")
        ->check(oneOf("list", {"algorithms", "charts", "parameters", "formats", "all"}));
    options->output.declare(app);
    return [options](Session& session) { return runList(*options, session); };
}

} // namespace

Command list()
{
    return {"list", "The algorithms and charts with their parameters, and the file formats",
        "  fairshare list\n"
        "  fairshare list parameters --format json\n",
        declareList};
}

} // namespace fairshare::cli::command_files
