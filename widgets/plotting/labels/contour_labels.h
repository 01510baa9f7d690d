// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

class QPainter;

namespace fairshare::gui {

class LabelSpace;

/// Labels each line over the colors of a grid that has room, as near to its far end as other labels allow.
/// @param painter null to only reserve the positions
void paintContourLabels(QPainter* painter, LabelSpace& space, std::size_t marks);

} // namespace fairshare::gui
