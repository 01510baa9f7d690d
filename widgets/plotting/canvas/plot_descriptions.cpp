// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plotting/canvas/plot_canvas.h"

#include "core/chart/plot.h"

/// Descriptions of the axes and the color scale of a plot.
namespace fairshare::gui {
namespace {

PlotCanvas::Described descriptionOf(const PlotAxis& axis)
{
    return {axis.unit.empty() ? axis.title : axis.title + ", " + axis.unit, axis.meaning};
}

} // namespace

std::vector<PlotCanvas::Described> PlotCanvas::descriptions() const
{
    std::vector<Described> all;
    const auto add = [&all](const Described& described) {
        if (!described.meaning.empty())
            all.push_back(described);
    };
    if (!m_plot || m_plot->panels.empty())
        return all;
    add(descriptionOf(m_plot->panels.front().x));
    add(descriptionOf(m_plot->panels.front().y));
    if (m_plot->panels.front().z)
        add(descriptionOf(*m_plot->panels.front().z));
    if (m_plot->colorScale)
        add({m_plot->colorScale->title, m_plot->colorScale->meaning});
    return all;
}

std::optional<PlotCanvas::Described> PlotCanvas::descriptionAt(const QPointF& at) const
{
    const auto known = [](const Described& described) {
        return described.meaning.empty() ? std::nullopt : std::optional(described);
    };
    for (std::size_t panel = 0; panel < m_panels.size(); ++panel) {
        for (const BodyText& text : bodyTexts(panel))
            if (text.place.contains(at))
                return known(descriptionOf(*text.axis));
        const QRectF inner = m_panels[panel].rect->rect();
        if (!QRectF(m_panels[panel].rect->outerRect()).contains(at) || inner.contains(at))
            continue;
        if (at.y() > inner.bottom())
            return known(descriptionOf(m_plot->panels[panel].x));
        if (at.x() < inner.left())
            return known(descriptionOf(m_plot->panels[panel].y));
    }
    if (m_scaleBar != nullptr && QRectF(m_scaleBar->outerRect()).contains(at))
        return known({m_plot->colorScale->title, m_plot->colorScale->meaning});
    return std::nullopt;
}

} // namespace fairshare::gui
