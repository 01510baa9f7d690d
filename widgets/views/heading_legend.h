// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPainter>
#include <QRect>
#include <QString>

#include <functional>

namespace fairshare::gui {

/// What colors mean, from the right end of a heading leftwards, in the font of the painter. Sizes are pixels.
class HeadingLegend {
public:
    /// @param em of the font of the heading
    HeadingLegend(QPainter& painter, const QRect& heading, int em, const QColor& text);

    /// Writes the text, cut short where it is wider than `widest`, and leaves a gap beside it.
    void word(const QString& text, int gap, int widest);
    /// The place of a swatch or scale.
    QRect box(int width);
    void skip(int width) { m_x -= width; }
    int taken() const { return m_heading.right() - m_x; }

private:
    QPainter& m_painter;
    QRect m_heading;
    int m_tall;
    QColor m_text;
    int m_x;
};

/// Fills the place with a scale. @param colorOf the color at 0 (left) to 1
void paintRamp(QPainter& painter, const QRect& place, const std::function<QColor(double)>& colorOf);

} // namespace fairshare::gui
