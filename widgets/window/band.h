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

    /// Shows it. @param takesFocus the user asked for it: the keyboard goes to its first button
    void appear(bool takesFocus = false);
    void leave();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    /// What gets the keyboard; null where there is nothing to press.
    virtual QWidget* firstButton() const { return nullptr; }
    /// Esc was pressed in it.
    virtual void dismiss() { leave(); }

private:
    QPointer<QWidget> m_before; ///< had the keyboard before the band appeared
};

} // namespace fairshare::gui
