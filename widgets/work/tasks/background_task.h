// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"

#include <QObject>
#include <QString>

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <stop_token>

namespace fairshare::gui {

/// Runs one long piece of work at a time in the background. The work returns a completion for the GUI thread.
/// The completion runs unless the task was cancelled or another one was started meanwhile.
///
/// Nobody waits for cancelled work: its thread may end after the task itself. The work may therefore use only
/// what it owns; its completion may use more.
class BackgroundTask : public QObject {
    Q_OBJECT

public:
    using Completion = std::function<void()>;
    using Work = std::function<Completion(const Progress&)>;

    explicit BackgroundTask(QObject* parent = nullptr);
    ~BackgroundTask() override;

    /// Cancels the running work and starts this work.
    /// @param title what the user waits for
    void start(const QString& title, Work work);
    void cancel();
    /// Returns a function that changes the title from the work's thread.
    std::function<void(const QString& title)> titleSetter();

    /// False while a thread of any task is running.
    static bool haveAllEnded();

    bool isRunning() const { return m_running; }
    QString title() const { return m_title; }
    /// Returns the progress of the work, 0 to 1.
    double fraction() const { return m_state->fraction; }
    /// Number of rows read so far; 0 while unknown.
    std::uint64_t rows() const { return m_state->rows; }

Q_SIGNALS:
    void started();
    /// The work is done or cancelled. Emitted before the completion runs.
    void ended();
    /// There was not enough memory for the work, or no thread could be started. Emitted after `ended`.
    void outOfResources();

private:
    /// State reported by the work.
    struct State {
        std::atomic<double> fraction = 0;
        std::atomic<std::uint64_t> rows = 0;
    };

    /// Gives threads access to the task while it exists.
    struct Link;

    void finish(std::uint64_t number, const Completion& completion);
    void giveUp(std::uint64_t number);

    QString m_title;
    bool m_running = false;
    std::uint64_t m_number = 0;
    std::shared_ptr<State> m_state = std::make_shared<State>();
    std::shared_ptr<Link> m_link;
    std::stop_source m_stop;
};

} // namespace fairshare::gui
