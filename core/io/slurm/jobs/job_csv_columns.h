// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/priority/job.h"

#include <span>
#include <string>
#include <string_view>

namespace fairshare {

inline constexpr std::string_view RequestedPrefix = "tres_req.";
inline constexpr std::string_view PartitionTresPrefix = "partition_tres.";

/// One figure of a job as text, both ways.
struct JobCsvColumn {
    /// What a figure may belong to.
    struct Target {
        PriorityCluster& cluster;
        Job& job;
        JobPartition& partition;
    };
    struct Source {
        const PriorityCluster& cluster;
        const Job& job;
        const JobPartition& partition;
    };

    std::string_view title;
    /// The text is not empty. Errors: OutOfRange; the message is what is allowed.
    Result<void> (*read)(std::string_view text, Target target) = nullptr;
    std::string (*write)(Source source) = nullptr; ///< "" for nothing
    bool isOfPartition = false; ///< stands in every row of a job
};

/// In the order in which they are written; `job_id` first.
std::span<const JobCsvColumn> jobCsvColumns();

} // namespace fairshare
