// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chart/camera.h"
#include "core/chart/plot_panel.h"
#include "widgets/theme/theme.h"

#include <QImage>
#include <QString>
#include <QWidget>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace fairshare {
struct Plot;
} // namespace fairshare

namespace fairshare::gui {

class PlotCanvas;
struct PlotPicture;
struct PanelMap;

using PlotPtr = std::shared_ptr<const Plot>;

/// Draws any plot in the theme of its palette and lets the user point at its items. It does not know the
/// document: it emits what was picked and shows the selection that it is given.
///
/// Mouse: hovering shows a card, a click picks, Ctrl+click adds, and a double click enters an item.
/// Ctrl+wheel zooms. Dragging moves the axes or rotates a 3D plot. Keys: Shift+arrows rotate a 3D plot;
/// arrows, Home and End move; Return picks; Ctrl+Return adds; Space enters the item; Backspace goes back; Esc
/// clears. Shift+F1 shows the card, 0 fits the axes to the selected items, Shift+0 shows all, Ctrl++ and
/// Ctrl+− zoom.
class PlotWidget : public QWidget {
    Q_OBJECT

public:
    explicit PlotWidget(QWidget* parent = nullptr);

    /// Lays out immediately; otherwise the layout waits for the next paint.
    void settleLayout();
    /// Sets the plot. A range of the axes that the user chose is kept if the title and the number of panels
    /// are the same.
    void setPlot(PlotPtr plot);
    const PlotPtr& plot() const { return m_plot; }
    /// Sets the selected rows of the plot's tree; rows that are not drawn have no effect.
    void setSelectedRows(std::vector<NodeRow> rows);
    /// Sets the text below the picture; "" for none.
    void setCaption(const QString& caption);
    const QString& caption() const { return m_caption; }
    /// Paints at the resolution of the paint device; for pictures finer than the screen.
    void setDrawnAnew(bool anew);
    /// Sets the category of the x axis whose name is bold, such as the chosen algorithm; "" for none.
    void setStrongCategory(const QString& name);
    /// Reserves a corner at the right of the title of the next plot for something above it, in pixels.
    void setTitleRoom(const QSize& room);
    void showAll();
    bool showsAll() const;
    /// Shows the same range of the axes as another picture of the same plot.
    void adoptRanges(const PlotWidget& other);
    /// Fits the axes to the selected items, or to all items if there is no selection.
    void fitRange();

    /// Returns the camera of the last rotated 3D plot, or of the first one. It is kept when the plot changes;
    /// a plot with another title is shown in full again.
    Camera camera() const;
    /// Rotates all 3D plots if they are linked, otherwise the last rotated one.
    void setCamera(const fairshare::Camera& camera);
    Camera cameraOf(std::size_t panel) const;
    /// Sets the cameras of all panels if they are linked.
    void setCameraOf(std::size_t panel, const Camera& camera);
    /// Sets whether the 3D plots rotate together, which is the default.
    void setCamerasLinked(bool linked);

    /// Returns the item with the keyboard focus.
    const std::optional<PlotItem>& currentItem() const { return m_current; }
    std::optional<PlotItem> itemAt(const QPoint& position) const;
    /// Returns a point inside the item, in coordinates of this widget.
    QPoint pointOf(const PlotItem& item) const;
    /// Returns the hover card of the item as rich text.
    QString cardText(const PlotItem& item) const;
    /// Returns the hover card of the axis or color scale at a position as rich text; "" elsewhere.
    QString axisCardAt(const QPoint& position) const;
    /// Shows the card of the current item without a mouse; without a current item, shows what axes and colors
    /// mean.
    void showCard();
    /// Returns only the picture in a theme, for painting elsewhere. Requires a plot.
    PlotPicture asPicture(const Theme& theme) const;
    /// Returns the picture in another size.
    QImage picture(const QSize& size, double scale, const Theme& theme) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// An item was clicked or picked with Return.
    /// @param add add to the selection
    void rowsPicked(const std::vector<fairshare::NodeRow>& rows, bool add);
    void clearRequested();
    /// An item was entered with a double click or Space.
    void entered(fairshare::NodeRow row);
    void backRequested();
    /// The context menu was requested with the mouse, or with its key for the current item.
    /// @param at position on the screen
    void menuRequested(const QPoint& at);
    void currentChanged();
    /// The camera was changed, by the user or by code. Not emitted for an equal camera.
    void cameraChanged(const fairshare::Camera& camera);
    /// The pointer is on the colors of a map or on the surface of a 3D plot.
    /// @param x and `y`, in axis values
    /// @param value value of the grid there, NaN if it is undefined
    void pointed(std::size_t panel, double x, double y, double value);
    /// The pointer left them.
    void left();

protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void changeEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void rebuild(bool keepRanges);
    void refreshEmphasis();
    void setHovered(const std::optional<PlotItem>& item);
    void setCurrent(const std::optional<PlotItem>& item);
    void pick(const PlotItem& item, bool add);
    void enter(const PlotItem& item);
    bool walk(int key);
    bool changeRange(const QKeyEvent& key);
    bool mouseEvent(QEvent* event);
    void pressedAt(const QPoint& at, const QMouseEvent& pointer);
    void movedTo(const QPoint& at, const QMouseEvent& pointer);
    /// Selects on a click, enters on a double click.
    void clickedAt(const QPoint& at, const QMouseEvent& pointer);
    bool zoomByWheel(const QWheelEvent& wheel);
    bool turnByKey(int key);
    void turnBy(double right, double down);
    bool hasBodies() const;
    std::size_t activeBody() const;
    std::optional<std::size_t> bodyAt(const QPoint& position) const;
    void changeCameras(const std::function<void(Camera&)>& change);
    void showUsualCameras();
    void sayPointed(const std::optional<QPoint>& position);
    std::optional<PlotItem> sameItem(const PlotItem& item, const Plot& before) const;

    PlotPtr m_plot;
    PlotCanvas* m_canvas;
    QString m_caption;
    QString m_strong;
    std::vector<NodeRow> m_selected;
    std::optional<PlotItem> m_hovered;
    std::optional<PlotItem> m_current;
    QPoint m_pressed;
    bool m_moved = false;
    std::optional<std::size_t> m_turning; ///< the panel of the 3D plot in which the button was pressed
    QPoint m_turned; ///< pointer position of the last rotation step
    std::size_t m_active = 0; ///< panel of the last rotated 3D plot
    bool m_linked = true;
    bool m_isPointing = false;
};

} // namespace fairshare::gui
