// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/quota/submitters/submitter_pie.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <string_view>
#include <unordered_set>

namespace fairshare {
namespace {

/// Returns whether each submitter is the first of its name. Empty names count as different.
std::vector<bool> firstOfName(std::span<const PieSubmitter> submitters)
{
    std::unordered_set<std::string_view> names;
    std::vector<bool> first;
    first.reserve(submitters.size());
    for (const PieSubmitter& submitter : submitters)
        first.push_back(submitter.name.empty() || names.insert(submitter.name).second);
    return first;
}

/// Divides a pie in spins until nothing changes.
class Spinning {
public:
    Spinning(std::span<const PieSubmitter> submitters, const Pie& pie, double freeWeight)
        : m_now(submitters.begin(), submitters.end())
        , m_pie(pie)
        , m_free(freeWeight)
        , m_waiting(submitters.size())
    {
        m_result.matched.resize(submitters.size(), 0.0);
        std::iota(m_waiting.begin(), m_waiting.end(), 0U);
    }

    SpunPie run();

private:
    bool serveFloors();
    bool spin(std::uint32_t number);
    PieShares divide() const;
    double take(std::uint32_t submitter, double limit, double pieLeft);
    void leaveSatisfied();

    std::vector<PieSubmitter> m_now; ///< with current usage and request
    Pie m_pie;
    double m_free;
    std::vector<std::uint32_t> m_waiting;
    SpunPie m_result;
};

SpunPie Spinning::run()
{
    std::uint32_t number = serveFloors() ? 1 : 0;
    leaveSatisfied();
    while (number < MostPieSpins && spin(number))
        ++number;
    return std::move(m_result);
}

bool Spinning::serveFloors()
{
    for (std::uint32_t i = 0; i < m_now.size(); ++i) {
        const double limit = m_now[i].floor - m_now[i].usage;
        if (limit > 0)
            m_result.turns.push_back({0, i, limit, take(i, limit, limit)});
    }
    return !m_result.turns.empty();
}

PieShares Spinning::divide() const
{
    std::vector<PieSubmitter> waiting;
    waiting.reserve(m_waiting.size());
    for (const std::uint32_t i : m_waiting)
        waiting.push_back(m_now[i]);
    return dividePie(waiting, m_pie);
}

/// Runs one spin.
/// @return whether any submitter was matched
bool Spinning::spin(std::uint32_t number)
{
    const PieShares pie = divide();
    std::vector<std::size_t> order(m_waiting.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    const auto fill = [&](std::size_t at) {
        const double usage = m_now[m_waiting[at]].usage;
        return usage > 0 ? usage / (usage + pie.shares[at].limit) : 0.0;
    };
    std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        const double first = m_now[m_waiting[a]].effectivePriority;
        const double second = m_now[m_waiting[b]].effectivePriority;
        if (first != second)
            return first < second;
        return fill(a) != fill(b) ? fill(a) < fill(b) : a < b;
    });
    double left = pie.total;
    bool changed = false;
    for (const std::size_t at : order) {
        const double limit = pie.shares[at].unclaimedLimit;
        if (!(limit > 0) || !(left > 0))
            continue;
        const double matched = take(m_waiting[at], limit, left);
        m_result.turns.push_back({number, m_waiting[at], limit, matched});
        left -= matched;
        changed = changed || matched > 0;
    }
    leaveSatisfied();
    return changed;
}

/// Matches as many slots as the limit, the pie, the request and the free slots allow.
double Spinning::take(std::uint32_t submitter, double limit, double pieLeft)
{
    PieSubmitter& now = m_now[submitter];
    double most = std::min(limit, pieLeft);
    if (m_pie.groupLimit)
        most = std::min(most, *m_pie.groupLimit - m_pie.groupUsage);
    double slots = std::floor(most / now.slotWeight);
    if (slots < 1 && most > 0)
        slots = 1; // the first slot may be larger than the limit
    slots = std::min({slots, std::ceil(now.requested / now.slotWeight), std::floor(m_free / now.slotWeight)});
    if (now.ceiling)
        slots = std::min(slots, std::floor((*now.ceiling - now.usage) / now.slotWeight));
    const double matched = std::max(0.0, slots) * now.slotWeight;
    now.usage += matched;
    now.requested -= matched;
    m_free -= matched;
    m_pie.groupUsage += matched;
    m_result.matched[submitter] += matched;
    return matched;
}

void Spinning::leaveSatisfied()
{
    std::erase_if(m_waiting, [this](std::uint32_t i) { return !(m_now[i].requested > 0); });
}

} // namespace

PieShares dividePie(std::span<const PieSubmitter> submitters, const Pie& pie)
{
    const std::vector<bool> first = firstOfName(submitters);
    double sum = 0;
    for (std::size_t i = 0; i < submitters.size(); ++i)
        if (first[i])
            sum += 1 / submitters[i].effectivePriority;
    const double weight = pie.groupLimit ? std::min(pie.poolWeight, *pie.groupLimit) : pie.poolWeight;
    const double unclaimed = pie.groupLimit ? std::max(0.0, *pie.groupLimit - pie.groupUsage)
                                            : std::numeric_limits<double>::infinity();
    PieShares result;
    result.shares.resize(submitters.size());
    for (std::size_t i = 0; i < submitters.size(); ++i) {
        if (!first[i])
            continue;
        PieShare& share = result.shares[i];
        share.share = 1 / submitters[i].effectivePriority / sum;
        share.limit = std::max(0.0, share.share * weight - submitters[i].usage);
        if (submitters[i].ceiling)
            share.limit = std::min(share.limit, std::max(0.0, *submitters[i].ceiling - submitters[i].usage));
        share.unclaimedLimit = std::min(share.limit, unclaimed);
        if (!pie.considersPreemption)
            share.limit = share.unclaimedLimit;
        result.total += share.limit;
    }
    return result;
}

SpunPie spinPie(std::span<const PieSubmitter> submitters, const Pie& pie, double freeWeight)
{
    return Spinning(submitters, pie, freeWeight).run();
}

} // namespace fairshare
