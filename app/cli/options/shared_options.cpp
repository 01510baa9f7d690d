// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/shared_options.h"

#include "app/cli/options/number.h"
#include "app/cli/options/one_of.h"
#include "app/cli/options/option_group.h"
#include "app/cli/options/variants.h"
#include "core/analysis/filter/filter_terms.h"
#include "core/base/nearest_words.h"
#include "core/fairshare/algorithm_registry.h"
#include "core/io/format_registry.h"
#include "core/io/text/text_lines.h"
#include "core/scenario/evaluation.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <span>

namespace fairshare::cli {
namespace {

const std::vector<std::pair<std::string, OutputFormat>> OutputFormats{{"table", OutputFormat::Table},
    {"csv", OutputFormat::Csv}, {"tsv", OutputFormat::Tsv}, {"json", OutputFormat::Json},
    {"jsonl", OutputFormat::JsonLines}};

std::string endingOf(const std::string& path)
{
    return CLI::detail::to_lower(std::filesystem::path(path).extension().string());
}

bool isEndingOfText(std::string_view ending)
{
    constexpr std::array<std::string_view, 8> Texts{
        "", ".txt", ".text", ".log", ".out", ".sh", ".conf", ".config"};
    return std::ranges::find(Texts, ending) != Texts.end();
}

/// Sets the format that the ending of a file asks for. Other endings of text files leave it as it is.
/// @throws CLI::ValidationError for an ending that promises something else, such as a spreadsheet
void followEnding(const std::string& path, OutputFormat& format)
{
    const std::string ending = endingOf(path);
    const auto named = std::ranges::find_if(
        OutputFormats, [&ending](const auto& each) { return ending == "." + each.first; });
    if (named != OutputFormats.end() && named->second != OutputFormat::Table)
        format = named->second;
    else if (ending == ".txt")
        format = OutputFormat::Table;
    else if (!isEndingOfText(ending))
        throw CLI::ValidationError("-o",
            fmt::format("unknown ending of '{}'; expected .txt, .csv, .tsv, .json or .jsonl, or --format",
                excerpt(path)));
}

/// Accepts a filter that can be parsed; its columns are known only when there is a table.
CLI::Validator filterSyntax()
{
    return {[](std::string& word) {
                const auto terms = filterTerms(word);
                if (!terms)
                    return fmt::format("column {}: {}", terms.error().position.column, terms.error().message);
                return terms->empty() ? std::string("the filter is empty") : std::string();
            },
        {}};
}

void declareFrom(CLI::App& options, std::string& format, const std::string& meaning)
{
    std::vector<std::string> ids;
    for (const Format& each : formats())
        if (each.read != nullptr)
            ids.emplace_back(each.id);
    options.add_option("--from", format, meaning)->check(oneOf("format", ids));
}

/// Returns the message for an unknown parameter of an algorithm.
std::string noParameter(std::string_view owner, std::string_view id, std::span<const ParameterSpec> known)
{
    std::vector<std::string_view> ids;
    for (const ParameterSpec& spec : known)
        ids.push_back(spec.id);
    return ids.empty() ? fmt::format("{} has no parameters; found '{}'", owner, id)
                       : withKnownWords(fmt::format("{} has no parameter '{}'", owner, id), id, ids);
}

Result<void> assign(Scenario& scenario, std::string_view assignment)
{
    const std::size_t dot = assignment.find('.');
    const std::size_t equals = assignment.find('=');
    if (dot == std::string_view::npos || equals == std::string_view::npos || equals < dot)
        return fail(ErrorCode::NotFound,
            fmt::format("--set: expected ALGORITHM.PARAMETER=VALUE, got '{}'", assignment));
    const std::string_view owner = assignment.substr(0, dot);
    const std::string_view id = assignment.substr(dot + 1, equals - dot - 1);
    const auto algorithm = algorithmNamed(owner);
    if (!algorithm)
        return tl::unexpected(algorithm.error());
    const auto specs = (*algorithm)->parameters;
    const auto spec =
        std::find_if(specs.begin(), specs.end(), [id](const ParameterSpec& each) { return each.id == id; });
    if (spec == specs.end())
        return fail(ErrorCode::NotFound, noParameter(owner, id, specs));
    const auto value = parseParameter(owner, *spec, assignment.substr(equals + 1));
    if (!value)
        return tl::unexpected(value.error());
    scenario.settings.parameters[std::string(owner)].insert_or_assign(std::string(id), *value);
    return {};
}

} // namespace

void InputOptions::declare(CLI::App& options)
{
    const OptionGroup group(options, "Input");
    options.add_option("FILE", file, "Scenario file or cluster output; - is standard input")->required();
    declareFrom(options, format, "Format of FILE; default: detected from its content");
}

void InputOptions::declareWith(CLI::App& options)
{
    const OptionGroup group(options, "Input");
    options
        .add_option("--with", more,
            "Another listing of the same cluster, which completes a FILE that lists only a part of the tree")
        ->allow_extra_args(false)
        ->type_name("FILE");
}

void InputOptions::declareSeveral(CLI::App& options, std::vector<std::string>& files)
{
    const OptionGroup group(options, "Input");
    options.add_option("FILE", files, "Scenario files or cluster output; - is standard input")->required();
    declareFrom(options, format, "Format of all files; default: detected from their content");
    declareWith(options);
}

void InputOptions::declareVariant(CLI::App& options)
{
    options.add_option("--variant", variant, "Use this variant of the scenario instead of its own tree")
        ->type_name("NAME");
}

std::optional<Scenario> InputOptions::shown(std::optional<Scenario> scenario, Session& session) const
{
    return scenario && !variant.empty() ? VariantOption{variant}.choose(*scenario, file, session)
                                        : std::move(scenario);
}

std::optional<Scenario> InputOptions::read(Session& session) const
{
    return shown(readFiles(session), session);
}

std::optional<Scenario> InputOptions::readFiles(Session& session) const
{
    if (more.empty())
        return session.read(file, format);
    auto source = session.import(file, format);
    if (!source)
        return std::nullopt;
    auto loaded = scenarioFrom(std::move(*source));
    if (!loaded) {
        session.fail(loaded.error());
        return std::nullopt;
    }
    // What is still missing is reported once everything is added.
    std::erase_if(loaded->diagnostics, [](const Diagnostic& each) { return each.code == "partial_tree"; });
    session.warn(loaded->diagnostics, file);
    Scenario scenario = std::move(loaded->scenario);
    std::vector<LoadedImport> additions;
    for (const std::string& path : more) {
        auto listing = session.importAddition(path);
        if (!listing)
            return std::nullopt;
        additions.push_back(std::move(*listing));
    }
    std::ranges::stable_sort(additions, {}, additionOrder);
    for (const LoadedImport& listing : additions) {
        auto opened = addSource(scenario, listing);
        if (!opened) {
            session.fail(opened.error(), listing.path);
            return std::nullopt;
        }
        for (const std::string& remark : opened->remarks)
            session.warn(remark);
        scenario = std::move(opened->loaded.scenario);
    }
    return scenario;
}

std::optional<Scenario> InputOptions::readWhole(Session& session) const
{
    auto scenario = read(session);
    if (scenario && !requireWhole(*scenario, file, "with --with FILE", session))
        return std::nullopt;
    return scenario;
}

bool requireWhole(
    const Scenario& scenario, const std::string& file, std::string_view remedy, Session& session)
{
    if (scenario.tree.isPart())
        session.fail({ErrorCode::BadInput,
                         fmt::format("lists only a part of the tree, so ranks among all users are unknown; "
                                     "complete it {}",
                             remedy),
                         {}, {}},
            file);
    return !scenario.tree.isPart();
}

void OutputOptions::declare(CLI::App& options, Columns columns)
{
    declarePath(options);
    declareFormat(options);
    declareRows(options, columns);
}

void OutputOptions::declarePath(CLI::App& options)
{
    options.add_option("-o,--output", path, "Write to this file atomically; - is standard output")
        ->type_name("FILE")
        ->group(Group);
}

void OutputOptions::declareFormat(CLI::App& options)
{
    const CLI::Option* given =
        options
            .add_option("--format", format,
                "Output format: table, csv, tsv, json, or jsonl (one JSON record per row); default: by the "
                "ending of the output file (.txt, .csv, .tsv, .json, .jsonl)")
            ->transform(oneOf("format", OutputFormats))
            ->type_name("FORMAT")
            ->group(Group);
    options.parse_complete_callback([this, given] {
        const bool isText =
            std::ranges::any_of(texts, [](const CLI::Option* text) { return text->count() > 0; });
        if (isText)
            checkTextEnding(path);
        else if (given->count() == 0)
            followEnding(path, format);
    });
}

void checkTextEnding(const std::string& path)
{
    if (const std::string ending = endingOf(path); !isEndingOfText(ending) && ending != ".md")
        throw CLI::ValidationError("-o",
            fmt::format(
                "the output is text, not {}; expected an ending such as .txt or none", excerpt(path)));
}

void OutputOptions::declareRows(CLI::App& options, Columns columns)
{
    options
        .add_option(columns == Columns::OfOutput ? "--columns,--show" : "--show", rows.columns,
            "Print only these columns, in this order, by their names in the csv format")
        ->type_name("COLUMN")
        ->delimiter(',')
        ->allow_extra_args(false)
        ->group(Group);
    options
        .add_option("--sort", rows.sort,
            "Sort rows by these columns, the first one counts most; add :desc for descending order")
        ->type_name("COLUMN")
        ->delimiter(',')
        ->allow_extra_args(false)
        ->group(Group);
    options.add_option("--top", rows.top, "Print only the first N rows")
        ->check(number({.least = 1, .most = 4e9, .whole = true}))
        ->type_name("N")
        ->group(Group);
}

CLI::Option* OutputOptions::declareWhere(CLI::App& options)
{
    return options
        .add_option("--where", rows.where,
            "Print only rows that match, by the columns of the csv format, such as 'user=ali* and jobs>10'")
        ->check(filterSyntax())
        ->type_name("FILTER")
        ->group(Group);
}

void OutputOptions::declareText(CLI::App& options, CLI::Option* text)
{
    texts.push_back(text);
    for (const char* name : {"--format", "--show", "--sort", "--top"})
        text->excludes(options.get_option(name));
    if (CLI::Option* where = options.get_option_no_throw("--where"); where != nullptr)
        text->excludes(where);
}

CLI::Option* OutputOptions::declareChanged(CLI::App& options, const std::string& meaning)
{
    return options.add_flag("--changed", rows.changed, meaning)->group(Group);
}

void AlgorithmOptions::declare(CLI::App& options)
{
    const OptionGroup group(options, "Algorithms");
    options
        .add_option("-a,--algorithm", ids, "Algorithms separated by commas or in repeated options, or all")
        ->delimiter(',')
        ->allow_extra_args(false)
        ->type_name("ID");
    declareAssignments(options);
}

void AlgorithmOptions::declareAssignments(CLI::App& options)
{
    const OptionGroup group(options, "Algorithms");
    options.add_option("--set", assignments, "Set a parameter of an algorithm for this run; repeatable")
        ->take_all()
        ->allow_extra_args(false)
        ->type_name("ID.PARAMETER=VALUE");
}

Result<std::vector<std::string>> AlgorithmOptions::assigned(
    Scenario& scenario, std::vector<std::string> whenNone) const
{
    for (const std::string& assignment : assignments)
        if (auto done = assign(scenario, assignment); !done)
            return tl::unexpected(done.error());
    if (ids.empty())
        return whenNone;
    if (std::find(ids.begin(), ids.end(), "all") != ids.end())
        return allAlgorithmIds();
    std::vector<std::string> unique;
    for (const std::string& id : ids) {
        if (auto found = algorithmNamed(id); !found)
            return tl::unexpected(found.error());
        if (std::find(unique.begin(), unique.end(), id) == unique.end())
            unique.push_back(id);
    }
    return unique;
}

Result<std::vector<std::string>> AlgorithmOptions::apply(
    Scenario& scenario, std::vector<std::string> whenNone) const
{
    auto chosen = assigned(scenario, std::move(whenNone));
    if (!chosen)
        return chosen;
    for (const std::string& assignment : assignments) {
        const std::string owner = assignment.substr(0, assignment.find('.'));
        if (std::find(chosen->begin(), chosen->end(), owner) == chosen->end())
            return fail(ErrorCode::NotFound,
                fmt::format("--set {} has no effect: {} is not evaluated; add it with --algorithm",
                    excerpt(assignment), owner));
    }
    return chosen;
}

Result<std::string> AlgorithmOptions::applyOne(Scenario& scenario) const
{
    auto chosen = assigned(scenario, {scenario.settings.algorithm});
    if (!chosen)
        return tl::unexpected(chosen.error());
    if (chosen->size() != 1)
        return fail(ErrorCode::OutOfRange, "this command takes one algorithm at a time");
    return chosen->front();
}

std::shared_ptr<const Evaluation> AlgorithmOptions::evaluate(
    Scenario& scenario, std::vector<std::string> whenNone, const std::string& file, Session& session) const
{
    const auto chosen = apply(scenario, std::move(whenNone));
    if (chosen)
        return session.evaluate(scenario, *chosen, file);
    session.wrongUsage(chosen.error().message);
    return nullptr;
}

} // namespace fairshare::cli
