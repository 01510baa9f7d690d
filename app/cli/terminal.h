// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"

#include <chrono>
#include <mutex>
#include <string>
#include <thread>

/// Signals and terminals: what the operating system adds to a program of the command line.
namespace fairshare::cli {

enum class ColorChoice { Automatic, Always, Never };

/// Whether standard output shall have colors: only on a terminal that knows them, and never where NO_COLOR is
/// set, unless asked for.
bool wantsColors(ColorChoice choice);

/// A token that is stopped by the first SIGINT or SIGTERM. The program ends by itself within a second; if it
/// does not, or at the second signal, it is ended with the exit code of a cancelled program. To be called
/// once, before threads are started.
std::stop_token stopOnSignals();

/// A line on standard error that tells how far long work has come. Nothing is shown during the first second,
/// nor where standard error is no terminal, unless `always`.
class ProgressLine {
public:
    explicit ProgressLine(bool always);
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;
    ~ProgressLine() { clear(); }

    /// @param fraction 0 to 1 of the work named `what`.
    void show(const std::string& what, double fraction);
    /// Names work that cannot tell how far it is; shown once the program has run for a second.
    void announce(std::string what);
    /// Ends the work that was shown or announced, and removes the line.
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
    std::jthread m_waiting; ///< of an announcement
};

} // namespace fairshare::cli
