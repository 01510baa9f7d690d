// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QString>

#include <deque>
#include <optional>
#include <utility>

namespace fairshare::gui {

/// How long work goes on, judged by how fast it went lately: it is not as fast in each of its parts.
class TimeLeft {
    Q_DECLARE_TR_FUNCTIONS(TimeLeft)

public:
    void start();
    /// "12 s left"; "" while too little is done to tell. @param done 0 to 1
    QString text(double done);

private:
    std::optional<double> seconds(double done);

    QElapsedTimer m_elapsed;
    std::deque<std::pair<qint64, double>>
        m_seen; ///< milliseconds since the start, and the part that was done
};

} // namespace fairshare::gui
