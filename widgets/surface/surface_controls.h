// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fairshare/parameter.h"
#include "widgets/controls/flow_layout.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QSlider;
class QToolButton;

namespace fairshare::gui {

class FlowRow;
class WholeNumberBox;

/// The controls of the surface view: what it draws, and the camera.
class SurfaceControls : public ControlStrip {
    Q_OBJECT

public:
    explicit SurfaceControls(QWidget* parent = nullptr);

    enum class Surface { Factor, EffectiveRatio, LevelFs };

    Surface surface() const;
    /// Whether surfaces are drawn in three dimensions; otherwise as maps.
    bool isSolid() const;
    void setSolid(bool solid);
    std::int64_t damping() const;
    void setDamping(std::int64_t damping);
    /// Returns the parameters of a surface chart: damping, range, dots, iso-lines. Omits parameters that the
    /// chart does not have.
    /// @param chart id
    ParameterValues valuesFor(const char* chart) const;

    /// Sets the given values: surface, shape, damping, range, dots, iso-lines.
    void setValues(const ParameterValues& values);

    bool areCamerasLinked() const;
    /// In degrees.
    int turn() const;
    int tilt() const;
    /// Copies the choices of other controls.
    void adopt(const SurfaceControls& other);
    /// Shows the camera angles without emitting a signal.
    void showCamera(double turn, double tilt);

Q_SIGNALS:
    void edited();
    void cameraEdited();

private:
    void addSurface();
    void addDamping();
    void addCamera();
    void addSwitches();
    QSlider* addSlider(const QString& title, QLabel** value, int lowest, int highest);
    void refresh();

    FlowRow* m_row;
    QComboBox* m_surface = nullptr;
    QWidget* m_dampingPart = nullptr;
    WholeNumberBox* m_damping = nullptr;
    QSlider* m_dampingSlider = nullptr;
    QWidget* m_cameraPart = nullptr;
    QSlider* m_turn = nullptr;
    QSlider* m_tilt = nullptr;
    QLabel* m_turnText = nullptr;
    QLabel* m_tiltText = nullptr;
    QCheckBox* m_linked = nullptr;
    QCheckBox* m_users = nullptr;
    QCheckBox* m_isoLines = nullptr;
    QComboBox* m_range = nullptr;
    QWidget* m_rangePart = nullptr;
    QToolButton* m_solid = nullptr;
    QToolButton* m_map = nullptr;
};

} // namespace fairshare::gui
