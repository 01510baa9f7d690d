// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Reads bytes in the format that FAIRSHARE_FUZZ_FORMAT names, or in the one that recognizes them; evaluates
// what was read, writes it in every format and reads that again. Whatever the format carries must be the
// same. Under `printed` the first line is the text of -o, by which sprio and squeue printed the others. Logs
// of jobs are read under the names of their formats, and under `recognized` by the one that recognizes them;
// under `recording` the files of a run directory, one after the other.
// `fairshare_fuzz --list` prints the names.
#include "core/fairshare/usage_totals.h"
#include "core/io/format_registry.h"
#include "core/io/job_log/workload_import.h"
#include "core/io/recording/recording.h"
#include "core/io/slurm/jobs/job_csv.h"
#include "core/priority/queue_priorities.h"
#include "core/scenario/evaluation.h"
#include "core/scenario/sections.h"
#include "core/workspace/additions/configuration.h"
#include "core/workspace/additions/job_listing.h"
#include "core/workspace/additions/usage_listing.h"
#include "core/workspace/file_import.h"
#include "tests/fuzz/recording_fuzz.h"
#include "tests/fuzz/workload_fuzz.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

namespace fairshare {
namespace {

constexpr std::string_view Recognized = "recognized";
constexpr std::string_view Printed = "printed";
constexpr std::string_view RunDirectory = "recording";
constexpr std::size_t MostEvaluatedRows = 20000;

const Format* chosenFormat = nullptr; ///< null = the one that recognizes the content
const WorkloadFormat* chosenLog = nullptr; ///< likewise of logs of jobs
bool readsPrinted = false;
bool readsRecording = false;

[[noreturn]] void stop(const Format& format, const std::string& finding, std::string_view text)
{
    fmt::print(stderr, "fairshare_fuzz: {}: {}\n{}\n", format.id, finding, text.substr(0, 4000));
    std::abort();
}

/// Names that a table or a dump spells otherwise or that its reader could take apart differently.
bool hasAwkwardNames(const ShareTree& tree)
{
    for (NodeRow row = 0; row < tree.size(); ++row)
        for (const std::string_view text : {tree.name(row), tree.partition(row)})
            if (text.find_first_of("|'\"") != std::string_view::npos)
                return true;
    return false;
}

/// Names of groups that another format could take for its own words.
bool hasAwkwardGroups(const GroupQuotas& quotas)
{
    return std::any_of(quotas.groups.begin(), quotas.groups.end(),
        [](const QuotaGroup& group) { return group.name.find_first_of(" \t=:|'\"") != std::string::npos; });
}

/// What a format carries beside names, shares and places.
struct Carried {
    bool usage = false;
    bool pendingJobs = false;
    bool accountPartitions = true;
};

std::string rowText(const ShareTree& tree, NodeRow row, Carried carried)
{
    std::string text =
        fmt::format("{} {} '{}' shares {}", tree.depth(row), tree.isUser(row) ? "user" : "account",
            row == RootRow ? std::string_view() : tree.name(row), tree.shares(row));
    if (tree.isUser(row) || carried.accountPartitions)
        text += fmt::format(" partition '{}'", tree.partition(row));
    if (carried.usage)
        text += fmt::format(" usage {}", tree.usage(row));
    if (carried.pendingJobs)
        text += fmt::format(" pending jobs {}", tree.pendingJobs(row));
    return text;
}

void requireSameRows(
    const Format& format, const ShareTree& before, const ShareTree& after, std::string_view text)
{
    const bool csv = format.id == "csv";
    const Carried carried{
        .usage = csv, .pendingJobs = csv, .accountPartitions = format.id != "sacctmgr-dump"};
    if (before.size() != after.size())
        stop(format, fmt::format("{} rows became {}", before.size(), after.size()), text);
    for (NodeRow row = 0; row < before.size(); ++row)
        if (const auto a = rowText(before, row, carried), b = rowText(after, row, carried); a != b)
            stop(format, fmt::format("\n  {}\nbecame\n  {}", a, b), text);
    if (!csv)
        return;
    const UsageTotals totalsBefore = sumUsage(before);
    const UsageTotals totalsAfter = sumUsage(after);
    for (NodeRow row = 0; row < before.size(); ++row)
        if (static_cast<double>(totalsBefore.total[row]) != static_cast<double>(totalsAfter.total[row]))
            stop(format, fmt::format("the total of row {} changed", row), text);
}

/// What a format of group quotas alone carries is told by what it writes.
void requireSameGroups(const Format& format, const Scenario& after, std::string_view text)
{
    const auto again = format.write(after);
    if (!again)
        stop(format, "not written again: " + describe(again.error()), text);
    if (*again != text)
        stop(format, "became\n" + *again, text);
}

/// A section that was changed has no text until it is written.
Scenario withTextsOfSections(Scenario scenario, const Scenario& written)
{
    for (std::size_t i = 0; i < std::min(scenario.sections.size(), written.sections.size()); ++i)
        if (scenario.sections[i].second.empty())
            scenario.sections[i].second = written.sections[i].second;
    return scenario;
}

void roundTrip(const Format& format, const Scenario& scenario)
{
    const auto text = format.write(scenario);
    if (!text) {
        if (text.error().code != ErrorCode::OutOfRange && text.error().code != ErrorCode::TooLarge)
            stop(format, "not written: " + describe(text.error()), {});
        return;
    }
    const bool table = format.id == "sshare";
    if ((table || format.id == "sacctmgr-dump") && hasAwkwardNames(scenario.tree))
        return;
    if (!format.holdsTree && hasAwkwardGroups(*scenario.quotas))
        return;
    // A table of sshare is a tree only below an account of this name.
    if (table && scenario.tree.name(RootRow) != "root")
        return;
    if (const Format* own = recognizeFormat(*text); own != &format)
        stop(format, fmt::format("recognized as {}", own == nullptr ? "nothing" : own->id), *text);
    const auto again = format.read(*text, Progress{});
    if (!again)
        stop(format, "not read again: " + describe(again.error()), *text);
    if (!again->scenario)
        stop(format, "no longer a tree", *text);
    if (!format.holdsTree)
        requireSameGroups(format, *again->scenario, *text);
    else if (format.id != "fairshare")
        requireSameRows(format, scenario.tree, again->scenario->tree, *text);
    else if (*again->scenario != withTextsOfSections(scenario, *again->scenario))
        stop(format, "not equal to what was written", *text);
}

void use(const Scenario& scenario)
{
    if (scenario.tree.size() <= MostEvaluatedRows)
        if (const auto evaluation = evaluate(scenario, allAlgorithmIds()); !evaluation)
            stop(*findFormat("fairshare"), "not evaluated: " + describe(evaluation.error()), {});
    for (const Format& format : formats())
        if (format.write != nullptr)
            roundTrip(format, scenario);
}

/// Weights under which every printed term counts.
PriorityConfig someWeights()
{
    return {.weights =
                {.age = 1, .association = 2, .fairshare = 3000000000, .jobSize = 4, .partition = 5, .qos = 6},
        .tresWeights = {{"cpu", 2.5}, {"mem", 7}}};
}

/// A queue is written with its section, and as a table that reads back as the same.
void useJobs(const Import& import)
{
    const Format& fairshareFile = *findFormat("fairshare");
    Scenario scenario = withPriority(Scenario{}, {.config = someWeights()});
    Diagnostics remarks;
    const auto merged = withJobs(scenario, import, std::nullopt, remarks);
    if (!merged)
        stop(fairshareFile, "jobs not taken: " + describe(merged.error()), {});
    roundTrip(fairshareFile, *merged);
    const JobQueue& queue = *merged->priority->queue;
    const std::vector<double> fairshare(queue.jobs.size(), 0.5);
    static_cast<void>(queuePriorities(merged->priority->config, queue, fairshare));
    std::string table;
    writeJobCsv(queue, appendTo(table));
    const Format& csv = *findFormat("job-csv");
    const auto again = csv.read(table, Progress{});
    if (!again)
        stop(csv, "not read again: " + describe(again.error()), table);
    std::string second;
    writeJobCsv(*again->jobs, appendTo(second));
    if (second != table)
        stop(csv, "became\n" + second, table);
}

void use(const Import& import)
{
    Diagnostics remarks;
    if (import.jobs)
        useJobs(import);
    if (import.partitions)
        static_cast<void>(withPartitions(Scenario{}, import, remarks));
    static_cast<void>(withQosPriorities(Scenario{}, import, remarks));
}

void tryPrinted(std::string_view content)
{
    const std::string_view text = content.substr(0, content.find('\n'));
    const std::string_view rows = content.substr(std::min(text.size() + 1, content.size()));
    for (const char* id : {"sprio", "squeue"}) {
        const Format& format = *findFormat(id);
        const auto columns = PrintFormat::parse(text, format.letters);
        const auto import = columns ? format.readPrinted(rows, *columns, Progress{})
                                    : Result<Import>(tl::unexpected(columns.error()));
        if (import)
            use(*import);
        else if (import.error().message.empty())
            stop(format, "an error without a message", content);
    }
}

void trySamples(std::string_view content)
{
    const auto recording = readRecordedSamples(content, "samples");
    if (!recording && recording.error().message.empty()) {
        fmt::print(stderr, "fairshare_fuzz: recording: an error without a message\n");
        std::abort();
    }
}

void tryContent(std::string_view content)
{
    if (chosenFormat == nullptr && isRecording(content)) {
        trySamples(content);
        return;
    }
    if (const WorkloadFormat* log = chosenFormat == nullptr ? recognizeWorkload(content) : nullptr)
        fuzz::tryWorkload(content, *log);
    const Format* format = chosenFormat == nullptr ? recognizeFormat(content) : chosenFormat;
    if (format == nullptr)
        return;
    const auto loaded = importContent(content, format->id);
    if (!loaded) {
        if (loaded.error().message.empty())
            stop(*format, "an error without a message", content);
        return;
    }
    const Import& import = loaded->import;
    use(import);
    Scenario scenario = import.scenario.value_or(Scenario{});
    if (import.scenario)
        use(scenario);
    if (import.settings)
        roundTrip(*findFormat("fairshare"), withConfiguration(scenario, import));
    UsageMatch match;
    Diagnostics diagnostics;
    static_cast<void>(addUsage(scenario, import, match, diagnostics));
}

void printFormats()
{
    fmt::print("{}\n{}\n{}\n", Recognized, Printed, RunDirectory);
    for (const Format& format : formats())
        if (format.read != nullptr)
            fmt::print("{}\n", format.id);
    for (const WorkloadFormat& format : workloadFormats())
        fmt::print("{}\n", format.id);
}

void chooseFormat()
{
    const char* const asked = std::getenv("FAIRSHARE_FUZZ_FORMAT");
    readsPrinted = asked != nullptr && asked == Printed;
    readsRecording = asked != nullptr && asked == RunDirectory;
    if (asked == nullptr || asked == Recognized || readsPrinted || readsRecording)
        return;
    chosenLog = findWorkloadFormat(asked);
    if (chosenLog != nullptr)
        return;
    chosenFormat = findFormat(asked);
    if (chosenFormat != nullptr && chosenFormat->read != nullptr)
        return;
    fmt::print(stderr, "fairshare_fuzz: reader '{}'; --list prints them does not exist\n", asked);
    std::exit(2);
}

} // namespace
} // namespace fairshare

extern "C" int LLVMFuzzerInitialize(int* count, char*** arguments)
{
    if (*count > 1 && std::string_view((*arguments)[1]) == "--list") {
        fairshare::printFormats();
        std::exit(0);
    }
    fairshare::chooseFormat();
    return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size)
{
    const std::string content(data, data + size);
    if (fairshare::readsPrinted)
        fairshare::tryPrinted(content);
    else if (fairshare::readsRecording)
        fairshare::fuzz::tryRecording(content);
    else if (fairshare::chosenLog != nullptr)
        fairshare::fuzz::tryWorkload(content, *fairshare::chosenLog);
    else
        fairshare::tryContent(content);
    return 0;
}
