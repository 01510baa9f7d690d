// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

class QPainter;

namespace fairshare::gui {

class LabelSpace;

/// Labels all items on one side, with the labels moved apart. If there is not enough room, the labels of the
/// smallest items are omitted.
void paintSideLabels(QPainter& painter, const LabelSpace& space, std::size_t marks);

} // namespace fairshare::gui
