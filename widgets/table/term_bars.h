// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/theme/theme.h"

#include "core/priority/priority_term.h"

#include <QRect>

#include <vector>

class QPainter;

namespace fairshare::gui {

/// Returns the color of a term of the priority.
Role termRole(PriorityTerm term);

/// One part of a bar.
struct TermPart {
    PriorityTerm term = PriorityTerm::Qos;
    double share = 0; ///< fraction of the whole bar, 0 to 1
};

/// Draws the parts next to each other, from the left.
void paintTermBar(
    QPainter& painter, const QRect& place, const std::vector<TermPart>& parts, const Theme& theme);

} // namespace fairshare::gui
