// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSlider>

namespace fairshare::gui {

/// A slider that the wheel moves only while it has the keyboard, so that scrolling past edits nothing. Its
/// thumb comes to where it is clicked and can be dragged on from there.
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

    int m_grip = 0; ///< where the thumb is held, from its middle
};

} // namespace fairshare::gui
