// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/simulator/simulator_page.h"
#include "widgets/page/view_splitter.h"
#include "widgets/simulator/moment_choice.h"

#include "core/simulator/section/simulation_section.h"
#include "widgets/controls/menus/link_button.h"
#include "widgets/controls/sticky_foot.h"
#include "widgets/page/actions.h"
#include "widgets/simulator/job_color_box.h"
#include "widgets/simulator/moments/moment_data.h"
#include "widgets/simulator/moments/moment_panel.h"
#include "widgets/simulator/moments/moment_table.h"
#include "widgets/simulator/other_run.h"
#include "widgets/simulator/playback/playback_bar.h"
#include "widgets/simulator/simulator_controls.h"
#include "widgets/simulator/timeline/overview_strip.h"
#include "widgets/simulator/timeline/range_bar.h"
#include "widgets/simulator/timeline/sample_frames.h"
#include "widgets/simulator/timeline/timeline_view.h"
#include "widgets/start/recent_sketch.h"
#include "widgets/table/cell_metrics.h"
#include "widgets/text/clock_text.h"
#include "widgets/text/number_text.h"
#include "widgets/text/shown_text.h"

#include "core/simulator/samples/moment_answer.h"
#include "core/simulator/samples/moment_text.h"
#include "core/simulator/samples/run_dates.h"

#include <QAction>
#include <QFileInfo>
#include <QKeyEvent>
#include <QLabel>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace fairshare::gui {
namespace {

constexpr int NoTimelinePart = 0;
constexpr int TimelinePart = 1;
constexpr int MomentWidth = 40; ///< ch
constexpr double RoomyPart = 0.3; ///< part of the width for the moment panel

} // namespace

SimulatorPage::SimulatorPage(const ViewSources& sources, QWidget* parent)
    : ViewPage(sources, parent)
    , m_simulation(sources.document, sources.runs)
    , m_selection(m_simulation)
    , m_content(new QStackedWidget(this))
{
    m_content->addWidget(createEmptyPart());
    m_content->addWidget(createTimelinePart(sources));
    setScrolledContent(m_content);
    new StickyFoot(*m_player); // keeps the player visible in low windows
    m_content->setFocusProxy(m_timeline);
    connectParts();
    refresh();
}

SimulatorPage::~SimulatorPage()
{
    // The widgets use the results, so delete them first.
    delete m_content;
}

QWidget* SimulatorPage::createEmptyPart()
{
    auto* part = new QWidget(m_content);
    auto* rows = new QVBoxLayout(part);
    auto* sentence =
        new QLabel(tr("Nothing to simulate yet. Import jobs from a log or generate synthetic jobs."), part);
    sentence->setObjectName(QStringLiteral("simulatorEmpty"));
    sentence->setWordWrap(true);
    sentence->setAlignment(Qt::AlignCenter);
    auto* links = new QHBoxLayout;
    m_import = new LinkButton(part);
    m_import->setObjectName(QStringLiteral("simulatorImport"));
    m_import->setText(tr("Import jobs…"));
    m_generate = new LinkButton(part);
    m_generate->setObjectName(QStringLiteral("simulatorGenerate"));
    m_generate->setText(tr("Generate jobs…"));
    const int em = fontMetrics().height();
    links->setSpacing(2 * em);
    links->addStretch(1);
    links->addWidget(m_import);
    links->addWidget(m_generate);
    links->addStretch(1);
    rows->addStretch(1);
    rows->addWidget(sentence);
    rows->addSpacing(em / 2);
    rows->addLayout(links);
    rows->addStretch(2);
    return part;
}

QWidget* SimulatorPage::createTimelinePart(const ViewSources& sources)
{
    auto* part = new QWidget(m_content);
    auto* rows = new QVBoxLayout(part);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    m_split = new ViewSplitter(Qt::Horizontal, "simulatorSplit", part);
    auto* left = new QWidget(m_split);
    auto* column = new QVBoxLayout(left);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_controls = new SimulatorControls(document(), m_simulation, left);
    m_timeline = new TimelineView(m_selection, left);
    m_player = new PlaybackBar(m_selection.clock(), m_simulation.counting(), left);
    rows->addWidget(m_controls);
    m_otherRun = new OtherRun(sources, m_selection, *m_timeline, left);
    column->addWidget(m_otherRun, 1);
    column->addWidget(new OverviewStrip(*m_timeline, m_selection, left));
    column->addWidget(new RangeBar(*m_timeline, m_selection, left));
    column->addWidget(m_player);
    m_moment = new MomentPanel(m_selection, m_split);
    m_split->addWidget(left);
    m_split->addWidget(m_moment);
    m_split->setStretchFactor(0, 1);
    m_split->setStretchFactor(1, 0);
    m_split->setCollapsible(1, true);
    m_split->divideBy([this](int length) { return division(length); });
    rows->addWidget(m_split, 1);
    return part;
}

void SimulatorPage::connectParts()
{
    connect(&m_simulation, &SimulationResults::sampledRunChanged, this, [this] {
        choosePicture();
        refresh();
        Q_EMIT sampledRunChanged();
    });
    connect(&m_simulation, &SimulationResults::settingsChanged, this, &SimulatorPage::refresh);
    connect(&m_simulation, &SimulationResults::courseChanged, this, &SimulatorPage::refreshMoments);
    // Queued, so that the completion of a finished run is handled first. Only a canceled run has none.
    connect(
        &m_simulation.task(), &BackgroundTask::ended, this, &SimulatorPage::refresh, Qt::QueuedConnection);
    connect(&m_selection, &MomentSelection::momentChanged, this, &SimulatorPage::refresh);
    connect(&m_selection, &MomentSelection::nodeChanged, this, &ViewPage::statusChanged);
    connect(&m_moment->table(), &MomentTable::neededWidthChanged, m_split, &ViewSplitter::followRule);
    connect(m_controls, &SimulatorControls::looksChanged, this, &SimulatorPage::followLooks);
    connect(m_controls, &SimulatorControls::refused, this, &ViewPage::refused);
    connect(&m_moment->table(), &MomentTable::refused, this, &ViewPage::refused);
    connect(m_player, &PlaybackBar::clicked, this, [this] { m_timeline->setFocus(Qt::OtherFocusReason); });
    connect(m_timeline, &TimelineView::pointedAt, this, &ViewPage::pointedAt);
    connect(&document(), &Document::scenarioChanged, this, &SimulatorPage::refresh);
}

QList<int> SimulatorPage::division(int length) const
{
    const int ch = CellMetrics(font()).ch;
    if (length == 0 || m_moment->model().rowCount() == 0)
        return {100 * ch, MomentWidth * ch};
    const int least = std::max(m_moment->naturalWidth(), m_moment->minimumWidth());
    const int roomy = std::max(least, m_moment->roomyWidth());
    // The samples are the main content, so the panel with numbers gets only a part of the width. Numbers must
    // not be cut, since they would be misread.
    const int most = std::max(length / 2, length - m_split->widget(0)->minimumSizeHint().width());
    const int wanted = roomy <= length * RoomyPart ? roomy : std::min(least, most);
    return {length - wanted, wanted};
}

ViewPage::AlgorithmUse SimulatorPage::algorithmUse() const
{
    return {false, true, tr("the simulation has its own job order")};
}

/// Shows only the jobs of a run without samples. A run with samples restores the previous choice.
void SimulatorPage::choosePicture()
{
    const SampledRunPtr& sampled = m_simulation.sampled();
    if (!sampled || sampled == m_pictured.lock())
        return;
    m_pictured = sampled;
    const bool hasSamples = sampled->clock().count() > 0;
    if (hasSamples && m_pictureLeft)
        m_controls->setPicture(*std::exchange(m_pictureLeft, std::nullopt));
    if (!hasSamples && !isOfJobs(m_controls->picture())) {
        m_pictureLeft = m_controls->picture();
        m_controls->setPicture(TimelinePicture::Gantt);
    }
}

void SimulatorPage::followLooks()
{
    if (m_controls->picture() != TimelinePicture::Gantt)
        m_pictureLeft.reset(); // the user chose a picture
    for (TimelineView* timeline : {m_timeline, &m_otherRun->timeline()}) {
        timeline->setPicture(m_controls->picture());
        timeline->setOutlinesTaken(m_controls->outlinesTaken());
        timeline->setJobColor(m_controls->jobColor().choice());
    }
    if (m_otherRun->isCompared() != m_controls->comparesRuns())
        m_otherRun->setCompared(m_controls->comparesRuns());
    m_moment->setOutlinesTaken(m_controls->outlinesTaken());
    Q_EMIT captionChanged();
}

void SimulatorPage::offerCommands(const Actions& actions)
{
    const Actions::Simulator& commands = actions.simulator;
    connect(m_import, &QPushButton::clicked, commands.importJobs, &QAction::trigger);
    connect(m_generate, &QPushButton::clicked, commands.generate, &QAction::trigger);
    m_cancel = commands.cancel;
    PlaybackClock& clock = m_selection.clock();
    serve(*commands.play, [&clock] { clock.play(!clock.isPlaying()); });
    serve(*commands.forward, [&clock] { clock.step(1); });
    serve(*commands.back, [&clock] { clock.step(-1); });
    serve(*commands.nextDifference, [this] { m_selection.goToDifference(1); });
    serve(*commands.previousDifference, [this] { m_selection.goToDifference(-1); });
    serve(*commands.faster, [&clock] { clock.faster(); });
    serve(*commands.slower, [&clock] { clock.slower(); });
    serve(*actions.wholeRange, [this] { m_timeline->showAll(); });
    serve(*actions.fitRange, [this] { m_timeline->showMoment(); });
}

void SimulatorPage::showEvent(QShowEvent* event)
{
    ViewPage::showEvent(event);
    m_simulation.setWatched(true);
}

void SimulatorPage::hideEvent(QHideEvent* event)
{
    ViewPage::hideEvent(event);
    m_selection.clock().play(false);
    m_simulation.setWatched(false);
}

/// Handles keys that no part of the page uses.
void SimulatorPage::keyPressEvent(QKeyEvent* event)
{
    // If there is nothing to cancel, leave Escape to other uses.
    if (event->key() == Qt::Key_Escape && m_cancel != nullptr && m_cancel->isEnabled())
        return m_cancel->trigger();
    ViewPage::keyPressEvent(event);
}

QString SimulatorPage::settingsText() const
{
    const auto& settings = m_simulation.settings();
    const SampledRunPtr& sampled = m_simulation.sampled();
    if (!sampled || !settings)
        return {};
    QStringList parts{shownName(sampled->run().workload.name),
        nodesToFreeText(settings->preemption.nodes, sampled->nodes()),
        tr("grace period %1").arg(spanText(settings->graceSeconds())), shownName(sampled->run().origin)};
    parts.removeAll(QString());
    return parts.join(QStringLiteral(", "));
}

void SimulatorPage::refresh()
{
    const bool simulates = !document().isEmpty() && document().scenario()->simulation.has();
    m_content->setCurrentIndex(simulates ? TimelinePart : NoTimelinePart);
    m_player->setOrigin(settingsText());
    const Moment* moment = m_selection.moment();
    Q_EMIT statusChanged();
    if (!simulates)
        return answer().setAnswer(tr("Nothing to simulate yet."), {});
    const auto& problem = m_simulation.problem();
    const bool runs = m_simulation.task().isRunning();
    QString waiting = tr("The simulation was canceled. Choose Simulation > Run to start it again.");
    if (problem)
        waiting = shownName(problem->message);
    else if (runs)
        waiting = tr("Simulating jobs.");
    else if (m_simulation.sampled())
        waiting =
            tr("%1 The Gantt and Nodes in use charts show when the jobs ran.").arg(shownName(noSampleText()));
    m_timeline->setMessage(waiting);
    if (moment == nullptr)
        return answer().setAnswer(waiting, {});
    const ScoreCourse* course = m_simulation.isCourseCurrent() ? m_simulation.course().get() : nullptr;
    answer().setAnswer(
        shownName(momentAnswer(*m_simulation.sampled(), *moment, *m_simulation.settings(), course)), {});
}

void SimulatorPage::refreshMoments()
{
    std::vector<std::uint64_t> samples;
    for (const KeyMoment& moment : m_simulation.keyMoments())
        samples.push_back(moment.sample);
    m_player->setMoments(std::move(samples));
    refresh();
}

std::optional<RecentFacts> SimulatorPage::recentFacts() const
{
    const auto& load = m_simulation.load();
    if (!m_simulation.sampled() || !load)
        return {};
    const TimeSpan& whole = m_timeline->whole();
    const auto begin = static_cast<Seconds>(whole.begin);
    const auto end = static_cast<Seconds>(whole.end);
    if (end - begin < SketchColumns)
        return recentFactsOf(load->submittedJobs(), {});
    return recentFactsOf(load->submittedJobs(), load->columns(begin, end, SketchColumns));
}

ViewStatus SimulatorPage::status() const
{
    const SampledRunPtr& sampled = m_simulation.sampled();
    if (!sampled || document().isEmpty() || !document().scenario()->simulation.has())
        return {};
    const NumberText numbers;
    ViewStatus status;
    const std::size_t jobs = m_simulation.load()->submittedJobs();
    status.size = (jobs == 1 ? tr("1 job") : tr("%1 jobs").arg(numbers.count(jobs))) + QStringLiteral(", ")
        + (sampled->nodes() == 1 ? tr("1 node") : tr("%1 nodes").arg(numbers.count(sampled->nodes())));
    const ScenarioRun* made = m_simulation.made();
    if (const auto seconds = m_simulation.seconds())
        status.time =
            tr("Simulated in %1 s").arg(numbers.real(std::max(*seconds, 0.01), *seconds < 10 ? 2 : 0));
    else if (made != nullptr && !made->keptIn.empty())
        status.time = tr("Read from %1").arg(QFileInfo(shownName(made->keptIn)).fileName());
    const Moment* moment = m_selection.moment();
    if (moment != nullptr && hasDates(sampled->run()))
        status.selection = shownName(dateText(sampled->run(), moment->now));
    if (const auto node = m_selection.node())
        status.selection += (status.selection.isEmpty() ? QString() : QStringLiteral("; "))
            + tr("Selected: node %1").arg(shownName(sampled->run().nameOfNode(*node)));
    return status;
}

QString SimulatorPage::premise() const
{
    const Moment* moment = m_selection.moment();
    return moment == nullptr
        ? settingsText()
        : tr("%1; at %2")
              .arg(settingsText(), shownName(momentTimeText(*m_simulation.sampled(), moment->now)));
}

void SimulatorPage::copy(bool withHeaders)
{
    m_moment->table().copySelection(withHeaders);
}

void SimulatorPage::showCard()
{
    m_timeline->showCard();
}

void SimulatorPage::waitUntilReady()
{
    // Compute even if nothing is on a screen.
    if (isShown())
        m_simulation.setWatched(true);
    m_simulation.waitUntilReady();
    m_timeline->waitUntilReady();
    m_otherRun->waitUntilReady();
}

ViewPage::DataMaker SimulatorPage::data() const
{
    return momentData(m_selection);
}

std::vector<ViewPage::Part> SimulatorPage::parts() const
{
    if (m_selection.moment() == nullptr)
        return {};
    std::vector<Part> parts{
        {QStringLiteral("moment"), tr("This moment"), &m_moment->table(), momentData(m_selection)}};
    if (m_simulation.isCourseCurrent())
        parts.push_back(
            {QStringLiteral("work_lost"), tr("Lost work at each sample"), nullptr, lossData(m_simulation)});
    if (const auto sums = sumsOfRange(*m_timeline, m_simulation))
        parts.push_back(
            {QStringLiteral("range"), tr("Selected range"), nullptr, rangeData(*sums, m_simulation)});
    return parts;
}

void SimulatorPage::adopt(const SimulatorPage& shown)
{
    ViewPage::adopt(shown);
    m_simulation.setWatched(true);
    m_simulation.waitUntilReady();
    m_controls->setPicture(shown.m_controls->picture());
    m_controls->setOutlinesTaken(shown.m_controls->outlinesTaken());
    m_controls->jobColor().choose(shown.m_controls->jobColor().choice());
    m_controls->setComparesRuns(shown.m_controls->comparesRuns());
    m_otherRun->waitUntilReady();
    m_selection.clock().goTo(shown.m_selection.clock().sample());
    m_selection.select(shown.m_selection.node());
    m_timeline->setSpan(shown.m_timeline->span());
    m_timeline->selectRange(shown.m_timeline->range());
}

Result<void> SimulatorPage::chooseResult(std::span<const std::string> choices)
{
    return chooseMoment(*this, choices);
}

Result<PictureChoices::Chosen> SimulatorPage::chosen() const
{
    return Chosen{{}, chosenMoment(*this)};
}

} // namespace fairshare::gui
