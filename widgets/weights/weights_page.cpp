// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/weights/weights_page.h"

#include "widgets/charts/chart_menu.h"
#include "widgets/charts/surface_plots.h"
#include "widgets/controls/dialogs/text_window.h"
#include "widgets/page/actions.h"
#include "widgets/page/plot_output.h"
#include "widgets/page/view_splitter.h"
#include "widgets/plotting/plot_widget.h"
#include "widgets/text/number_text.h"
#include "widgets/text/shown_text.h"
#include "widgets/weights/job_selection.h"
#include "widgets/weights/job_table.h"
#include "widgets/weights/weights_jobs.h"
#include "widgets/weights/weights_panel.h"
#include "widgets/weights/weights_ruler.h"
#include "widgets/weights/weights_side.h"

#include "core/analysis/weights/job_swap.h"
#include "core/analysis/weights/slurm_conf_fragment.h"
#include "core/chart/chart_registry.h"
#include "core/chart/plot.h"
#include "core/scenario/scenario.h"
#include "core/scenario/sections.h"

#include <QComboBox>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace fairshare::gui {
namespace {

constexpr const char* QueueChart = "queue";
constexpr std::string_view OrderChart = "queue_order";
constexpr std::size_t MostWaiting = 8; ///< selected jobs whose pairs are listed

/// A chart that the middle of the view can show.
struct Choice {
    const char* id;
    const char* title;
};
constexpr std::array Charts{
    Choice{"queue_order", QT_TRANSLATE_NOOP("fairshare::gui::WeightsPage", "Queue order")},
    Choice{"priority_distribution",
        QT_TRANSLATE_NOOP("fairshare::gui::WeightsPage", "Distribution of priorities")},
    Choice{"priority_terms", QT_TRANSLATE_NOOP("fairshare::gui::WeightsPage", "Priority terms by job")},
    Choice{"deciding_factor", QT_TRANSLATE_NOOP("fairshare::gui::WeightsPage", "Deciding terms")},
    Choice{"priority_course",
        QT_TRANSLATE_NOOP("fairshare::gui::WeightsPage", "Priorities in the coming week")}};

Result<Scenario> withConfig(const Scenario& scenario, const PriorityConfig& config)
{
    PrioritySection section = *scenario.priority;
    section.config = config;
    return withPriority(scenario, std::move(section));
}

} // namespace

WeightsPage::WeightsPage(const ViewSources& sources, QWidget* parent)
    : ViewPage(sources, parent)
    , m_queue(sources.document, sources.results)
    , m_side(new WeightsSide(this))
    , m_jobs(new WeightsJobs(this))
    , m_finder(m_jobs->table(), m_queue)
    , m_ruler(new WeightsRuler(this))
{
    auto* across = new ViewSplitter(Qt::Horizontal, "weightsAcross", this);
    auto* down = new ViewSplitter(Qt::Vertical, "weightsDown", across);
    down->addWidget(m_ruler);
    down->addWidget(createChartPart());
    down->addWidget(m_jobs);
    const int em = fontMetrics().height();
    down->setStretchFactor(1, 3);
    down->setStretchFactor(2, 2);
    down->divideBy({9 * em, 19 * em, 14 * em});
    across->addWidget(down);
    across->addWidget(m_side);
    across->setStretchFactor(0, 1);
    across->divideBy({62 * em, 24 * em});
    setScrolledContent(across);
    across->setFocusProxy(m_jobs);
    connectParts();
    refreshConfigs();
}

BitRuler& WeightsPage::ruler() const
{
    return m_ruler->ruler();
}

QWidget* WeightsPage::createChartPart()
{
    m_plots = new SurfacePlots(document(), results(), this);
    m_plots->setAutoFillBackground(true);
    m_plots->setBackgroundRole(QPalette::Base);
    auto* rows = new QVBoxLayout(m_plots);
    const int em = fontMetrics().height();
    rows->setContentsMargins(0, em / 4, 0, 0);
    rows->setSpacing(0);
    auto* head = new QHBoxLayout;
    head->setContentsMargins(em / 2, 0, em / 2, 0);
    m_chart = new QComboBox(m_plots);
    m_chart->setObjectName(QStringLiteral("weightsChart"));
    m_chart->setAccessibleName(tr("Queue chart"));
    for (const Choice& choice : Charts)
        if (findChart(choice.id) != nullptr)
            m_chart->addItem(tr(choice.title), QString::fromLatin1(choice.id));
    head->addWidget(m_chart);
    head->addStretch(1);
    rows->addLayout(head);
    rows->addWidget(m_plots->add(QueueChart), 1);
    chooseChart(0);
    return m_plots;
}

void WeightsPage::connectParts()
{
    const WeightsPanel* weights = &m_side->weights();
    connect(weights, &WeightsPanel::edited, this,
        [this](const PriorityConfig& config, const QString& key, const QString& gesture) {
            apply(config, tr("Change %1").arg(key), gesture);
        });
    connect(weights, &WeightsPanel::refused, this, [this](const QString& sentence) {
        Q_EMIT refused(Error{ErrorCode::OutOfRange, sentence.toStdString(), {}, {}});
    });
    connect(weights, &WeightsPanel::swapAsked, this, &WeightsPage::swap);
    connect(weights, &WeightsPanel::keysAsked, this, &WeightsPage::showKeys);
    connect(weights, &WeightsPanel::resetAsked, this, &WeightsPage::reset);
    connect(m_ruler, &WeightsRuler::edited, this, &WeightsPage::apply);
    connect(m_chart, &QComboBox::currentIndexChanged, this, &WeightsPage::chooseChart);
    connect(m_plots, &SurfacePlots::changed, this, &ViewPage::captionChanged);
    connect(m_plots, &SurfacePlots::changed, this, &WeightsPage::refreshWaits);
    connect(m_side, &WeightsSide::fixed, this,
        [this](const PriorityConfig& config, const QString& what) { apply(config, what, {}); });
    connect(&m_jobs->table(), &JobTable::selectedChanged, this, [this] {
        m_plots->setJobs(m_jobs->table().selected());
        refreshRuler();
        refreshWaits();
        Q_EMIT statusChanged();
    });
    connect(&m_jobs->table(), &JobTable::refused, this, &ViewPage::refused);
    connect(m_jobs, &WeightsJobs::refused, this, &ViewPage::refused);
    connect(&m_queue, &QueueResults::changed, this, &WeightsPage::refresh);
    // Created after the connections above, so that the table has the figures before it selects jobs.
    auto* selected = new JobSelection(document(), m_queue, m_jobs->table(), this);
    connect(m_side, &WeightsSide::showAsked, this, [this, selected](const WeightWarning& warning) {
        selected->show(warning);
        if (!warning.users.empty())
            Q_EMIT viewAsked(QStringLiteral("tree"));
    });
    connect(&m_queue, &QueueResults::changed, this, &ViewPage::foundOutdated);
    connect(&document(), &Document::scenarioChanged, this, &WeightsPage::refreshConfigs);
    connect(&document(), &Document::baselineChanged, this, &WeightsPage::refreshConfigs);
}

void WeightsPage::chooseChart(int index)
{
    if (index < 0)
        return;
    const std::string chart = m_chart->itemData(index).toString().toStdString();
    ParameterValues values;
    if (chart == OrderChart)
        values.emplace("users", usersBesideJobs());
    m_plots->set(QueueChart, chart, values);
}

std::int64_t WeightsPage::usersBesideJobs() const
{
    constexpr std::int64_t Least = 14; // next to all other parts in a window of 800 pixels
    constexpr std::int64_t Most = 40;
    const int em = fontMetrics().height();
    return std::clamp<std::int64_t>(Least + (height() - 58 * em) / em, Least, Most);
}

void WeightsPage::resizeEvent(QResizeEvent* event)
{
    ViewPage::resizeEvent(event);
    chooseChart(m_chart->currentIndex());
}

void WeightsPage::apply(const PriorityConfig& config, const QString& what, const QString& gesture)
{
    if (document().isEmpty() || document().scenario()->priority->config == config)
        return;
    tell(document().apply(
        what, gesture, [config](const Scenario& scenario) { return withConfig(scenario, config); }));
}

void WeightsPage::swap()
{
    const ScenarioPtr& baseline = document().baseline();
    if (!baseline || !baseline->priority.has())
        return;
    tell(document().applyAgainstPresent(tr("Swap weights"), tr("the weights before the swap"),
        [old = baseline->priority->config](const Scenario& scenario) { return withConfig(scenario, old); }));
}

void WeightsPage::reset()
{
    if (const ScenarioPtr& baseline = document().baseline(); baseline && baseline->priority.has())
        apply(baseline->priority->config, tr("Restore the old weights"), {});
}

void WeightsPage::refreshConfigs()
{
    const bool open = !document().isEmpty();
    m_side->weights().setEnabled(open);
    m_ruler->setEnabled(open);
    if (!open)
        return;
    const ScenarioPtr& baseline = document().baseline();
    const bool compared = baseline && baseline->priority.has();
    m_side->showConfigs(
        document().scenario()->priority->config, compared ? &baseline->priority->config : nullptr);
    refreshRuler();
}

void WeightsPage::refreshRuler()
{
    m_ruler->setConfig(document().scenario()->priority->config);
    m_ruler->setJob(m_queue.current(), m_jobs->table().current());
}

void WeightsPage::refreshWarnings()
{
    const QueueFiguresPtr& figures = m_queue.current();
    m_side->showWarnings(figures ? figures->warnings : std::vector<WeightWarning>());
}

void WeightsPage::refreshWaits()
{
    const QueueFiguresPtr& figures = m_queue.current();
    std::vector<std::uint32_t> jobs = m_jobs->table().selected();
    QStringList lines;
    if (figures && jobs.size() > 1) {
        if (jobs.size() > MostWaiting) {
            lines << tr("Last %1 of %2 selected jobs:").arg(MostWaiting).arg(NumberText().count(jobs.size()));
            jobs.erase(jobs.begin(), jobs.end() - static_cast<std::ptrdiff_t>(MostWaiting));
        }
        for (const JobSwap& swap : swapTimes(figures->now, jobs))
            if (swap.kind != SwapKind::AlreadyAhead)
                lines << shownName(swap.sentence);
        // This chart also covers changes other than age.
        const auto& plot = m_plots->plot(QueueChart)->plot();
        if (plot && m_chart->currentData().toString() == QLatin1String("priority_course"))
            lines.prepend(shownName(plot->answer));
    }
    m_side->showWaits(lines);
}

void WeightsPage::refresh()
{
    const QueueFiguresPtr& figures = m_queue.current();
    m_jobs->setFigures(figures);
    if (figures)
        answer().setAnswer(figures->answer, {});
    if (!document().isEmpty())
        refreshRuler();
    refreshWarnings();
    refreshWaits();
    refreshKeys();
    Q_EMIT statusChanged();
}

ViewStatus WeightsPage::status() const
{
    const QueueFiguresPtr& figures = m_queue.current();
    if (!figures || document().isEmpty())
        return {};
    const NumberText numbers;
    ViewStatus status;
    const std::size_t jobs = figures->jobs().size();
    status.size = jobs == 1 ? tr("1 job") : tr("%1 jobs").arg(numbers.count(jobs));
    const double milliseconds = figures->seconds * 1000;
    status.time = tr("Queue ordered in %1 ms")
                      .arg(numbers.real(std::max(milliseconds, 0.01), milliseconds < 1 ? 2 : 1));
    const std::vector<std::uint32_t>& selected = m_jobs->table().selected();
    if (selected.size() == 1 && selected.front() < jobs) {
        const Job& job = figures->jobs()[selected.front()];
        status.selection = job.user.empty()
            ? tr("Selected: job %1").arg(shownName(job.id))
            : tr("Selected: job %1 of %2").arg(shownName(job.id), shownName(job.user));
    } else if (selected.size() > 1) {
        status.selection = tr("Selected: %1 jobs").arg(numbers.count(selected.size()));
    }
    const std::size_t warnings = figures->warnings.size();
    if (warnings != 0)
        status.findings = tr("Weight warnings: %1").arg(numbers.count(warnings));
    return status;
}

void WeightsPage::showFindings()
{
    m_side->showWarningList();
}

void WeightsPage::showKeys()
{
    if (m_keys == nullptr)
        m_keys = new TextWindow({QStringLiteral("slurmConfKeys"), tr("slurm.conf keys"),
                                    tr("Replace the lines with the same keys in slurm.conf, then run "
                                       "scontrol reconfigure. Nothing is sent to the cluster."),
                                    tr("Slurm configuration (*.conf)"), QStringLiteral("priority.conf")},
            exports(), window());
    refreshKeys();
    m_keys->appear();
}

void WeightsPage::refreshKeys()
{
    const QueueFiguresPtr& figures = m_queue.current();
    if (m_keys == nullptr)
        return;
    m_keys->setText(figures ? QString::fromStdString(
                                  slurmConfFragment(figures->before.get(), figures->now, figures->warnings))
                            : QString());
}

void WeightsPage::showEvent(QShowEvent* event)
{
    ViewPage::showEvent(event);
    m_queue.setWatched(true);
}

void WeightsPage::hideEvent(QHideEvent* event)
{
    ViewPage::hideEvent(event);
    m_queue.setWatched(false);
}

void WeightsPage::offerCommands(const Actions& actions)
{
    m_plots->offerCommands(actions);
    offerTableMenu(m_jobs->table(), actions);
    connect(actions.slurmConfKeys, &QAction::triggered, this, &WeightsPage::showKeys);
}

void WeightsPage::setAlgorithm(const QString& id)
{
    m_queue.setAlgorithm(id.toStdString());
    m_plots->setAlgorithm(id);
}

void WeightsPage::setTheme(const Theme& theme)
{
    m_jobs->setTheme(theme);
    m_side->setTheme(theme);
    for (const auto& [name, plot] : m_plots->plots())
        plot->setPalette(theme.palette());
}

void WeightsPage::copy(bool withHeaders)
{
    if (m_jobs->table().hasFocus())
        m_jobs->table().copySelection(withHeaders);
    else if (!m_jobs->copy(withHeaders))
        tell(copyPlot(m_plots->current(), withHeaders));
}

void WeightsPage::showCard()
{
    if (m_jobs->table().hasFocus())
        m_jobs->table().showCard();
    else
        m_plots->current().showCard();
}

void WeightsPage::waitUntilReady()
{
    m_queue.waitUntilReady();
    m_plots->waitUntilReady();
}

ViewPage::DataMaker WeightsPage::data() const
{
    const auto ofList = m_jobs->data();
    return ofList ? *ofList : dataOf(m_plots->current());
}

QTableView* WeightsPage::mainTable() const
{
    return &m_jobs->table();
}

QStringList WeightsPage::tableCommand(const QString& /*part*/, const CommandFiles& files) const
{
    const QStringList command{QStringLiteral("priority"), files.file};
    return withOption(withOption(command, "--baseline", files.baseline), "--variant", files.variant);
}

std::vector<ViewPage::Part> WeightsPage::parts() const
{
    std::vector<Part> parts = m_jobs->parts();
    parts.insert(parts.begin(), partOf(m_chart->currentData().toString(), *m_plots->plot(QueueChart)));
    return parts;
}

void WeightsPage::adopt(const WeightsPage& other)
{
    m_chart->setCurrentIndex(other.m_chart->currentIndex());
    ViewPage::adopt(other);
}

} // namespace fairshare::gui
