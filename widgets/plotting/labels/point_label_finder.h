// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/plotting/panel/label_room.h"

#include <optional>
#include <span>
#include <vector>

namespace fairshare::gui {

/// Position of the name of a point.
struct PointLabelPlace {
    QRectF place;
    std::optional<QLineF> leader{}; ///< from the point to a name that is not next to it
};

/// Finds unambiguous positions for names of points. A name is right next to its point if no other point is
/// about as near. Otherwise it is further away, with a leader that passes no other point.
class PointLabelFinder {
public:
    /// @param em pixels
    PointLabelFinder(LabelRoom& room, double em)
        : m_room(room)
        , m_em(em)
    {
    }

    /// What a name should not be confused with or cover.
    struct Around {
        std::span<const QPointF> points; ///< all points, including its own
        std::span<const QPointF> crowd; ///< too many to avoid each one
        std::span<const LabelObstacle> lines;
    };
    /// Reserves the position; returns nothing if there is none.
    std::optional<PointLabelPlace> find(const PointLabel& label, const Around& around);

private:
    struct Candidate {
        PointLabelPlace name;
        double cost = 0;
    };

    void tryBeside(const PointLabel& label, const Around& around, std::optional<Candidate>& best) const;
    void tryAway(const PointLabel& label, const Around& around, std::optional<Candidate>& best) const;
    bool isFree(const QRectF& place) const;
    bool passesNothing(const QLineF& leader, const PointLabel& label, const Around& around) const;
    static double cost(const QRectF& place, const Around& around);

    LabelRoom& m_room;
    double m_em;
    std::vector<QLineF> m_leaders;
};

} // namespace fairshare::gui
