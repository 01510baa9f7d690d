// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <qcustomplot.h>

namespace fairshare {
struct ColorScale;
} // namespace fairshare

namespace fairshare::gui {

struct PlotLook;

/// The color scale next to the panels of a plot.
class ColorScaleBar : public QCPColorScale {
public:
    ColorScaleBar(QCustomPlot* parent, const ColorScale& scale, const PlotLook& look);

    /// Prevents numbers from overlapping.
    void fitTicks();

private:
    double m_em;
};

} // namespace fairshare::gui
