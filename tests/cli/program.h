// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

namespace fairshare::test {

struct Outcome {
    int exitCode = -1;
    std::string output;
    std::string errors;
};

/// Runs programs in a folder of their own, which is removed afterwards. Fake programs in `bin` of that folder
/// come first on PATH.
class ProgramTest : public testing::Test {
protected:
    ProgramTest();
    ~ProgramTest() override;

    /// The built command line with these arguments.
    Outcome fairshare(std::vector<std::string> arguments) const;
    Outcome run(const std::vector<std::string>& words) const;
    /// Writes a file and returns its path.
    std::string file(const std::string& name, std::string_view content) const;
    std::string content(const std::string& name) const;
    /// Puts an executable `sh` script on PATH.
    void fakeProgram(const std::string& name, std::string_view script) const;
    /// PATH holds nothing but `bin`.
    void isolatePath() { m_path = (m_folder / "bin").string(); }
    std::string path(const std::string& name) const { return (m_folder / name).string(); }

private:
    std::filesystem::path m_folder;
    std::string m_path;
};

/// A dump of `depth` accounts a0, a1, … below each other, with a user u0, u10, … in every tenth.
std::string deepDump(int depth);

} // namespace fairshare::test
