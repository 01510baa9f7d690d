// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/io/import/job_times.h"
#include "core/scenario/scenario.h"
#include "core/tree/norm_shares_of.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace fairshare {

/// Row of a listing that contains associations without their tree (`sshare -U`, `sshare -A …`), or a row that
/// only adds usage.
struct AssociationRecord {
    std::string cluster; ///< "" = not listed
    std::string account;
    std::string user; ///< "" for an account
    std::string partition;
    std::uint32_t association = 0; ///< 0 = not listed
    std::optional<std::uint32_t> shares; ///< raw shares or ParentShares
    std::optional<long double> usageTotal; ///< inclusive raw usage
    std::string parent{}; ///< of an account; "" = not listed
    PrintedFigures printed{};
    std::string limits{}; ///< as in TreeExtras
    SourcePosition position{};

    bool operator==(const AssociationRecord&) const = default;
};

/// Number of idle jobs of a group at the time its queue was polled.
struct QueueSample {
    std::int64_t seconds = 0; ///< since 1970, in the time zone of the database
    double idleJobs = 0;

    bool operator==(const QueueSample&) const = default;
};

/// History of demand, ordered by time.
struct QueueHistory {
    std::string group;
    std::vector<QueueSample> samples;
    SourcePosition position{}; ///< position of its first row

    bool operator==(const QueueHistory&) const = default;
};

/// Values that sprio prints for one term: whole points, a factor, or both.
struct PrintedFigure {
    std::optional<double> points{};
    std::optional<double> factor{};
    std::size_t decimals = 0; ///< decimals of the factor

    bool isPrinted() const { return points || factor; }
    bool operator==(const PrintedFigure&) const = default;
};

/// Values that sprio prints for one job in one partition. Factors can be computed once the weights are known.
struct PrintedTerms {
    PrintedFigure age{}, association{}, fairshare{}, jobSize{}, partition{}, qos{};
    std::vector<std::pair<std::string, PrintedFigure>> tres{};
    double priorityRounding = 0; ///< by how many points the printed priority may be off
    SourcePosition position{};

    bool operator==(const PrintedTerms&) const = default;
};

/// Cluster and partitions from `scontrol show partition`.
struct PartitionListing {
    PriorityCluster cluster{}; ///< size of the largest partition, since no other total is listed
    std::vector<JobPartition> partitions{};
};

/// QOS with its priority and limits.
struct QosPriority {
    std::string name;
    std::uint32_t priority = 0;
    std::string limits{}; ///< as in QosLimits
};

/// Contents of one file. A reader fills the parts that its format contains.
struct Import {
    /// Title, cluster, tree and settings; present if the file describes a whole tree.
    std::optional<Scenario> scenario;
    /// Position of each row of the tree in the file; empty if the reader does not provide them.
    std::vector<SourcePosition> places;
    /// Original names, by row, of accounts whose names were cut off in a table and that were renamed.
    std::map<NodeRow, std::string> printedNames;
    /// Rows without a tree; empty if `scenario` is present.
    std::vector<AssociationRecord> records;
    NormSharesOf normSharesOf = NormSharesOf::Unknown; ///< for the printed figures of the rows
    std::string algorithm{}; ///< that wrote the rows; "" = unknown
    /// Reason why the rows do not form a tree, if it is more than a selection of rows.
    std::optional<Error> noTree;
    /// Priority settings of a configuration file (`slurm.conf`, `scontrol show config`), without a tree.
    std::optional<Settings> settings;
    /// Weights and flags that belong to `settings`.
    std::optional<PriorityConfig> priorityConfig;
    /// Position of each group of the scenario's quotas in the file; empty if the reader does not provide
    /// them.
    std::vector<SourcePosition> groupPlaces;
    /// Demand over time of groups whose quotas are in another file.
    std::vector<QueueHistory> queues;
    /// Queue without a tree; ages are as of `jobTimes.now`.
    std::optional<JobQueue> jobs;
    JobTimes jobTimes;
    std::vector<PrintedTerms> printedTerms; ///< by job and its partitions; only for sprio
    std::optional<PartitionListing> partitions;
    std::optional<PriorityCluster> nodes; ///< size of the cluster, from a listing of its nodes
    std::vector<QosPriority> qos;
    bool hasShares = false; ///< the file contains shares (otherwise they are all 1)
    bool hasUsage = false; ///< the file contains usage (otherwise it is all 0)
    bool hasCutNames = false; ///< a table has cut off names, which differ from the cluster's
    Diagnostics diagnostics;

    /// Returns whether it contains configuration, such as weights.
    bool hasSettings() const { return settings || priorityConfig; }
};

} // namespace fairshare
