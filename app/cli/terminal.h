// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"

#include <chrono>
#include <cstddef>
#include <mutex>
#include <string>
#include <thread>

/// Signal and terminal handling of the command line program.
namespace fairshare::cli {

enum class ColorChoice { Automatic, Always, Never };

/// Returns whether to color standard output. Automatic: only on a terminal that supports colors, and not if
/// NO_COLOR is set.
bool wantsColors(ColorChoice choice);

/// Returns the columns of the terminal that standard output is; 0 if it is none or its size is unknown.
std::size_t terminalWidth();

/// Returns a token that is stopped by the first SIGINT or SIGTERM. The program should then end within a
/// second. If it does not, or at the second signal, it is ended with the exit code of a cancelled program.
/// Call once, before threads are started.
std::stop_token stopOnSignals();

/// Progress line on standard error. Nothing is shown during the first second. If standard error is not a
/// terminal, lines are shown only with `always`.
class ProgressLine {
public:
    explicit ProgressLine(bool always);
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;
    ~ProgressLine() { clear(); }

    /// Shows progress.
    /// @param fraction 0 to 1 of the work named `what`
    void show(const std::string& what, double fraction);
    /// Announces work without known progress; shown once the program has run for a second.
    void announce(std::string what);
    /// Removes the line and ends the current work.
    void clear();

private:
    using Clock = std::chrono::steady_clock;

    void print(const std::string& line);

    bool m_enabled;
    bool m_isTerminal;
    Clock::time_point m_begin = Clock::now();
    std::mutex m_printing;
    bool m_shown = false;
    Clock::time_point m_last{};
    std::jthread m_waiting; ///< waits to show an announcement
};

} // namespace fairshare::cli
