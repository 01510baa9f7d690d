// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/commands.h"
#include "app/cli/options/one_of.h"
#include "app/cli/session.h"
#include "app/cli/terminal.h"
#include "app/option_formatter.h"
#include "core/base/files/files.h"
#include "core/base/nearest_words.h"
#include "core/io/text/text_lines.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <memory>
#include <new>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace fairshare::cli {
namespace {

constexpr const char* Footer =
    "Exit codes: 0 success, 1 bad input, 2 usage error, 3 canceled or out of resources, 4 findings or "
    "differences.";

const std::vector<std::pair<std::string, ColorChoice>> ColorChoices{
    {"auto", ColorChoice::Automatic}, {"always", ColorChoice::Always}, {"never", ColorChoice::Never}};

void declareGlobals(CLI::App& app, GlobalOptions& options)
{
    app.set_version_flag("--version", fmt::format("fairshare {}", FAIRSHARE_VERSION));
    app.add_flag(
        "--anonymize", options.anonymize, "Replace all names with pseudonyms, consistently in all output");
    app.add_flag("-q,--quiet", options.quiet, "Print only errors on standard error");
    app.add_flag("--lenient", options.lenient,
        "Warn about unknown keys of a scenario file, and about changes of a variant that do not fit the "
        "tree, instead of refusing them");
    app.add_flag("--progress", options.progress, "Show progress even if standard error is not a terminal");
    app.add_option("--color", options.colors, "Use colors: auto, always or never")
        ->transform(oneOf("choice", ColorChoices))
        ->type_name("WHEN");
}

bool takesValue(const CLI::App& app, const std::string& option)
{
    const auto takes = [&option](const CLI::App* sub) {
        const CLI::Option* found = sub->get_option_no_throw(option);
        return found != nullptr && found->get_items_expected_min() > 0;
    };
    const auto subs = app.get_subcommands([](const CLI::App*) { return true; });
    return takes(&app) || std::any_of(subs.begin(), subs.end(), takes);
}

std::string unknownCommand(std::string_view word)
{
    std::vector<std::string_view> known;
    for (const Command& command : commands())
        known.push_back(command.id);
    return withSuggestions(fmt::format("unknown command '{}'", excerpt(word)), nearestWords(known, word));
}

/// Returns the long names of the options of the chosen command and of all commands.
std::vector<std::string> optionNames(const CLI::App& app)
{
    std::vector<std::string> names;
    const auto add = [&names](const CLI::App* each) {
        for (const CLI::Option* option : each->get_options())
            for (const std::string& name : option->get_lnames())
                names.push_back("--" + name);
    };
    add(&app);
    for (const CLI::App* sub : app.get_subcommands())
        add(sub);
    return names;
}

std::string unknownOption(const CLI::App& app, std::string_view word)
{
    const std::vector<std::string> names = optionNames(app);
    return withSuggestions(fmt::format("unknown option '{}'", excerpt(word)),
        nearestWords(
            std::vector<std::string_view>(names.begin(), names.end()), word.substr(0, word.find('='))));
}

bool isOption(std::string_view word)
{
    return word.size() > 1 && word.starts_with('-') && word != "--";
}

/// Returns a sentence about the first unexpected word after a sub-command.
std::optional<std::string> surplusWord(
    const CLI::App& app, const CLI::ParseError& error, std::span<char*> arguments)
{
    std::vector<std::string> surplus = app.remaining(true);
    std::erase(surplus, "--");
    // After "--" nothing is an option.
    const auto end = std::find(arguments.begin(), arguments.end(), std::string_view("--"));
    const auto option = std::find_if(surplus.begin(), surplus.end(), [&](const std::string& word) {
        return isOption(word) && std::find(arguments.begin(), end, word) != end;
    });
    if (option != surplus.end())
        return unknownOption(app, *option);
    if (surplus.empty() || dynamic_cast<const CLI::RequiredError*>(&error) != nullptr)
        return std::nullopt;
    return fmt::format("unexpected argument '{}'", excerpt(surplus.front()));
}

/// Returns a sentence about the first word in place of a sub-command.
std::optional<std::string> strangeWord(const CLI::App& app, std::span<char*> arguments)
{
    bool isValue = false;
    for (const std::string_view word : arguments) {
        if (std::exchange(isValue, false))
            continue;
        if (word == "--")
            return "expected a command before '--'";
        if (!isOption(word))
            return unknownCommand(word);
        if (app.get_option_no_throw(std::string(word.substr(0, word.find('=')))) == nullptr)
            return unknownOption(app, word);
        isValue = takesValue(app, std::string(word));
    }
    return isValue ? std::nullopt : std::optional<std::string>("a command is required");
}

/// Prints help, the version, or an error about the command line.
ExitCode reportParse(const CLI::App& app, const CLI::ParseError& error, std::span<char*> arguments)
{
    if (error.get_exit_code() == 0) {
        app.exit(error);
        return ExitCode::Done;
    }
    const CLI::App* used = &app;
    for (const CLI::App* sub : app.get_subcommands())
        used = sub;
    const std::string name = used == &app ? "fairshare" : fmt::format("fairshare {}", used->get_name());
    fmt::print(stderr, "fairshare: {}\nTry '{} --help'.\n",
        (used == &app ? strangeWord(app, arguments) : surplusWord(app, error, arguments))
            .value_or(error.what()),
        name);
    return ExitCode::WrongUsage;
}

/// Splits `--option=` into `--option` and an empty word, because CLI11 would treat it as an option without a
/// value.
std::vector<std::string> withEmptyValues(const CLI::App& app, std::span<char*> arguments)
{
    std::vector<std::string> words;
    bool optionsEnd = false;
    for (const std::string_view word : arguments) {
        optionsEnd = optionsEnd || word == "--";
        const std::string option(word.substr(0, word.size() - (word.ends_with('=') ? 1 : 0)));
        const bool split = !optionsEnd && option.size() < word.size() && word.starts_with("--")
            && option.find('=') == std::string::npos && takesValue(app, option);
        words.push_back(split ? option : std::string(word));
        if (split)
            words.emplace_back();
    }
    return words;
}

/// Returns the inputs of a command that are standard input, one name each: `FILE`, `--usage`.
std::vector<std::string> inputsFromStandardInput(const CLI::App& command)
{
    std::vector<std::string> names;
    for (const CLI::Option* option : command.get_options()) {
        if (option->check_name("--output"))
            continue;
        const auto count = std::ranges::count_if(option->results(), isStandardInput);
        names.insert(names.end(), static_cast<std::size_t>(count), option->get_name());
    }
    return names;
}

/// Returns false, after printing which, if an option has an empty value that means nothing: an unset variable
/// of a script must not be taken for "none".
bool haveValues(const CLI::App& app, Session& session)
{
    // An association may have no partition; an empty output path is reported where it is opened.
    const auto mayBeEmpty = [](const CLI::Option& option) {
        return option.get_positional() || option.check_name("--partition")
            || option.check_name("--against-partition") || option.check_name("--output");
    };
    for (const CLI::App* command : app.get_subcommands())
        for (const CLI::Option* option : command->get_options())
            if (!mayBeEmpty(*option) && std::ranges::find(option->results(), "") != option->results().end()) {
                session.wrongUsage(fmt::format("{} has an empty value", option->get_name()));
                return false;
            }
    return true;
}

/// Reads standard input if the command needs it, so that commands can look at it more than once. Returns
/// false after an error, which is printed.
bool takeStandardInput(const CLI::App& app, Session& session)
{
    std::vector<std::string> inputs;
    for (const CLI::App* command : app.get_subcommands())
        inputs = inputsFromStandardInput(*command);
    if (inputs.empty())
        return true;
    if (inputs.size() > 1) {
        session.wrongUsage(
            fmt::format("only one input can be standard input; found {}", fmt::join(inputs, " and ")));
        return false;
    }
    const auto content = readFile("-", session.progress("Reading"));
    session.progressDone();
    if (!content)
        session.fail(content.error());
    return content.has_value();
}

ExitCode runProgram(int argc, char** argv)
{
    CLI::App app("Evaluate, compare, explain and convert fairshare trees of shared clusters.", "fairshare");
    GlobalOptions globals;
    app.formatter(std::make_shared<OptionFormatter>());
    declareGlobals(app, globals);
    app.require_subcommand(1);
    app.footer(Footer);
    Run chosen;
    for (const Command& command : commands()) {
        CLI::App* sub = app.add_subcommand(std::string(command.id), std::string(command.summary));
        sub->fallthrough();
        sub->footer(fmt::format("Examples:\n{}\n{}", command.examples, Footer));
        sub->final_callback([&chosen, run = command.declare(*sub), id = command.id] {
            chosen = [run, id](Session& session) {
                session.runs(id);
                return run(session);
            };
        });
    }
    const std::span<char*> arguments =
        std::span(argv, static_cast<std::size_t>(argc)).subspan(argc > 0 ? 1 : 0);
    try {
        std::vector<std::string> words = withEmptyValues(app, arguments);
        std::reverse(words.begin(), words.end()); // CLI11 expects them in reverse order
        app.parse(std::move(words));
    } catch (const CLI::ParseError& error) {
        return reportParse(app, error, arguments);
    }
    Session session(globals, stopOnSignals());
    try {
        return haveValues(app, session) && takeStandardInput(app, session) ? chosen(session)
                                                                           : session.exitCode();
    } catch (const std::bad_alloc&) {
        return session.failForMemory();
    } catch (const std::length_error&) {
        return session.failForMemory();
    }
}

int stopped(const char* reason)
{
    std::fprintf(stderr, "%s\n", reason);
    return static_cast<int>(ExitCode::Stopped);
}

} // namespace
} // namespace fairshare::cli

int main(int argc, char** argv)
{
    // A write beyond the file size limit then fails with an error instead of ending the program.
    std::signal(SIGXFSZ, SIG_IGN); // NOLINT(cert-err33-c): there is nothing to do if it fails
    try {
        return static_cast<int>(fairshare::cli::runProgram(argc, argv));
    } catch (const std::bad_alloc&) {
        return fairshare::cli::stopped("not enough memory");
    } catch (const std::length_error&) {
        return fairshare::cli::stopped("not enough memory");
    } catch (const std::exception& error) { // for example std::system_error if no thread can be started
        return fairshare::cli::stopped(error.what());
    }
}
