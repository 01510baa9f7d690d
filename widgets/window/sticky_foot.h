// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QWidget>

class QScrollArea;

namespace fairshare::gui {

/// Keeps the last part of a column in sight that is scrolled: where its place is below what is seen, it
/// stands at the lower edge, over what is above it.
class StickyFoot : public QObject {
    Q_OBJECT

public:
    /// @param foot last of its parent's column, without margins below, somewhere within a scroll area
    explicit StickyFoot(QWidget& foot);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void place();

    QWidget& m_foot;
    QScrollArea* m_area = nullptr;
};

} // namespace fairshare::gui
