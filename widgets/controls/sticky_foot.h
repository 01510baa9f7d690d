// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QWidget>

class QScrollArea;

namespace fairshare::gui {

/// Keeps the last part of a scrolled column visible. If its place is below the visible area, moves it to the
/// lower edge, over the parts above it.
class StickyFoot : public QObject {
    Q_OBJECT

public:
    /// @param foot last widget in the column of its parent, without margins below, inside a scroll area
    explicit StickyFoot(QWidget& foot);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void place();

    QWidget& m_foot;
    QScrollArea* m_area = nullptr;
};

} // namespace fairshare::gui
