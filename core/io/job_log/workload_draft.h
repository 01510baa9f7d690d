// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/job_log/workload_import.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace fairshare {

/// Details of a job that are not part of LoggedJob. The defaults mean "not recorded".
struct LoggedDetails {
    Seconds submitted = -1; ///< submit time, if `submit` is the eligible time
    Seconds start = -1; ///< relative to the same second 0 as `submit`
    Seconds held = -1; ///< time on its nodes, if it is not the run time
    double chargeWeight = -1;
    std::int64_t priority = -1;
    std::int32_t coresPerNode = 0;
    std::int64_t memoryMegabytes = -1;
    std::span<const std::uint32_t> nodes{};
};

/// Machine size and time reference of a log.
struct LogFrame {
    std::int32_t machine = 0; ///< 0 = not recorded
    std::int32_t procsPerNode = 1; ///< largest value, if it is not recorded for all nodes
    Seconds epoch = 0; ///< time of second 0; 0 = not known
    bool startsAtFirst = false; ///< times are since 1970; shifted so that second 0 is the first submission
    std::vector<std::string> nodeNames{}; ///< by node
};

/// Collects the rows of a log in any format. Cleans the jobs, keeps their details, and adds remarks for the
/// reader of the log. The texts of the rows must live until `take`.
class WorkloadDraft {
public:
    explicit WorkloadDraft(const CleaningSettings& settings);

    void reserve(std::size_t jobs);
    /// Returns the import to which readers add bad rows and jobs that they leave out.
    WorkloadImport& import() { return m_import; }
    /// Adds a row. A row without an ID gets its row number. A run time above a century or a submit time after
    /// the year 5000 makes it a bad row.
    void add(const LoggedJob& logged, SourcePosition position);
    /// Adds a row with details. Use it for all rows of a format or for none.
    void add(const LoggedJob& logged, SourcePosition position, const LoggedDetails& details);
    /// Adds a remark that the times of the job at this position are converted to whole seconds.
    void tellFraction(SourcePosition position);
    bool hasJobs() const { return m_hasJobs; }
    /// Returns the error for a log without jobs: the error of its first bad row, otherwise `message`.
    tl::unexpected<Error> noJobs(std::string message, SourcePosition position = {});
    /// Returns the finished import. Errors: TooLarge if the requested processor-seconds of all jobs are too
    /// large to add up.
    Result<WorkloadImport> take(LogFrame frame);

private:
    struct Identity {
        std::string_view id{};
        SourcePosition position{};
        bool isKept = false;
    };
    struct KeptDetails {
        Seconds run = 0;
        LoggedDetails told{}; ///< without nodes
        std::size_t firstNode = 0;
        std::size_t nodes = 0;
    };

    bool accept(const LoggedJob& logged, SourcePosition position);
    bool isAbsurd(const LoggedJob& logged, SourcePosition position);
    void mendTexts(LoggedJob& job, SourcePosition position, std::span<std::string> mended);
    std::int32_t putInUnitsOf(ClusterSection cluster, const LogFrame& frame);
    bool tellsMachine(const LogFrame& frame) const;
    void tellWithoutSubmit(const LoggedJob& job, SourcePosition position);
    void tellCapped(std::int32_t machine);
    void tellDuplicates();
    void tellMachine(const LogFrame& frame);
    void startAtFirst();
    void takeDetails(LogFrame& frame);
    void takeRecorded(std::span<const KeptDetails> rows, LogFrame& frame);

    CleaningSettings m_settings;
    LogCleaner m_cleaner;
    WorkloadImport m_import;
    std::vector<Identity> m_ids; ///< by row
    std::vector<KeptDetails> m_details; ///< by kept job, in the order of adding
    std::vector<std::uint32_t> m_nodes; ///< of all jobs, at most MostKeptNodes
    Seconds m_latest = -1; ///< latest submit time so far
    std::int64_t m_largest = 0; ///< most processors of a job
    SourcePosition m_largestAt{};
    bool m_hasJobs = false;
};

} // namespace fairshare
