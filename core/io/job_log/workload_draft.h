// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/job_log/workload_import.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace fairshare {

/// What a row tells of a job beside what is simulated; what is missing is as here.
struct LoggedDetails {
    Seconds submitted = -1; ///< where `submit` is when it could start
    Seconds start = -1; ///< on the scale of `submit`
    double chargeWeight = -1;
    std::int64_t priority = -1;
    std::int32_t coresPerNode = 0;
    std::int64_t memoryMegabytes = -1;
    std::span<const std::uint32_t> nodes{};
};

/// What a log tells of its machine and its clock.
struct LogFrame {
    std::int32_t machine = 0; ///< 0 where it does not tell
    std::int32_t procsPerNode = 1; ///< the most, where it does not tell for all
    Seconds epoch = 0; ///< of second 0; 0 where it is not known
    bool startsAtFirst = false; ///< times are since 1970: second 0 becomes the first submission
    std::vector<std::string> nodeNames{}; ///< by node
};

/// Collects the rows of a log, whatever its format: cleans them, keeps what they tell beside, and notes what
/// the reader of the log should know. The texts of the rows must live until `take`.
class WorkloadDraft {
public:
    explicit WorkloadDraft(const CleaningSettings& settings);

    void reserve(std::size_t jobs);
    /// Where rows that cannot be read are told, and what is left out by the format itself.
    WorkloadImport& import() { return m_import; }
    /// A row without an id gets its number. Times beyond a century make it a bad row.
    void add(const LoggedJob& logged, SourcePosition position);
    /// Of a format whose rows all come with details.
    void add(const LoggedJob& logged, SourcePosition position, const LoggedDetails& details);
    /// Of the job at this place, whose times are put in whole seconds.
    void tellFraction(SourcePosition position);
    bool hasJobs() const { return m_hasJobs; }
    /// The error of a log without a job: what is wrong with its first row, else `message`.
    tl::unexpected<Error> noJobs(std::string message, SourcePosition position = {});
    /// Errors: TooLarge for jobs that ask for more processor-seconds than can be summed.
    Result<WorkloadImport> take(LogFrame frame);

private:
    struct Identity {
        std::string_view id{};
        SourcePosition position{};
        bool isKept = false;
    };
    struct KeptDetails {
        Seconds run = 0;
        LoggedDetails told{}; ///< without its nodes
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
    std::vector<KeptDetails> m_details; ///< by kept job as it was added
    std::vector<std::uint32_t> m_nodes;
    Seconds m_latest = -1; ///< submission so far
    std::int64_t m_largest = 0; ///< processors of a job
    SourcePosition m_largestAt{};
    bool m_hasJobs = false;
};

} // namespace fairshare
