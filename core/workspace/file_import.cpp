// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workspace/file_import.h"

#include "core/base/files/files.h"
#include "core/base/nearest_words.h"
#include "core/base/say.h"
#include "core/base/utf8.h"
#include "core/io/format_registry.h"
#include "core/io/htcondor/quota_table_reader.h"
#include "core/io/recording/recording.h"
#include "core/io/text/line_counter.h"
#include "core/io/text/text_check.h"
#include "core/io/text/text_lines.h"
#include "core/workspace/additions/job_listing.h"
#include "core/workspace/pasted_import.h"

#include <fmt/ranges.h>

#include <new>
#include <utility>

namespace fairshare {
namespace {

tl::unexpected<Error> unknownContent(std::string_view content)
{
    constexpr std::size_t LookedAt = std::size_t{1} << 16;
    content = withoutByteOrderMark(content);
    const std::string_view beginning = content.substr(0, LookedAt);
    for (const std::string_view statement : {"CREATE TABLE ", "INSERT INTO "})
        if (const std::size_t at = beginning.find(statement); at != std::string_view::npos)
            return fail(ErrorCode::BadInput,
                fairshare::say(
                    "is an SQL dump; expected the table as SELECT prints it, for example with mysql "
                    "-e 'SELECT * FROM groups'"),
                LineCounter(beginning).at(at));
    const std::string_view line = content.substr(0, content.find_first_of("\r\n"));
    return fail(ErrorCode::BadInput,
        fairshare::say("unknown format; line 1 is '{}'; expected a scenario (.fairshare), a CSV table, Slurm "
                       "or HTCondor output or configuration, a job log (SWF, Batsim) or a recording",
            excerpt(line)),
        {1, 1});
}

Result<const Format*> chooseFormat(std::string_view content, std::string_view formatId)
{
    if (formatId.empty()) {
        if (const Format* format = recognizeFormat(content); format != nullptr)
            return format;
        return unknownContent(content);
    }
    const Format* format = findFormat(formatId);
    if (format != nullptr && format->read != nullptr)
        return format;
    std::vector<std::string_view> ids;
    for (const Format& candidate : formats())
        if (candidate.read != nullptr)
            ids.push_back(candidate.id);
    return fail(ErrorCode::NotFound,
        withKnownWords(fairshare::say("unknown input format '{}'", excerpt(formatId)), formatId, ids));
}

/// Reads a file and imports its content. Every error carries the file.
/// @param importContent returns a Result<LoadedImport> for the content
template <typename ImportContent>
Result<LoadedImport> importFrom(
    const std::string& path, const Progress& progress, const ImportContent& importContent)
{
    if (path.empty())
        return fail(ErrorCode::NotFound,
            fairshare::say("the file path is empty; expected a file name or - for standard input"));
    try {
        const auto content = readFile(path, progress);
        if (!content)
            return tl::unexpected(content.error());
        Result<LoadedImport> loaded = importContent(*content);
        if (loaded)
            loaded->path = path;
        else if (loaded.error().file.empty())
            loaded.error().file = nameOfInput(path);
        return loaded;
    } catch (const std::bad_alloc&) {
        return tl::unexpected(Error{ErrorCode::TooLarge, fairshare::say("not enough memory to read the file"),
            {}, nameOfInput(path)});
    }
}

Result<LoadedImport> importAsIs(std::string_view content, std::string_view formatId, const Progress& progress)
{
    const auto format = chooseFormat(content, formatId);
    if (!format)
        return tl::unexpected(format.error());
    auto import = (*format)->read(content, progress);
    if (!import)
        return tl::unexpected(import.error());
    return LoadedImport{std::move(*import), *format, {}};
}

Result<void> checkCluster(const std::string& cluster)
{
    if (invalidUtf8(cluster) != std::string_view::npos)
        return fail(ErrorCode::BadInput,
            fairshare::say(
                "the cluster name '{}' is not valid UTF-8; convert the file, for example with iconv",
                withEscapedBytes(cluster)),
            {1, 1});
    if (cluster.find('\0') != std::string::npos)
        return fail(ErrorCode::BadInput,
            fairshare::say(
                "the cluster name '{}' contains a NUL character (U+0000)", withEscapedBytes(cluster)),
            {1, 1});
    return {};
}

} // namespace

Result<LoadedImport> importContent(
    std::string_view content, std::string_view formatId, const Progress& progress)
{
    if (auto checked = checkText(content); !checked)
        return tl::unexpected(checked.error());
    if (formatId.empty() && isRecording(content))
        return fail(ErrorCode::BadInput,
            fairshare::say("is a simulation recording and contains no account tree; open its file or "
                           "directory separately"),
            {1, 1});
    const auto pasted = pastedFile(content, formatId);
    auto loaded =
        pasted ? importPasted(*pasted, formatId, progress) : importAsIs(content, formatId, progress);
    if (loaded && loaded->import.scenario)
        if (auto checked = checkCluster(loaded->import.scenario->cluster); !checked)
            return tl::unexpected(checked.error());
    return loaded;
}

Result<LoadedImport> importFile(const std::string& path, std::string_view formatId, const Progress& progress)
{
    return importFrom(
        path, progress, [&](std::string_view content) { return importContent(content, formatId, progress); });
}

Result<LoadedImport> importJobs(const std::string& path, const Progress& progress)
{
    return importFrom(path, progress, [&progress](std::string_view content) -> Result<LoadedImport> {
        if (checkText(content) && recognizeFormat(content) == nullptr && !pastedFile(content, {}))
            return tl::unexpected(noJobs());
        return importContent(content, {}, progress);
    });
}

Result<LoadedImport> importPrinted(
    const std::string& path, const Format& format, const PrintFormat& columns, const Progress& progress)
{
    return importFrom(path, progress, [&](std::string_view content) -> Result<LoadedImport> {
        if (auto checked = checkText(content); !checked)
            return tl::unexpected(checked.error());
        const auto pasted = pastedRows(content);
        auto import = pasted ? readPastedRows(*pasted, format, columns, progress)
                             : format.readPrinted(content, columns, progress);
        if (!import)
            return tl::unexpected(import.error());
        return LoadedImport{std::move(*import), &format, {}};
    });
}

Result<LoadedImport> importNamed(const std::string& path, std::string_view columns, const Progress& progress)
{
    return importFrom(path, progress, [&](std::string_view content) -> Result<LoadedImport> {
        if (auto checked = checkText(content); !checked)
            return tl::unexpected(checked.error());
        return importNamedRows(content, columns, progress);
    });
}

Result<LoadedImport> importQuotaTable(
    const std::string& path, std::span<const std::string> columns, const Progress& progress)
{
    return importFrom(path, progress, [&](std::string_view content) -> Result<LoadedImport> {
        auto import = readQuotaTable(content, progress, columns);
        if (!import)
            return tl::unexpected(import.error());
        return LoadedImport{std::move(*import), findFormat("quota-table"), {}};
    });
}

std::string nameOfInput(const std::string& path)
{
    return path == "-" ? fairshare::say("standard input") : path;
}

} // namespace fairshare
