// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chart/camera.h"
#include "core/chart/plot_panel.h"
#include "widgets/plotting/body_axes.h"
#include "widgets/plotting/panel_map.h"
#include "widgets/plotting/plot_look.h"

#include <qcustomplot.h>

#include <memory>
#include <optional>
#include <vector>

namespace fairshare {
struct Plot;
} // namespace fairshare

namespace fairshare::gui {

struct SurfaceMesh;

/// Items that stand out, painted without painting the others again.
struct Emphasized {
    std::vector<PlotItem> selected;
    std::optional<PlotItem> hovered; ///< under the pointer or the keyboard
};

/// Puts panels, axes, color scale and texts of a plot into QCustomPlot. Part of PlotWidget.
class PlotCanvas : public QCustomPlot {
public:
    explicit PlotCanvas(QWidget* parent);

    /// Builds everything anew. The shown ranges stay where `keepRanges` is true and the panels are as many.
    void setPlot(
        std::shared_ptr<const Plot> plot, const PlotLook& look, const QString& caption, bool keepRanges);
    const std::shared_ptr<const Plot>& plot() const { return m_plot; }
    const PlotLook& look() const { return m_look; }

    std::size_t panelCount() const { return m_panels.size(); }
    PanelMap mapOf(std::size_t at) const;
    /// What an axis or the color scale at a point of the canvas shows: its title and its meaning.
    struct Described {
        std::string title;
        std::string meaning;
    };
    std::optional<Described> descriptionAt(const QPointF& at) const;
    /// Those of the first panel and of the color scale.
    std::vector<Described> descriptions() const;
    /// The panel at a point of the canvas.
    std::optional<std::size_t> panelAt(const QPointF& at) const;

    /// The colors or the surface of a panel below its marks.
    void paintColors(QPainter& painter, std::size_t at);
    /// The axes of a body; other panels have theirs from the layout.
    void paintBodyAxes(QPainter& painter, std::size_t at) const;
    /// What the texts of these axes take, as they were painted last.
    const std::vector<BodyText>& bodyTexts(std::size_t panel) const { return m_bodies[panel].texts; }

    bool isBody(std::size_t panel) const;
    /// Where bodies are seen from, by panel; panels without a body have one that nobody sees. Never empty.
    const std::vector<Camera>& cameras() const { return m_cameras; }
    /// Paints bodies and what lies on them, and nothing else, anew.
    void setCameras(std::vector<Camera> cameras);

    /// Lays out until texts, margins and the least size have found each other.
    void settleLayout();
    void setEmphasized(Emphasized emphasized);
    const Emphasized& emphasized() const { return m_emphasized; }
    /// The category of x axes whose name is bold; "" for none.
    void setStrongCategory(const QString& name);
    void paintStrongCategory(QPainter& painter, std::size_t at) const;
    /// Pixels at the right of the title that something else takes.
    void setTitleRoom(const QSize& room) { m_titleRoom = room; }
    /// All ranges as the plot has them.
    void showAll();
    bool showsAll() const;
    /// The part of the axes that the items take.
    void fit(const std::vector<PlotItem>& items);
    /// Around the middle. @param factor below 1 shows less, larger
    void zoom(double factor);
    /// The ranges that the same plot has elsewhere.
    void adoptRanges(const PlotCanvas& other);

    /// The plot in another size, with all its names as that size has room for them.
    QImage image(const QSize& size, double scale);
    /// What is painted is drawn anew each time instead of copied, so that it is as fine as what it is painted
    /// on; for pictures.
    void setDrawnAnew(bool anew);
    bool isDrawnAnew() const { return m_drawnAnew; }

    using QCustomPlot::minimumSizeHint;
    using QCustomPlot::replot;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// Of the lines of a panel.
    struct EndNames {
        double left = 0; ///< x of the first point
        double right = 0; ///< x of the last point
        int pixels = 0; ///< that the longest name needs, with gaps; 0 when there are none
    };
    struct Panel {
        QCPAxisRect* rect = nullptr;
        QCPAxis* x = nullptr;
        QCPAxis* y = nullptr;
        QCPRange whole{}; ///< of x: that of the plot and what names at the ends of lines need beyond
        int room = 0; ///< that the names of its categories were fitted to
        int sideRoom = 0; ///< likewise of those beside y
        EndNames names{};
        PlotTick strong{}; ///< the category in bold as it was fitted
    };

    /// What was found out about a body, as long as it holds.
    struct Body {
        std::shared_ptr<const SurfaceMesh> mesh; ///< null until it is drawn
        std::shared_ptr<const BodyView> view;
        Camera camera;
        QRectF area;
        std::vector<BodyText> texts; ///< of its axes
    };

    /// False where every part belongs to the whole.
    static bool zooms(const PlotAxis& axis);
    void addTexts(QCPLayoutGrid& grid, const QString& caption);
    void addPanel(std::size_t at, QCPLayoutGrid& grid);
    /// Panels below each other begin at one place, those beside each other have one height.
    void alignMargins(std::size_t at);
    bool hasPanelTitles() const;
    /// A row of titles stands over each row of panels; a row without anything in it would take room.
    int gridRowOf(std::size_t panel) const;
    /// Leaves the texts of the axis of x to the panel under a panel, where it has the same.
    void tellBelow(std::size_t panel);
    bool isToldBelow(std::size_t panel) const;
    void addColorScale(QCPLayoutGrid& grid);
    void dressAxis(QCPAxis& axis, const PlotAxis& description) const;
    void keepWithin(std::size_t at);
    /// Panels beside each other: as many as the plot wants and the width has room for.
    std::size_t fittingColumns() const;
    void fitColumns();
    /// Between layout and painting, so that nothing is painted twice.
    void fitNames();
    /// @return whether anything changed
    bool fitCategories();
    /// Fits the names of the categories to the room that each has.
    void nameCategories(Panel& panel, const PlotAxis& axis) const;
    bool fitSideCategories(); ///< as fitCategories, of y
    EndNames endNamesOf(std::size_t panel) const;
    static QCPRange withRoom(const PlotAxis& axis, const EndNames& names, double width);
    bool fitEndNames(); ///< as fitCategories
    void fitTicks();
    /// Gives panels below each other one height, with or without the texts of an axis.
    void fitHeights();
    /// Cuts titles of axes that are longer than the axis.
    void fitTitles();
    /// No number of the color scale over another.
    void fitScaleTicks();
    static bool isSame(const QCPRange& a, const QCPRange& b);
    /// How much is needed follows from texts that wrap, and so from the width.
    void tellLeastSize();
    void shareRanges();
    /// Keeps what the colors of another plot have in common with those of this one.
    void keepColors(const Plot* before);
    std::shared_ptr<const BodyView> bodyOf(std::size_t at) const;
    /// The part of a panel where its body is drawn, as large as that of all others.
    QRectF bodyArea(std::size_t at) const;

    std::shared_ptr<const Plot> m_plot;
    PlotLook m_look;
    std::vector<Panel> m_panels;
    std::vector<QImage> m_colors; ///< by panel, null until it is painted
    std::vector<Camera> m_cameras{Camera{}};
    mutable std::vector<Body> m_bodies; ///< by panel
    QCPColorScale* m_scaleBar = nullptr; ///< null when the plot has none
    Emphasized m_emphasized;
    QString m_strong;
    QString m_caption;
    std::size_t m_columns = 1;
    QSize m_titleRoom{0, 0};
    QSize m_leastSize;
    std::vector<QSize> m_ticksFitted; ///< sizes that ticks were chosen for
    bool m_drawnAnew = false;
    bool m_isFitting = false;
    bool m_painted = false; ///< there is a picture to put emphasized items on
};

} // namespace fairshare::gui
