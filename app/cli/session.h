// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/exit_code.h"
#include "app/cli/terminal.h"
#include "core/analysis/generate/anonymize.h"
#include "core/io/text/text_sink.h"
#include "core/report/table_text.h"
#include "core/workspace/read_files.h"
#include "core/workspace/scenario_files.h"

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

/// Options that every sub-command takes.
struct GlobalOptions {
    bool anonymize = false;
    bool quiet = false;
    bool progress = false;
    ColorChoice colors = ColorChoice::Automatic;
};

enum class OutputFormat { Table, Json, Csv };

/// One run of the program: reads scenarios, says what is wrong on standard error, writes the result.
class Session {
public:
    Session(GlobalOptions options, std::stop_token stop);

    /// Reads a scenario; remarks of the reader go to standard error. Under --anonymize names are replaced.
    /// Nothing when it could not be read: the reason is printed, `exitCode()` tells what to return.
    std::optional<Scenario> load(const std::string& path, const std::string& formatId = {});
    /// As load, but under its real names: to be anonymized when everything is together.
    std::optional<Scenario> read(const std::string& path, const std::string& formatId = {});
    /// Reads any file; its remarks are not told yet. Nothing after an error, as in load.
    std::optional<LoadedImport> import(const std::string& path, const std::string& formatId = {});
    /// The same of a file that must hold jobs.
    std::optional<LoadedImport> importJobs(const std::string& path);
    /// The same of a file without a header, whose columns a format of -o tells.
    std::optional<LoadedImport> importPrinted(
        const std::string& path, const Format& format, const PrintFormat& columns);
    /// The scenario of a file that is read; its remarks go to standard error. Nothing when it holds no tree.
    std::optional<LoadedScenario> scenarioOf(LoadedImport source);
    /// As read, with what the file told of itself.
    std::optional<LoadedScenario> readSource(const std::string& path, const std::string& formatId = {});
    /// As load, for several files that share their pseudonyms.
    std::optional<std::vector<Scenario>> load(std::span<const std::string> paths);
    /// Replaces names when --anonymize was given.
    void anonymize(std::span<Scenario> scenarios) const;

    /// Evaluates; remarks of the algorithms go to standard error. Nothing after an error, as in load.
    /// @param file named in messages.
    std::shared_ptr<const Evaluation> evaluate(
        const Scenario& scenario, const std::vector<std::string>& algorithmIds, const std::string& file);

    /// Tells of a file that is read by other means than the above, so that the output does not replace it.
    void reads(const std::string& path) { m_read.add(path); }
    /// The same of the files that a scenario names. @param file its own, beside which they are
    void readsFilesOf(const Scenario& scenario, const std::string& file);
    /// Whether the output may go to this path; if not, the reason is printed. The functions below ask too;
    /// asked before a long work, it is not done in vain.
    bool mayWrite(const std::string& path);

    /// Writes what `produce` sends: to standard output as it comes, to a file only when it is complete.
    ExitCode write(const std::string& path, const std::function<void(const TextSink&)>& produce);
    ExitCode write(const std::string& path, const TextTable& table, OutputFormat format);
    ExitCode write(const std::string& path, std::string_view text);
    /// @param formatId "" = by the ending of `path`, `.fairshare` where that tells nothing.
    ExitCode writeScenario(const Scenario& scenario, const std::string& path, const std::string& formatId);

    /// Prints the reason; returns the exit code that belongs to it.
    ExitCode fail(const Error& error);
    ExitCode fail(Error error, const std::string& file);
    /// Prints that memory ran out over the file read last.
    ExitCode failForMemory();
    /// Prints a sentence about the command line; returns ExitCode::WrongUsage.
    ExitCode wrongUsage(std::string_view sentence);
    /// Remarks as `FILE:LINE:COLUMN: warning: message`; the first 20 of a call, then their number.
    void warn(const Diagnostics& diagnostics, const std::string& file) const;
    void warn(std::string_view sentence) const;
    /// A line on standard error that --quiet silences.
    void note(std::string_view sentence) const;

    /// How a long work named `what` reports and is cancelled.
    Progress progress(std::string what);
    /// For work that cannot tell how far it is.
    void announce(std::string what);
    void progressDone() { m_line.clear(); }
    bool colors(const std::string& outputPath) const;
    bool anonymous() const { return m_options.anonymize; }
    bool quiet() const { return m_options.quiet; }
    /// The code of the last failure.
    ExitCode exitCode() const { return m_exitCode; }

private:
    std::string shown(std::string_view message) const;

    GlobalOptions m_options;
    std::stop_token m_stop;
    ProgressLine m_line;
    std::string m_file; ///< read last, as messages name it
    ReadFiles m_read;
    ExitCode m_exitCode = ExitCode::Done;
};

} // namespace fairshare::cli
