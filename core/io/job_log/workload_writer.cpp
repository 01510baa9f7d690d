// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/job_log/workload_writer.h"

#include "core/base/csv_cell.h"
#include "core/base/files/files.h"
#include "core/base/files/gzip.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <utility>

namespace fairshare {

std::string workloadCsv(const Workload& workload, JobSizes sizes)
{
    std::vector<std::pair<JobAttribute, const char*>> columns{
        {JobAttribute::Queue, "queue"}, {JobAttribute::Application, "app"}};
    for (const auto& [attribute, title] : {std::pair(JobAttribute::User, "user"),
             {JobAttribute::Account, "account"}, {JobAttribute::Partition, "partition"}})
        if (workload.names[static_cast<std::size_t>(attribute)].size() > 1)
            columns.emplace_back(attribute, title);
    std::string text = fmt::format("job_id,submit,run,{},req", sizes == JobSizes::Nodes ? "nodes" : "procs");
    for (const auto& [attribute, title] : columns)
        text.append(",").append(title);
    text += '\n';
    for (std::size_t at = 0; at < workload.jobs.size(); ++at) {
        const SubmittedJob& job = workload.jobs[at];
        fmt::format_to(std::back_inserter(text), "{},{},{},{},{}", csvCell(workload.ids[at]), job.submit,
            job.run, job.procs, job.requested);
        for (const auto& [attribute, title] : columns) {
            const auto place = static_cast<std::size_t>(attribute);
            text.append(",").append(csvCell(workload.names[place][job.attributes[place]]));
        }
        text += '\n';
    }
    return text;
}

Result<void> saveWorkload(const Workload& workload, JobSizes sizes, const std::string& path)
{
    const std::string text = workloadCsv(workload, sizes);
    if (!path.ends_with(".gz"))
        return writeFile(path, text);
    const auto packed = packGzip(text);
    return packed ? writeFile(path, *packed) : tl::unexpected(packed.error());
}

} // namespace fairshare
