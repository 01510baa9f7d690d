// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chart/camera.h"
#include "core/chart/plot_panel.h"
#include "widgets/plotting/canvas/body_axes.h"
#include "widgets/plotting/panel/panel_map.h"
#include "widgets/plotting/panel/plot_look.h"

#include <qcustomplot.h>

#include <memory>
#include <optional>
#include <vector>

namespace fairshare {
struct Plot;
} // namespace fairshare

namespace fairshare::gui {

struct SurfaceMesh;

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
    /// Title and meaning of the axis or color scale at a point of the canvas.
    struct Described {
        std::string title;
        std::string meaning;
    };
    std::optional<Described> descriptionAt(const QPointF& at) const;
    /// Returns those of the first panel and of the color scale.
    std::vector<Described> descriptions() const;
    /// Returns the panel at a point of the canvas.
    std::optional<std::size_t> panelAt(const QPointF& at) const;

    /// Paints the colors or the surface of a panel, below its marks.
    void paintColors(QPainter& painter, std::size_t at);
    /// Paints the axes of a 3D plot; axes of other panels are part of the layout.
    void paintBodyAxes(QPainter& painter, std::size_t at) const;
    /// Returns the areas of the texts of these axes when they were last painted.
    const std::vector<BodyText>& bodyTexts(std::size_t panel) const { return m_bodies[panel].texts; }

    bool isBody(std::size_t panel) const;
    /// Returns the cameras by panel. Panels without a 3D plot have an unused one. Never empty.
    const std::vector<Camera>& cameras() const { return m_cameras; }
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
    /// Names at the ends of the lines of a panel.
    struct EndNames {
        double left = 0; ///< x of the first point
        double right = 0; ///< x of the last point
        int pixels = 0; ///< width of the longest name with gaps; 0 if there are none
    };
    struct Panel {
        QCPAxisRect* rect = nullptr;
        QCPAxis* x = nullptr;
        QCPAxis* y = nullptr;
        QCPRange whole{}; ///< range of x: that of the plot plus the room for names at the ends of lines
        int room = 0; ///< width to which the category names were fitted
        int sideRoom = 0; ///< likewise for the categories of y
        EndNames names{};
        PlotTick strong{}; ///< the bold category as fitted
    };

    /// Cached data of a 3D plot, while valid.
    struct Body {
        std::shared_ptr<const SurfaceMesh> mesh; ///< null until it is drawn
        std::shared_ptr<const BodyView> view;
        Camera camera;
        QRectF area;
        std::vector<BodyText> texts; ///< texts of its axes
    };

    /// False for an axis on which all parts must stay visible together.
    static bool zooms(const PlotAxis& axis);
    void addTexts(QCPLayoutGrid& grid, const QString& caption);
    void addPanel(std::size_t at, QCPLayoutGrid& grid);
    /// Aligns the left edges of stacked panels and the heights of panels in a row.
    void alignMargins(std::size_t at);
    bool hasPanelTitles() const;
    /// Returns the grid row of a panel. A row of titles is above each row of panels only if there are titles,
    /// because an empty row would take room.
    int gridRowOf(std::size_t panel) const;
    /// Leaves the texts of the x axis to the panel below if it has the same axis.
    void tellBelow(std::size_t panel);
    bool isToldBelow(std::size_t panel) const;
    void addColorScale(QCPLayoutGrid& grid);
    void dressAxis(QCPAxis& axis, const PlotAxis& description) const;
    void keepWithin(std::size_t at);
    /// Returns the number of panels per row: as many as the plot wants and the width has room for.
    std::size_t fittingColumns() const;
    void fitColumns();
    /// Fits the names between layout and painting, so nothing is painted twice.
    void fitNames();
    /// @return whether anything changed
    bool fitCategories();
    /// Fits the category names to the room that each has.
    void nameCategories(Panel& panel, const PlotAxis& axis) const;
    bool fitSideCategories(); ///< like fitCategories, for y
    EndNames endNamesOf(std::size_t panel) const;
    static QCPRange withRoom(const PlotAxis& axis, const EndNames& names, double width);
    bool fitEndNames(); ///< like fitCategories
    void fitTicks();
    /// Gives stacked panels the same height, with or without axis texts.
    void fitHeights();
    /// Elides axis titles that are longer than the axis.
    void fitTitles();
    /// Prevents numbers of the color scale from overlapping.
    void fitScaleTicks();
    static bool isSame(const QCPRange& a, const QCPRange& b);
    /// Updates the minimum size, which depends on wrapped texts and therefore on the width.
    void tellLeastSize();
    void shareRanges();
    /// Keeps the color images of the previous plot that are still valid for this one.
    void keepColors(const Plot* before);
    std::shared_ptr<const BodyView> bodyOf(std::size_t at) const;
    /// Returns the area of a panel in which its 3D plot is drawn; all panels have the same size.
    QRectF bodyArea(std::size_t at) const;

    std::shared_ptr<const Plot> m_plot;
    PlotLook m_look;
    std::vector<Panel> m_panels;
    std::vector<QImage> m_colors; ///< by panel, null until painted
    std::vector<Camera> m_cameras{Camera{}};
    mutable std::vector<Body> m_bodies; ///< by panel
    QCPColorScale* m_scaleBar = nullptr; ///< null if the plot has none
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
