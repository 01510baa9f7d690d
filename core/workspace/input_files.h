// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace fairshare {

struct Scenario;

/// Input files of a command, which its output must not overwrite.
class InputFiles {
public:
    /// Adds a file.
    /// @param path "-" = standard input; for a recording, its directory
    void add(const std::string& path);
    /// Removes a file, which may then be replaced.
    void remove(const std::string& path);
    /// Adds the files that a scenario names: its log or recording, and its name maps.
    /// @param file path of the scenario; relative paths start from its folder
    void addFilesOf(const Scenario& scenario, const std::string& file);
    /// Returns whether writing to this path would replace one of the files, including through links and other
    /// names.
    bool has(const std::string& path) const;
    /// Returns whether a new file at this path would be read as part of an input recording. It could take the
    /// place of a compressed part or of a missing one.
    bool wouldAdd(const std::string& path) const;

    /// Returns a sentence that explains why this path must not be written; "" if it may. "" and "-" are not
    /// files.
    std::string whyKept(const std::string& path) const;

private:
    std::vector<std::string> m_paths;
};

} // namespace fairshare
