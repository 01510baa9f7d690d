// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workspace/input_files.h"

#include "core/io/recording/recording.h"
#include "core/io/recording/recording_writer.h"
#include "core/scenario/scenario.h"
#include "core/simulator/section/simulation_section.h"
#include "core/workspace/workload.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

namespace fairshare {

namespace fs = std::filesystem;

void InputFiles::add(const std::string& path)
{
    if (!path.empty())
        m_paths.push_back(path == "-" ? "/dev/stdin" : path);
}

void InputFiles::remove(const std::string& path)
{
    std::erase(m_paths, path);
}

void InputFiles::addFilesOf(const Scenario& scenario, const std::string& file)
{
    if (!scenario.simulation.has())
        return;
    const WorkloadReference& workload = scenario.simulation->workload;
    const std::string folder = fs::path(file).parent_path().string();
    if (!workload.path.empty())
        add(pathBeside(workload.path, folder));
    for (const auto& [attribute, path] : workload.nameMaps)
        add(pathBeside(path, folder));
}

bool InputFiles::has(const std::string& path) const
{
    std::error_code failed;
    const fs::path file = fs::canonical(path, failed);
    // A terminal or a pipe may be both read and written.
    if (failed || !fs::is_regular_file(file, failed))
        return false;
    return std::ranges::any_of(m_paths, [&file](const std::string& read) {
        std::error_code ignored;
        if (fs::is_directory(read, ignored))
            return isRecordingPart(file.filename().string())
                && fs::equivalent(read, file.parent_path(), ignored);
        if (!fs::is_regular_file(read, ignored))
            return false;
        return std::ranges::any_of(recordedFiles(read),
            [&file, &ignored](const std::string& each) { return fs::equivalent(each, file, ignored); });
    });
}

bool InputFiles::wouldAdd(const std::string& path) const
{
    const auto placeOf = [](const fs::path& file) {
        std::error_code failed;
        return fs::weakly_canonical(fs::absolute(file, failed), failed);
    };
    const fs::path target = placeOf(path);
    std::error_code ignored;
    return !fs::exists(target, ignored) && std::ranges::any_of(m_paths, [&](const std::string& read) {
        if (!fs::is_directory(read, ignored) && !fs::is_regular_file(read, ignored))
            return false;
        return std::ranges::any_of(
            recordedNames(read), [&](const std::string& name) { return placeOf(name) == target; });
    });
}

std::string InputFiles::whyKept(const std::string& path) const
{
    if (has(path))
        return fmt::format("refusing to overwrite input file {}; give another file", path);
    if (path.empty() || path == "-" || !wouldAdd(path))
        return {};
    return fmt::format("refusing to write {} into the input recording; give another file", path);
}

} // namespace fairshare
