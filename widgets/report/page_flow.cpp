// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/report/page_flow.h"

#include <algorithm>
#include <limits>

namespace fairshare::gui {
namespace {

/// Costs of a way to break pages; only their relative sizes matter.
constexpr double PageCost = 25;
constexpr double ShrinkCost = 8; ///< for a page whose pieces are shrunk to their minimum height
constexpr double StretchCost = 4;
constexpr double EmptyCost = 40; ///< times the square of the empty fraction of a page
constexpr double MostEmpty = 0.33; ///< a larger fraction is hardly ever accepted
constexpr double TooEmptyCost = 100;
constexpr double LastEmptyCost = 60; ///< times the square of what the last page lacks …
constexpr double LastFull = 0.6; ///< … to this fraction
constexpr double PartedCost = 60; ///< for a break between pieces that keep together
constexpr double RowCost = 8; ///< for a break between rows of a table
constexpr double LineCost = 1; ///< for a break between lines of a text

double square(double value)
{
    return value * value;
}

/// Contents of a page that begins with one piece and ends before another.
struct PageFill {
    double height = 0;
    double shrink = 0;
    double stretch = 0;

    void add(const FlowPiece& piece, bool first)
    {
        const double head = piece.head ? piece.head->height : 0;
        height += piece.height + (first ? head : piece.gap);
        shrink += piece.shrink;
        stretch += piece.stretch;
    }
    double least() const { return height - shrink; }
};

/// Finds the cheapest page breaks, from the end backwards.
class PageBreaks {
public:
    PageBreaks(const Flow& flow, double height)
        : m_flow(flow)
        , m_height(height)
        , m_mayBreak(flow.size() + 1, true)
        , m_cost(flow.size() + 1, 0)
        , m_next(flow.size() + 1, flow.size())
    {
        keepRuns();
        for (std::size_t begin = flow.size(); begin-- > 0;)
            if (m_mayBreak[begin])
                findEnd(begin);
    }

    /// Returns the end of the page that begins at this piece.
    std::size_t end(std::size_t begin) const { return m_next[begin]; }

private:
    /// Forbids breaks within pieces that keep together, if they fit on a page.
    void keepRuns()
    {
        for (std::size_t begin = 0; begin < m_flow.size();) {
            PageFill fill;
            fill.add(m_flow[begin], true);
            std::size_t end = begin + 1;
            for (; end < m_flow.size() && m_flow[end - 1].keepsWithNext; ++end)
                fill.add(m_flow[end], false);
            if (fill.least() <= m_height)
                std::fill(m_mayBreak.begin() + static_cast<std::ptrdiff_t>(begin) + 1,
                    m_mayBreak.begin() + static_cast<std::ptrdiff_t>(end), false);
            begin = end;
        }
    }

    void findEnd(std::size_t begin)
    {
        m_cost[begin] = std::numeric_limits<double>::infinity();
        PageFill fill;
        for (std::size_t end = begin; end < m_flow.size();) {
            fill.add(m_flow[end], end == begin);
            ++end;
            const bool isOnly = m_cost[begin] == std::numeric_limits<double>::infinity();
            if (fill.least() > m_height && !isOnly)
                break;
            if (!m_mayBreak[end])
                continue;
            const double cost = costOf(fill, end) + m_cost[end];
            if (cost < m_cost[begin]) {
                m_cost[begin] = cost;
                m_next[begin] = end;
            }
        }
    }

    double costOf(const PageFill& fill, std::size_t end) const
    {
        const double over = fill.height - m_height;
        const bool last = end == m_flow.size();
        double cost = PageCost;
        if (over > 0)
            cost += fill.shrink > 0 ? ShrinkCost * square(over / fill.shrink) : 0;
        else if (last)
            cost += LastEmptyCost * square(std::max(0.0, LastFull - fill.height / m_height));
        else
            cost += costOfRoom(-over, fill.stretch);
        return last ? cost : cost + costOfBreak(end);
    }

    double costOfBreak(std::size_t at) const
    {
        if (m_flow[at - 1].keepsWithNext)
            return PartedCost;
        if (m_flow[at].head)
            return RowCost;
        return m_flow[at].gap > 0 ? 0 : LineCost;
    }

    double costOfRoom(double room, double stretch) const
    {
        const double used = std::min(room, stretch);
        const double empty = (room - used) / m_height;
        const double part = stretch > 0 ? used / stretch : 0;
        return StretchCost * square(part) + EmptyCost * square(empty)
            + (empty > MostEmpty ? TooEmptyCost * empty : 0);
    }

    const Flow& m_flow;
    double m_height;
    std::vector<bool> m_mayBreak; ///< before each piece, and after the last
    std::vector<double> m_cost; ///< of everything from a piece to the end
    std::vector<std::size_t> m_next; ///< end of a page that begins with a piece
};

/// Places the pieces from `begin` to `end` below each other.
FlowPage placed(const Flow& flow, std::size_t begin, std::size_t end, double height)
{
    PageFill fill;
    for (std::size_t at = begin; at < end; ++at)
        fill.add(flow[at], at == begin);
    const double over = fill.height - height;
    const bool last = end == flow.size();
    const double shrunk = over > 0 && fill.shrink > 0 ? std::min(1.0, over / fill.shrink) : 0;
    const double stretched = over < 0 && fill.stretch > 0 && !last ? std::min(1.0, -over / fill.stretch) : 0;
    FlowPage page;
    double top = 0;
    for (std::size_t at = begin; at < end; ++at) {
        const FlowPiece& piece = flow[at];
        if (at == begin && piece.head) {
            page.push_back({piece.head.get(), 0, piece.head->height});
            top = piece.head->height;
        }
        top += at == begin ? 0 : piece.gap;
        page.push_back({&piece, top, piece.height - shrunk * piece.shrink + stretched * piece.stretch});
        top += page.back().height;
    }
    return page;
}

} // namespace

std::vector<FlowPage> paginate(const Flow& flow, double height)
{
    if (flow.empty())
        return {{}};
    const PageBreaks breaks(flow, height);
    std::vector<FlowPage> pages;
    for (std::size_t begin = 0; begin < flow.size(); begin = breaks.end(begin))
        pages.push_back(placed(flow, begin, breaks.end(begin), height));
    return pages;
}

void keepTogether(Flow& flow, std::size_t begin, std::size_t end)
{
    for (std::size_t at = begin; at + 1 < std::min(end, flow.size()); ++at)
        flow[at].keepsWithNext = true;
}

} // namespace fairshare::gui
