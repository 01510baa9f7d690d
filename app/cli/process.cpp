// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/process.h"

#include <fmt/format.h>

#include <array>
#include <cerrno>
#include <system_error>

#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

extern char** environ;

namespace fairshare::cli {
namespace {

tl::unexpected<Error> spawnError(const std::string& program, int code)
{
    if (code == ENOENT)
        return fail(ErrorCode::NotFound, fmt::format("there is no program '{}' on PATH", program));
    return fail(ErrorCode::ReadFailed,
        fmt::format("'{}' cannot be run: {}", program, std::generic_category().message(code)));
}

/// Starts the program with `output` as its standard output; returns an errno value.
int spawn(const std::vector<std::string>& arguments, int output, pid_t& child)
{
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    posix_spawn_file_actions_init(&actions);
    posix_spawnattr_init(&attributes);
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO);
    // Signals are blocked in this program; the child shall be interruptible.
    sigset_t none;
    sigemptyset(&none);
    posix_spawnattr_setsigmask(&attributes, &none);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK);
    std::vector<std::string> copies = arguments;
    std::vector<char*> words;
    for (std::string& word : copies)
        words.push_back(word.data());
    words.push_back(nullptr);
    const int code = posix_spawnp(&child, words.front(), &actions, &attributes, words.data(), environ);
    posix_spawn_file_actions_destroy(&actions);
    posix_spawnattr_destroy(&attributes);
    return code;
}

std::string readToEnd(int descriptor)
{
    std::string text;
    std::array<char, 65536> buffer{};
    for (;;) {
        const ssize_t count = ::read(descriptor, buffer.data(), buffer.size());
        if (count < 0 && errno == EINTR)
            continue;
        if (count <= 0)
            return text;
        text.append(buffer.data(), static_cast<std::size_t>(count));
    }
}

int waitFor(pid_t child)
{
    int status = 0;
    while (::waitpid(child, &status, 0) < 0)
        if (errno != EINTR)
            return 1;
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

} // namespace

Result<ProcessOutput> runProcess(const std::vector<std::string>& arguments)
{
    std::array<int, 2> pipe{};
    if (::pipe2(pipe.data(), O_CLOEXEC) != 0)
        return spawnError(arguments.front(), errno);
    pid_t child = 0;
    const int code = spawn(arguments, pipe[1], child);
    ::close(pipe[1]);
    ProcessOutput output;
    if (code == 0) {
        output.text = readToEnd(pipe[0]);
        output.exitCode = waitFor(child);
    }
    ::close(pipe[0]);
    if (code != 0)
        return spawnError(arguments.front(), code);
    return output;
}

} // namespace fairshare::cli
