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

/// Estimates the remaining time of work from its recent speed, because parts of the work differ in speed.
class TimeLeft {
    Q_DECLARE_TR_FUNCTIONS(TimeLeft)

public:
    void start();
    /// Returns "12 s left"; "" while there is too little progress for an estimate.
    /// @param done 0 to 1
    QString text(double done);

private:
    std::optional<double> seconds(double done);

    QElapsedTimer m_elapsed;
    std::deque<std::pair<qint64, double>>
        m_seen; ///< milliseconds since the start, and the fraction done by then
};

} // namespace fairshare::gui
