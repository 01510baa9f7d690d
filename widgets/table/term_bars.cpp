// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/table/term_bars.h"

#include <QPainter>

#include <cmath>

namespace fairshare::gui {

Role termRole(PriorityTerm term)
{
    switch (term) {
    case PriorityTerm::Qos:
        return Role::S1;
    case PriorityTerm::Fairshare:
        return Role::S2;
    case PriorityTerm::Partition:
        return Role::S3;
    case PriorityTerm::Age:
        return Role::S4;
    case PriorityTerm::JobSize:
    case PriorityTerm::Tres:
        return Role::S5;
    case PriorityTerm::Association:
    case PriorityTerm::Site:
    case PriorityTerm::Nice:
        return Role::BarEdge;
    }
    return Role::BarEdge;
}

void paintTermBar(
    QPainter& painter, const QRect& place, const std::vector<TermPart>& parts, const Theme& theme)
{
    double from = 0;
    for (const TermPart& part : parts) {
        const int left = place.left() + static_cast<int>(std::lround(from * place.width()));
        from += part.share;
        const int right = place.left() + static_cast<int>(std::lround(from * place.width()));
        if (right > left)
            painter.fillRect(
                QRect(left, place.top(), right - left, place.height()), theme.color(termRole(part.term)));
    }
}

} // namespace fairshare::gui
