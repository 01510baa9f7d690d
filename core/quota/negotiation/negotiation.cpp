// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/quota/negotiation/negotiation.h"

#include "core/base/numbers.h"
#include "core/base/say.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <utility>

namespace fairshare {
namespace {

/// HTCondor's default sort keys for groups that come last.
constexpr double KeyWithoutQuota = 3.3e38;
constexpr double KeyOfRoot = 3.4e38;

class Cycle {
public:
    Cycle(const AllocationInput& input, const NegotiationOptions& options);

    Result<Negotiation> run();

private:
    const QuotaOptions& settings() const { return m_input.quotas.options; }
    std::size_t size() const { return m_tree.size(); }
    void allocate(std::span<const double> requested);
    void setTargets();
    std::vector<QuotaRow> order() const;
    bool takesTurn(QuotaRow row) const;
    std::optional<double> limitOf(QuotaRow row, double served) const;
    double capped(QuotaRow row, double limit) const;
    double match(QuotaRow row, double limit);
    double matchSubmitter(QuotaRow group, double budget);
    bool passes();
    bool settled() const;
    void adjustRequests(std::vector<double>& requested) const;

    const AllocationInput& m_input;
    const QuotaTree& m_tree;
    NegotiationOptions m_options;
    SurplusFlags m_accepts;
    std::vector<double> m_requested; ///< by submitters; rounds do not change it
    std::vector<QuotaRow> m_breadthFirst;
    bool m_anyAccepts = false;
    Negotiation m_result;
    double m_free = 0;
    std::vector<double> m_live; ///< in use now, charged directly
    std::vector<double> m_liveSubtree; ///< including everything below
    // State of the current round.
    QuotaAllocation m_allocation;
    std::vector<double> m_usage; ///< at the start of the round
    std::vector<double> m_target;
    std::vector<double> m_delta;
    double m_maxDelta = 0;
};

Cycle::Cycle(const AllocationInput& input, const NegotiationOptions& options)
    : m_input(input)
    , m_tree(input.tree)
    , m_options(options)
    , m_accepts(input.acceptsSurplus.begin(), input.acceptsSurplus.end())
    , m_requested(input.requested.begin(), input.requested.end())
    , m_breadthFirst(breadthFirst(input.tree))
    , m_free(input.quotas.poolSize)
    , m_live(usageByRow(input.quotas, input.tree))
    , m_liveSubtree(m_live)
{
    if (m_accepts.empty())
        m_accepts = declaredFlags(input.quotas, m_tree);
    if (m_requested.empty())
        m_requested = requestedByRow(input.quotas, m_tree);
    m_anyAccepts =
        std::any_of(m_accepts.begin() + 1, m_accepts.end(), [](std::uint8_t flag) { return flag != 0; });
    for (std::size_t row = size() - 1; row > 0; --row)
        m_liveSubtree[m_tree.parent[row]] += m_liveSubtree[row];
    m_free = std::max(0.0, m_free - m_liveSubtree[RootQuotaRow]);
}

Result<Negotiation> Cycle::run()
{
    std::vector<double> requested = m_requested;
    for (std::uint32_t round = 0; round < settings().maxAllocationRounds; ++round) {
        allocate(requested);
        m_usage = m_live;
        setTargets();
        if (!passes())
            return fail(ErrorCode::TooLarge,
                fairshare::say("with a round robin rate of {}, the negotiation takes more than {} turns; "
                               "increase the rate",
                    saidNumber(shortest(settings().roundRobinRate)), MostNegotiationCalls));
        if (settled())
            break;
        adjustRequests(requested);
    }
    m_result.granted = std::move(m_live);
    m_result.idle = m_free;
    return std::move(m_result);
}

void Cycle::allocate(std::span<const double> requested)
{
    AllocationInput input = m_input;
    input.acceptsSurplus = m_accepts;
    input.requested = requested;
    m_allocation = allocateQuotas(input);
    m_result.rounds.push_back(m_allocation);
    if (m_tree.rootAutoregroups)
        m_allocation.quota[RootQuotaRow] = m_allocation.subtreeQuota[RootQuotaRow];
}

void Cycle::setTargets()
{
    m_target.resize(size());
    m_delta.resize(size());
    m_maxDelta = 0;
    for (QuotaRow row = 0; row < size(); ++row) {
        m_target[row] = std::max(m_allocation.allocated[row], m_allocation.quota[row]);
        m_delta[row] = std::max(0.0, m_target[row] - m_usage[row]);
        const double due = m_anyAccepts ? m_allocation.allocated[row] : m_allocation.quota[row];
        m_maxDelta = std::max(m_maxDelta, due - m_usage[row]);
    }
}

/// Returns the order of turns: the most starved group first; ties are breadth-first.
std::vector<QuotaRow> Cycle::order() const
{
    std::vector<double> key(size());
    for (QuotaRow row = 0; row < size(); ++row)
        key[row] = m_allocation.quota[row] > 0 ? m_usage[row] / m_allocation.quota[row] : KeyWithoutQuota;
    key[RootQuotaRow] = KeyOfRoot;
    if (m_tree.rootAutoregroups)
        key[RootQuotaRow] = std::numeric_limits<double>::infinity(); // strictly last
    std::vector<std::uint32_t> places(size());
    std::iota(places.begin(), places.end(), 0U);
    std::sort(places.begin(), places.end(), [this, &key](std::uint32_t a, std::uint32_t b) {
        const double first = key[m_breadthFirst[a]];
        const double second = key[m_breadthFirst[b]];
        return first != second ? first < second : a < b;
    });
    std::vector<QuotaRow> rows;
    rows.reserve(size());
    for (const std::uint32_t place : places)
        rows.push_back(m_breadthFirst[place]);
    return rows;
}

/// Returns whether a group takes a turn. A group without a request has no submitter.
bool Cycle::takesTurn(QuotaRow row) const
{
    if (m_allocation.allocated[row] <= 0)
        return false;
    if (m_usage[row] >= m_allocation.allocated[row] && !settings().considersPreemption)
        return false;
    if (m_requested[row] > 0)
        return true;
    if (row != RootQuotaRow || !m_tree.rootAutoregroups)
        return false;
    for (QuotaRow other = 1; other < size(); ++other)
        if (m_requested[other] > 0 && m_input.quotas.groups[m_tree.group[other]].autoregroup)
            return true;
    return false;
}

/// @param served how much of the largest delta is handed out up to this pass
std::optional<double> Cycle::limitOf(QuotaRow row, double served) const
{
    double limit = m_target[row];
    if (m_delta[row] > 0) {
        if (m_maxDelta <= 0)
            return std::nullopt;
        limit = std::min(limit, m_usage[row] + m_delta[row] * (served / m_maxDelta));
    }
    if (!settings().weightedSlots)
        limit = std::floor(limit);
    if (settings().strictQuota)
        limit = capped(row, limit);
    return std::trunc(limit);
}

/// Caps a limit so that a group that does not accept surplus gets no more than its quota, including
/// everything below it.
double Cycle::capped(QuotaRow row, double limit) const
{
    const double usage = m_options.cap == QuotaCap::AsRun ? m_usage[row] : m_live[row];
    double extra = limit - usage;
    for (QuotaRow at = row; at != RootQuotaRow && at != NoQuotaRow; at = m_tree.parent[at]) {
        if (m_accepts[at] != 0)
            continue;
        const QuotaGroup& group = m_input.quotas.groups[m_tree.group[at]];
        const double quota = group.quota && !group.isDynamic ? *group.quota : m_allocation.subtreeQuota[at];
        extra = std::min(extra, std::max(0.0, quota - m_liveSubtree[at]));
    }
    return usage + extra;
}

/// Matches the submitters of a group. The root also matches, after its own submitters, those of groups that
/// autoregroup.
double Cycle::match(QuotaRow row, double limit)
{
    const double budget = std::max(0.0, limit - m_live[row]);
    double matched = matchSubmitter(row, budget);
    if (row == RootQuotaRow && m_tree.rootAutoregroups)
        for (const QuotaRow group : m_breadthFirst)
            if (group != RootQuotaRow && m_input.quotas.groups[m_tree.group[group]].autoregroup)
                matched += matchSubmitter(group, budget - matched);
    return matched;
}

double Cycle::matchSubmitter(QuotaRow group, double budget)
{
    const double matched = std::max(0.0, std::min({budget, m_requested[group] - m_live[group], m_free}));
    m_free -= matched;
    m_live[group] += matched;
    for (QuotaRow at = group; matched > 0 && at != NoQuotaRow; at = m_tree.parent[at])
        m_liveSubtree[at] += matched;
    return matched;
}

/// Runs all passes of a round.
/// @return false if there are too many
bool Cycle::passes()
{
    const auto round = static_cast<std::uint32_t>(m_result.rounds.size() - 1);
    std::vector<QuotaRow> rows = order();
    rows.erase(std::remove_if(rows.begin(), rows.end(), [this](QuotaRow row) { return !takesTurn(row); }),
        rows.end());
    for (double served = 0;;) {
        served = std::min(served + settings().roundRobinRate, m_maxDelta);
        if (m_result.calls.size() + rows.size() > MostNegotiationCalls)
            return false;
        for (const QuotaRow row : rows) {
            const std::optional<double> limit = limitOf(row, served);
            m_result.calls.push_back({round, row, limit, limit ? match(row, *limit) : 0});
        }
        if (served >= m_maxDelta || rows.empty())
            return true;
    }
}

bool Cycle::settled() const
{
    double used = 0;
    double allocated = 0;
    for (QuotaRow row = 0; row < size(); ++row) {
        used += std::min(m_live[row], m_allocation.allocated[row]);
        allocated += m_allocation.allocated[row];
    }
    return used >= allocated;
}

/// Lowers the request of each group that could not use its allocation to its use, so that others get the
/// rest.
void Cycle::adjustRequests(std::vector<double>& requested) const
{
    for (QuotaRow row = 0; row < size(); ++row)
        requested[row] = m_live[row] < m_allocation.allocated[row] ? m_live[row] : m_requested[row];
}

} // namespace

Result<Negotiation> negotiate(const AllocationInput& input, const NegotiationOptions& options)
{
    return Cycle(input, options).run();
}

} // namespace fairshare
