// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/session.h"
#include "core/report/table_view.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace CLI {
class App;
class Option;
} // namespace CLI

/// Options shared by several sub-commands, with the same names and meanings everywhere.
namespace fairshare::cli {

/// `FILE` and `--from`.
struct InputOptions {
    std::string file;
    std::string format; ///< "" = recognized by content
    std::vector<std::string> more; ///< listings that complete a part of the tree
    std::string variant{}; ///< "" for the scenario's own tree

    void declare(CLI::App& options);
    /// Adds `--with FILE`, for commands that read the scenario by `read`.
    void declareWith(CLI::App& options);
    /// Adds `--variant NAME`, for commands that read the scenario by `read` or pass it to `shown`.
    void declareVariant(CLI::App& options);
    /// Returns the variant that was asked for, alone, or the scenario as it is. Nothing after an error, which
    /// is printed.
    std::optional<Scenario> shown(std::optional<Scenario> scenario, Session& session) const;
    /// Declares the same for several files, to be read one after the other as `file`.
    void declareSeveral(CLI::App& options, std::vector<std::string>& files);
    /// Reads the scenario, as Session::read does, completes it by the listings and shows the variant.
    std::optional<Scenario> read(Session& session) const;
    /// Like read, for commands that rank all users: a part of a tree is an error.
    std::optional<Scenario> readWhole(Session& session) const;

    /// Reads the scenario without regard to the variant.
    std::optional<Scenario> readFiles(Session& session) const;
};

/// Returns whether the tree is whole. Prints an error about a part.
/// @param remedy how to complete it, `with --with FILE`
bool requireWhole(
    const Scenario& scenario, const std::string& file, std::string_view remedy, Session& session);

/// Checks the output file of a command that prints only text. Throws CLI::ValidationError for an ending that
/// promises something else.
void checkTextEnding(const std::string& path);

/// `-o FILE`, `--format table|csv|tsv|json|jsonl`, and which rows and columns are printed. Without --format,
/// the format follows the ending of FILE.
struct OutputOptions {
    std::string path = "-";
    OutputFormat format = OutputFormat::Table;
    RowRequest rows{};
    std::vector<const CLI::Option*> texts{}; ///< options that print text of another kind

    /// Group of the options in the help.
    static constexpr const char* Group = "Output";

    /// Whether `--columns` describes the input of the command, so that `--show` alone chooses columns.
    enum class Columns : std::uint8_t { OfOutput, OfInput };

    /// Declares all but `--where` and `--changed`.
    void declare(CLI::App& options, Columns columns = Columns::OfOutput);
    void declareFormat(CLI::App& options);
    void declarePath(CLI::App& options);
    /// Declares `--columns`, `--sort` and `--top`.
    void declareRows(CLI::App& options, Columns columns = Columns::OfOutput);
    /// Declares `--where` for rows that are not those of a tree.
    CLI::Option* declareWhere(CLI::App& options);
    /// Says that an option prints text of another kind, which has neither rows nor a format. Call after the
    /// others.
    void declareText(CLI::App& options, CLI::Option* text);
    /// @param meaning help text: which rows are changed
    CLI::Option* declareChanged(CLI::App& options, const std::string& meaning);
};

/// `--algorithm ID[,ID…]|all` and `--set ID.parameter=value`.
struct AlgorithmOptions {
    std::vector<std::string> ids;
    std::vector<std::string> assignments;

    void declare(CLI::App& options);
    void declareAssignments(CLI::App& options);

    /// Applies the assignments to the scenario and returns the requested algorithms.
    /// @param whenNone returned if --algorithm was not given
    /// Errors (wrong usage): NotFound for an unknown algorithm or parameter, or for a parameter of an
    /// algorithm that is not requested; OutOfRange for a value.
    Result<std::vector<std::string>> apply(Scenario& scenario, std::vector<std::string> whenNone) const;
    /// Like apply, for a sub-command with one algorithm: the site's if none was given.
    Result<std::string> applyOne(Scenario& scenario) const;
    /// Like apply, and evaluates. Returns null after an error, which is printed; `session.exitCode()` is then
    /// set.
    /// @param file named in messages
    std::shared_ptr<const Evaluation> evaluate(Scenario& scenario, std::vector<std::string> whenNone,
        const std::string& file, Session& session) const;

private:
    Result<std::vector<std::string>> assigned(Scenario& scenario, std::vector<std::string> whenNone) const;
};

} // namespace fairshare::cli
