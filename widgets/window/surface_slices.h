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

/// The slices of F with what chooses their shares, in the corner of the picture.
class SurfaceSlices : public QWidget {
    Q_OBJECT

public:
    /// @param picture that draws chart factor_slices; it becomes a part of this
    explicit SurfaceSlices(PlotWidget& picture, QWidget* parent = nullptr);

    /// Of chart factor_slices.
    ParameterValues values() const;
    /// Only what is named there.
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
