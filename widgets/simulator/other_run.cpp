// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/simulator/other_run.h"

#include "widgets/text/clock_text.h"
#include "widgets/text/number_text.h"
#include "widgets/text/shown_text.h"

#include "core/simulator/engine/schedule_metrics.h"

#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace fairshare::gui {
namespace {

/// Returns how a run was made and how long its jobs waited, and the utilization if both runs have the same
/// number of nodes. Nodes that jobs shared have several rows, which a simulation of whole nodes does not
/// have.
QString waitsOf(const SimulationResults& results, const SimulationResults& other)
{
    if (results.problem())
        return shownName(results.problem()->message);
    if (!results.sampled())
        return OtherRun::tr("Simulating jobs.");
    const SimulatedRun& run = results.sampled()->run();
    const ScheduleMetrics metrics =
        metricsOf(MeasuredRun{run.workload, run.schedule, run.machine, run.killed, run.submissions});
    QString waits = OtherRun::tr("%1: mean wait %2, longest wait %3")
                        .arg(shownName(run.origin), clockText(std::llround(metrics.meanWait)),
                            clockText(metrics.longestWait));
    if (other.sampled() && other.sampled()->run().machine != run.machine)
        return waits;
    return OtherRun::tr("%1, utilization %2").arg(waits, NumberText().percent(metrics.utilization));
}

QLabel* addTitle(const char* name, QVBoxLayout& rows, QWidget& parent)
{
    auto* title = new QLabel(&parent);
    title->setObjectName(QLatin1String(name));
    title->setWordWrap(true);
    const int em = title->fontMetrics().height();
    title->setContentsMargins(em * 3 / 4, em / 4, em * 3 / 4, 0);
    title->hide();
    rows.addWidget(title);
    return title;
}

} // namespace

OtherRun::OtherRun(
    const ViewSources& sources, MomentSelection& shown, TimelineView& timeline, QWidget* parent)
    : QWidget(parent)
    , m_results(shown.results())
    , m_other(sources.document, sources.runs, RunSide::Other)
    , m_otherMoment(m_other)
    , m_shown(timeline)
    , m_timeline(new TimelineView(m_otherMoment, this))
{
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    m_title = addTitle("simulatorShownRun", *rows, *this);
    rows->addWidget(&timeline, 1);
    m_otherTitle = addTitle("simulatorOtherRun", *rows, *this);
    m_timeline->setObjectName(QStringLiteral("otherTimelineView"));
    m_timeline->setAccessibleName(tr("Other run"));
    m_timeline->hide();
    rows->addWidget(m_timeline, 1);
    const auto link = [this](PlaybackClock& from, PlaybackClock& to) {
        connect(&from, &PlaybackClock::moved, this, [this, &from, &to] { followClock(from, to); });
    };
    link(shown.clock(), m_otherMoment.clock());
    link(m_otherMoment.clock(), shown.clock());
    connect(&timeline, &TimelineView::spanChanged, this, [this] { followSpan(m_shown, *m_timeline); });
    connect(m_timeline, &TimelineView::spanChanged, this, [this] { followSpan(*m_timeline, m_shown); });
    for (const SimulationResults* results : {&m_results, &m_other})
        connect(results, &SimulationResults::sampledRunChanged, this, &OtherRun::refresh);
    connect(&sources.document, &Document::scenarioChanged, this, &OtherRun::refresh);
}

OtherRun::~OtherRun()
{
    // The view uses the results, so delete it first.
    delete m_timeline;
}

void OtherRun::setCompared(bool compared)
{
    m_isCompared = compared;
    m_other.setWatched(compared);
    for (QWidget* part : {static_cast<QWidget*>(m_title), static_cast<QWidget*>(m_otherTitle),
             static_cast<QWidget*>(m_timeline)})
        part->setVisible(compared);
    refresh();
}

/// Both views cover the time of both runs, so that the same place is the same time.
void OtherRun::refresh()
{
    if (!m_isCompared) {
        m_shown.setOtherWhole(std::nullopt);
        return;
    }
    const SampledRunPtr& one = m_results.sampled();
    const SampledRunPtr& other = m_other.sampled();
    m_shown.setOtherWhole(other ? std::optional(wholeSpanOf(*other)) : std::nullopt);
    m_timeline->setOtherWhole(one ? std::optional(wholeSpanOf(*one)) : std::nullopt);
    followSpan(m_shown, *m_timeline);
    m_title->setText(waitsOf(m_results, m_other));
    m_otherTitle->setText(waitsOf(m_other, m_results));
    m_timeline->setMessage(waitsOf(m_other, m_results));
}

void OtherRun::followClock(PlaybackClock& from, PlaybackClock& to)
{
    if (!m_isCompared || m_isFollowing || from.samples() == 0)
        return;
    m_isFollowing = true;
    to.goToTime(from.time());
    m_isFollowing = false;
}

void OtherRun::followSpan(const TimelineView& from, TimelineView& to)
{
    if (!m_isCompared || m_isFollowing)
        return;
    m_isFollowing = true;
    to.setSpan(from.span());
    m_isFollowing = false;
}

void OtherRun::waitUntilReady()
{
    if (!m_isCompared)
        return;
    m_other.waitUntilReady();
    m_timeline->waitUntilReady();
}

} // namespace fairshare::gui
