// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/export/picture.h"
#include "widgets/page/fitted_widget.h"
#include "widgets/theme/theme_switch.h"
#include "widgets/window/pictures/clean_picture.h"

#include <QFont>
#include <QList>
#include <QPainter>
#include <QPointer>
#include <QString>

#include <optional>
#include <utility>
#include <vector>

class QSplitter;
class QTableView;

namespace fairshare::gui {

class PlotWidget;
class ViewPage;

/// How to draw a view.
struct Pose {
    QString part{}; ///< a chart or table of the view; "" for the whole view
    QSize size{}; ///< logical pixels; invalid for the size on screen
    bool dark = false;
    QString caption{}; ///< "" for none
    bool allRows = false; ///< makes the picture as much higher as the main table needs to show all rows
    int highest = LargestSide; ///< limit of that height, in logical pixels
};

/// While it exists, a view or a part of it looks as in a picture: in a theme, with its caption, without
/// controls, in the requested size. Nothing of this appears on screen, because the object must be destroyed
/// before the event loop runs.
class PosedView {
public:
    PosedView(ViewPage& page, ThemeSwitch& theme, const Pose& pose);
    ~PosedView();
    PosedView(const PosedView&) = delete;
    PosedView& operator=(const PosedView&) = delete;

    /// Errors: OutOfRange for a size too small to read; NotFound for an unknown part.
    const Result<void>& ready() const { return m_ready; }
    const QSize& size() const { return m_fitted->size(); }
    QColor background() const;
    /// Title of the part, or else of the view.
    QString title() const { return m_title; }
    void paint(QPainter& painter) const { m_fitted->paint(painter); }
    /// Rows of the pictured table, or of the main table of the view.
    const ShownRows& rows() const { return m_rows; }

private:
    void remember();
    void posePage();
    void posePlot(PlotWidget& plot);
    void poseTable(QTableView& table);
    int heightOfTexts(const QTableView& table, int width) const;
    void paintTable(QPainter& painter, QTableView& table) const;
    void arrange(const QSize& natural);
    void makeRoomForRows();
    int hiddenHeight() const;
    void raiseTable(int height);
    void countRows();

    ViewPage& m_page;
    ThemeSwitch& m_theme;
    Pose m_pose;
    ThemeChoice m_before;
    QString m_title;
    QWidget* m_shown;
    QSize m_size; ///< on the screen
    QPoint m_place;
    QString m_captionBefore;
    QString m_plotCaption;
    std::vector<PlotWidget*> m_plots;
    std::vector<std::pair<QSplitter*, QList<int>>> m_divided;
    QSize m_tableRoom;
    std::optional<WithoutControls> m_figure;
    std::optional<FittedWidget> m_fitted;
    std::optional<CleanPicture> m_clean;
    QPointer<QTableView> m_table; ///< whose rows count; null for none
    int m_least = 0; ///< minimum height of the table on the screen
    ShownRows m_rows;
    Result<void> m_ready;
};

} // namespace fairshare::gui
