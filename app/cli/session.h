// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/exit_code.h"
#include "app/cli/terminal.h"
#include "core/analysis/generate/anonymize.h"
#include "core/io/text/text_sink.h"
#include "core/report/aligned_table.h"
#include "core/report/schema_name.h"
#include "core/report/table_text.h"
#include "core/workspace/input_files.h"
#include "core/workspace/opened_files.h"

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace fairshare {
struct Evaluation;
} // namespace fairshare

namespace fairshare::cli {

/// Options of every sub-command.
struct GlobalOptions {
    bool anonymize = false;
    bool quiet = false;
    bool lenient = false; ///< unknown keys and changes that do not fit are warnings
    bool progress = false;
    ColorChoice colors = ColorChoice::Automatic;
};

enum class OutputFormat { Table, Csv, Tsv, Json, JsonLines };

/// One run of the program. Reads scenarios, prints problems on standard error, and writes the result.
class Session {
public:
    Session(GlobalOptions options, std::stop_token stop);

    /// Reads a scenario; remarks of the reader go to standard error. With --anonymize, names are replaced.
    /// Returns nothing if it cannot be read; the reason is printed and `exitCode()` is set.
    std::optional<Scenario> load(const std::string& path, const std::string& formatId = {});
    /// Like load, but keeps the real names, for anonymizing later when everything is combined.
    std::optional<Scenario> read(const std::string& path, const std::string& formatId = {});
    /// Reads any file without printing its remarks. Returns nothing after an error, as in load.
    std::optional<LoadedImport> import(const std::string& path, const std::string& formatId = {});
    /// Like import, for a file that adds to a scenario.
    std::optional<LoadedImport> importAddition(const std::string& path, std::string what = "Reading");
    /// Like import, for a file that must contain jobs.
    std::optional<LoadedImport> importJobs(const std::string& path);
    /// Like import, for a file without a header, whose columns are given by a -o format.
    std::optional<LoadedImport> importPrinted(
        const std::string& path, const Format& format, const PrintFormat& columns);
    /// Reads jobs of sacct without a header. Returns nothing after an error, which is printed.
    std::optional<LoadedImport> importNamed(const std::string& path, const std::string& columns);
    /// Returns the scenario of an imported file; its remarks go to standard error. Nothing if it contains no
    /// tree.
    std::optional<LoadedScenario> scenarioOf(LoadedImport source);
    /// Opens a scenario, job log or recording. Remarks of the reader go to standard error, except those of a
    /// recording. Returns nothing after an error, as in load.
    std::optional<OpenedFile> open(const std::string& path, const std::string& formatId = {});
    /// Like read, with information about the file.
    std::optional<LoadedScenario> readSource(const std::string& path, const std::string& formatId = {});
    /// Like load, for several files with common pseudonyms.
    std::optional<std::vector<Scenario>> load(std::span<const std::string> paths);
    /// Replaces names if --anonymize was given.
    void anonymize(std::span<Scenario> scenarios) const;

    /// Evaluates a scenario; remarks of the algorithms go to standard error. Returns nothing after an error,
    /// as in load.
    /// @param file named in messages
    std::shared_ptr<const Evaluation> evaluate(
        const Scenario& scenario, const std::vector<std::string>& algorithmIds, const std::string& file);

    /// Registers an input file that is read by other means, so that the output does not replace it.
    void reads(const std::string& path) { m_read.add(path); }
    /// Lets the output replace an input file.
    void mayReplace(const std::string& path) { m_read.remove(path); }
    /// Registers the files that a scenario names.
    /// @param file path of the scenario; relative paths start from its folder
    void readsFilesOf(const Scenario& scenario, const std::string& file);
    /// Returns whether the output may be written to this path; if not, the reason is printed. The write
    /// functions check this too. Call it before long work to fail early.
    bool mayWrite(const std::string& path);

    /// Writes what `produce` sends: directly to standard output, to a file only when it is complete.
    ExitCode write(const std::string& path, const std::function<void(const TextSink&)>& produce);
    ExitCode write(const std::string& path, std::string_view text);
    /// @param formatId "" = by the extension of `path`, `.fairshare` if that is unknown
    ExitCode writeScenario(const Scenario& scenario, const std::string& path, const std::string& formatId);

    /// Prints the error and returns its exit code.
    ExitCode fail(const Error& error);
    ExitCode fail(Error error, const std::string& file);
    /// Prints that memory ran out while processing the last file read.
    ExitCode failForMemory();
    /// Prints a sentence about the command line; returns ExitCode::WrongUsage.
    ExitCode wrongUsage(std::string_view sentence);
    /// Returns whether a file may be used. Unless --lenient was given, prints an error for each unknown key
    /// and each change of a variant that does not fit the tree.
    bool accepts(const Diagnostics& diagnostics, const std::string& file);
    /// Behaves as if --lenient had been given.
    void acceptUnknownKeys() { m_options.lenient = true; }
    /// Prints remarks as `FILE:LINE:COLUMN: warning: message`; the first 20 per call, then the number of
    /// others.
    void warn(const Diagnostics& diagnostics, const std::string& file) const;
    void warn(std::string_view sentence) const;
    /// Prints a line on standard error, unless --quiet was given.
    void note(std::string_view sentence) const;

    /// Returns progress and cancellation for long work named `what`.
    Progress progress(std::string what);
    /// Announces work without known progress.
    void announce(std::string what);
    void progressDone() { m_line.clear(); }
    /// Returns how tables are written to this path: with colors and for the width of a terminal if it is one.
    AlignedStyle style(const std::string& outputPath) const;
    /// Returns the name of the schema of what the command prints as JSON.
    std::string schema() const { return schemaOf(m_command); }
    /// @param id of the command that runs
    void runs(std::string_view id) { m_command = id; }
    bool anonymous() const { return m_options.anonymize; }
    bool quiet() const { return m_options.quiet; }
    /// Returns the exit code of the last failure.
    ExitCode exitCode() const { return m_exitCode; }

private:
    std::string shown(std::string_view message) const;
    /// Returns what was read, or nothing after printing why it cannot be used.
    std::optional<LoadedImport> accepted(Result<LoadedImport> source, const std::string& path);
    /// Registers the file that is read next.
    void begin(const std::string& path);

    GlobalOptions m_options;
    std::string m_command;
    std::stop_token m_stop;
    ProgressLine m_line;
    std::string m_file; ///< last file read, as named in messages
    InputFiles m_read;
    ExitCode m_exitCode = ExitCode::Done;
};

} // namespace fairshare::cli
