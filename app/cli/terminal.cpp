// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/terminal.h"

#include "app/cli/exit_code.h"

#include <fmt/format.h>

#include <condition_variable>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <string_view>
#include <thread>

#include <sys/ioctl.h>
#include <unistd.h>

namespace fairshare::cli {
namespace {

/// Time without progress output.
constexpr std::chrono::seconds Silence{1};
constexpr std::string_view EraseLine = "\r\033[K";

bool isSet(const char* variable)
{
    const char* value = std::getenv(variable);
    return value != nullptr && *value != '\0';
}

[[noreturn]] void endNow()
{
    constexpr std::string_view Message = "cancelled\n";
    [[maybe_unused]] const ssize_t written = ::write(STDERR_FILENO, Message.data(), Message.size());
    ::_exit(static_cast<int>(ExitCode::Stopped));
}

void waitForSignals(const sigset_t& signals, const std::stop_source& source)
{
    int received = 0;
    if (sigwait(&signals, &received) != 0)
        return;
    source.request_stop();
    const timespec grace{1, 0};
    ::sigtimedwait(&signals, nullptr, &grace);
    endNow();
}

} // namespace

bool wantsColors(ColorChoice choice)
{
    if (choice != ColorChoice::Automatic)
        return choice == ColorChoice::Always;
    const char* terminal = std::getenv("TERM");
    const bool isDumb = terminal == nullptr || std::string_view(terminal) == "dumb";
    return ::isatty(STDOUT_FILENO) == 1 && !isSet("NO_COLOR") && !isDumb;
}

std::size_t terminalWidth()
{
    winsize size{};
    if (::isatty(STDOUT_FILENO) != 1 || ::ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0)
        return 0;
    return size.ws_col;
}

std::stop_token stopOnSignals()
{
    static const std::stop_source source;
    sigset_t signals;
    sigemptyset(&signals);
    sigaddset(&signals, SIGINT);
    sigaddset(&signals, SIGTERM);
    // Blocked here and in all later threads, so that only the waiting thread receives them.
    pthread_sigmask(SIG_BLOCK, &signals, nullptr);
    std::thread(waitForSignals, signals, source).detach();
    return source.get_token();
}

ProgressLine::ProgressLine(bool always)
    : m_enabled(always || ::isatty(STDERR_FILENO) == 1)
    , m_isTerminal(::isatty(STDERR_FILENO) == 1)
{
}

void ProgressLine::print(const std::string& line)
{
    const std::string text = m_isTerminal ? fmt::format("{}{}", EraseLine, line) : line + "\n";
    std::fwrite(text.data(), 1, text.size(), stderr);
    std::fflush(stderr);
    m_shown = true;
}

void ProgressLine::show(const std::string& what, double fraction)
{
    using namespace std::chrono_literals;
    const std::scoped_lock lock(m_printing);
    const Clock::time_point now = Clock::now();
    const auto pause = m_isTerminal ? 100ms : 1000ms;
    if (!m_enabled || now - m_begin < Silence || now - m_last < pause)
        return;
    m_last = now;
    print(fmt::format("{} {:.0f} %", what, fraction * 100));
}

void ProgressLine::announce(std::string what)
{
    clear();
    if (!m_enabled)
        return;
    m_waiting = std::jthread([this, what = std::move(what)](const std::stop_token& stop) {
        std::condition_variable_any ended;
        std::unique_lock lock(m_printing);
        if (!ended.wait_until(lock, stop, m_begin + Silence, [&stop] { return stop.stop_requested(); }))
            print(what + " …");
    });
}

void ProgressLine::clear()
{
    if (m_waiting.joinable()) {
        m_waiting.request_stop();
        m_waiting.join();
    }
    const std::scoped_lock lock(m_printing);
    if (m_shown && m_isTerminal)
        std::fwrite(EraseLine.data(), 1, EraseLine.size(), stderr);
    m_shown = false;
}

} // namespace fairshare::cli
