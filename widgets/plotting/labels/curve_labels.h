// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

class QPainter;

namespace fairshare::gui {

class LabelSpace;

/// Labels the curves of a panel without colors next to or on the curves, as near as possible to their middle.
/// @param painter null to only reserve the positions
void paintCurveLabels(QPainter* painter, LabelSpace& space, std::size_t marks);

} // namespace fairshare::gui
