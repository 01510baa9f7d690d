// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QPointer>

namespace fairshare::gui {

/// Something that stands above the view for a while. The keyboard goes back to where it was when it leaves.
class Band : public QFrame {
    Q_OBJECT

public:
    using QFrame::QFrame;

    void appear();
    void leave();

private:
    QPointer<QWidget> m_before; ///< had the keyboard before the band appeared
};

} // namespace fairshare::gui
