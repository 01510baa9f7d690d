// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/report/page_flow.h"

#include <algorithm>

namespace fairshare::gui {
namespace {

class Pages {
public:
    explicit Pages(double height)
        : m_height(height)
        , m_pages(1)
    {
    }

    /// Pieces from `begin` to `end` on one page, where they fit one.
    void add(const Flow& flow, std::size_t begin, std::size_t end)
    {
        if (!isFresh() && m_used + heightOf(flow, begin, end, false) > m_height)
            breakPage();
        for (std::size_t at = begin; at < end; ++at) {
            if (!isFresh() && m_used + flow[at].gap + flow[at].height > m_height)
                breakPage();
            place(flow[at]);
        }
    }

    std::vector<FlowPage> take() { return std::move(m_pages); }

private:
    bool isFresh() const { return m_pages.back().empty(); }

    static double heightOf(const Flow& flow, std::size_t begin, std::size_t end, bool fresh)
    {
        double height = 0;
        for (std::size_t at = begin; at < end; ++at)
            height += flow[at].height + (fresh && at == begin ? 0 : flow[at].gap);
        return height;
    }

    void breakPage()
    {
        m_pages.emplace_back();
        m_used = 0;
    }

    void place(const FlowPiece& piece)
    {
        if (isFresh() && piece.head) {
            m_pages.back().push_back({piece.head.get(), 0});
            m_used = piece.head->height;
        }
        const double gap = isFresh() ? 0 : piece.gap;
        m_pages.back().push_back({&piece, m_used + gap});
        m_used += gap + piece.height;
    }

    double m_height;
    double m_used = 0;
    std::vector<FlowPage> m_pages;
};

} // namespace

std::vector<FlowPage> paginate(const Flow& flow, double height)
{
    Pages pages(height);
    for (std::size_t begin = 0; begin < flow.size();) {
        std::size_t end = begin;
        while (end + 1 < flow.size() && flow[end].keepsWithNext)
            ++end;
        pages.add(flow, begin, end + 1);
        begin = end + 1;
    }
    return pages.take();
}

void keepTogether(Flow& flow, std::size_t begin, std::size_t end)
{
    for (std::size_t at = begin; at + 1 < std::min(end, flow.size()); ++at)
        flow[at].keepsWithNext = true;
}

} // namespace fairshare::gui
