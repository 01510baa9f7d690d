// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/simulator/timeline/timeline_view.h"

#include <QWidget>

#include <optional>

namespace fairshare::gui {

/// The nodes in use over the whole run, with a window over the part that the simulation view shows. Dragging
/// the window moves it, dragging an edge resizes it, and a click elsewhere moves it there.
class OverviewStrip : public QWidget {
    Q_OBJECT

public:
    OverviewStrip(TimelineView& view, MomentSelection& selection, QWidget* parent = nullptr);

    /// Returns the place of the whole run and of the window.
    QRect canvas() const;
    QRect shownPart() const;
    /// Returns the line below: begin, part shown and end.
    QStringList words() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

    /// Hides the strip in a low window, where the picture needs the room.
    bool eventFilter(QObject* watched, QEvent* event) override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;

private:
    enum class Grip { Begin, End, Middle, Outside };

    Grip gripAt(int x) const;
    double xOf(double time) const;
    double timeAt(double x) const;
    void refresh();
    void paintUse(QPainter& painter, const QRect& place) const;

    TimelineView& m_view;
    MomentSelection& m_selection;
    std::optional<Grip> m_grip; ///< what is being dragged
    double m_pressed = 0; ///< time under the pointer when the drag began
    TimeSpan m_pressedSpan;
};

} // namespace fairshare::gui
