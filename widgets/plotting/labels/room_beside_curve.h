// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/plotting/panel/label_room.h"

#include <optional>
#include <span>
#include <vector>

namespace fairshare::gui {

inline constexpr double AnchorsApart = 12; ///< pixels between possible anchors of a name on a curve

/// A name and its anchor on the curve.
struct CurveLabel {
    QRectF place;
    QPointF on;

    QLineF leader() const { return {on, nearestOf(place, on)}; }
};

/// Returns possible anchors on a curve, those in its middle first.
std::vector<QPointF> fromTheMiddle(const QPolygonF& run);

/// Finds the free room nearest to a curve.
class RoomBesideCurve {
public:
    /// @param all lines that no name may cover
    RoomBesideCurve(const LabelRoom& room, std::span<const LabelObstacle> all, const QSizeF& size)
        : m_room(room)
        , m_all(all)
        , m_size(size)
    {
    }

    /// @param others curves that a leader must not cross
    std::optional<CurveLabel> find(
        const std::vector<QPolygonF>& curve, std::span<const LabelObstacle> others, double em) const;

private:
    std::optional<CurveLabel> beside(
        const QPointF& on, std::span<const LabelObstacle> others, double distance) const;

    const LabelRoom& m_room;
    std::span<const LabelObstacle> m_all;
    QSizeF m_size;
};

} // namespace fairshare::gui
