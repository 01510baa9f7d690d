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
    , m_document(document)
    , m_results(results)
    , m_work(nullptr, LatestWork::Older::Finish)
{
    m_follow.setSingleShot(true);
    connect(&m_follow, &QTimer::timeout, this, [this] { request(); });
    connect(&document, &Document::scenarioChanged, this, &PlotResults::onScenarioChanged);
    connect(&results, &ScenarioResults::changed, this, [this] { request(); });
    connect(&document.selection(), &Selection::changed, this, [this] { request(Which::Sampled); });
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

void PlotResults::request(Which which)
{
    const EvaluationPtr& now = m_results.current();
    if (!now || now->results.empty())
        return;
    std::vector<Drawn> list = m_drawn;
    // What was requested and not begun yet gives way to this.
    if (which == Which::Sampled && !m_work.isBusy() && !m_outdated)
        std::erase_if(list, [](const Drawn& drawn) { return !drawn.plot || !drawn.plot->isSampled; });
    if (list.empty())
        return;
    m_outdated = !m_watched;
    if (m_outdated)
        return;
    if (which == Which::All && m_sinceAll.isValid() && !m_sinceAll.hasExpired(FollowMilliseconds)) {
        if (!m_follow.isActive())
            m_follow.start(std::max(1, FollowMilliseconds - static_cast<int>(m_sinceAll.elapsed())));
        list.resize(1);
    } else if (which == Which::All) {
        m_follow.stop();
        m_sinceAll.start();
    }
    make(std::move(list));
}

void PlotResults::make(std::vector<Drawn> list)
{
    const EvaluationPtr& now = m_results.current();
    std::vector<NodeRow> selected;
    if (!m_document.isEmpty() && now->tree.columns().shape == m_document.scenario()->tree.columns().shape)
        selected = m_document.selection().rows();
    m_work.request([this, now, baseline = m_results.baseline(), list = std::move(list),
                       selected = std::move(selected)](const Progress& progress) -> LatestWork::Answer {
        std::vector<Drawn> drawn = list;
        for (Drawn& each : drawn) {
            each.plot.reset();
            if (progress.cancelled())
                break;
            try {
                auto plot = makePlot(each.chart,
                    {.now = *now,
                        .baseline = baseline.get(),
                        .algorithm = now->results.front().algorithm->id,
                        .selected = selected},
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
