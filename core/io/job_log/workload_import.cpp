// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/job_log/workload_import.h"

#include "core/base/files/files.h"
#include "core/base/files/gzip.h"
#include "core/base/say.h"
#include "core/io/job_log/formats/workload_formats.h"
#include "core/io/pasted/pasted_text.h"
#include "core/io/pasted/printing_command.h"
#include "core/io/slurm/jobs/guessed_columns.h"
#include "core/io/text/text_check.h"
#include "core/io/text/text_lines.h"

#include <algorithm>
#include <array>

namespace fairshare {
namespace {

/// Bytes that are used to recognize a format; a header is read completely, up to LongestHeading.
constexpr std::size_t Beginning = 16384;
constexpr std::size_t LongestHeading = std::size_t{1} << 20;

std::string fileNameOf(const std::string& path)
{
    return path.substr(path.rfind('/') + 1); // npos + 1 = 0
}

tl::unexpected<Error> notALog(std::string_view content)
{
    if (const std::string columns = guessedColumns(content).header; !columns.empty())
        return fail(ErrorCode::MissingHeader,
            fairshare::say("is a job log without a header; print it without -n, or insert a first line with "
                           "its columns, which may be {}",
                columns),
            {1, 1});
    return fail(ErrorCode::BadInput,
        fairshare::say("is not a job log in a known format (SWF, CSV with submit and run, sacct -P, Batsim)"),
        {1, 1});
}

std::optional<PastedText> pastedWorkload(std::string_view content)
{
    return pastedText(content, [](std::string_view text) {
        return recognizeWorkload(text) == nullptr ? Recognized::Unknown : Recognized::Table;
    });
}

bool isLog(const PastedPart& part)
{
    return recognizeWorkload(part.printed()) != nullptr;
}

/// Reads one output of a pasted text, with positions in the file.
Result<WorkloadImport> readPart(const PastedPart& part, const WorkloadFormat& format,
    const CleaningSettings& settings, const Progress& progress)
{
    const std::string text = part.onItsLines();
    auto import = format.read(text, settings, progress);
    if (!import) {
        import.error().position = part.inFile(import.error().position);
        return import;
    }
    Remarks remarks;
    for (Diagnostic& remark : import->remarks.take())
        remarks.add(remark.code, part.inFile(remark.position), [&remark] { return remark.message; });
    import->remarks = std::move(remarks);
    return import;
}

/// Puts a remark before the others.
void tellFirst(const Diagnostic& first, WorkloadImport& import)
{
    Remarks remarks;
    remarks.add(first);
    for (const Diagnostic& remark : import.remarks.take())
        remarks.add(remark);
    import.remarks = std::move(remarks);
}

/// Reads the first log in a pasted text.
Result<WorkloadImport> readPasted(
    const PastedText& pasted, const CleaningSettings& settings, const Progress& progress)
{
    const auto& parts = pasted.parts;
    const auto part = std::ranges::find_if(parts, isLog);
    if (part == parts.end())
        return notALog(parts.front().output);
    auto import = readPart(*part, *recognizeWorkload(part->printed()), settings, progress);
    if (import)
        tellFirst(pasted.passedOver, *import);
    return import;
}

/// Reads rows that sacct printed without a header, perhaps between prompts, as a log with these columns.
Result<WorkloadImport> readNamedRows(
    std::string_view content, const CleaningSettings& settings, const Progress& progress)
{
    const auto pasted = pastedText(content, [](std::string_view /*text*/) { return Recognized::Rows; });
    PastedPart part = pasted ? pasted->parts.front() : PastedPart{.output = std::string(content)};
    part.header = headerOf(settings.columns, part.output);
    auto import = readPart(part, *findWorkloadFormat("sacct-workload"), settings, progress);
    if (import && pasted)
        tellFirst(pasted->passedOver, *import);
    return import;
}

} // namespace

std::span<const WorkloadFormat> workloadFormats()
{
    static const std::array registry{
        workload_files::swf(),
        workload_files::batsim_workload(),
        workload_files::batsim_jobs(),
        workload_files::workload_csv(),
        workload_files::sacct_workload(),
    };
    return registry;
}

const WorkloadFormat* findWorkloadFormat(std::string_view id)
{
    const auto found = std::ranges::find(workloadFormats(), id, &WorkloadFormat::id);
    return found == workloadFormats().end() ? nullptr : &*found;
}

const WorkloadFormat* recognizeWorkload(std::string_view content)
{
    content = withoutByteOrderMark(content);
    const std::size_t heading = std::min(content.substr(0, LongestHeading).find('\n'), content.size());
    const std::string_view beginning = content.substr(0, std::max(Beginning, heading));
    const auto found = std::ranges::find_if(workloadFormats(),
        [beginning](const WorkloadFormat& format) { return format.recognizes(beginning); });
    return found == workloadFormats().end() ? nullptr : &*found;
}

bool containsWorkload(std::string_view content)
{
    if (recognizeWorkload(content) != nullptr)
        return true;
    const auto pasted = pastedWorkload(withoutByteOrderMark(content));
    return pasted && std::ranges::any_of(pasted->parts, isLog);
}

Result<WorkloadImport> readWorkload(
    std::string_view content, const CleaningSettings& settings, const Progress& progress)
{
    content = withoutByteOrderMark(content);
    if (!settings.columns.empty())
        return readNamedRows(content, settings, progress);
    if (const auto pasted = pastedWorkload(content))
        return readPasted(*pasted, settings, progress);
    if (const WorkloadFormat* format = recognizeWorkload(content))
        return format->read(content, settings, progress);
    if (auto checked = checkText(content); !checked && !content.empty())
        return tl::unexpected(checked.error());
    if (content.empty())
        return fail(ErrorCode::BadInput, fairshare::say("is empty; expected a job log"), {1, 1});
    return notALog(content);
}

Result<WorkloadImport> importWorkloadBytes(
    const std::string& path, std::string bytes, const CleaningSettings& settings, const Progress& progress)
{
    Result<std::string> content = std::move(bytes);
    if (isGzip(*content))
        content = unpackGzip(*content, progress);
    auto import = content ? readWorkload(*content, settings, progress)
                          : Result<WorkloadImport>(tl::unexpected(content.error()));
    if (!import) {
        import.error().file = path;
        return import;
    }
    import->workload.name = fileNameOf(path);
    return import;
}

Result<WorkloadImport> importWorkload(
    const std::string& path, const CleaningSettings& settings, const Progress& progress)
{
    auto content = readFile(path, progress);
    if (content)
        return importWorkloadBytes(path, *std::move(content), settings, progress);
    content.error().file = path;
    return tl::unexpected(content.error());
}

} // namespace fairshare
