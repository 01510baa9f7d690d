// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/process.h"

#include "core/base/progress.h"
#include "core/base/say.h"
#include "core/base/system_text.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <utility>

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

namespace fairshare {
namespace {

tl::unexpected<Error> spawnError(const std::string& program, int code)
{
    if (code == ENOENT)
        return fail(ErrorCode::NotFound, fairshare::say("program '{}' not found in PATH", program));
    return fail(ErrorCode::ReadFailed, fairshare::say("cannot run '{}': {}", program, systemText(code)));
}

/// Both ends of a pipe, closed by the destructor.
class Pipe {
public:
    Pipe() = default;
    Pipe(const Pipe&) = delete;
    Pipe& operator=(const Pipe&) = delete;
    ~Pipe()
    {
        close(0);
        close(1);
    }

    bool open() { return ::pipe2(m_ends.data(), O_CLOEXEC) == 0; }
    int reading() const { return m_ends[0]; }
    int writing() const { return m_ends[1]; }
    bool isOpen() const { return m_ends[0] >= 0; }
    void close(std::size_t end)
    {
        if (const int number = std::exchange(m_ends.at(end), -1); number >= 0)
            ::close(number);
    }

private:
    std::array<int, 2> m_ends{-1, -1};
};

/// Pipes for the output of a child process.
struct Outputs {
    Pipe text;
    Pipe errors; ///< open only if standard error is kept
};

/// Starts the program. Returns an errno value, 0 on success.
int spawn(const std::vector<std::string>& arguments, const Outputs& outputs, StandardError standardError,
    pid_t& child)
{
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    posix_spawn_file_actions_init(&actions);
    posix_spawnattr_init(&attributes);
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_adddup2(&actions, outputs.text.writing(), STDOUT_FILENO);
    if (outputs.errors.isOpen())
        posix_spawn_file_actions_adddup2(&actions, outputs.errors.writing(), STDERR_FILENO);
    if (standardError == StandardError::Dropped)
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    // Signals may be blocked in this program; the child must be interruptible.
    sigset_t none;
    sigemptyset(&none);
    posix_spawnattr_setsigmask(&attributes, &none);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK);
    std::vector<std::string> copies = arguments;
    std::vector<char*> words;
    words.reserve(copies.size() + 1);
    for (std::string& word : copies)
        words.push_back(word.data());
    words.push_back(nullptr);
    const int code = posix_spawnp(&child, words.front(), &actions, &attributes, words.data(), environ);
    posix_spawn_file_actions_destroy(&actions);
    posix_spawnattr_destroy(&attributes);
    return code;
}

/// Appends available data; closes the pipe at its end.
void readSome(Pipe& pipe, std::string& text)
{
    std::array<char, 65536> buffer{};
    const ssize_t count = ::read(pipe.reading(), buffer.data(), buffer.size());
    if (count > 0)
        text.append(buffer.data(), static_cast<std::size_t>(count));
    else if (count == 0 || errno != EINTR)
        pipe.close(0);
}

/// Reads until the child has closed both pipes.
/// @return false if stopped
bool readToEnd(Outputs& outputs, ProcessOutput& output, const std::stop_token& stop)
{
    const std::array<std::pair<Pipe*, std::string*>, 2> sources{
        std::pair{&outputs.text, &output.text}, {&outputs.errors, &output.errors}};
    while (outputs.text.isOpen() || outputs.errors.isOpen()) {
        if (stop.stop_requested())
            return false;
        std::array<pollfd, 2> waiting{};
        for (std::size_t i = 0; i < sources.size(); ++i)
            waiting.at(i) = {sources.at(i).first->reading(), POLLIN, 0}; // poll ignores -1
        if (::poll(waiting.data(), waiting.size(), LookMilliseconds) <= 0)
            continue;
        for (std::size_t i = 0; i < sources.size(); ++i)
            if (waiting.at(i).revents != 0)
                readSome(*sources.at(i).first, *sources.at(i).second);
    }
    return true;
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

Result<ProcessOutput> runProcess(
    const std::vector<std::string>& arguments, StandardError standardError, const std::stop_token& stop)
{
    Outputs outputs;
    if (!outputs.text.open() || (standardError == StandardError::Kept && !outputs.errors.open()))
        return spawnError(arguments.front(), errno);
    pid_t child = 0;
    if (const int code = spawn(arguments, outputs, standardError, child); code != 0)
        return spawnError(arguments.front(), code);
    outputs.text.close(1);
    outputs.errors.close(1);
    ProcessOutput output;
    const bool complete = readToEnd(outputs, output, stop);
    if (!complete)
        ::kill(child, SIGKILL);
    output.exitCode = waitFor(child);
    if (!complete)
        return fail(ErrorCode::Cancelled, fairshare::say("canceled"));
    return output;
}

} // namespace fairshare
