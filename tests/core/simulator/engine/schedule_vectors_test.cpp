// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulator/engine/schedule.h"

#include "tests/core/simulator/reference_rows.h"

#include <vector>

/// Start times job by job, of an independent simulator and, in batch order, of an independent reference
/// (tests/data/vectors/simulator).
namespace fairshare {
namespace {

struct Log {
    const char* file;
    std::int32_t machine;
};

void PrintTo(const Log& log, std::ostream* out)
{
    *out << log.file;
}

struct ReferenceColumn {
    std::size_t place;
    const char* scheduler;
    EventOrder order;
};
constexpr ReferenceColumn ReferenceColumns[] = {
    {5, "fcfs", EventOrder::Event},
    {5, "fcfs", EventOrder::Batch},
    {6, "easy", EventOrder::Event},
    {7, "easy", EventOrder::Batch},
    {8, "conservative", EventOrder::Event},
    {9, "conservative", EventOrder::Batch},
};

void expectReference(const std::string& path, std::int32_t machine)
{
    const auto rows = test::referenceRows(path);
    Workload workload;
    for (const auto& row : rows) {
        workload.jobs.push_back({.submit = std::stoll(row.at(1)),
            .run = std::stoll(row.at(2)),
            .requested = std::stoll(row.at(4)),
            .procs = std::stoi(row.at(3))});
        workload.ids.push_back(row.at(0));
    }
    ASSERT_FALSE(workload.jobs.empty());
    for (const ReferenceColumn& column : ReferenceColumns) {
        const auto schedule = makeSchedule(workload, {column.scheduler, column.order, machine});
        ASSERT_TRUE(schedule);
        std::size_t different = 0;
        for (std::size_t job = 0; job < rows.size(); ++job)
            if (schedule->starts[job] != std::stoll(rows[job].at(column.place)) && different++ < 3)
                ADD_FAILURE() << column.scheduler << ", column " << column.place << ": job "
                              << rows[job].at(0) << " starts at " << schedule->starts[job] << " instead of "
                              << rows[job].at(column.place);
        EXPECT_EQ(different, 0U) << column.scheduler << ", column " << column.place;
    }
}

class SyntheticLog : public testing::TestWithParam<Log> { };

TEST_P(SyntheticLog, StartsEveryJobWhenTheReferenceDoes)
{
    expectReference(test::simulatorVector(GetParam().file), GetParam().machine);
}

INSTANTIATE_TEST_SUITE_P(Vectors, SyntheticLog,
    testing::Values(Log{"synthetic_64_starts.csv.gz", 64}, Log{"synthetic_1000_starts.csv.gz", 1000},
        Log{"synthetic_accurate_256_starts.csv.gz", 256}));

class RealLog : public testing::TestWithParam<Log> { };
GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(RealLog);

TEST_P(RealLog, StartsEveryJobWhenTheReferenceDoes)
{
    expectReference(test::realLogVector(GetParam().file), GetParam().machine);
}

/// Those that are there.
std::vector<Log> realLogs()
{
    std::vector<Log> logs{{"kth_sp2_cln_starts.csv.gz", 100}, {"nasa_ipsc_cln_starts.csv.gz", 128}};
    std::erase_if(logs, [](const Log& log) { return test::realLogVector(log.file).empty(); });
    return logs;
}

INSTANTIATE_TEST_SUITE_P(Vectors, RealLog, testing::ValuesIn(realLogs()));

} // namespace
} // namespace fairshare
