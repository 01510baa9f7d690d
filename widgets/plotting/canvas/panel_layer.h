// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <qcustomplot.h>

namespace fairshare::gui {

class PlotCanvas;

/// Paints the marks of a panel, or only the emphasized ones.
class PanelLayer : public QCPLayerable {
public:
    enum class What { Marks, Labels, Emphasized };

    PanelLayer(PlotCanvas& canvas, std::size_t panel, What what);

protected:
    void applyDefaultAntialiasingHint(QCPPainter* /*painter*/) const override { }
    QRect clipRect() const override;
    void draw(QCPPainter* painter) override;

private:
    PlotCanvas& m_canvas;
    std::size_t m_panel;
    What m_what;
};

} // namespace fairshare::gui
