// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/csv_cell.h"
#include "core/io/slurm/jobs/job_csv.h"
#include "core/io/slurm/jobs/job_csv_columns.h"
#include "core/io/slurm/values/tres_amounts_text.h"

#include <fmt/format.h>

#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace fairshare {
namespace {

constexpr std::size_t BytesPerPiece = std::size_t{1} << 16;

/// Collects the TRES of amounts in order of first occurrence.
class TresTitles {
public:
    void add(const TresAmounts& amounts)
    {
        for (const auto& [name, amount] : amounts)
            if (m_seen.insert(name).second)
                m_names.push_back(name);
    }
    const std::vector<std::string>& names() const { return m_names; }

private:
    std::set<std::string_view> m_seen;
    std::vector<std::string> m_names;
};

/// TRES columns, which depend on the queue.
struct CsvTitles {
    explicit CsvTitles(const JobQueue& queue)
    {
        for (const Job& job : queue.jobs) {
            requested.add(job.requested);
            for (const JobPartition& partition : job.partitions)
                ofPartitions.add(partition.tres);
        }
    }

    TresTitles requested;
    TresTitles ofPartitions;
};

void addHeader(const CsvTitles& titles, std::string& text)
{
    for (const JobCsvColumn& column : jobCsvColumns())
        text += fmt::format("{}{}", text.empty() ? "" : ",", column.title);
    for (const std::string& name : titles.requested.names())
        text += fmt::format(",{}", csvCell(fmt::format("{}{}", RequestedPrefix, name)));
    for (const std::string& name : titles.ofPartitions.names())
        text += fmt::format(",{}", csvCell(fmt::format("{}{}", PartitionTresPrefix, name)));
    text += '\n';
}

void addAmounts(const std::vector<std::string>& names, const TresAmounts& amounts, std::string& text)
{
    for (const std::string& name : names) {
        const auto amount = amountOf(amounts, name);
        text += amount ? fmt::format(",{}", *amount) : ",";
    }
}

} // namespace

void writeJobCsv(const JobQueue& queue, const TextSink& sink)
{
    const CsvTitles titles(queue);
    std::string text;
    addHeader(titles, text);
    for (const Job& job : queue.jobs)
        for (const JobPartition& partition : job.partitions) {
            std::string_view comma;
            for (const JobCsvColumn& column : jobCsvColumns()) {
                text += comma;
                text += csvCell(column.write({queue.cluster, job, partition}));
                comma = ",";
            }
            addAmounts(titles.requested.names(), job.requested, text);
            addAmounts(titles.ofPartitions.names(), partition.tres, text);
            text += '\n';
            if (text.size() >= BytesPerPiece) {
                sink(text);
                text.clear();
            }
        }
    sink(text);
}

} // namespace fairshare
