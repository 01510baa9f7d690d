// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace fairshare {

struct Scenario;

/// The files that a command reads, which its output may not replace.
class ReadFiles {
public:
    /// @param path "-" = standard input; of a recording the directory
    void add(const std::string& path);
    /// The same of the files that a scenario names: its log and the tables of names, or its recording.
    /// @param file its own, beside which they are
    void addFilesOf(const Scenario& scenario, const std::string& file);
    /// Whether writing there replaces one of them, whatever name or link leads to it.
    bool has(const std::string& path) const;
    /// Whether a new file there would be read as a part of a recording of them, in place of a packed part or
    /// of none.
    bool wouldAdd(const std::string& path) const;

    /// Why nothing may be written there, in a sentence that names it; "" where something may. "" and "-" are
    /// no files.
    std::string whyKept(const std::string& path) const;

private:
    std::vector<std::string> m_paths;
};

} // namespace fairshare
