// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/slurm/config/configured_partitions.h"

#include "core/base/ascii_text.h"
#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/base/utf8.h"
#include "core/io/slurm/values/duration_text.h"
#include "core/io/slurm/values/largest_word.h"
#include "core/io/slurm/values/tres_amounts_text.h"
#include "core/io/text/hostlist.h"

#include <fmt/format.h>

#include <algorithm>
#include <span>

namespace fairshare {
namespace {

constexpr std::string_view DefaultName = "DEFAULT";
constexpr std::string_view AllNodes = "ALL";
constexpr std::size_t MostConfiguredNodes = std::size_t{1} << 20;

tl::unexpected<Error> refusePartition(const ConfigurationEntry& entry, const std::string& expected)
{
    return fail(ErrorCode::BadInput,
        fairshare::say("{} is {}; expected {}", entry.key, quotedPart(entry.value), expected),
        entry.valuePosition);
}

bool isKey(const ConfigurationEntry& entry, std::string_view key)
{
    return equalIgnoringCase(entry.key, key);
}

} // namespace

Result<void> ConfiguredPartitions::take(const ConfigurationEntry& entry)
{
    if (equalIgnoringCase(entry.firstKey, "NodeName"))
        takeNodes(entry);
    else if (equalIgnoringCase(entry.firstKey, "PartitionName"))
        return isKey(entry, "PartitionName") ? takeName(entry) : takePartition(entry);
    return {};
}

Result<void> ConfiguredPartitions::takeName(const ConfigurationEntry& entry)
{
    m_isDefault = equalIgnoringCase(entry.value, DefaultName);
    m_lineBegin = m_partitions.size();
    if (m_isDefault)
        return {};
    for (std::string_view rest = entry.value; !rest.empty();) {
        const std::string_view name = trimmed(rest.substr(0, rest.find(',')));
        rest.remove_prefix(std::min(rest.find(','), rest.size() - 1) + 1);
        if (name.empty() || invalidUtf8(name) != std::string_view::npos)
            return fail(ErrorCode::BadInput,
                fairshare::say("the partition name is {}; expected a nonempty UTF-8 name",
                    quotedPart(withEscapedBytes(name.substr(0, 60)))),
                entry.valuePosition);
        const auto [first, isNew] = m_lines.try_emplace(std::string(name), entry.position.line);
        if (!isNew)
            return fail(ErrorCode::BadInput,
                fairshare::say("partition {} is already defined on line {}", quotedPart(name),
                    fmt::to_string(first->second)),
                entry.valuePosition);
        m_partitions.push_back(m_default);
        m_partitions.back().name = name;
    }
    return {};
}

Result<void> ConfiguredPartitions::takePartition(const ConfigurationEntry& entry)
{
    const auto each = [this](const auto& set) {
        if (m_isDefault)
            set(m_default);
        else
            std::ranges::for_each(std::span(m_partitions).subspan(m_lineBegin), set);
    };
    if (isKey(entry, "PriorityJobFactor") || isKey(entry, "Priority")) {
        const auto factor = parseUnsigned(entry.value);
        if (!factor || *factor > LargestWord)
            return refusePartition(entry, fairshare::say("a whole number from {} to {}", 0, LargestWord));
        each([&factor](Partition& partition) { partition.jobFactor = static_cast<std::uint32_t>(*factor); });
    } else if (isKey(entry, "MaxTime")) {
        auto minutes = parseTimeLimit(entry.value);
        if (!minutes)
            return refusePartition(
                entry, fairshare::say("DAYS-HOURS:MINUTES:SECONDS, MINUTES:SECONDS or UNLIMITED"));
        if (*minutes == LargestWord)
            minutes.reset();
        each([&minutes](Partition& partition) { partition.maxTimeMinutes = minutes; });
    } else if (isKey(entry, "Nodes")) {
        each([&entry](Partition& partition) { partition.nodes = entry.value; });
    }
    return {};
}

void ConfiguredPartitions::beginNodes(std::string_view names)
{
    m_current.clear();
    if (equalIgnoringCase(names, DefaultName))
        return;
    auto hosts = parseHostlist(names);
    if (!hosts || m_nodes.size() + hosts->size() > MostConfiguredNodes)
        return;
    m_current = std::move(*hosts);
    for (const std::string& name : m_current)
        m_nodes.insert_or_assign(name, m_defaultNodes);
}

void ConfiguredPartitions::setNodes(Nodes& nodes, const ConfigurationEntry& entry, std::uint64_t number)
{
    if (isKey(entry, "CPUs") || isKey(entry, "Procs"))
        nodes.cpus = number;
    else if (isKey(entry, "RealMemory"))
        nodes.memory = number;
    else if (isKey(entry, "Sockets") || isKey(entry, "SocketsPerBoard"))
        nodes.sockets = number;
    else if (isKey(entry, "CoresPerSocket"))
        nodes.cores = number;
    else if (isKey(entry, "ThreadsPerCore"))
        nodes.threads = number;
    nodes.givesCores = nodes.givesCores || isKey(entry, "CoresPerSocket") || isKey(entry, "Sockets");
}

void ConfiguredPartitions::takeNodes(const ConfigurationEntry& entry)
{
    if (isKey(entry, "NodeName"))
        return beginNodes(entry.value);
    const auto number = parseUnsigned(entry.value);
    if (!number || *number > LargestWord)
        return;
    if (m_current.empty())
        return setNodes(m_defaultNodes, entry, *number);
    for (const std::string& name : m_current)
        setNodes(m_nodes.at(name), entry, *number);
}

JobPartition ConfiguredPartitions::partitionOf(const Partition& partition) const
{
    JobPartition result{.name = partition.name,
        .jobFactor = partition.jobFactor.value_or(1),
        .maxTimeMinutes = partition.maxTimeMinutes};
    std::uint64_t count = 0;
    std::uint64_t cpus = 0;
    std::uint64_t memory = 0;
    bool isKnown = true;
    const auto add = [&](const Nodes& nodes) {
        ++count;
        cpus += nodes.cpusOfEach();
        memory += nodes.memory;
        isKnown = isKnown && nodes.cpusOfEach() > 0;
    };
    if (equalIgnoringCase(partition.nodes, AllNodes)) {
        for (const auto& [name, nodes] : m_nodes)
            add(nodes);
    } else if (const auto names = parseHostlist(partition.nodes)) {
        for (const std::string& name : *names)
            if (const auto known = m_nodes.find(name); known != m_nodes.end())
                add(known->second);
            else
                add({});
    }
    if (isKnown && cpus > 0)
        result.tres.emplace_back("cpu", cpus);
    if (isKnown && memory > 0)
        result.tres.emplace_back("mem", memory);
    if (count > 0)
        result.tres.emplace_back("node", count);
    return result;
}

PartitionListing ConfiguredPartitions::finish() const
{
    PartitionListing listing;
    std::uint64_t cpus = 0;
    for (const auto& [name, nodes] : m_nodes)
        cpus += nodes.cpusOfEach();
    listing.cluster.cpus = static_cast<std::uint32_t>(std::min<std::uint64_t>(cpus, LargestWord));
    listing.cluster.nodes = static_cast<std::uint32_t>(m_nodes.size());
    for (const Partition& partition : m_partitions) {
        listing.partitions.push_back(partitionOf(partition));
        const auto nodes = amountOf(listing.partitions.back().tres, "node").value_or(0);
        listing.cluster.nodes = std::max(
            listing.cluster.nodes, static_cast<std::uint32_t>(std::min<std::uint64_t>(nodes, LargestWord)));
    }
    return listing;
}

} // namespace fairshare
