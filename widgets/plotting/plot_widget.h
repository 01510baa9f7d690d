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

/// Draws any plot, in the theme of its palette, and lets people point at its items. Knows no document: it
/// says what was picked and shows what it is told is selected.
///
/// Mouse: hover shows a card, click picks, Ctrl-click adds, double click goes into an item, Ctrl+wheel zooms,
/// drag moves, or turns a body. Keys: Shift and arrows turn a body, arrows, Home and End walk, Return picks,
/// Ctrl+Return adds, Space goes into the item, Backspace back, Esc clears, Shift+F1 shows the card, 0 fits
/// the axes to the selected items, Shift+0 shows all, Ctrl++ and Ctrl+− zoom.
class PlotWidget : public QWidget {
    Q_OBJECT

public:
    explicit PlotWidget(QWidget* parent = nullptr);

    /// Lays out at once; otherwise that waits for the next painting.
    void settleLayout();
    /// A part of the axes that somebody chose stays while it is a plot of the same title with as many panels.
    void setPlot(PlotPtr plot);
    const PlotPtr& plot() const { return m_plot; }
    /// Of the plot's tree; rows that it does not draw are not seen.
    void setSelectedRows(std::vector<NodeRow> rows);
    /// The strip below the picture; "" for none.
    void setCaption(const QString& caption);
    const QString& caption() const { return m_caption; }
    /// Paints at the fineness of what it is painted on; for pictures finer than the screen.
    void setDrawnAnew(bool anew);
    /// The category of the x axis whose name is bold, such as the chosen algorithm; "" for none.
    void setStrongCategory(const QString& name);
    /// The corner at the right of the title of the next plot that lies under something else, in pixels.
    void setTitleRoom(const QSize& room);
    void showAll();
    bool showsAll() const;
    /// Shows the part of the axes that another picture of the same plot shows.
    void adoptRanges(const PlotWidget& other);
    /// The part of the axes that the selected items take, or all items where nobody is selected.
    void fitRange();

    /// From where the body that was turned last is seen, or the first one. It stays when the plot changes;
    /// with another title all of the body is shown again.
    Camera camera() const;
    /// Turns all bodies when they are linked, otherwise the one that was turned last.
    void setCamera(const fairshare::Camera& camera);
    Camera cameraOf(std::size_t panel) const;
    /// That of all panels when they are linked.
    void setCameraOf(std::size_t panel, const Camera& camera);
    /// Whether the bodies of the plot turn together, as they do at first.
    void setCamerasLinked(bool linked);

    /// Where the keyboard stands.
    const std::optional<PlotItem>& currentItem() const { return m_current; }
    std::optional<PlotItem> itemAt(const QPoint& position) const;
    /// A point inside the item, in coordinates of this widget.
    QPoint pointOf(const PlotItem& item) const;
    /// What hovering says about the item; rich text.
    QString cardText(const PlotItem& item) const;
    /// What hovering says about the axis or the color scale there; rich text, "" beside them.
    QString axisCardAt(const QPoint& position) const;
    /// The card of the current item without a mouse; without one what the axes and colors show.
    void showCard();
    /// The picture alone in a theme, to be painted elsewhere; needs a plot.
    PlotPicture asPicture(const Theme& theme) const;
    /// The same, in another size.
    QImage picture(const QSize& size, double scale, const Theme& theme) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// An item was clicked or chosen by Return. @param add beside what is selected
    void rowsPicked(const std::vector<fairshare::NodeRow>& rows, bool add);
    void clearRequested();
    /// An item was entered by double click or Space.
    void entered(fairshare::NodeRow row);
    void backRequested();
    /// By the mouse on the item there, or by its key on the current one. @param at on the screen
    void menuRequested(const QPoint& at);
    void currentChanged();
    /// Whoever changed it; never for a camera that is the same.
    void cameraChanged(const fairshare::Camera& camera);
    /// The pointer is on the colors of a map or on the surface of a body. @param x and `y`, on the axes;
    /// @param value of the grid there, NaN where it has none
    void pointed(std::size_t panel, double x, double y, double value);
    /// No longer.
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
    std::optional<std::size_t> m_turning; ///< the panel of a body on which the button went down
    QPoint m_turned; ///< up to where it was turned
    std::size_t m_active = 0; ///< panel of the body that was turned last
    bool m_linked = true;
    bool m_isPointing = false;
};

} // namespace fairshare::gui
