// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plotting/canvas/panel_layer.h"

#include "widgets/plotting/canvas/plot_canvas.h"
#include "widgets/plotting/labels/label_painter.h"
#include "widgets/plotting/marks/mark_painter.h"

namespace fairshare::gui {

PanelLayer::PanelLayer(PlotCanvas& canvas, std::size_t panel, What what)
    : QCPLayerable(&canvas, what == What::Emphasized ? QStringLiteral("overlay") : QStringLiteral("main"))
    , m_canvas(canvas)
    , m_panel(panel)
    , m_what(what)
{
}

// Marks are clipped to their panel. If a page is painted from another origin, a common clip would be
// restored at the wrong place.
QRect PanelLayer::clipRect() const
{
    constexpr int Beyond = 1 << 16;
    const QRect whole = mParentPlot->viewport();
    return m_canvas.isDrawnAnew() ? whole.adjusted(-Beyond, -Beyond, Beyond, Beyond) : whole;
}

void PanelLayer::draw(QCPPainter* painter)
{
    const Plot& plot = *m_canvas.plot();
    const PanelMap map = m_canvas.mapOf(m_panel);
    const MarkPainter marks(plot, m_panel, map, m_canvas.look());
    LabelPainter labels(plot, m_panel, map, m_canvas.look());
    if (m_what == What::Labels)
        m_canvas.paintBodyAxes(*painter, m_panel);
    for (const BodyText& text : m_canvas.bodyTexts(m_panel))
        labels.keepClearOf(text.place);
    if (m_what == What::Marks) {
        m_canvas.paintColors(*painter, m_panel);
        marks.paintMarks(*painter);
    } else if (m_what == What::Labels) {
        labels.paint(*painter);
        m_canvas.paintStrongCategory(*painter, m_panel);
    } else {
        const Emphasized& emphasized = m_canvas.emphasized();
        std::vector<PlotItem> hovered;
        if (emphasized.hovered)
            hovered.push_back(*emphasized.hovered);
        marks.paintEmphasized(*painter, emphasized.selected, Emphasis::Selected);
        marks.paintEmphasized(*painter, hovered, Emphasis::Hovered);
        labels.paintOnly(*painter, emphasized.selected);
    }
}

} // namespace fairshare::gui
