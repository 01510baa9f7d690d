// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulator/engine/core_allocation.h"
#include "core/simulator/engine/node_allocation.h"
#include "core/simulator/engine/scheduler_registry.h"
#include "tests/core/simulator/random_workload.h"
#include "tests/core/simulator/shadow_time.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

/// What must hold of every schedule, checked from its starts alone by models of their own.
namespace fairshare {
namespace {

constexpr std::int32_t Machine = 24;

struct Setting {
    std::string scheduler;
    EventOrder order;
    std::uint64_t seed;
};

void PrintTo(const Setting& setting, std::ostream* out)
{
    *out << setting.scheduler;
}

std::string nameOfSetting(const testing::TestParamInfo<Setting>& tested)
{
    const Setting& setting = tested.param;
    return setting.scheduler + (setting.order == EventOrder::Batch ? "_batch_" : "_event_")
        + std::to_string(setting.seed);
}

std::vector<Setting> settingsWith(const std::vector<std::string>& schedulers)
{
    std::vector<Setting> all;
    for (const std::string& scheduler : schedulers)
        for (const EventOrder order : {EventOrder::Batch, EventOrder::Event})
            for (std::uint64_t seed = 1; seed <= 6; ++seed)
                all.push_back({scheduler, order, seed});
    return all;
}

std::vector<std::string> allSchedulers()
{
    std::vector<std::string> ids;
    for (const Scheduler& scheduler : schedulers())
        ids.emplace_back(scheduler.id);
    return ids;
}

Schedule scheduleOf(const Workload& workload, const Setting& setting)
{
    const auto schedule = makeSchedule(workload, {setting.scheduler, setting.order, Machine});
    EXPECT_TRUE(schedule);
    return schedule ? *schedule : Schedule();
}

class EverySchedule : public testing::TestWithParam<Setting> { };
INSTANTIATE_TEST_SUITE_P(
    Schedulers, EverySchedule, testing::ValuesIn(settingsWith(allSchedulers())), nameOfSetting);

TEST_P(EverySchedule, StartsEachJobOnceAndNoneBeforeItsSubmission)
{
    const Workload workload = test::randomWorkload(GetParam().seed, Machine);
    const Schedule schedule = scheduleOf(workload, GetParam());
    ASSERT_EQ(schedule.starts.size(), workload.jobs.size());
    EXPECT_EQ(std::set<JobPlace>(schedule.order.begin(), schedule.order.end()).size(), workload.jobs.size());
    EXPECT_EQ(schedule.order.size(), workload.jobs.size());
    for (std::size_t job = 0; job < workload.jobs.size(); ++job)
        EXPECT_GE(schedule.starts[job], workload.jobs[job].submit) << "job " << job;
    for (std::size_t at = 1; at < schedule.order.size(); ++at)
        EXPECT_LE(schedule.starts[schedule.order[at - 1]], schedule.starts[schedule.order[at]]);
}

// Processor-seconds that are used, second by second, are those of the jobs and never more than there are.
TEST_P(EverySchedule, ConservesWorkWithinTheMachine)
{
    const Workload workload = test::randomWorkload(GetParam().seed, Machine);
    const Schedule schedule = scheduleOf(workload, GetParam());
    std::map<Seconds, std::int64_t> changes;
    std::int64_t work = 0;
    for (std::size_t at = 0; at < workload.jobs.size(); ++at) {
        const SubmittedJob& job = workload.jobs[at];
        changes[schedule.starts[at]] += job.procs;
        changes[schedule.starts[at] + job.run] -= job.procs;
        work += job.procs * job.run;
    }
    std::int64_t used = 0;
    std::int64_t integral = 0;
    Seconds before = changes.begin()->first;
    for (const auto& [time, change] : changes) {
        integral += used * (time - before);
        used += change;
        before = time;
        EXPECT_LE(used, Machine) << "at " << time;
    }
    EXPECT_EQ(used, 0);
    EXPECT_EQ(integral, work);
}

TEST_P(EverySchedule, GivesNoNodeToTwoJobs)
{
    const Workload workload = test::randomWorkload(GetParam().seed, Machine);
    const Schedule schedule = scheduleOf(workload, GetParam());
    const NodeAllocation allocation(workload, schedule, Machine);
    std::vector<Seconds> freeFrom(Machine, 0); // by node
    for (const JobPlace job : schedule.order) {
        const auto nodes = allocation.nodesOf(job);
        ASSERT_EQ(nodes.size(), static_cast<std::size_t>(workload.jobs[job].procs));
        EXPECT_TRUE(std::ranges::is_sorted(nodes));
        for (const std::uint32_t node : nodes) {
            ASSERT_LT(node, freeFrom.size());
            EXPECT_GE(schedule.starts[job], freeFrom[node]) << "job " << job << " on node " << node;
            freeFrom[node] = schedule.starts[job] + workload.jobs[job].run;
        }
    }
}

TEST_P(EverySchedule, GivesNoCoreToTwoJobs)
{
    constexpr std::int32_t CoresPerNode = 4;
    const Workload workload = test::randomWorkload(GetParam().seed, Machine);
    const Schedule schedule = scheduleOf(workload, GetParam());
    const CoreAllocation allocation(
        workload, schedule, {.nodes = Machine / CoresPerNode, .coresPerNode = CoresPerNode});
    std::vector<std::map<Seconds, std::int32_t>> changes(Machine / CoresPerNode);
    for (const JobPlace job : schedule.order) {
        std::int32_t cores = 0;
        for (const NodeCores& part : allocation.coresOf(job)) {
            cores += part.cores;
            changes[part.node][schedule.starts[job]] += part.cores;
            changes[part.node][schedule.starts[job] + workload.jobs[job].run] -= part.cores;
        }
        EXPECT_EQ(cores, workload.jobs[job].procs) << "job " << job;
    }
    for (std::size_t node = 0; node < changes.size(); ++node) {
        std::int32_t held = 0;
        for (const auto& [time, change] : changes[node]) {
            held += change;
            EXPECT_LE(held, CoresPerNode) << "node " << node << " at " << time;
        }
    }
}

std::size_t eventsAt(const Workload& workload, const Schedule& schedule, Seconds now)
{
    std::size_t events = 0;
    for (JobPlace job = 0; job < workload.jobs.size(); ++job) {
        events += workload.jobs[job].submit == now ? 1U : 0U;
        events += schedule.starts[job] + workload.jobs[job].run == now ? 1U : 0U;
    }
    return events;
}

class EasySchedule : public testing::TestWithParam<Setting> { };
INSTANTIATE_TEST_SUITE_P(Orders, EasySchedule, testing::ValuesIn(settingsWith({"easy"})), nameOfSetting);

// At each moment at which jobs behind the head start, the head of the queue could start at some time at the
// latest if they did not; with them it can as well.
TEST_P(EasySchedule, NeverDelaysTheHeadBeyondItsShadowTime)
{
    const Workload workload = test::randomWorkload(GetParam().seed, Machine);
    const Schedule schedule = scheduleOf(workload, GetParam());
    const test::ShadowTime past(workload, schedule, Machine);
    std::map<Seconds, std::set<JobPlace>> startsAt;
    for (JobPlace job = 0; job < workload.jobs.size(); ++job)
        startsAt[schedule.starts[job]].insert(job);
    std::size_t checked = 0;
    for (const auto& [now, starting] : startsAt) {
        // The head: the first that waits on.
        JobPlace head = 0;
        while (
            head < workload.jobs.size() && (schedule.starts[head] <= now || workload.jobs[head].submit > now))
            ++head;
        if (head == workload.jobs.size() || workload.jobs[head].submit > now)
            continue;
        std::set<JobPlace> behind;
        for (const JobPlace job : starting)
            if (job > head)
                behind.insert(job);
        if (behind.empty()
            || (GetParam().order == EventOrder::Event && eventsAt(workload, schedule, now) > 1))
            continue; // of several passes in one second only the last has seen all
        ++checked;
        const std::int32_t needed = workload.jobs[head].procs;
        const Seconds without = past.shadow(now, needed, behind);
        EXPECT_LE(past.shadow(now, needed, {}), without) << "head " << head << " at " << now;
        EXPECT_LE(schedule.starts[head], without) << "head " << head << " at " << now;
    }
    EXPECT_GT(checked, 10U);
}

/// Conservative backfill on an array with a place for every second, which takes no short cut.
class SecondBySecond {
public:
    SecondBySecond(const Workload& workload, EventOrder order)
        : m_jobs(workload.jobs)
        , m_isBatch(order == EventOrder::Batch)
        , m_begins(workload.jobs.size(), Never)
        , m_promises(workload.jobs.size(), Never)
        , m_started(workload.jobs.size(), false)
    {
        Seconds end = workload.jobs.back().submit + 1;
        for (const SubmittedJob& job : workload.jobs)
            end += job.requested;
        m_used.assign(static_cast<std::size_t>(end), 0);
        for (Seconds now = 0; m_ended < m_jobs.size(); ++now)
            second(now);
    }

    Seconds start(JobPlace job) const { return m_begins[job]; }
    /// The reservation that it had when it came.
    Seconds promise(JobPlace job) const { return m_promises[job]; }

private:
    void second(Seconds now)
    {
        if (!m_isBatch)
            submit(now);
        std::vector<JobPlace> ending;
        for (const JobPlace job : m_order)
            if (m_begins[job] + m_jobs[job].run == now)
                ending.push_back(job);
        for (const JobPlace job : ending) {
            add(now, m_begins[job] + m_jobs[job].requested, -m_jobs[job].procs);
            ++m_ended;
            if (!m_isBatch)
                sweep(now);
        }
        if (m_isBatch && !ending.empty())
            sweep(now);
        if (m_isBatch)
            submit(now);
        startDue(now);
    }

    void submit(Seconds now)
    {
        for (; m_submitted < m_jobs.size() && m_jobs[m_submitted].submit == now; ++m_submitted) {
            place(m_submitted, now);
            m_promises[m_submitted] = m_begins[m_submitted];
        }
        startDue(now);
    }

    void sweep(Seconds now)
    {
        for (JobPlace job = 0; job < m_submitted; ++job) {
            if (m_started[job])
                continue;
            add(m_begins[job], m_begins[job] + m_jobs[job].requested, -m_jobs[job].procs);
            place(job, now);
        }
        startDue(now);
    }

    void startDue(Seconds now)
    {
        for (JobPlace job = 0; job < m_submitted; ++job)
            if (!m_started[job] && m_begins[job] == now) {
                m_started[job] = true;
                m_order.push_back(job);
            }
    }

    void place(JobPlace job, Seconds from)
    {
        Seconds begin = from;
        for (Seconds time = from; time < begin + m_jobs[job].requested; ++time)
            if (m_used[static_cast<std::size_t>(time)] + m_jobs[job].procs > Machine)
                begin = time + 1;
        m_begins[job] = begin;
        add(begin, begin + m_jobs[job].requested, m_jobs[job].procs);
    }

    void add(Seconds begin, Seconds end, std::int32_t procs)
    {
        for (Seconds time = begin; time < end; ++time)
            m_used[static_cast<std::size_t>(time)] += procs;
    }

    const std::vector<SubmittedJob>& m_jobs;
    bool m_isBatch;
    std::vector<Seconds> m_begins; ///< by job: reservation or start
    std::vector<Seconds> m_promises;
    std::vector<bool> m_started;
    std::vector<JobPlace> m_order; ///< of starts
    std::vector<std::int32_t> m_used; ///< by second
    JobPlace m_submitted = 0;
    std::size_t m_ended = 0;
};

class ConservativeSchedule : public testing::TestWithParam<Setting> { };
INSTANTIATE_TEST_SUITE_P(
    Orders, ConservativeSchedule, testing::ValuesIn(settingsWith({"conservative"})), nameOfSetting);

TEST_P(ConservativeSchedule, NeverBreaksAReservation)
{
    Workload workload = test::randomWorkload(GetParam().seed, Machine);
    workload.jobs.resize(120);
    workload.ids.resize(120);
    const Schedule schedule = scheduleOf(workload, GetParam());
    const SecondBySecond model(workload, GetParam().order);
    std::size_t earlier = 0;
    for (JobPlace job = 0; job < workload.jobs.size(); ++job) {
        EXPECT_EQ(schedule.starts[job], model.start(job)) << "job " << job;
        EXPECT_LE(schedule.starts[job], model.promise(job)) << "job " << job;
        earlier += schedule.starts[job] < model.promise(job) ? 1U : 0U;
    }
    EXPECT_GT(earlier, 20U); // jobs that end early do help others
}

// With exact requests nothing is ever given back, so that the first reservation is the start.
TEST_P(ConservativeSchedule, KeepsTheFirstReservationWhereRequestsAreExact)
{
    Workload workload = test::accurateWorkload(GetParam().seed, Machine);
    workload.jobs.resize(120);
    workload.ids.resize(120);
    const Schedule schedule = scheduleOf(workload, GetParam());
    const SecondBySecond model(workload, GetParam().order);
    for (JobPlace job = 0; job < workload.jobs.size(); ++job)
        EXPECT_EQ(schedule.starts[job], model.promise(job)) << "job " << job;
}

} // namespace
} // namespace fairshare
