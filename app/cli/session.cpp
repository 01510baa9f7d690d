// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/session.h"

#include "core/base/files/files.h"
#include "core/io/format_registry.h"
#include "core/io/omitted_content.h"
#include "core/io/text/text_lines.h"
#include "core/scenario/evaluation.h"
#include "core/workspace/additions/addition.h"
#include "core/workspace/recording.h"
#include "core/workspace/refusals.h"

#include <fmt/format.h>

#include <cstdio>
#include <filesystem>

namespace fairshare::cli {
namespace {

constexpr std::size_t ShownWarnings = 20;

void printError(std::string_view line)
{
    const std::string text = printable(line) + "\n";
    std::fwrite(text.data(), 1, text.size(), stderr);
}

/// Returns advice on using a file without a tree.
std::string_view advice(Addition addition)
{
    switch (addition) {
    case Addition::Usage:
        return "; run `fairshare convert TREE --usage FILE`";
    case Addition::Settings:
        return "; run `fairshare convert TREE --config FILE`";
    case Addition::Jobs:
        return "; run `fairshare convert TREE --jobs FILE`";
    case Addition::Partitions:
        return "; run `fairshare convert TREE --partitions FILE`";
    case Addition::Nodes:
        return "; run `fairshare convert TREE --with FILE`";
    case Addition::Qos:
        return "; run `fairshare convert TREE --qos FILE`";
    case Addition::Demand:
        return "; run `fairshare quota GROUPS --demand FILE`";
    case Addition::None:
        break;
    }
    return {};
}

/// Adds advice on a file that cannot be read as a tree or as jobs.
Error advised(Error error, const std::string& path)
{
    if (error.code == ErrorCode::MissingHeader)
        error.message +=
            " (--squeue-format, --sprio-format or --columns of fairshare priority, convert and simulate)";
    else if (error.code == ErrorCode::BadInput && isRecordingAt(path))
        error.message += "; run `fairshare simulate FILE` or `fairshare chart CHART FILE`";
    return error;
}

Result<LoadedImport> withAdvice(Result<LoadedImport> source, const std::string& path)
{
    if (!source)
        source = tl::unexpected(advised(source.error(), path));
    return source;
}

/// Returns a file name for messages.
std::string shownPath(const std::string& path)
{
    return path == "-" ? "standard input" : path;
}

} // namespace

Session::Session(GlobalOptions options, std::stop_token stop)
    : m_options(options)
    , m_stop(std::move(stop))
    , m_line(options.progress)
{
}

std::string Session::shown(std::string_view message) const
{
    return m_options.anonymize ? withoutQuotedNames(message) : std::string(message);
}

std::optional<Scenario> Session::read(const std::string& path, const std::string& formatId)
{
    std::optional<LoadedScenario> loaded = readSource(path, formatId);
    return loaded ? std::optional<Scenario>(std::move(loaded->scenario)) : std::nullopt;
}

void Session::begin(const std::string& path)
{
    m_file = shownPath(path);
    reads(path);
}

bool Session::accepts(const Diagnostics& diagnostics, const std::string& file)
{
    if (m_options.lenient)
        return true;
    std::size_t refused = 0;
    for (const Diagnostic& diagnostic : diagnostics) {
        if (!isRefusal(diagnostic))
            continue;
        if (++refused <= ShownWarnings)
            fail({ErrorCode::BadInput, diagnostic.message, diagnostic.position, {}}, file);
    }
    if (refused > 0)
        note(fmt::format("{}: with --lenient, {} only a warning", shownPath(file),
            refused == 1 ? "this is" : "these are"));
    return refused == 0;
}

std::optional<LoadedImport> Session::accepted(Result<LoadedImport> source, const std::string& path)
{
    progressDone();
    if (!source)
        fail(source.error());
    else if (accepts(source->import.diagnostics, path))
        return std::move(*source);
    return std::nullopt;
}

std::optional<LoadedImport> Session::import(const std::string& path, const std::string& formatId)
{
    begin(path);
    return accepted(withAdvice(importFile(path, formatId, progress("Reading")), path), path);
}

std::optional<LoadedImport> Session::importJobs(const std::string& path)
{
    begin(path);
    return accepted(withAdvice(fairshare::importJobs(path, progress("Reading")), path), path);
}

std::optional<LoadedImport> Session::importPrinted(
    const std::string& path, const Format& format, const PrintFormat& columns)
{
    begin(path);
    return accepted(fairshare::importPrinted(path, format, columns, progress("Reading")), path);
}

std::optional<LoadedImport> Session::importNamed(const std::string& path, const std::string& columns)
{
    begin(path);
    return accepted(fairshare::importNamed(path, columns, progress("Reading")), path);
}

std::optional<LoadedImport> Session::importAddition(const std::string& path, std::string what)
{
    begin(path);
    return accepted(importFile(path, {}, progress(std::move(what))), path);
}

std::optional<OpenedFile> Session::open(const std::string& path, const std::string& formatId)
{
    begin(path);
    const OpenRequest request{.formatId = formatId,
        .advice = [](const Import& import) { return std::string(advice(additionFrom(import))); }};
    auto opened = openFile(path, request, progress("Reading"));
    progressDone();
    if (!opened) {
        fail(isRecordingAt(path) ? opened.error() : advised(opened.error(), path), path);
        return std::nullopt;
    }
    if (opened->kind == FileKind::Scenario) {
        if (!accepts(opened->loaded.diagnostics, path))
            return std::nullopt;
        warn(opened->loaded.diagnostics, path);
        readsFilesOf(opened->loaded.scenario, path);
    }
    return std::move(*opened);
}

std::optional<LoadedScenario> Session::readSource(const std::string& path, const std::string& formatId)
{
    auto source = import(path, formatId);
    return source ? scenarioOf(std::move(*source)) : std::nullopt;
}

std::optional<LoadedScenario> Session::scenarioOf(LoadedImport source)
{
    const std::string path = source.path;
    const Addition addition = additionFrom(source.import);
    auto loaded = scenarioFrom(std::move(source));
    if (!loaded) {
        Error error = loaded.error();
        error.message += advice(addition);
        fail(error);
        return std::nullopt;
    }
    warn(loaded->diagnostics, path);
    readsFilesOf(loaded->scenario, path);
    return std::move(*loaded);
}

std::optional<Scenario> Session::load(const std::string& path, const std::string& formatId)
{
    std::optional<Scenario> scenario = read(path, formatId);
    if (scenario)
        anonymize(std::span(&*scenario, 1));
    return scenario;
}

std::optional<std::vector<Scenario>> Session::load(std::span<const std::string> paths)
{
    std::vector<Scenario> scenarios;
    for (const std::string& path : paths) {
        std::optional<Scenario> scenario = read(path, {});
        if (!scenario)
            return std::nullopt;
        scenarios.push_back(std::move(*scenario));
    }
    anonymize(scenarios);
    return scenarios;
}

void Session::anonymize(std::span<Scenario> scenarios) const
{
    if (!m_options.anonymize)
        return;
    const Pseudonyms pseudonyms(scenarios);
    for (Scenario& scenario : scenarios)
        scenario = pseudonyms.apply(scenario);
}

std::shared_ptr<const Evaluation> Session::evaluate(
    const Scenario& scenario, const std::vector<std::string>& algorithmIds, const std::string& file)
{
    auto evaluation = fairshare::evaluate(scenario, algorithmIds, progress("Evaluating"));
    progressDone();
    if (!evaluation) {
        fail(evaluation.error(), file);
        return nullptr;
    }
    warn((*evaluation)->diagnostics, file);
    for (const AlgorithmResult& result : (*evaluation)->results) {
        Diagnostics named = result.table.diagnostics;
        for (Diagnostic& diagnostic : named)
            diagnostic.message = fmt::format("{}: {}", result.algorithm->id, diagnostic.message);
        warn(named, file);
    }
    return *evaluation;
}

void Session::readsFilesOf(const Scenario& scenario, const std::string& file)
{
    m_read.addFilesOf(scenario, file);
}

bool Session::mayWrite(const std::string& path)
{
    const std::string reason = m_read.whyKept(path);
    if (!reason.empty())
        wrongUsage(reason);
    return reason.empty();
}

ExitCode Session::write(const std::string& path, const std::function<void(const TextSink&)>& produce)
{
    if (m_stop.stop_requested())
        return fail({ErrorCode::Cancelled, "cancelled", {}, {}});
    if (!mayWrite(path))
        return m_exitCode;
    if (path != "-") {
        std::string text;
        produce(appendTo(text));
        return write(path, text);
    }
    Result<void> outcome;
    produce([&outcome, this](std::string_view part) {
        m_line.clear(); // the output itself shows the progress
        if (outcome && !m_stop.stop_requested())
            outcome = writeFile("-", part);
    });
    if (m_stop.stop_requested())
        return fail({ErrorCode::Cancelled, "cancelled", {}, {}});
    return outcome ? ExitCode::Done : fail(outcome.error());
}

ExitCode Session::write(const std::string& path, std::string_view text)
{
    if (path.empty())
        return wrongUsage("the output path is empty; expected a file name or -");
    if (!mayWrite(path))
        return m_exitCode;
    const auto written = writeFile(path, text);
    return written ? ExitCode::Done : fail(written.error());
}

ExitCode Session::writeScenario(
    const Scenario& scenario, const std::string& path, const std::string& formatId)
{
    const Format* format = formatId.empty() ? formatNamedLike(path, scenario) : findFormat(formatId);
    const std::string ending = std::filesystem::path(path).extension().string();
    if (format == nullptr && formatId.empty() && !ending.empty())
        return wrongUsage(
            fmt::format("-o: unknown ending of '{}'; expected .fairshare, or a format with --to", path));
    if (format == nullptr && formatId.empty())
        format = findFormat("fairshare");
    if (format == nullptr || format->write == nullptr)
        return wrongUsage(
            fmt::format("cannot write '{}' in this format; see 'fairshare list formats'", path));
    if (!mayWrite(path))
        return m_exitCode;
    if (const std::string gone = leftOut(*format, scenario); !gone.empty())
        warn(gone);
    announce("Writing");
    const auto text = format->write(scenario);
    return text ? write(path, *text) : fail(text.error(), path == "-" ? std::string() : path);
}

ExitCode Session::fail(const Error& error)
{
    m_line.clear();
    Error visible = error;
    visible.message = shown(error.message);
    printError(describe(visible));
    m_exitCode = exitCodeOf(error);
    return m_exitCode;
}

ExitCode Session::failForMemory()
{
    return fail({ErrorCode::TooLarge, "not enough memory", {}, m_file});
}

ExitCode Session::fail(Error error, const std::string& file)
{
    // An error about an option is not about a file. No file path given by users begins with "--".
    if (error.file.starts_with("--"))
        return wrongUsage(shown(fmt::format("{}: {}", error.file, error.message)));
    if (error.file.empty() && error.code != ErrorCode::Cancelled)
        error.file = shownPath(file);
    return fail(error);
}

ExitCode Session::wrongUsage(std::string_view sentence)
{
    printError(fmt::format("fairshare: {}", sentence));
    m_exitCode = ExitCode::WrongUsage;
    return m_exitCode;
}

void Session::warn(const Diagnostics& diagnostics, const std::string& file) const
{
    if (m_options.quiet)
        return;
    std::size_t count = 0;
    for (const Diagnostic& diagnostic : diagnostics) {
        if (++count > ShownWarnings)
            break;
        Diagnostic visible = diagnostic;
        visible.message = fmt::format("warning: {}", shown(diagnostic.message));
        printError(describe(visible, shownPath(file)));
    }
    if (diagnostics.size() > ShownWarnings)
        printError(fmt::format("… and {} more", diagnostics.size() - ShownWarnings));
}

void Session::warn(std::string_view sentence) const
{
    note(fmt::format("warning: {}", sentence));
}

void Session::note(std::string_view sentence) const
{
    if (!m_options.quiet)
        printError(shown(sentence));
}

void Session::announce(std::string what)
{
    m_line.announce(std::move(what));
}

Progress Session::progress(std::string what)
{
    m_line.clear();
    return {[this, what = std::move(what)](double fraction, std::uint64_t) { m_line.show(what, fraction); },
        m_stop};
}

AlignedStyle Session::style(const std::string& outputPath) const
{
    if (outputPath != "-")
        return {};
    return {.colors = wantsColors(m_options.colors), .width = terminalWidth()};
}

} // namespace fairshare::cli
