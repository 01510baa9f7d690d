// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plotting/canvas/plot_canvas.h"
#include "widgets/plotting/panel/body_view.h"
#include "widgets/plotting/panel/grid_image.h"
#include "widgets/plotting/plot_widget.h"

#include "core/chart/plot.h"

#include <QApplication>
#include <QMouseEvent>
#include <QWheelEvent>

#include <array>
#include <cmath>
#include <utility>

/// Pointer input: hovers and picks items, rotates and zooms 3D plots. Includes the keys that rotate them.
namespace fairshare::gui {
namespace {

constexpr double DegreesAPixel = 0.5;
constexpr double DegreesAKey = 5;

} // namespace

bool PlotWidget::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_canvas && m_plot && mouseEvent(event))
        return true;
    return QWidget::eventFilter(watched, event);
}

bool PlotWidget::mouseEvent(QEvent* event)
{
    if (event->type() == QEvent::Wheel) {
        const auto& wheel = static_cast<const QWheelEvent&>(*event);
        if (wheel.modifiers().testFlag(Qt::ControlModifier))
            return zoomByWheel(wheel);
        event->ignore(); // it scrolls the enclosing area
        return true;
    }
    if (event->type() == QEvent::Leave) {
        setHovered(std::nullopt);
        sayPointed(std::nullopt);
        return false;
    }
    const bool mouse = event->type() == QEvent::MouseButtonPress || event->type() == QEvent::MouseMove
        || event->type() == QEvent::MouseButtonRelease || event->type() == QEvent::MouseButtonDblClick;
    if (!mouse)
        return false;
    const auto& pointer = static_cast<const QMouseEvent&>(*event);
    const QPoint at = m_canvas->mapTo(this, pointer.position().toPoint());
    if (event->type() == QEvent::MouseButtonPress)
        pressedAt(at, pointer);
    else if (event->type() == QEvent::MouseMove)
        movedTo(at, pointer);
    else if (pointer.button() == Qt::LeftButton && !m_moved)
        clickedAt(at, pointer);
    return false;
}

void PlotWidget::pressedAt(const QPoint& at, const QMouseEvent& pointer)
{
    setFocus(Qt::MouseFocusReason);
    m_pressed = m_turned = at;
    m_moved = false;
    m_turning = pointer.button() == Qt::LeftButton ? bodyAt(at) : std::nullopt;
}

void PlotWidget::movedTo(const QPoint& at, const QMouseEvent& pointer)
{
    m_moved = m_moved || (at - m_pressed).manhattanLength() >= QApplication::startDragDistance();
    if (pointer.buttons() == Qt::NoButton) {
        setHovered(itemAt(at));
        sayPointed(at);
    } else if (m_turning && m_moved) {
        const QPoint way = at - std::exchange(m_turned, at);
        m_active = *m_turning;
        turnBy(way.x() * DegreesAPixel, way.y() * DegreesAPixel);
    }
}

void PlotWidget::clickedAt(const QPoint& at, const QMouseEvent& pointer)
{
    const auto item = itemAt(at);
    if (!item)
        return;
    if (pointer.type() == QEvent::MouseButtonDblClick) {
        enter(*item);
    } else {
        setCurrent(item);
        pick(*item, pointer.modifiers().testFlag(Qt::ControlModifier));
    }
}

std::optional<std::size_t> PlotWidget::bodyAt(const QPoint& position) const
{
    const auto panel = m_canvas->panelAt(m_canvas->mapFrom(this, position));
    return panel && m_canvas->isBody(*panel) ? panel : std::nullopt;
}

bool PlotWidget::zoomByWheel(const QWheelEvent& wheel)
{
    constexpr double Notch = 120; // eighths of a degree
    constexpr double Closer = 1.18; // factor per notch, as for the zoom of axes
    const QPoint at = m_canvas->mapTo(this, wheel.position().toPoint());
    const auto panel = bodyAt(at);
    if (!panel)
        return false;
    m_active = *panel;
    const double factor = std::pow(Closer, wheel.angleDelta().y() / Notch);
    const Camera zoomed = m_canvas->mapOf(*panel).body->map().zoomed(factor, wheel.position());
    setCameraOf(*panel, zoomed);
    return true;
}

bool PlotWidget::turnByKey(int key)
{
    struct Turn {
        int key;
        double right;
        double down;
    };
    static constexpr std::array<Turn, 4> Turns{{{Qt::Key_Left, -DegreesAKey, 0},
        {Qt::Key_Right, DegreesAKey, 0}, {Qt::Key_Up, 0, -DegreesAKey}, {Qt::Key_Down, 0, DegreesAKey}}};
    const auto found =
        std::find_if(Turns.begin(), Turns.end(), [key](const Turn& turn) { return turn.key == key; });
    if (found == Turns.end() || !hasBodies())
        return false;
    turnBy(found->right, found->down);
    return true;
}

bool PlotWidget::hasBodies() const
{
    return m_plot && std::any_of(m_plot->panels.begin(), m_plot->panels.end(), [](const PlotPanel& panel) {
        return panel.z.has_value();
    });
}

void PlotWidget::turnBy(double right, double down)
{
    Camera camera = this->camera();
    camera.turn += right;
    camera.tilt += down;
    setCamera(camera);
}

std::size_t PlotWidget::activeBody() const
{
    const std::size_t count = m_canvas->cameras().size();
    if (!m_plot || (m_active < count && m_canvas->isBody(m_active)))
        return std::min(m_active, count - 1);
    for (std::size_t panel = 0; panel < m_plot->panels.size(); ++panel)
        if (m_canvas->isBody(panel))
            return panel;
    return 0;
}

Camera PlotWidget::camera() const
{
    return m_canvas->cameras()[activeBody()];
}

Camera PlotWidget::cameraOf(std::size_t panel) const
{
    const std::vector<Camera>& cameras = m_canvas->cameras();
    return cameras[std::min(panel, cameras.size() - 1)];
}

void PlotWidget::setCamera(const Camera& camera)
{
    setCameraOf(activeBody(), camera);
}

void PlotWidget::setCameraOf(std::size_t panel, const Camera& camera)
{
    const Camera kept = keptWithin(camera);
    if (cameraOf(panel) == kept)
        return;
    std::vector<Camera> cameras = m_canvas->cameras();
    for (std::size_t at = 0; at < cameras.size(); ++at)
        if (m_linked || at == panel)
            cameras[at] = kept;
    m_canvas->setCameras(std::move(cameras));
    Q_EMIT cameraChanged(kept);
}

void PlotWidget::setCamerasLinked(bool linked)
{
    m_linked = linked;
    if (linked)
        m_canvas->setCameras({camera()});
}

void PlotWidget::changeCameras(const std::function<void(Camera&)>& change)
{
    const Camera before = camera();
    std::vector<Camera> cameras = m_canvas->cameras();
    for (Camera& camera : cameras) {
        change(camera);
        camera = keptWithin(camera);
    }
    m_canvas->setCameras(std::move(cameras));
    if (camera() != before)
        Q_EMIT cameraChanged(camera());
}

void PlotWidget::sayPointed(const std::optional<QPoint>& position)
{
    const QPoint at = m_canvas->mapFrom(this, position.value_or(QPoint(-1, -1)));
    const auto panel = position ? m_canvas->panelAt(at) : std::nullopt;
    const auto pointed =
        panel ? pointedAt(m_plot->panels[*panel], m_canvas->mapOf(*panel), at) : std::nullopt;
    if (pointed)
        Q_EMIT this->pointed(*panel, pointed->x, pointed->y, pointed->value);
    else if (m_isPointing)
        Q_EMIT left();
    m_isPointing = pointed.has_value();
}

} // namespace fairshare::gui
