// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/workload_import.h"

#include "core/base/files.h"
#include "core/base/gzip.h"
#include "core/base/say.h"
#include "core/io/workloads/workload_formats.h"

#include <array>

namespace fairshare {
namespace {

/// What formats are recognized by.
constexpr std::size_t Beginning = 16384;

std::string nameOf(const std::string& path)
{
    return path.substr(path.rfind('/') + 1); // npos + 1 = 0
}

Result<WorkloadImport> read(
    std::string_view content, const CleaningSettings& settings, const Progress& progress)
{
    const std::string_view beginning = content.substr(0, Beginning);
    for (const WorkloadFormat& format : workloadFormats())
        if (format.recognizes(beginning))
            return format.read(content, settings, progress);
    return fail(ErrorCode::BadInput,
        content.empty()
            ? fairshare::say("is empty; expected a log of jobs")
            : fairshare::say("is no log of jobs of a known format (SWF, CSV with submit and run)"),
        {1, 1});
}

} // namespace

std::span<const WorkloadFormat> workloadFormats()
{
    static const std::array registry{
        workload_files::swf(),
        workload_files::workload_csv(),
    };
    return registry;
}

Result<WorkloadImport> importWorkload(
    const std::string& path, const CleaningSettings& settings, const Progress& progress)
{
    auto content = readFile(path, progress);
    if (content && isGzip(*content))
        content = unpackGzip(*content, progress);
    auto import = content ? read(*content, settings, progress)
                          : Result<WorkloadImport>(tl::unexpected(content.error()));
    if (!import) {
        import.error().file = path;
        return import;
    }
    import->workload.name = nameOf(path);
    return import;
}

} // namespace fairshare
