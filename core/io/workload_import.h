// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/io/remarks.h"
#include "core/simulator/submitted_log.h"

#include <span>
#include <string>
#include <string_view>

namespace fairshare {

/// What a log of jobs held.
struct WorkloadImport {
    Workload workload;
    CleaningSummary summary{};
    std::uint64_t badRows = 0; ///< that could not be read; the first of them are remarks
    Seconds epoch = 0; ///< what second 0 of the workload is since 1970; 0 where it is not known
    std::int32_t procsPerNode = 1;
    Remarks remarks{};

    template <typename Message>
    void addBadRow(SourcePosition position, Message message)
    {
        constexpr std::uint64_t Told = 10;
        if (++badRows <= Told)
            remarks.add("bad_row", position, message);
    }
};

/// A format of logs of jobs.
struct WorkloadFormat {
    std::string_view id;
    std::string_view title;
    std::string_view patterns; ///< of a file dialog
    /// As Format::recognizes.
    bool (*recognizes)(std::string_view beginning);
    /// Rows that cannot be read are told and left out. Errors: BadInput where there is no job at all; those
    /// of the format; Cancelled.
    Result<WorkloadImport> (*read)(
        std::string_view content, const CleaningSettings& settings, const Progress& progress);
};

std::span<const WorkloadFormat> workloadFormats();

/// Reads a file, compressed by gzip or not, by its content. Errors: those of readFile, unpackGzip and the
/// format; BadInput for a content of no format.
Result<WorkloadImport> importWorkload(
    const std::string& path, const CleaningSettings& settings, const Progress& progress = {});

} // namespace fairshare
