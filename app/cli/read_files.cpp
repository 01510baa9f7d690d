// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/read_files.h"

#include "core/io/recording.h"
#include "core/io/recording_writer.h"

#include <algorithm>
#include <filesystem>

namespace fairshare::cli {

namespace fs = std::filesystem;

void ReadFiles::add(const std::string& path)
{
    if (!path.empty())
        m_paths.push_back(path == "-" ? "/dev/stdin" : path);
}

bool ReadFiles::has(const std::string& path) const
{
    std::error_code failed;
    const fs::path file = fs::canonical(path, failed);
    // A terminal or a pipe may be read and written.
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

bool ReadFiles::wouldAdd(const std::string& path) const
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

} // namespace fairshare::cli
