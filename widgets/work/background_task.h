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

/// Runs one piece of long work at a time beside the window. The work returns what is left to do in the GUI
/// thread, which is done unless the task was cancelled or another one was started meanwhile.
///
/// Nobody waits for work that was cancelled: its thread ends alone, even after the task itself. So the work
/// may use only what it owns; what it returns may use more.
class BackgroundTask : public QObject {
    Q_OBJECT

public:
    using Completion = std::function<void()>;
    using Work = std::function<Completion(const Progress&)>;

    explicit BackgroundTask(QObject* parent = nullptr);
    ~BackgroundTask() override;

    /// Cancels what runs and starts this. @param title what the user waits for
    void start(const QString& title, Work work);
    void cancel();
    /// Tells from the work's thread what the user waits for by now.
    std::function<void(const QString& title)> titleSetter();

    /// False while a thread of any task runs.
    static bool haveAllEnded();

    bool isRunning() const { return m_running; }
    QString title() const { return m_title; }
    /// 0 to 1.
    double fraction() const { return m_state->fraction; }
    /// Rows read so far; 0 while that is not known.
    std::uint64_t rows() const { return m_state->rows; }

Q_SIGNALS:
    void started();
    /// Done or cancelled; before the completion.
    void ended();
    /// There was not enough memory for the work, or no thread; after `ended`.
    void outOfResources();

private:
    /// What the work tells of itself.
    struct State {
        std::atomic<double> fraction = 0;
        std::atomic<std::uint64_t> rows = 0;
    };

    /// Where threads find the task as long as it exists.
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
