// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chart/camera.h"
#include "core/chart/plot_panel.h"
#include "widgets/plotting/canvas/canvas_panel.h"
#include "widgets/plotting/canvas/panel_fills.h"
#include "widgets/plotting/canvas/plot_descriptions.h"
#include "widgets/plotting/panel/panel_map.h"
#include "widgets/plotting/panel/plot_look.h"

#include <qcustomplot.h>

#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace fairshare {
struct Plot;
} // namespace fairshare

namespace fairshare::gui {

class ColorScaleBar;

/// Emphasized items, painted without painting the others again.
struct Emphasized {
    std::vector<PlotItem> selected;
    std::optional<PlotItem> hovered; ///< under the pointer or with the keyboard focus
};

/// Transfers panels, axes, color scale and texts of a plot to QCustomPlot. Part of PlotWidget.
class PlotCanvas : public QCustomPlot {
public:
    explicit PlotCanvas(QWidget* parent);

    /// Rebuilds everything. Keeps the visible ranges if `keepRanges` is true and the number of panels is the
    /// same.
    void setPlot(
        std::shared_ptr<const Plot> plot, const PlotLook& look, const QString& caption, bool keepRanges);
    const std::shared_ptr<const Plot>& plot() const { return m_plot; }
    const PlotLook& look() const { return m_look; }

    std::size_t panelCount() const { return m_panels.size(); }
    PanelMap mapOf(std::size_t at) const;
    /// Describes the axis or color scale at a point of the canvas.
    std::optional<PlotDescription> descriptionAt(const QPointF& at) const;
    /// Returns the panel at a point of the canvas.
    std::optional<std::size_t> panelAt(const QPointF& at) const;

    /// Paints the colors or the surface of a panel, below its marks.
    void paintColors(QPainter& painter, std::size_t at);
    /// Paints the axes of a 3D plot; axes of other panels are part of the layout.
    void paintBodyAxes(QPainter& painter, std::size_t at);
    /// Returns the areas of the texts of these axes when they were last painted.
    const std::vector<BodyText>& bodyTexts(std::size_t panel) const { return m_fills.texts(panel); }

    bool isBody(std::size_t panel) const;
    /// Returns the cameras by panel. Panels without a 3D plot have an unused one. Never empty.
    const std::vector<Camera>& cameras() const { return m_fills.cameras(); }
    /// Sets the cameras and repaints only the 3D plots and what is on them.
    void setCameras(std::vector<Camera> cameras);

    /// Repeats the layout until texts, margins and the minimum size are stable.
    void settleLayout();
    void setEmphasized(Emphasized emphasized);
    const Emphasized& emphasized() const { return m_emphasized; }
    /// Sets the category of x axes whose name is bold; "" for none.
    void setStrongCategory(const QString& name);
    void paintStrongCategory(QPainter& painter, std::size_t at) const;
    /// Reserves pixels at the right of the title for something else.
    void setTitleRoom(const QSize& room) { m_titleRoom = room; }
    /// Shows the full ranges of the plot.
    void showAll();
    bool showsAll() const;
    /// Fits the axes to the items.
    void fit(const std::vector<PlotItem>& items);
    /// Zooms around the middle.
    /// @param factor below 1 shows a smaller range, magnified
    void zoom(double factor);
    /// Adopts the ranges of the same plot elsewhere.
    void adoptRanges(const PlotCanvas& other);

    /// Returns the plot in another size, with all names that fit in that size.
    QImage image(const QSize& size, double scale);
    /// Redraws everything for each paint instead of copying a cached picture, at the resolution of the paint
    /// device; for pictures.
    void setDrawnAnew(bool anew);
    bool isDrawnAnew() const { return m_drawnAnew; }

    using QCustomPlot::minimumSizeHint;
    using QCustomPlot::replot;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    PanelGrid panelGrid() const;
    void addTexts(QCPLayoutGrid& grid, const QString& caption);
    void addPanel(std::size_t at, QCPLayoutGrid& grid);
    /// Aligns the left edges of stacked panels and the heights of panels in a row.
    void alignMargins(std::size_t at);
    /// The group of a row or column, made when first asked for.
    QCPMarginGroup* sharedMargins(std::map<std::size_t, QCPMarginGroup*>& groups, std::size_t at);
    /// Leaves the texts of the x axis to the panel below if it has the same axis.
    void tellBelow(std::size_t panel);
    void addColorScale(QCPLayoutGrid& grid);
    /// Returns the number of panels per row: as many as the plot wants and the width has room for.
    std::size_t fittingColumns() const;
    void fitColumns();
    /// Fits the names between layout and painting, so nothing is painted twice.
    void fitNames();
    /// Updates the minimum size, which depends on wrapped texts and therefore on the width.
    void tellLeastSize();
    /// Returns the area of a panel in which its 3D plot is drawn; all panels have the same size.
    QRectF bodyArea(std::size_t at) const;

    std::shared_ptr<const Plot> m_plot;
    PlotLook m_look;
    std::vector<CanvasPanel> m_panels;
    mutable PanelFills m_fills; ///< a cache
    // QCPLayoutElement::marginGroup does not find in every program what the library has put into its hash.
    std::map<std::size_t, QCPMarginGroup*> m_columnMargins;
    std::map<std::size_t, QCPMarginGroup*> m_rowMargins;
    ColorScaleBar* m_scaleBar = nullptr; ///< null if the plot has none
    Emphasized m_emphasized;
    QString m_strong;
    QString m_caption;
    std::size_t m_columns = 1;
    QSize m_titleRoom{0, 0};
    QSize m_leastSize;
    std::vector<QSize> m_ticksFitted; ///< sizes for which ticks were chosen
    bool m_drawnAnew = false;
    bool m_isFitting = false;
    bool m_painted = false; ///< a cached picture exists for painting emphasized items onto
};

} // namespace fairshare::gui
