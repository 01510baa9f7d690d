// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fairshare/parameter.h"

#include <QWidget>

class QComboBox;

namespace fairshare::gui {

class ControlStrip;
class PlotWidget;
class WholeNumberBox;

/// The slices of F. Controls in the corner of the picture choose their shares.
class SurfaceSlices : public QWidget {
    Q_OBJECT

public:
    /// @param picture draws chart factor_slices; becomes a child of this widget
    explicit SurfaceSlices(PlotWidget& picture, QWidget* parent = nullptr);

    /// Parameters of chart factor_slices.
    ParameterValues values() const;
    /// Sets only the given values.
    void setValues(const ParameterValues& values);

Q_SIGNALS:
    void edited();

private:
    void refresh();

    PlotWidget& m_picture;
    ControlStrip* m_controls;
    QComboBox* m_choice;
    WholeNumberBox* m_share;
};

} // namespace fairshare::gui
