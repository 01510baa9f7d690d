// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/plotting/plot_texts.h"

#include <optional>
#include <span>
#include <vector>

namespace fairshare::gui {

/// Where the name of a point stands.
struct PointName {
    QRectF place;
    std::optional<QLineF> leader{}; ///< from the point to a name that stands away from it
};

/// The point of a place that is nearest to another point.
QPointF nearestOf(const QRectF& place, const QPointF& to);

/// Finds places for names of points where nobody takes them for names of others: right beside their point
/// where no other point is about as near, else away from it with a leader that passes no other point.
class PointNames {
public:
    /// @param em pixels
    PointNames(LabelRoom& room, double em)
        : m_room(room)
        , m_em(em)
    {
    }

    /// What a name had better not be taken for, or not lie on.
    struct Around {
        std::span<const QPointF> points; ///< with its own
        std::span<const QPointF> crowd; ///< too many to keep clear of
        std::span<const LabelObstacle> lines;
    };
    /// Takes the place; nothing where there is none.
    std::optional<PointName> find(const PointLabel& label, const Around& around);

private:
    struct Candidate {
        PointName name;
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
