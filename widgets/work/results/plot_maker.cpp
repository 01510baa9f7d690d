// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/work/results/plot_maker.h"

#include "core/base/say.h"
#include "core/chart/chart_registry.h"
#include "core/chart/plot.h"
#include "core/priority/priority_section.h"
#include "core/scenario/scenario.h"
#include "core/workspace/scenario_run.h"

#include <QEventLoop>

#include <new>
#include <utility>

namespace fairshare::gui {
namespace {

constexpr std::size_t ShortDigits = 12; ///< digits of a digest in a caption

/// Inputs of the charts of a simulation.
struct Simulated {
    ScenarioRun run{};
    StudyPtr study{};
};

/// Returns nothing for other charts, or if there are no users whose jobs could run.
Result<Simulated> simulatedFor(const PlotRequest& request, const Progress& progress)
{
    Simulated simulated;
    const Chart& chart = *findChart(request.chart);
    if (!request.scenario)
        return simulated;
    const bool simulates = request.scenario->simulation.has();
    if (chart.ofRun && simulates) {
        auto run = request.runs.runOf(*request.scenario, request.path, progress);
        if (!run)
            return tl::unexpected(run.error());
        simulated.run = *std::move(run);
    }
    if (chart.ofConvergence && (simulates || request.scenario->tree.userCount() > 0)) {
        auto study = request.runs.studyOf(*request.scenario, request.path, progress);
        if (!study)
            return tl::unexpected(study.error());
        simulated.study = *std::move(study);
    }
    return simulated;
}

Result<std::shared_ptr<const Plot>> plotFor(const PlotRequest& request, const Progress& progress)
{
    try {
        const auto simulated = simulatedFor(request, progress);
        if (!simulated)
            return tl::unexpected(simulated.error());
        auto plot = makePlot(request.chart,
            {.now = *request.now,
                .baseline = request.baseline.get(),
                .algorithm = request.algorithm,
                .focus = request.focus,
                .selected = request.selected,
                .current = request.current,
                .against = request.against,
                .halfLifeSeconds = request.halfLifeSeconds,
                .priority = request.priority.has() ? &*request.priority : nullptr,
                .baselinePriority = request.baselinePriority.has() ? &*request.baselinePriority : nullptr,
                .scenario = request.scenario.get(),
                .run = simulated->run.run.get(),
                .convergence = simulated->study.get(),
                .progress = progress},
            request.values);
        if (!plot)
            return tl::unexpected(plot.error());
        if (const std::string& digest = simulated->run.sha256; !digest.empty() && !plot->premise.empty())
            plot->premise += ", " + fairshare::say("job log SHA-256 {}", digest.substr(0, ShortDigits));
        return std::make_shared<const Plot>(*std::move(plot));
    } catch (const std::bad_alloc&) {
        return fail(ErrorCode::TooLarge, PlotMaker::tr("not enough memory for this chart").toStdString());
    }
}

} // namespace

void follow(PlotRequest& request, const Document& document)
{
    const Selection& selection = document.selection();
    // The selection contains rows of the tree, which do not apply to charts of groups.
    if (!findChart(request.chart)->ofQuotas) {
        request.selected = selection.rows();
        request.current = selection.current();
        request.against = selection.against();
    }
    request.scenario = document.scenario();
    request.path = document.path();
    request.halfLifeSeconds = document.scenario()->settings.halfLifeSeconds;
    request.priority = document.scenario()->priority;
    if (document.baseline() != nullptr)
        request.baselinePriority = document.baseline()->priority;
}

PlotMaker::PlotMaker(QObject* parent)
    : QObject(parent)
    , m_work(nullptr, LatestWork::Older::Finish)
{
}

void PlotMaker::request(PlotRequest request)
{
    m_work.request([this, wanted = std::move(request)](const Progress& progress) -> LatestWork::Answer {
        return [this, plot = plotFor(wanted, progress)] {
            if (plot)
                Q_EMIT made(*plot);
            else
                Q_EMIT failed(plot.error());
            Q_EMIT answered();
        };
    });
}

void PlotMaker::waitUntilReady() const
{
    QEventLoop loop;
    connect(this, &PlotMaker::answered, &loop, &QEventLoop::quit, Qt::QueuedConnection);
    while (!isReady())
        loop.exec();
}

} // namespace fairshare::gui
