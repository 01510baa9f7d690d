// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/quota/demand/demand_day.h"

#include "core/base/random.h"
#include "core/base/say.h"
#include "core/quota/allocation/wide_starvation.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace fairshare {
namespace {

bool isIn(double value, double least, double most)
{
    return value >= least && value <= most;
}

Result<void> checkSettings(const DemandDaySettings& settings)
{
    if (!isIn(settings.pollMinutes, 0.5, 240))
        return fail(ErrorCode::OutOfRange, fairshare::say("the poll interval must be 0.5 to 240 minutes"));
    if (!isIn(settings.recordMinutes, 0.5, MinutesOfDay))
        return fail(
            ErrorCode::OutOfRange, fairshare::say("the recording interval must be 0.5 to 1440 minutes"));
    if (!isIn(settings.warmUpHours, 0, 240))
        return fail(
            ErrorCode::OutOfRange, fairshare::say("the warm-up time before the day must be 0 to 240 hours"));
    if (!isIn(settings.smoothing.windowMinutes, 0, MinutesOfDay * 7))
        return fail(ErrorCode::OutOfRange, fairshare::say("the demand window must be 0 to 10080 minutes"));
    return {};
}

Result<void> checkProfile(const DemandProfile& profile)
{
    constexpr double Many = 1e9;
    const bool isLegal = isIn(profile.meanIdleJobs, 0, Many) && isIn(profile.swing, 0, 1)
        && isIn(profile.peakHour, 0, 24) && isIn(profile.noise, 0, 1) && isIn(profile.burstsPerDay, 0, 1000)
        && isIn(profile.burstFactor, 0, 1000) && isIn(profile.burstMinutes, 0, MinutesOfDay)
        && isIn(profile.lullsPerDay, 0, 1000) && isIn(profile.lullMinutes, 0, MinutesOfDay)
        && isIn(profile.jobHours, 1e-3, 1e4);
    if (!isLegal)
        return fail(ErrorCode::OutOfRange, fairshare::say("a demand profile has a value out of range"));
    return {};
}

constexpr double StepMinutes = 2; ///< step of the simulation

/// Steps of the day and of the warm-up before it. Their length does not depend on the poll interval, so polls
/// do not affect policies that do not follow the demand.
struct Steps {
    std::uint32_t before = 0; ///< warm-up, not recorded
    std::uint32_t ofDay = 0;
    std::uint32_t perRecord = 1;

    explicit Steps(const DemandDaySettings& settings)
        : before(static_cast<std::uint32_t>(std::ceil(settings.warmUpHours * 60 / StepMinutes)))
        , ofDay(static_cast<std::uint32_t>(std::ceil(MinutesOfDay / StepMinutes)))
        , perRecord(
              static_cast<std::uint32_t>(std::max(1.0, std::round(settings.recordMinutes / StepMinutes))))
    {
    }

    std::uint32_t count() const { return before + ofDay; }
    double minutesAt(std::uint32_t step) const { return (static_cast<double>(step) - before) * StepMinutes; }
    /// Returns the number of steps in the record that contains this step of the day. The last record may have
    /// fewer.
    std::uint32_t inRecord(std::uint32_t ofTheDay) const
    {
        const std::uint32_t first = ofTheDay / perRecord * perRecord;
        return std::min(perRecord, ofDay - first);
    }
};

/// State of the queues in a step, by row.
struct StepView {
    std::uint32_t step = 0;
    std::vector<double> idleJobs{};
    std::vector<double> demand{}; ///< smoothed, as of the last poll
    bool isPolled = true; ///< queues are polled in this step
};

/// Simulation of the pool under one policy.
class PolicyRun {
public:
    PolicyRun(
        const DemandDayRequest& request, const DemandDaySettings& settings, const SurplusPolicy& policy);

    void step(const StepView& view, const Steps& steps);
    PolicyDay finish(const Steps& steps);

private:
    const GroupQuotas& quotas() const { return m_request.quotas; }
    const QuotaTree& tree() const { return m_request.tree; }
    void endJobs(double minutes);
    void setFlags(const StepView& view, double minutes);
    std::vector<double> allocate(const StepView& view) const;
    void startJobs(const StepView& view, std::span<const double> allocated);
    void record(const StepView& view, const Steps& steps);

    const DemandDayRequest& m_request;
    bool m_holds;
    PolicyDay m_day;
    AssignedQuotas m_assigned;
    HeldFlags m_held; ///< used if flags are held
    SurplusFlags m_flags;
    std::vector<double> m_width; ///< cores per job
    std::vector<double> m_running; ///< whole jobs
    std::vector<double> m_ending; ///< fractions of ended jobs, below one
    std::vector<double> m_started; ///< jobs started in this step
    double m_free;
};

PolicyRun::PolicyRun(
    const DemandDayRequest& request, const DemandDaySettings& settings, const SurplusPolicy& policy)
    : m_request(request)
    , m_holds(policy.followsDemand && settings.holdMinutes.has_value())
    , m_assigned(assignQuotas(request.quotas, request.tree))
    , m_held(declaredFlags(request.quotas, request.tree),
          settings.holdMinutes.value_or(HeldFlags::DefaultHoldMinutes))
    , m_flags(policyFlags(policy, request.quotas, request.tree))
    , m_running(request.tree.size(), 0.0)
    , m_ending(request.tree.size(), 0.0)
    , m_started(request.tree.size(), 0.0)
    , m_free(request.quotas.poolSize)
{
    m_day.policy = &policy;
    m_day.coreHours.resize(tree().size(), 0.0);
    m_width.resize(tree().size());
    for (QuotaRow row = 0; row < tree().size(); ++row)
        m_width[row] = jobWidth(quotas(), tree(), row);
    if (m_holds)
        m_flags = m_held.flags();
}

void PolicyRun::step(const StepView& view, const Steps& steps)
{
    endJobs(StepMinutes);
    if (view.isPolled)
        setFlags(view, steps.minutesAt(view.step));
    startJobs(view, allocate(view));
    if (view.step >= steps.before)
        record(view, steps);
}

void PolicyRun::endJobs(double minutes)
{
    for (QuotaRow row = 0; row < tree().size(); ++row) {
        if (m_running[row] <= 0)
            continue;
        const double part = std::min(1.0, minutes / (60 * m_request.profiles[row].jobHours));
        m_ending[row] += m_running[row] * part;
        const double ended = std::min(m_running[row], std::floor(m_ending[row]));
        m_ending[row] -= ended;
        m_running[row] -= ended;
        m_free += ended * m_width[row];
    }
}

void PolicyRun::setFlags(const StepView& view, double minutes)
{
    if (!m_day.policy->followsDemand)
        return;
    SurplusFlags wanted = policyFlags(*m_day.policy, quotas(), tree(), view.demand);
    if (m_holds)
        wanted = m_held.update(wanted, minutes);
    for (QuotaRow row = 0; row < tree().size() && minutes >= 0; ++row)
        m_day.flagChanges += wanted[row] != m_flags[row] ? 1U : 0U;
    m_flags = std::move(wanted);
}

std::vector<double> PolicyRun::allocate(const StepView& view) const
{
    std::vector<double> requested(tree().size());
    for (QuotaRow row = 0; row < tree().size(); ++row)
        requested[row] = (m_running[row] + view.idleJobs[row]) * m_width[row];
    const AllocationInput input{quotas(), tree(), m_flags, requested};
    const std::vector<std::uint8_t> starved = starvedLeaves(input, m_assigned.quota);
    for (QuotaRow row = 0; row < tree().size(); ++row)
        if (starved[row] != 0)
            requested[row] = std::max(m_running[row] * m_width[row], m_assigned.quota[row]);
    return allocateQuotas(input, m_assigned).allocated;
}

/// Starts jobs. The group that uses the least of its quota starts first.
void PolicyRun::startJobs(const StepView& view, std::span<const double> allocated)
{
    constexpr double Rounding = 1e-9; // for allocations that miss a whole job only by rounding
    std::vector<QuotaRow> order;
    for (QuotaRow row = 0; row < tree().size(); ++row) {
        m_started[row] = 0;
        if (view.idleJobs[row] > 0)
            order.push_back(row);
    }
    const auto used = [this](QuotaRow row) { return m_running[row] * m_width[row]; };
    std::vector<double> key(tree().size(), std::numeric_limits<double>::infinity());
    for (const QuotaRow row : order)
        if (m_assigned.quota[row] > 0)
            key[row] = used(row) / m_assigned.quota[row];
    std::sort(order.begin(), order.end(),
        [&key](QuotaRow a, QuotaRow b) { return key[a] != key[b] ? key[a] < key[b] : a < b; });
    for (const QuotaRow row : order) {
        const double room = std::floor((allocated[row] - used(row)) / m_width[row] + Rounding);
        const double fits = std::floor(m_free / m_width[row]);
        m_started[row] = std::max(0.0, std::min({room, fits, view.idleJobs[row]}));
        m_running[row] += m_started[row];
        m_free -= m_started[row] * m_width[row];
    }
}

void PolicyRun::record(const StepView& view, const Steps& steps)
{
    const std::uint32_t ofTheDay = view.step - steps.before;
    if (ofTheDay % steps.perRecord == 0) {
        m_day.idle.push_back(0);
        m_day.wasted.push_back(0);
        m_day.waiting.push_back(0);
        m_day.use.resize(m_day.use.size() + tree().size(), 0.0);
    }
    const auto recorded = static_cast<double>(steps.inRecord(ofTheDay));
    const std::span<double> use = std::span(m_day.use).last(tree().size());
    double waiting = 0;
    for (QuotaRow row = 0; row < tree().size(); ++row) {
        const double cores = m_running[row] * m_width[row];
        const double waits = (view.idleJobs[row] - m_started[row]) * m_width[row];
        waiting += waits;
        if (m_width[row] > 1) {
            m_day.wideCoreHours += cores;
            m_day.hasWideJobs = m_day.hasWideJobs || cores > 0 || waits > 0;
        }
        use[row] += cores / recorded;
        m_day.coreHours[row] += cores;
    }
    const double wasted = std::min(m_free, waiting);
    m_day.idle.back() += m_free / recorded;
    m_day.wasted.back() += wasted / recorded;
    m_day.waiting.back() += waiting / recorded;
    m_day.idleCoreHours += m_free;
    m_day.wastedCoreHours += wasted;
}

/// Converts the sums to core-hours. Until here they are whole cores, so rounding errors do not accumulate.
PolicyDay PolicyRun::finish(const Steps& steps)
{
    for (double& hours : m_day.coreHours)
        hours = hours * StepMinutes / 60;
    for (double* sum : {&m_day.idleCoreHours, &m_day.wastedCoreHours, &m_day.wideCoreHours})
        *sum = *sum * StepMinutes / 60;
    m_day.poolCoreHours = quotas().poolSize * steps.ofDay * StepMinutes / 60;
    return std::move(m_day);
}

/// Simulates all policies in parallel, step by step.
class DaySimulation {
public:
    DaySimulation(const DemandDayRequest& request, const DemandDaySettings& settings);

    Result<DemandDay> run(const Progress& progress);

private:
    void view(std::uint32_t step);
    void poll(std::uint32_t due);
    void recordDemand();

    const DemandDaySettings& m_settings;
    Steps m_steps;
    bool m_smooths; ///< true if a policy follows the demand
    std::vector<std::vector<double>> m_idle; ///< by row, per step; empty for groups without jobs
    std::vector<std::vector<double>> m_polled; ///< by row, per poll so far; empty for groups without jobs
    std::uint32_t m_polls = 0; ///< number of polls so far
    std::vector<PolicyRun> m_runs;
    StepView m_view;
    DemandDay m_day;
};

DaySimulation::DaySimulation(const DemandDayRequest& request, const DemandDaySettings& settings)
    : m_settings(settings)
    , m_steps(settings)
    , m_smooths(std::any_of(request.policies.begin(), request.policies.end(),
          [](const SurplusPolicy* policy) { return policy->followsDemand; }))
    , m_idle(request.tree.size())
    , m_polled(request.tree.size())
{
    SplitMix64 seeds(settings.seed);
    for (QuotaRow row = 1; row < request.tree.size(); ++row) {
        const std::uint64_t seed = seeds.next();
        if (request.tree.isLeaf(row) && request.profiles[row].meanIdleJobs > 0)
            m_idle[row] = idleJobsOverTime(
                request.profiles[row], {StepMinutes, m_steps.count(), m_steps.minutesAt(0)}, seed);
    }
    for (const SurplusPolicy* policy : request.policies)
        m_runs.emplace_back(request, settings, *policy);
    m_view.idleJobs.resize(request.tree.size(), 0.0);
    m_view.demand.resize(request.tree.size(), 0.0);
}

Result<DemandDay> DaySimulation::run(const Progress& progress)
{
    for (std::uint32_t step = 0; step < m_steps.count(); ++step) {
        if (progress.cancelled())
            return fail(ErrorCode::Cancelled, fairshare::say("the simulation of the day was canceled"));
        progress.at(static_cast<double>(step) / m_steps.count());
        view(step);
        for (PolicyRun& each : m_runs)
            each.step(m_view, m_steps);
        if (step >= m_steps.before)
            recordDemand();
    }
    for (PolicyRun& each : m_runs)
        m_day.policies.push_back(each.finish(m_steps));
    return std::move(m_day);
}

void DaySimulation::view(std::uint32_t step)
{
    m_view.step = step;
    for (QuotaRow row = 0; row < m_idle.size(); ++row)
        if (!m_idle[row].empty())
            m_view.idleJobs[row] = m_idle[row][step];
    // All polls before the next step are due now. They see the idle jobs of this step.
    const auto due = static_cast<std::uint32_t>(std::ceil((step + 1) * StepMinutes / m_settings.pollMinutes));
    m_view.isPolled = due > m_polls;
    if (m_view.isPolled)
        poll(due);
}

void DaySimulation::poll(std::uint32_t due)
{
    m_polls = due;
    if (!m_smooths)
        return;
    const double inWindow = std::floor(m_settings.smoothing.windowMinutes / m_settings.pollMinutes) + 1;
    const auto samples = static_cast<std::size_t>(std::min(inWindow, static_cast<double>(due)));
    for (QuotaRow row = 0; row < m_idle.size(); ++row) {
        if (m_idle[row].empty())
            continue;
        m_polled[row].resize(due, m_view.idleJobs[row]);
        m_view.demand[row] =
            smoothDemand(std::span(m_polled[row]).last(samples), m_settings.smoothing).demand;
    }
}

void DaySimulation::recordDemand()
{
    const std::uint32_t ofTheDay = m_view.step - m_steps.before;
    const std::size_t rows = m_view.idleJobs.size();
    if (ofTheDay % m_steps.perRecord == 0) {
        m_day.minutes.push_back(m_steps.minutesAt(m_view.step));
        m_day.idleJobs.resize(m_day.idleJobs.size() + rows, 0.0);
    }
    const std::span<double> step = std::span(m_day.idleJobs).last(rows);
    for (std::size_t row = 0; row < rows; ++row)
        step[row] += m_view.idleJobs[row] / m_steps.inRecord(ofTheDay);
}

} // namespace

Result<DemandDay> simulateDemandDay(
    const DemandDayRequest& request, const DemandDaySettings& settings, const Progress& progress)
{
    if (auto legal = checkSettings(settings); !legal)
        return tl::unexpected(legal.error());
    for (const DemandProfile& profile : request.profiles)
        if (auto legal = checkProfile(profile); !legal)
            return tl::unexpected(legal.error());
    return DaySimulation(request, settings).run(progress);
}

} // namespace fairshare
