// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QPointer>

namespace fairshare::gui {

/// A band shown above the view for a while. When it closes, keyboard focus returns to where it was.
class Band : public QFrame {
    Q_OBJECT

public:
    using QFrame::QFrame;

    /// Shows the band. @param takesFocus the user asked for it: its first button gets the keyboard focus
    void appear(bool takesFocus = false);
    void leave();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    /// The widget that gets the keyboard focus; null if there is nothing to press.
    virtual QWidget* firstButton() const { return nullptr; }
    /// Called when Esc is pressed in the band.
    virtual void dismiss() { leave(); }

private:
    QPointer<QWidget> m_before; ///< had the keyboard focus before the band appeared
};

} // namespace fairshare::gui
