// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulation/sweep_run.h"

#include <chrono>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace fairshare {

/// Formats one line for each finished combination: `{"digest":"…","figures":{"jobs":7275,"mean_wait":12.5}}`,
/// sorted by digest. Figures without a value are omitted.
std::string sweepResultsText(const SweepResults& results);

/// Reads sweep results. An incomplete last line, left when writing was interrupted, is skipped; its
/// combination is simulated again. Errors: BadInput with the position of the first line that is not a result,
/// because lines that cannot be read would be lost when the results are written.
Result<SweepResults> readSweepResults(std::string_view text);

/// File of finished combinations, so that they are available after an interruption.
class SavedSweep {
public:
    /// @param path "" for none
    explicit SavedSweep(std::string path)
        : m_path(std::move(path))
    {
    }

    /// Reads earlier results. Errors: those of readFile, except for a missing file, and of readSweepResults.
    Result<void> read();
    /// Adds a finished combination and, about once per second, writes the file.
    void add(const std::string& digest, const std::vector<std::string>& figures);
    Result<void> write();

    const SweepResults& all() const { return m_results; }

private:
    using Clock = std::chrono::steady_clock;

    std::string m_path;
    SweepResults m_results;
    Clock::time_point m_written{};
};

} // namespace fairshare
