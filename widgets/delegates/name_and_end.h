// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/theme/theme.h"

#include <QFontMetrics>
#include <QPainter>
#include <QRect>
#include <QString>

namespace fairshare::gui {

/// A name and what stands behind it to tell it apart: "alice" and " (gpu)", or "".
struct NameAndEnd {
    QString name;
    QString end;

    bool operator==(const NameAndEnd&) const = default;
};

/// As much of both as fits. Each is cut in its middle, since both ends of a name tell rows apart, and only
/// where it takes more than half of the room; parentheses stay.
NameAndEnd fittedNameAndEnd(const QFontMetrics& metrics, const NameAndEnd& whole, int width);

/// Draws what fits in one line, the end in the second color of text.
void drawNameAndEnd(QPainter& painter, const QRect& place, const NameAndEnd& whole, const Theme& theme);

} // namespace fairshare::gui
