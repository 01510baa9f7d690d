// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <qcustomplot.h>

namespace fairshare::gui {

/// Text above or below a picture. Part of PlotCanvas.
class PlotLines : public QCPLayoutElement {
public:
    enum class Room {
        TwoLines, ///< cut off if there is no room, instead of widening the picture
        AllLines, ///< as many lines as needed; nothing is omitted
    };

    struct Look {
        QFont font;
        QColor color;
    };

    PlotLines(QCustomPlot* parent, QString text, Look look, Room room = Room::TwoLines);

    /// @param corner corner at the right end left free for what is above the picture, in pixels
    /// @param isFirst first of all lines: if too little room is left next to the corner, they begin below it
    void leaveCorner(const QSize& corner, bool isFirst)
    {
        m_corner = corner;
        m_isFirst = isFirst;
    }

    QSize minimumOuterSizeHint() const override { return {1, height()}; }
    QSize maximumOuterSizeHint() const override { return {QWIDGETSIZE_MAX, height()}; }

protected:
    void applyDefaultAntialiasingHint(QCPPainter* /*painter*/) const override { }
    void draw(QCPPainter* painter) override;

private:
    int height() const;
    double heightIn(int width) const;
    int wholeWidth() const;
    /// Return the room left free at the right and at the top.
    int right() const;
    int top() const;

    QString m_text;
    Look m_look;
    Room m_room;
    QSize m_corner{0, 0};
    bool m_isFirst = false;
};

} // namespace fairshare::gui
