// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPainter>
#include <QRect>
#include <QString>

#include <functional>

namespace fairshare::gui {

/// Paints a color legend from the right end of a heading to the left, in the painter's font. Sizes are in
/// pixels.
class HeadingLegend {
public:
    /// @param em font height of the heading
    HeadingLegend(QPainter& painter, const QRect& heading, int em, const QColor& text);

    /// Writes the text, elided if it is wider than `widest`, and leaves a gap next to it.
    void word(const QString& text, int gap, int widest);
    /// Returns the rectangle for a swatch or scale.
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

/// Fills the rectangle with a color scale.
/// @param colorOf the color at 0 (left) to 1
void paintRamp(QPainter& painter, const QRect& place, const std::function<QColor(double)>& colorOf);

} // namespace fairshare::gui
