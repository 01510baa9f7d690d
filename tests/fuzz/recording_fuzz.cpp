// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/recording_fuzz.h"

#include "core/io/recording/recording.h"
#include "core/simulator/samples/sampled_run.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <system_error>

#include <unistd.h>

namespace fairshare::fuzz {
namespace {

namespace fs = std::filesystem;

constexpr std::int32_t MostNodesLookedAt = 4096;

[[noreturn]] void stop(const std::string& finding, std::string_view content)
{
    fmt::print(stderr, "fairshare_fuzz: recording: {}\n{}\n", finding, content.substr(0, 4000));
    std::abort();
}

/// A directory of this process, which goes with it.
class RunDirectory {
public:
    RunDirectory()
        : m_path(fs::temp_directory_path() / fmt::format("fairshare_fuzz-{}", ::getpid()))
    {
        fs::create_directories(m_path);
    }
    RunDirectory(const RunDirectory&) = delete;
    RunDirectory& operator=(const RunDirectory&) = delete;
    ~RunDirectory()
    {
        std::error_code ignored;
        fs::remove_all(m_path, ignored);
    }

    std::string path() const { return m_path.string(); }

    void fill(std::string_view content) const
    {
        constexpr std::array Names{"run.json", "jobs.csv", "samples.jsonl"};
        bool isThere = true;
        for (const char* name : Names) {
            const std::size_t end = std::min(content.find(FileEnd), content.size());
            if (isThere)
                std::ofstream(m_path / name, std::ios::binary) << content.substr(0, end);
            else
                fs::remove(m_path / name);
            isThere = end < content.size();
            content.remove_prefix(isThere ? end + FileEnd.size() : content.size());
        }
    }

private:
    fs::path m_path;
};

void requireJobs(const SimulatedRun& run, std::string_view content)
{
    const std::size_t jobs = run.workload.jobs.size();
    if (run.workload.ids.size() != jobs || run.schedule.starts.size() != jobs)
        stop("what is told by job is not as many as the jobs", content);
    for (const NodeAbsence& absence : run.schedule.absences)
        if (absence.node >= static_cast<std::uint32_t>(run.machine))
            stop("a node is away that there is none of", content);
}

void look(const Recording& recording, std::string_view content)
{
    const SimulatedRun& run = *recording.run;
    if (run.machine > MostNodesLookedAt || recording.clock.count() == 0)
        return;
    const auto settings = sampleSettings(recording.preemption, run.machine);
    if (!settings)
        return;
    const SampledRun sampled(recording.run, recording.clock);
    for (const std::uint64_t sample : {std::uint64_t{0}, recording.clock.count() - 1}) {
        const Moment moment = momentOf(sampled, sample, *settings);
        if (moment.nodes.size() != sampled.nodes() || moment.busy + moment.away > run.machine)
            stop("a moment has other nodes than the machine", content);
    }
}

} // namespace

void tryRecording(std::string_view content)
{
    static const RunDirectory directory;
    directory.fill(content);
    const auto recording = readRecording(directory.path());
    if (!recording) {
        if (recording.error().message.empty() || recording.error().file.empty())
            stop("an error without a message or a file", content);
        return;
    }
    requireJobs(*recording->run, content);
    look(*recording, content);
}

} // namespace fairshare::fuzz
