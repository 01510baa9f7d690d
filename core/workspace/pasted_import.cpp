// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workspace/pasted_import.h"

#include "core/base/ascii_text.h"
#include "core/base/say.h"
#include "core/io/format_registry.h"
#include "core/io/pasted/printing_command.h"
#include "core/io/slurm/jobs/joined_jobs.h"
#include "core/io/text/text_lines.h"
#include "core/workspace/additions/addition.h"
#include "core/workspace/additions/configuration.h"
#include "core/workspace/additions/submitter_listing.h"

#include <algorithm>
#include <array>
#include <utility>

namespace fairshare {
namespace {

/// The title that scontrol show config prints above the settings. No line of its output is a comment.
constexpr std::string_view SettingsTitle = "Configuration data as of ";

/// Returns the format of a text, which is `formatId` or none if that is given.
const Format* formatOf(std::string_view text, std::string_view formatId)
{
    const Format* format = recognizeFormat(text);
    return format == nullptr || formatId.empty() || format->id == formatId ? format : nullptr;
}

Recognized recognizedAs(std::string_view text, std::string_view formatId)
{
    const Format* format = formatOf(text, formatId);
    if (format == nullptr)
        return Recognized::Unknown;
    switch (format->layout) {
    case Layout::Aligned: {
        const std::size_t first = text.find_first_not_of(" \t\r\n");
        return first != std::string_view::npos && isDigit(text[first]) ? Recognized::Rows
                                                                       : Recognized::Aligned;
    }
    case Layout::Commented:
        return text.starts_with(SettingsTitle) ? Recognized::Table : Recognized::Settings;
    case Layout::Marked:
        break;
    }
    return Recognized::Table;
}

/// Replaces the positions in an import by those in the file.
void placeInFile(Import& import, const PastedPart& part)
{
    const auto place = [&part](SourcePosition& position) { position = part.inFile(position); };
    std::ranges::for_each(import.places, place);
    std::ranges::for_each(import.groupPlaces, place);
    for (AssociationRecord& record : import.records)
        place(record.position);
    for (QueueHistory& queue : import.queues)
        place(queue.position);
    for (PrintedTerms& terms : import.printedTerms)
        place(terms.position);
    for (Diagnostic& remark : import.diagnostics)
        place(remark.position);
    if (import.noTree)
        place(import.noTree->position);
}

/// Reads a part, with positions in the file.
template <typename Read>
Result<Import> readInFile(const PastedPart& part, const Read& read)
{
    Result<Import> import = read(part.onItsLines());
    if (import)
        placeInFile(*import, part);
    else
        import.error().position = part.inFile(import.error().position);
    return import;
}

/// Returns the first part that a command printed, or the first of all.
const PastedPart& printedPart(const PastedText& pasted)
{
    const auto printed =
        std::ranges::find_if(pasted.parts, [](const PastedPart& part) { return !part.command.empty(); });
    return printed == pasted.parts.end() ? pasted.parts.front() : *printed;
}

/// Returns the columns with which squeue or sprio printed rows without a header.
std::optional<PrintFormat> printedColumns(const PrintingCommand& command, const Format& format)
{
    const std::string text = printFormatOf(command);
    auto columns = text.empty() ? fail(ErrorCode::BadInput, {}) : PrintFormat::parse(text, format.letters);
    return columns ? std::optional(std::move(*columns)) : std::nullopt;
}

Result<LoadedImport> readPart(const PastedPart& part, std::string_view formatId, const Progress& progress)
{
    const Format* format = formatOf(part.printed(), formatId);
    const auto command = printingCommand(part.command);
    const Format* program = command ? findFormat(command->program) : nullptr;
    const bool isRows = format == nullptr || (command && !command->hasHeader)
        || recognizedAs(part.output, formatId) == Recognized::Rows;
    std::optional<PrintFormat> columns;
    if (isRows && program != nullptr && program->readPrinted != nullptr)
        columns = printedColumns(*command, *program);
    if (format == nullptr && !columns)
        format = findFormat(formatId.empty() ? "squeue" : formatId);
    auto import = readInFile(part, [&](const std::string& text) {
        return columns ? program->readPrinted(text, *columns, progress) : format->read(text, progress);
    });
    if (!import)
        return tl::unexpected(import.error());
    return LoadedImport{std::move(*import), columns ? program : format, {}};
}

/// Ranks what an output can be in a combination; the highest rank is what the others add to.
int outputRank(const Import& import)
{
    if (listsSubmitters(import))
        return 2;
    if (import.scenario)
        return import.hasUsage ? 3 : 4;
    return import.jobs ? 1 : 0;
}

/// Combines what the outputs of one text contain.
class ImportCombiner {
public:
    explicit ImportCombiner(LoadedImport main)
        : m_all(std::move(main))
    {
    }

    Result<void> add(LoadedImport other, SourcePosition position)
    {
        Import& from = other.import;
        auto& remarks = m_all.import.diagnostics;
        remarks.insert(remarks.end(), from.diagnostics.begin(), from.diagnostics.end());
        if (from.scenario)
            return addTree(from, position);
        addSettings(from, position);
        addJobs(from, position);
        addTables(from, position);
        addRecords(from);
        return {};
    }

    /// Adds settings, jobs, partitions and QOS to the tree.
    Result<LoadedImport> take()
    {
        Import& all = m_all.import;
        if (!all.scenario)
            return std::move(m_all);
        if (all.hasSettings())
            *all.scenario = withConfiguration(*all.scenario, all);
        const std::array<std::pair<bool, Addition>, 3> additions{{{all.jobs.has_value(), Addition::Jobs},
            {all.partitions.has_value(), Addition::Partitions}, {!all.qos.empty(), Addition::Qos}}};
        for (const auto& [has, what] : additions) {
            if (!has)
                continue;
            AdditionRemarks remarks;
            auto scenario = withAddition(*all.scenario, all, {.what = what}, remarks);
            if (!scenario)
                return tl::unexpected(scenario.error());
            all.scenario = std::move(*scenario);
            all.diagnostics.insert(
                all.diagnostics.end(), remarks.diagnostics.begin(), remarks.diagnostics.end());
            if (what == Addition::Jobs)
                break; // withAddition adds the partitions and QOS of the same import too
        }
        return std::move(m_all);
    }

private:
    void leaveOut(SourcePosition position)
    {
        m_all.import.diagnostics.push_back({"repeated_output",
            fairshare::say("output that starts here is not used; an earlier one is of the same kind"),
            position});
    }

    /// Adds the usage of a second tree, or the submitters of a pool.
    Result<void> addTree(const Import& from, SourcePosition position)
    {
        Import& all = m_all.import;
        const bool addsSubmitters = listsSubmitters(from) && !listsSubmitters(all);
        const bool addsUsage = !all.hasUsage && from.hasUsage;
        if (!all.scenario || (!addsSubmitters && !addsUsage)) {
            leaveOut(position);
            return {};
        }
        AdditionRemarks remarks;
        auto scenario = withAddition(*all.scenario, from, {.what = Addition::Usage}, remarks);
        if (!scenario)
            return tl::unexpected(scenario.error());
        all.scenario = std::move(*scenario);
        all.hasUsage = all.hasUsage || addsUsage;
        all.diagnostics.insert(all.diagnostics.end(), remarks.diagnostics.begin(), remarks.diagnostics.end());
        return {};
    }

    void addSettings(Import& from, SourcePosition position)
    {
        Import& all = m_all.import;
        if (!from.hasSettings())
            return;
        if (!all.hasSettings() || (!all.settings && from.settings)) {
            all.settings = std::move(from.settings);
            all.priorityConfig = std::move(from.priorityConfig);
            return;
        }
        const bool isSame = all.priorityConfig && from.priorityConfig && !from.settings
            && all.priorityConfig->weights == from.priorityConfig->weights;
        if (!isSame)
            leaveOut(position);
    }

    void addJobs(Import& from, SourcePosition position)
    {
        Import& all = m_all.import;
        if (!from.jobs)
            return;
        if (all.jobs) {
            if (!joinJobs(all, from))
                leaveOut(position);
            return;
        }
        all.jobs = std::move(from.jobs);
        all.jobTimes = std::move(from.jobTimes);
        all.printedTerms = std::move(from.printedTerms);
    }

    void addTables(Import& from, SourcePosition position)
    {
        Import& all = m_all.import;
        if ((from.partitions && all.partitions) || (!from.qos.empty() && !all.qos.empty())
            || (!from.queues.empty() && !all.queues.empty()))
            return leaveOut(position);
        if (from.partitions)
            all.partitions = std::move(from.partitions);
        if (!from.qos.empty())
            all.qos = std::move(from.qos);
        if (!from.queues.empty())
            all.queues = std::move(from.queues);
    }

    void addRecords(Import& from)
    {
        Import& all = m_all.import;
        if (from.records.empty() || all.scenario)
            return;
        all.records.insert(all.records.end(), from.records.begin(), from.records.end());
        all.hasUsage = all.hasUsage || from.hasUsage;
        all.hasShares = all.hasShares || from.hasShares;
        all.hasCutNames = all.hasCutNames || from.hasCutNames;
    }

    LoadedImport m_all;
};

} // namespace

std::optional<PastedText> pastedFile(std::string_view content, std::string_view formatId)
{
    return pastedText(content, [formatId](std::string_view text) { return recognizedAs(text, formatId); });
}

std::optional<PastedText> pastedRows(std::string_view content)
{
    return pastedText(content, [](std::string_view /*text*/) { return Recognized::Rows; });
}

Result<LoadedImport> importPasted(
    const PastedText& pasted, std::string_view formatId, const Progress& progress)
{
    struct ReadPart {
        LoadedImport loaded;
        SourcePosition position;
    };
    std::vector<ReadPart> parts;
    for (const PastedPart& part : pasted.parts) {
        auto loaded = readPart(part, formatId, progress);
        if (!loaded)
            return tl::unexpected(loaded.error());
        parts.push_back({std::move(*loaded), {part.line, 1}});
    }
    const auto main = std::ranges::max_element(
        parts, {}, [](const ReadPart& part) { return outputRank(part.loaded.import); });
    auto& remarks = main->loaded.import.diagnostics;
    remarks.insert(remarks.begin(), pasted.passedOver);
    ImportCombiner combiner(std::move(main->loaded));
    for (auto part = parts.begin(); part != parts.end(); ++part)
        if (part != main)
            if (auto added = combiner.add(std::move(part->loaded), part->position); !added)
                return tl::unexpected(added.error());
    return combiner.take();
}

Result<Import> readPastedRows(
    const PastedText& pasted, const Format& format, const PrintFormat& columns, const Progress& progress)
{
    auto import = readInFile(printedPart(pasted),
        [&](const std::string& text) { return format.readPrinted(text, columns, progress); });
    if (import)
        import->diagnostics.insert(import->diagnostics.begin(), pasted.passedOver);
    return import;
}

Result<LoadedImport> importNamedRows(
    std::string_view content, std::string_view columns, const Progress& progress)
{
    const auto pasted = pastedRows(content);
    PastedPart part =
        pasted ? printedPart(*pasted) : PastedPart{.output = std::string(withoutByteOrderMark(content))};
    part.header = headerOf(columns, part.output);
    const Format& sacct = *findFormat("sacct");
    auto import = readInFile(part, [&](const std::string& text) { return sacct.read(text, progress); });
    if (!import)
        return tl::unexpected(import.error());
    if (pasted)
        import->diagnostics.insert(import->diagnostics.begin(), pasted->passedOver);
    return LoadedImport{std::move(*import), &sacct, {}};
}

} // namespace fairshare
