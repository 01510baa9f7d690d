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
#include <thread>

namespace fairshare::gui {

/// Runs one piece of long work at a time beside the window. The work returns what is left to do in the GUI
/// thread, which is done unless the task was cancelled or another one was started meanwhile.
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

    bool isRunning() const { return m_running; }
    QString title() const { return m_title; }
    /// 0 to 1.
    double fraction() const { return *m_fraction; }

Q_SIGNALS:
    void started();
    /// Done or cancelled; after the completion.
    void ended();

private:
    void finish(std::uint64_t number, const Completion& completion);

    QString m_title;
    bool m_running = false;
    std::uint64_t m_number = 0;
    std::shared_ptr<std::atomic<double>> m_fraction = std::make_shared<std::atomic<double>>(0.0);
    std::jthread m_thread;
};

} // namespace fairshare::gui
