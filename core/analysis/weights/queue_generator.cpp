// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/weights/queue_generator.h"

#include "core/base/random.h"
#include "core/base/say.h"
#include "core/tree/share_tree.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>
#include <vector>

namespace fairshare {
namespace {

constexpr std::uint64_t FirstId = 1000;
constexpr std::uint32_t UrgentPriority = 1000;
constexpr std::uint64_t MegabytesPerCpu = 4096;
constexpr std::uint32_t GpusPerNode = 4;
constexpr std::uint32_t ShortMinutes = 60; ///< time limit of the partition for tests
constexpr std::uint32_t LightWaitParts = 20;
/// The weight of the user with the most jobs. Those of other users are divided by powers of their places.
constexpr std::uint64_t LargestWeight = std::uint64_t{1} << 40;

Result<void> check(const QueueRequest& request)
{
    const auto within = [](std::uint64_t value, std::uint64_t least, std::uint64_t largest) {
        return value >= least && value <= largest;
    };
    const auto refuse = [](std::string_view name, std::uint64_t value, std::uint64_t least,
                            std::uint64_t largest) {
        return fail(ErrorCode::OutOfRange,
            fairshare::say("{} is {}; expected {} to {}", name, value, least, largest));
    };
    if (!within(request.size, 1, MaxGeneratedJobs))
        return refuse("size", request.size, 1, MaxGeneratedJobs);
    if (request.skew > 3)
        return refuse("skew", request.skew, 0, 3);
    if (request.longestWaitSeconds > MaxGeneratedWait)
        return refuse("longest_wait", request.longestWaitSeconds, 0, MaxGeneratedWait);
    if (!within(request.nodes, 4, 1'000'000))
        return refuse("nodes", request.nodes, 4, 1'000'000);
    if (!within(request.cpusPerNode, 1, 1024))
        return refuse("cpus_per_node", request.cpusPerNode, 1, 1024);
    for (const auto& [name, share] :
        {std::pair{"heavy_user", request.heavyUserShare}, std::pair{"urgent", request.urgentShare},
            std::pair{"standby", request.standbyShare}, std::pair{"gpu", request.gpuShare}})
        if (!(share >= 0 && share <= 1))
            return fail(ErrorCode::OutOfRange, fairshare::say("{} is {}; expected 0 to 1", name, share));
    return {};
}

/// Draws users with a probability that decreases with their place in a random order.
class UserDraw {
public:
    UserDraw(const ShareTree& tree, std::uint32_t skew, SplitMix64& random)
    {
        for (NodeRow row = 0; row < tree.size(); ++row)
            if (tree.isUser(row))
                m_rows.push_back(row);
        for (std::size_t i = m_rows.size(); i > 1; --i)
            std::swap(m_rows[i - 1], m_rows[random.below(i)]);
        std::uint64_t sum = 0;
        for (std::size_t place = 1; place <= m_rows.size(); ++place) {
            std::uint64_t weight = LargestWeight;
            for (std::uint32_t power = 0; power < skew; ++power)
                weight /= place;
            sum += std::max<std::uint64_t>(weight, 1);
            m_sums.push_back(sum);
        }
        const auto& usage = tree.usage();
        if (!m_rows.empty())
            m_heavy = *std::ranges::max_element(m_rows,
                [&usage](NodeRow a, NodeRow b) { return std::pair(usage[a], b) < std::pair(usage[b], a); });
    }

    bool empty() const { return m_rows.empty(); }
    NodeRow heavy() const { return m_heavy; }
    NodeRow draw(SplitMix64& random) const
    {
        const std::uint64_t at = random.below(m_sums.back());
        return m_rows[static_cast<std::size_t>(std::ranges::upper_bound(m_sums, at) - m_sums.begin())];
    }

private:
    std::vector<NodeRow> m_rows;
    std::vector<std::uint64_t> m_sums; ///< cumulative weights by user
    NodeRow m_heavy = NoRow;
};

class QueueGenerator {
public:
    QueueGenerator(const ShareTree& tree, const QueueRequest& request)
        : m_tree(tree)
        , m_request(request)
        , m_random(request.seed)
        , m_users(tree, request.skew, m_random)
    {
        m_queue.cluster = {request.nodes * request.cpusPerNode, request.nodes};
        m_standard = partition("standard", request.nodes, std::nullopt);
        m_gpu = partition("gpu", std::max(request.nodes / 4, 1U), 7 * 24 * 60);
        setAmount(m_gpu);
        m_devel = partition("devel", std::max(request.nodes / 16, 1U), ShortMinutes);
    }

    Result<JobQueue> generate();

private:
    JobPartition partition(std::string name, std::uint32_t nodes, std::optional<std::uint32_t> minutes) const;
    void setAmount(JobPartition& gpu) const
    {
        gpu.tres.emplace_back("gres/gpu", gpu.tres[2].second * GpusPerNode);
    }
    Job job();
    void setOwner(Job& job);
    void setSize(Job& job);
    void setQos(Job& job);
    bool chance(double share) { return m_random.unit() < share; }
    /// Returns a number from 1 to `largest`; small numbers are more frequent.
    std::uint32_t small(std::uint32_t largest)
    {
        const double part = m_random.unit() * m_random.unit() * m_random.unit();
        return 1 + static_cast<std::uint32_t>(part * largest);
    }

    const ShareTree& m_tree;
    const QueueRequest& m_request;
    SplitMix64 m_random;
    UserDraw m_users;
    JobPartition m_standard, m_gpu, m_devel;
    JobQueue m_queue;
};

JobPartition QueueGenerator::partition(
    std::string name, std::uint32_t nodes, std::optional<std::uint32_t> minutes) const
{
    const std::uint64_t cpus = std::uint64_t{nodes} * m_request.cpusPerNode;
    return {.name = std::move(name),
        .maxTimeMinutes = minutes,
        .tres = {{"cpu", cpus}, {"mem", cpus * MegabytesPerCpu}, {"node", nodes}}};
}

void QueueGenerator::setOwner(Job& job)
{
    const bool hasHeavyUser = m_request.heavyUserShare > 0;
    const bool isHeavy = hasHeavyUser && chance(m_request.heavyUserShare);
    const NodeRow row = isHeavy ? m_users.heavy() : m_users.draw(m_random);
    job.user = m_tree.name(row);
    job.account = m_tree.name(m_tree.parent(row));
    const double longest = m_request.longestWaitSeconds;
    double wait = longest * m_random.unit() * m_random.unit();
    if (isHeavy)
        wait = longest * (1 + m_random.unit()) / 2;
    else if (hasHeavyUser)
        wait /= LightWaitParts;
    job.ageSeconds = static_cast<std::uint32_t>(wait);
}

void QueueGenerator::setSize(Job& job)
{
    const bool asksGpus = chance(m_request.gpuShare);
    const std::uint32_t mostNodes = std::max(m_request.nodes / 4, 1U);
    job.minNodes = chance(0.7) ? 1 : small(asksGpus ? std::max(mostNodes / 4, 1U) : mostNodes);
    const std::uint32_t perNode = job.minNodes > 1 ? m_request.cpusPerNode : small(m_request.cpusPerNode);
    job.cpus = job.minNodes * std::min(perNode, m_request.cpusPerNode);
    job.timeLimitMinutes = 5 * small(7 * 24 * 12);
    const std::uint64_t memory = job.cpus * MegabytesPerCpu / (1 + m_random.below(4));
    job.requested = {{"cpu", job.cpus}, {"mem", memory}, {"node", job.minNodes}};
    if (asksGpus) {
        job.requested.emplace_back("gres/gpu", job.minNodes * (1 + m_random.below(GpusPerNode)));
        job.partitions = {m_gpu};
        return;
    }
    job.partitions = {m_standard};
    if (*job.timeLimitMinutes <= ShortMinutes && job.minNodes <= m_request.nodes / 16 && chance(0.5))
        job.partitions.push_back(m_devel);
}

void QueueGenerator::setQos(Job& job)
{
    job.maxima.qos = UrgentPriority;
    if (chance(m_request.urgentShare)) {
        job.qos = "priority-access";
        job.qosPriority = UrgentPriority;
    } else {
        job.qos = chance(m_request.standbyShare) ? "standby" : "normal";
    }
}

Job QueueGenerator::job()
{
    Job job;
    setOwner(job);
    setSize(job);
    setQos(job);
    return job;
}

Result<JobQueue> QueueGenerator::generate()
{
    if (m_users.empty())
        return fail(ErrorCode::BadInput, fairshare::say("the tree has no users to generate jobs for"));
    m_queue.jobs.reserve(m_request.size);
    for (std::uint64_t i = 0; i < m_request.size; ++i)
        m_queue.jobs.push_back(job());
    // Oldest first, otherwise in the order of generation.
    std::vector<std::pair<std::uint32_t, std::size_t>> byAge;
    byAge.reserve(m_queue.jobs.size());
    for (std::size_t i = 0; i < m_queue.jobs.size(); ++i)
        byAge.emplace_back(~m_queue.jobs[i].ageSeconds.value_or(0), i);
    std::ranges::sort(byAge);
    JobQueue sorted = std::move(m_queue);
    std::vector<Job> made = std::exchange(sorted.jobs, {});
    sorted.jobs.reserve(made.size());
    for (const auto& [age, place] : byAge) {
        sorted.jobs.push_back(std::move(made[place]));
        sorted.jobs.back().id = fmt::to_string(FirstId + sorted.jobs.size() - 1);
    }
    return sorted;
}

} // namespace

Result<JobQueue> generateQueue(const ShareTree& tree, const QueueRequest& request)
{
    if (auto checked = check(request); !checked)
        return tl::unexpected(checked.error());
    return QueueGenerator(tree, request).generate();
}

} // namespace fairshare
