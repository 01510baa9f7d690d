// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/program.h"

#include <array>
#include <cstdlib>
#include <fstream>
#include <iterator>

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

namespace fairshare::test {
namespace {

namespace fs = std::filesystem;

std::string bytesOf(const fs::path& path)
{
    std::ifstream stream(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

std::vector<char*> pointers(std::vector<std::string>& words)
{
    std::vector<char*> result;
    for (std::string& word : words)
        result.push_back(word.data());
    result.push_back(nullptr);
    return result;
}

} // namespace

ProgramTest::ProgramTest()
{
    std::string pattern = (fs::temp_directory_path() / "fairshare-cli-XXXXXX").string();
    m_folder = ::mkdtemp(pattern.data());
    fs::create_directory(m_folder / "bin");
    m_path = (m_folder / "bin").string() + ":/usr/bin:/bin";
}

ProgramTest::~ProgramTest()
{
    std::error_code ignored;
    fs::remove_all(m_folder, ignored);
}

Outcome ProgramTest::fairshare(std::vector<std::string> arguments) const
{
    arguments.insert(arguments.begin(), FAIRSHARE_PROGRAM);
    return run(arguments);
}

Outcome ProgramTest::run(const std::vector<std::string>& words) const
{
    const std::string output = path("stdout");
    const std::string errors = path("stderr");
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    constexpr int flags = O_WRONLY | O_CREAT | O_TRUNC;
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output.c_str(), flags, 0600);
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, errors.c_str(), flags, 0600);
    std::vector<std::string> arguments = words;
    std::vector<std::string> environment{"PATH=" + m_path, "LC_ALL=C.UTF-8", "RECORD=" + path("record")};
    pid_t child = 0;
    const int code = posix_spawn(&child, arguments.front().c_str(), &actions, nullptr,
        pointers(arguments).data(), pointers(environment).data());
    posix_spawn_file_actions_destroy(&actions);
    Outcome outcome;
    if (code != 0)
        return outcome;
    int status = 0;
    ::waitpid(child, &status, 0);
    outcome.exitCode = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    outcome.output = bytesOf(output);
    outcome.errors = bytesOf(errors);
    return outcome;
}

std::string ProgramTest::file(const std::string& name, std::string_view content) const
{
    std::ofstream(m_folder / name, std::ios::binary) << content;
    return path(name);
}

std::string ProgramTest::content(const std::string& name) const
{
    return bytesOf(m_folder / name);
}

void ProgramTest::fakeProgram(const std::string& name, std::string_view script) const
{
    file("bin/" + name, "#!/bin/sh\n" + std::string(script));
    fs::permissions(m_folder / "bin" / name, fs::perms::owner_all);
}

std::string deepDump(int depth)
{
    std::string text = "Cluster - 'c':Fairshare=1\n";
    for (int at = 0; at < depth; ++at) {
        const std::string number = std::to_string(at);
        text += "Parent - '" + (at == 0 ? std::string("root") : "a" + std::to_string(at - 1)) + "'\n";
        text += "Account - 'a" + number + "':Fairshare=1\n";
    }
    for (int at = 0; at < depth; at += 10) {
        const std::string number = std::to_string(at);
        text += "Parent - 'a" + number + "'\nUser - 'u" + number + "':Fairshare=1\n";
    }
    return text;
}

} // namespace fairshare::test
