// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/plotting/panel_map.h"
#include "widgets/plotting/plot_texts.h"

namespace fairshare::gui {

/// Writes the names of items into the picture of one panel: those of emphasized items first, then as many of
/// the others as there is room for.
class LabelPainter {
public:
    LabelPainter(const Plot& plot, std::size_t panel, const PanelMap& map, const PlotLook& look);

    void paint(QPainter& painter);
    /// Only these, whatever lies below.
    void paintOnly(QPainter& painter, const std::vector<PlotItem>& items);

private:
    const PlotPanel& panel() const { return m_plot.panels[m_panel]; }
    void keepClearOfPoints();
    void paintMarks(QPainter& painter, std::size_t marks);
    void paintItem(QPainter& painter, const PlotItem& item);
    void inside(QPainter& painter, const PlotItem& item, const QString& text);
    void alongSector(QPainter& painter, const PlotItem& item, const QString& text);
    void beside(QPainter& painter, const QPointF& point, const QString& text);
    void besideLine(QPainter& painter, const PlotItem& item, const QString& text);
    void onReference(QPainter& painter, const PlotItem& item, const QString& text);
    QSizeF sizeOf(const QString& text) const;

    const Plot& m_plot;
    std::size_t m_panel;
    const PanelMap& m_map;
    const PlotLook& m_look;
    QFontMetricsF m_metrics;
    LabelRoom m_room;
};

} // namespace fairshare::gui
