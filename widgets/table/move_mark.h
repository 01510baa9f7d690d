// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/table/cell_metrics.h"
#include "widgets/theme/theme.h"

#include <QPainter>

namespace fairshare::gui {

/// Places gained, or users who move up or down. Positive numbers point up in the color of gains, others point
/// down in the color of losses.
struct MoveMark {
    Theme theme;
    qint64 move = 0;
};

/// Draws a triangle and the number at the left of `place`, in the painter's font.
void paintMoveMark(QPainter& painter, const QRect& place, const MoveMark& mark);

/// Returns the width that paintMoveMark needs for this number.
int moveMarkWidth(const QFont& font, qint64 move);

} // namespace fairshare::gui
