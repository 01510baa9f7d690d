// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFontMetricsF>
#include <QPointF>
#include <QString>

/// Names inside rings.
namespace fairshare::gui {

/// A part of a ring: radii in pixels, angles in turns clockwise from the top.
struct RingPart {
    double inner = 0;
    double outer = 0;
    double from = 0;
    double to = 0;
};

/// A name inside a part of a ring.
struct SectorText {
    QString text; ///< with an ellipsis if it does not fit; "" if too little of it fits
    QPointF middle; ///< relative to the center of the rings
    double degrees = 0; ///< clockwise; never upside down
};

/// Returns the name along or across the radius: the first of them in which it fits whole, otherwise the one
/// that shows more of it.
SectorText sectorText(const RingPart& part, const QFontMetricsF& metrics, const QString& text);

} // namespace fairshare::gui
