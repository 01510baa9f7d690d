// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/load_workload.h"

#include "core/base/files.h"
#include "core/base/say.h"
#include "core/io/text_lines.h"
#include "core/simulator/workload_generators.h"

namespace fairshare {
namespace {

Result<WorkloadImport> generated(
    const WorkloadReference& reference, const WorkloadPlace& place, const CleaningSettings& cleaning)
{
    GeneratorSettings settings{.seed = reference.seed, .load = reference.load, .jobs = reference.jobs};
    if (cleaning.machine > 0)
        settings.machine = cleaning.machine;
    if (place.tree != nullptr)
        settings.submitters = submittersOf(*place.tree);
    auto workload = generateWorkload(reference.generator, settings);
    if (!workload)
        return tl::unexpected(workload.error());
    WorkloadImport import;
    import.workload = *std::move(workload);
    import.summary.rows = import.summary.kept = import.workload.jobs.size();
    import.countsNodes = true;
    import.findings.hasRequests = true;
    import.findings.tellsMachine = true;
    return import;
}

} // namespace

std::string logPath(const WorkloadReference& reference, const std::string& folder)
{
    return folder.empty() || reference.path.starts_with('/') ? reference.path
                                                             : folder + "/" + reference.path;
}

Result<WorkloadImport> loadWorkload(const WorkloadReference& reference, const WorkloadPlace& place,
    const CleaningSettings& cleaning, const Progress& progress)
{
    if (!reference.generator.empty())
        return generated(reference, place, cleaning);
    if (reference.path.empty())
        return fail(ErrorCode::BadInput,
            fairshare::say("the simulation names no workload; expected a log or a generator"));
    const std::string path = logPath(reference, place.folder);
    auto bytes = readFile(path, progress);
    if (!bytes) {
        bytes.error().file = path;
        return tl::unexpected(bytes.error());
    }
    const bool isOther = place.digest && !reference.sha256.empty()
        && !equalIgnoringCase(place.digest(*bytes), reference.sha256);
    auto import = importWorkloadBytes(path, *std::move(bytes), cleaning, progress);
    if (import && isOther)
        import->remarks.add("other_log", {},
            fairshare::phrase("this is not the log that was simulated: its SHA-256 differs, so results may "
                              "differ too"));
    return import;
}

} // namespace fairshare
