// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/quotas/quota_study.h"

#include <array>
#include <cstdint>
#include <map>
#include <tuple>
#include <vector>

/// Layout of the boxes and bands of a flow diagram with the columns own quota, shared and allocated.
namespace fairshare {

/// Represents all groups that are too small for their own box.
inline constexpr QuotaRow OtherGroups = NoQuotaRow;
/// Represents the surplus shared in all groups that are too small for their own box.
inline constexpr QuotaRow OtherSurplus = NoQuotaRow - 1;
/// Gap between boxes as a fraction of the total height.
inline constexpr double FlowGapPart = 0.042;

enum class FlowColumn : std::uint8_t { Own, Shared, Given };

FlowColumn columnOf(FlowEnd end);

struct FlowBox {
    FlowPoint point;
    double amount = 0;
    double top = 0;
    double out = 0; ///< amount of the bands that left so far
    double in = 0; ///< amount of the bands that arrived so far
};

struct FlowBand {
    std::size_t from = 0;
    std::size_t to = 0;
    double amount = 0;
    double startTop = 0;
    double endTop = 0;
};

/// The boxes and bands of one diagram.
class FlowLayout {
public:
    FlowLayout(const QuotaStudy& study, std::size_t stepCount);

    double height() const { return m_height; }
    const std::vector<FlowBox>& boxes() const { return m_boxes; }
    const std::vector<FlowBand>& bands() const { return m_bands; }
    /// Returns the unmet request of the group of a box; 0 for merged groups.
    double openOf(const FlowBox& box) const;
    std::size_t mergedIn(FlowColumn column) const { return m_merged[static_cast<std::size_t>(column)]; }

private:
    using Key = std::tuple<int, FlowEnd, QuotaRow>;

    void readFlows(std::size_t stepCount);
    void routeIdle(std::vector<QuotaFlow>& flows) const;
    void mergeSmall(std::vector<QuotaFlow>& flows, FlowColumn column);
    Key keyOf(const FlowPoint& point, const std::map<QuotaRow, bool>& gives) const;
    void place();
    void placeBands();

    const QuotaStudy& m_study;
    std::vector<FlowBox> m_boxes;
    std::vector<FlowBand> m_bands;
    std::array<std::size_t, 3> m_merged{};
    double m_height = 0;
};

} // namespace fairshare
