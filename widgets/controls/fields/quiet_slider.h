// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSlider>

namespace fairshare::gui {

/// A slider that responds to the wheel only while it has the keyboard focus, so scrolling past it changes
/// nothing. A click moves the thumb there, and it can be dragged on.
class QuietSlider : public QSlider {
    Q_OBJECT

public:
    explicit QuietSlider(QWidget* parent = nullptr);

protected:
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    void slideTo(int middle);

    int m_grip = 0; ///< offset from the middle of the thumb where it is held
};

} // namespace fairshare::gui
