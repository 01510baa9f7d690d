// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/io/import/job_times.h"
#include "core/scenario/scenario.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace fairshare {

/// One row of a listing that holds associations without their tree (`sshare -U`, `sshare -A …`), or a row
/// that only brings usage.
struct AssociationRecord {
    std::string cluster; ///< "" = not named
    std::string account;
    std::string user; ///< "" for an account
    std::string partition;
    std::uint32_t association = 0; ///< 0 = not named
    std::optional<std::uint32_t> shares; ///< raw shares or ParentShares
    std::optional<long double> usageTotal; ///< inclusive raw usage
    SourcePosition position{};

    bool operator==(const AssociationRecord&) const = default;
};

/// Idle jobs of a group when its queue was polled.
struct QueueSample {
    std::int64_t seconds = 0; ///< since 1970, in the time of the database
    double idleJobs = 0;

    bool operator==(const QueueSample&) const = default;
};

/// A history of demand, in the order of time.
struct QueueHistory {
    std::string group;
    std::vector<QueueSample> samples;
    SourcePosition position{}; ///< of its first row

    bool operator==(const QueueHistory&) const = default;
};

/// What sprio prints of one term: the whole points that it gives, its factor, or both.
struct PrintedFigure {
    std::optional<double> points{};
    std::optional<double> factor{};
    std::size_t decimals = 0; ///< of the factor

    bool isPrinted() const { return points || factor; }
    bool operator==(const PrintedFigure&) const = default;
};

/// What sprio prints of one job in one partition; factors are known once the weights are.
struct PrintedTerms {
    PrintedFigure age{}, association{}, fairshare{}, jobSize{}, partition{}, qos{};
    std::vector<std::pair<std::string, PrintedFigure>> tres{};
    SourcePosition position{};

    bool operator==(const PrintedTerms&) const = default;
};

/// What `scontrol show partition` knows of the cluster.
struct PartitionListing {
    PriorityCluster cluster{}; ///< of the largest partition, since no other total is told
    std::vector<JobPartition> partitions{};
};

/// A quality of service with its priority.
struct QosPriority {
    std::string name;
    std::uint32_t priority = 0;
};

/// What one file held. A reader fills what the format carries.
struct Import {
    /// Title, cluster, tree and settings; present when the file describes a whole tree.
    std::optional<Scenario> scenario;
    /// Where each row of the tree stands in the file; empty when the reader does not tell.
    std::vector<SourcePosition> places;
    /// Names as the file has them, by row, of accounts that a table has cut off and that got another name.
    std::map<NodeRow, std::string> printedNames;
    /// Rows without a tree; empty when `scenario` is present.
    std::vector<AssociationRecord> records;
    /// Why the rows make no tree, where that is more than a choice of rows.
    std::optional<Error> noTree;
    /// Priority settings of a configuration file (`slurm.conf`, `scontrol show config`), without a tree.
    std::optional<Settings> settings;
    /// Weights and flags that belong to `settings`.
    std::optional<PriorityConfig> priorityConfig;
    /// Where each group of the scenario's quotas stands in the file; empty when the reader does not tell.
    std::vector<SourcePosition> groupPlaces;
    /// Demand over time of groups whose quotas another file has.
    std::vector<QueueHistory> queues;
    /// A queue without a tree, with ages as of `jobTimes.now`.
    std::optional<JobQueue> jobs;
    JobTimes jobTimes;
    std::vector<PrintedTerms> printedTerms; ///< by job and its partitions; empty but for sprio
    std::optional<PartitionListing> partitions;
    std::vector<QosPriority> qos;
    bool hasShares = false; ///< the tree's or records' shares were in the file (else they are all 1)
    bool hasUsage = false; ///< likewise usage (else all 0)
    bool hasCutNames = false; ///< a table has cut off names, so that these are not those of the cluster
    Diagnostics diagnostics;
};

} // namespace fairshare
