// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/work/plot_results.h"

#include "core/chart/chart_registry.h"

#include <QEventLoop>

#include <algorithm>
#include <new>

namespace fairshare::gui {
namespace {

constexpr int FollowMilliseconds = 200;

} // namespace

PlotResults::PlotResults(Document& document, ScenarioResults& results, QObject* parent)
    : QObject(parent)
    , m_results(results)
    , m_work(nullptr, LatestWork::Older::Finish)
{
    m_follow.setSingleShot(true);
    connect(&m_follow, &QTimer::timeout, this, &PlotResults::request);
    connect(&document, &Document::scenarioChanged, this, &PlotResults::onScenarioChanged);
    connect(&results, &ScenarioResults::changed, this, &PlotResults::request);
}

void PlotResults::setChart(const std::string& chart, const ParameterValues& values)
{
    const auto known = std::find_if(
        m_drawn.begin(), m_drawn.end(), [&chart](const Drawn& drawn) { return drawn.chart == chart; });
    if (known == m_drawn.end())
        m_drawn.push_back({chart, values, nullptr});
    else if (known->values == values)
        return;
    else
        known->values = values;
    request();
}

PlotResults::PlotPtr PlotResults::plot(const std::string& chart) const
{
    for (const Drawn& drawn : m_drawn)
        if (drawn.chart == chart)
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
    m_sinceAll.invalidate();
    m_outdated = false;
    for (Drawn& drawn : m_drawn)
        drawn.plot.reset();
    Q_EMIT changed();
}

void PlotResults::request()
{
    const EvaluationPtr& now = m_results.current();
    if (!now || now->results.empty())
        return;
    m_outdated = !m_watched;
    if (m_outdated)
        return;
    const bool all = !m_sinceAll.isValid() || m_sinceAll.hasExpired(FollowMilliseconds);
    if (all) {
        m_follow.stop();
        m_sinceAll.start();
        make(m_drawn);
    } else if (!m_drawn.empty()) {
        if (!m_follow.isActive())
            m_follow.start(std::max(1, FollowMilliseconds - static_cast<int>(m_sinceAll.elapsed())));
        make({m_drawn.front()});
    }
}

void PlotResults::make(std::vector<Drawn> list)
{
    m_work.request([this, now = m_results.current(), baseline = m_results.baseline(), list = std::move(list)](
                       const Progress& progress) -> LatestWork::Answer {
        std::vector<Drawn> drawn = list;
        for (Drawn& each : drawn) {
            each.plot.reset();
            if (progress.cancelled())
                break;
            try {
                auto plot = makePlot(each.chart,
                    {.now = *now,
                        .baseline = baseline.get(),
                        .algorithm = now->results.front().algorithm->id},
                    each.values);
                if (plot)
                    each.plot = std::make_shared<const Plot>(*std::move(plot));
            } catch (const std::bad_alloc&) {
                each.plot.reset();
            }
        }
        return [this, drawn] { take(drawn); };
    });
}

void PlotResults::take(const std::vector<Drawn>& drawn)
{
    for (Drawn& own : m_drawn)
        for (const Drawn& made : drawn)
            if (made.chart == own.chart && made.plot)
                own.plot = made.plot;
    Q_EMIT changed();
}

void PlotResults::waitUntilReady()
{
    QEventLoop loop;
    connect(this, &PlotResults::changed, &loop, &QEventLoop::quit, Qt::QueuedConnection);
    while (m_work.isBusy() || m_follow.isActive())
        loop.exec();
}

} // namespace fairshare::gui
