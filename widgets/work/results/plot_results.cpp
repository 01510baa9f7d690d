// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/work/results/plot_results.h"

#include "core/base/shared_value.h"
#include "core/chart/chart_registry.h"
#include "core/chart/plot.h"
#include "core/scenario/evaluation.h"
#include "core/scenario/scenario.h"

#include <QEventLoop>

#include <algorithm>
#include <iterator>
#include <new>
#include <utility>

namespace fairshare::gui {
namespace {

constexpr int FirstMilliseconds = 30; ///< between updates of the first chart: two frames
constexpr int FollowMilliseconds = 120; ///< between updates of the other charts
constexpr int PlotRestMilliseconds = 400; ///< time without an edit after which all charts are requested

bool isDue(const QElapsedTimer& since, int milliseconds)
{
    return !since.isValid() || since.hasExpired(milliseconds);
}

/// Inputs shared by all plots of a request.
struct PlotSources {
    EvaluationPtr now{};
    EvaluationPtr baseline{};
    std::string algorithm{};
    double halfLifeSeconds = DefaultHalfLifeSeconds;
    std::vector<NodeRow> selected{};
    std::vector<std::uint32_t> jobs{};
    SharedValue<PrioritySection> priority{};
    SharedValue<PrioritySection> baselinePriority{};
};

/// Returns null if the plot could not be made.
PlotResults::PlotPtr plotOf(const std::string& chart, const ParameterValues& values,
    const PlotSources& sources, const Progress& progress)
{
    const auto sectionOf = [](const SharedValue<PrioritySection>& priority) {
        return priority.has() ? &*priority : nullptr;
    };
    try {
        auto plot = makePlot(chart,
            {.now = *sources.now,
                .baseline = sources.baseline.get(),
                .algorithm = sources.algorithm,
                .selected = sources.selected,
                .jobs = sources.jobs,
                .halfLifeSeconds = sources.halfLifeSeconds,
                .priority = sectionOf(sources.priority),
                .baselinePriority = sectionOf(sources.baselinePriority),
                .progress = progress},
            values);
        return plot ? std::make_shared<const Plot>(*std::move(plot)) : nullptr;
    } catch (const std::bad_alloc&) {
        return nullptr;
    }
}

} // namespace

PlotResults::PlotResults(Document& document, ScenarioResults& results, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_results(results)
    , m_work(nullptr, LatestWork::Older::Finish)
{
    m_follow.setSingleShot(true);
    connect(&m_follow, &QTimer::timeout, this, &PlotResults::ask);
    connect(&document, &Document::scenarioChanged, this, &PlotResults::onScenarioChanged);
    connect(&results, &ScenarioResults::changed, this, &PlotResults::request);
    connect(&document.selection(), &Selection::changed, this, &PlotResults::onSelectionChanged);
}

void PlotResults::setPlot(const std::string& name, const std::string& chart, const ParameterValues& values)
{
    const auto known = std::find_if(
        m_drawn.begin(), m_drawn.end(), [&name](const Drawn& drawn) { return drawn.name == name; });
    if (known != m_drawn.end() && known->chart == chart && known->values == values)
        return;
    if (known == m_drawn.end()) {
        m_drawn.push_back({name, chart, values, nullptr});
    } else {
        known->chart = chart;
        known->values = values;
        known->state = 0;
    }
    ask();
}

void PlotResults::setAlgorithm(const std::string& algorithm)
{
    if (std::exchange(m_algorithm, algorithm) == algorithm)
        return;
    for (Drawn& drawn : m_drawn)
        if (findChart(drawn.chart)->takesAlgorithm)
            drawn.state = 0;
    ask();
}

void PlotResults::setJobs(std::vector<std::uint32_t> jobs)
{
    if (m_jobs == jobs)
        return;
    m_jobs = std::move(jobs);
    onSelectionChanged();
}

PlotResults::PlotPtr PlotResults::plot(const std::string& name) const
{
    for (const Drawn& drawn : m_drawn)
        if (drawn.name == name)
            return drawn.plot;
    return nullptr;
}

void PlotResults::setWatched(bool watched)
{
    m_watched = watched;
    if (watched && m_outdated)
        request();
}

void PlotResults::onScenarioChanged(Document::Change change)
{
    if (change != Document::Change::Opened)
        return;
    m_work.cancel();
    m_follow.stop();
    m_sinceAsked.invalidate();
    m_outdated = false;
    for (Drawn& drawn : m_drawn)
        drawn.plot.reset();
    Q_EMIT changed();
}

void PlotResults::request()
{
    ++m_state;
    ask();
}

void PlotResults::onSelectionChanged()
{
    bool any = false;
    for (Drawn& drawn : m_drawn)
        if ((drawn.plot && drawn.plot->isSampled) || findChart(drawn.chart)->followsSelection) {
            drawn.state = 0;
            any = true;
        }
    if (any)
        ask();
}

void PlotResults::ask()
{
    const EvaluationPtr& now = m_results.current();
    if (!now || now->results.empty() || m_drawn.empty())
        return;
    m_outdated = !m_watched;
    if (m_outdated)
        return;
    std::vector<Drawn> behind;
    std::copy_if(m_drawn.begin(), m_drawn.end(), std::back_inserter(behind),
        [this](const Drawn& drawn) { return drawn.state != m_state; });
    const bool rested = isDue(m_sinceAsked, PlotRestMilliseconds);
    m_sinceAsked.start();
    if (!rested) {
        const bool isFirst = !behind.empty() && behind.front().name == m_drawn.front().name;
        const bool first = isFirst && isDue(m_sinceFirst, FirstMilliseconds);
        const auto others = behind.begin() + (isFirst ? 1 : 0);
        const bool one = isDue(m_sinceOther, FollowMilliseconds);
        std::stable_sort(
            others, behind.end(), [](const Drawn& a, const Drawn& b) { return a.state < b.state; });
        const std::ptrdiff_t kept = std::min<std::ptrdiff_t>(one ? 1 : 0, behind.end() - others);
        if (behind.end() - others > kept)
            follow(FollowMilliseconds);
        behind.erase(others + kept, behind.end());
        if (kept > 0)
            m_sinceOther.start();
        if (first)
            m_sinceFirst.start();
        if (isFirst && !first) {
            behind.erase(behind.begin());
            follow(FirstMilliseconds);
        }
    }
    if (!behind.empty())
        make(std::move(behind));
}

void PlotResults::follow(int milliseconds)
{
    if (!m_follow.isActive() || m_follow.remainingTime() > milliseconds)
        m_follow.start(milliseconds);
}

void PlotResults::make(std::vector<Drawn> list)
{
    const EvaluationPtr& now = m_results.current();
    for (Drawn& each : list)
        each.state = m_state;
    std::vector<NodeRow> selected;
    if (!m_document.isEmpty() && now->tree.columns().shape == m_document.scenario()->tree.columns().shape)
        selected = m_document.selection().rows();
    const auto priorityOf = [](const ScenarioPtr& scenario) {
        return scenario ? scenario->priority : SharedValue<PrioritySection>();
    };
    const PlotSources sources{.now = now,
        .baseline = m_results.baseline(),
        .algorithm =
            now->find(m_algorithm) != nullptr ? m_algorithm : std::string(now->results.front().algorithm->id),
        .halfLifeSeconds =
            m_document.isEmpty() ? DefaultHalfLifeSeconds : m_document.scenario()->settings.halfLifeSeconds,
        .selected = std::move(selected),
        .jobs = m_jobs,
        .priority = priorityOf(m_document.scenario()),
        .baselinePriority = priorityOf(m_document.baseline())};
    m_work.request([this, sources, list = std::move(list)](const Progress& progress) -> LatestWork::Answer {
        std::vector<Drawn> drawn = list;
        for (Drawn& each : drawn) {
            each.plot.reset();
            if (progress.cancelled())
                break;
            each.plot = plotOf(each.chart, each.values, sources, progress);
        }
        return [this, drawn] { take(drawn); };
    });
}

void PlotResults::take(const std::vector<Drawn>& drawn)
{
    for (Drawn& own : m_drawn)
        for (const Drawn& made : drawn)
            if (made.name == own.name && made.values == own.values && made.chart == own.chart
                && made.state >= own.state) {
                own.plot = made.plot ? made.plot : own.plot;
                own.state = made.state;
            }
    Q_EMIT changed();
}

void PlotResults::waitUntilReady()
{
    QEventLoop loop;
    connect(this, &PlotResults::changed, &loop, &QEventLoop::quit, Qt::QueuedConnection);
    connect(&m_follow, &QTimer::timeout, &loop, &QEventLoop::quit, Qt::QueuedConnection);
    while (m_work.isBusy() || m_follow.isActive())
        loop.exec();
}

} // namespace fairshare::gui
