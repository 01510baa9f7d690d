// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/work/results/quota_results.h"

#include <QWidget>

#include <vector>

namespace fairshare::gui {

/// Number of idle cores of the pool under each policy, and how many are idle while jobs are pending. The
/// chosen policy is highlighted.
class IdleBars : public QWidget {
    Q_OBJECT

public:
    explicit IdleBars(QWidget* parent = nullptr);

    void setStudy(const QuotaResults::StudyPtr& study);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    struct Bar {
        QString title;
        double wasted; ///< idle while jobs are pending
        double idle;
        bool isChosen;

        QString words() const;
    };
    std::vector<Bar> bars() const;
    /// @param track the room for the whole pool
    void paintBar(QPainter& painter, const QRect& track, const Bar& bar, double pool) const;
    bool leavesOutAutoregroup() const { return m_study && m_study->tree().rootAutoregroups; }

    QuotaResults::StudyPtr m_study;
};

} // namespace fairshare::gui
