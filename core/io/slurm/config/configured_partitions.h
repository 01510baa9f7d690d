// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/io/import/import.h"
#include "core/io/slurm/config/configuration_lines.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace fairshare {

/// Collects the partitions of slurm.conf, with the nodes that its NodeName lines describe. A line for the
/// name DEFAULT sets what the lines after it do not.
class ConfiguredPartitions {
public:
    /// Adds one entry; other entries than those of nodes and partitions are skipped. Errors: BadInput for an
    /// invalid value.
    Result<void> take(const ConfigurationEntry& entry);
    bool empty() const { return m_partitions.empty(); }
    /// Returns the partitions, with the total of their nodes where all of these are known.
    PartitionListing finish() const;

private:
    /// A partition as far as its line gives it.
    struct Partition {
        std::string name{};
        std::optional<std::uint32_t> jobFactor{};
        std::optional<std::uint32_t> maxTimeMinutes{}; ///< nothing if unlimited
        std::string nodes{};
    };
    /// Nodes of one NodeName line, or their defaults.
    struct Nodes {
        std::uint64_t cpus = 0; ///< CPUs; 0 if not given
        std::uint64_t memory = 0; ///< RealMemory in megabytes
        std::uint64_t sockets = 1, cores = 1, threads = 1;
        bool givesCores = false;

        std::uint64_t cpusOfEach() const
        {
            return cpus > 0 || !givesCores ? cpus : sockets * cores * threads;
        }
    };

    Result<void> takeName(const ConfigurationEntry& entry);
    Result<void> takePartition(const ConfigurationEntry& entry);
    void beginNodes(std::string_view names);
    static void setNodes(Nodes& nodes, const ConfigurationEntry& entry, std::uint64_t number);
    void takeNodes(const ConfigurationEntry& entry);
    JobPartition partitionOf(const Partition& partition) const;

    std::vector<Partition> m_partitions;
    Partition m_default;
    std::size_t m_lineBegin = 0; ///< first partition of the current line
    bool m_isDefault = false; ///< the current line sets defaults
    std::unordered_map<std::string, std::uint32_t> m_lines; ///< of partitions by name
    Nodes m_defaultNodes;
    std::unordered_map<std::string, Nodes> m_nodes; ///< by name
    std::vector<std::string> m_current; ///< nodes of the current line; empty for the defaults
};

} // namespace fairshare
