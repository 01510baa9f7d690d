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

/// Reads and writes one value of a job as text.
struct JobCsvColumn {
    /// The objects that a value can belong to.
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
    /// Reads a text that is not empty. Errors: OutOfRange; the message describes the allowed values.
    Result<void> (*read)(std::string_view text, Target target) = nullptr;
    std::string (*write)(Source source) = nullptr; ///< returns "" for no value
    bool isOfPartition = false; ///< written in every row of a job
};

/// Returns the columns in the order in which they are written, `job_id` first.
std::span<const JobCsvColumn> jobCsvColumns();

} // namespace fairshare
