// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/theme/theme.h"

#include <QFontMetrics>
#include <QPainter>
#include <QRect>
#include <QString>

namespace fairshare::gui {

/// A name and the suffix that distinguishes it: "alice" and " (gpu)", or "".
struct NameAndEnd {
    QString name;
    QString end;

    bool operator==(const NameAndEnd&) const = default;
};

/// Returns as much of both as fits. Text is elided in the middle because both ends of a name can distinguish
/// rows. Name and suffix are elided only if they take more than half of the room. Parentheses are kept.
NameAndEnd fittedNameAndEnd(const QFontMetrics& metrics, const NameAndEnd& whole, int width);

/// Draws as much as fits on one line, with the suffix in the second text color.
void drawNameAndEnd(QPainter& painter, const QRect& place, const NameAndEnd& whole, const Theme& theme);

} // namespace fairshare::gui
