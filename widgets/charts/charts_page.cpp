// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/charts_page.h"

#include "widgets/charts/chart_menu.h"
#include "widgets/controls/breadcrumb.h"
#include "widgets/controls/fields/parameter_form.h"
#include "widgets/controls/flow_layout.h"
#include "widgets/controls/plot_selection.h"
#include "widgets/page/actions.h"
#include "widgets/page/obstacle.h"
#include "widgets/page/plot_output.h"
#include "widgets/page/work_strip.h"
#include "widgets/plotting/plot_widget.h"
#include "widgets/text/language.h"
#include "widgets/text/shown_text.h"

#include "core/analysis/compare/answers/share_gap.h"
#include "core/chart/chart_choices.h"
#include "core/chart/chart_group.h"
#include "core/chart/chart_registry.h"
#include "core/chart/plot.h"
#include "core/chart/surface_plot.h"
#include "core/fairshare/algorithm_registry.h"
#include "core/scenario/evaluation.h"
#include "core/scenario/scenario.h"
#include "core/tree/share_tree.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QEvent>
#include <QMenu>
#include <QStandardItemModel>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace fairshare::gui {

ChartsPage::ChartsPage(const ViewSources& sources, QWidget* parent)
    : ViewPage(sources, parent)
    , m_plot(new PlotWidget(this))
{
    auto* content = new QWidget(this);
    auto* rows = new QVBoxLayout(content);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addWidget(createControls());
    m_wait = new WorkStrip([this] { return m_maker.fraction(); }, content);
    rows->addWidget(m_wait);
    rows->addWidget(m_plot, 1);
    setScrolledContent(content);
    content->setFocusProxy(m_plot);
    m_plot->setObjectName(QStringLiteral("chart"));
    shareSelection(*m_plot, sources.document);
    connectPlot();
    connect(&sources.results, &ScenarioResults::changed, this, &ChartsPage::refresh);
    connect(&sources.document, &Document::scenarioChanged, this, &ChartsPage::onScenarioChanged);
    connect(&sources.document.selection(), &Selection::changed, this, [this] {
        if (findChart(chart().toStdString())->followsSelection
            || (m_plot->plot() && m_plot->plot()->isSampled))
            refresh();
    });
    onChartChosen();
}

/// Lists the charts below the headings of their groups.
void ChartsPage::listCharts()
{
    auto* list = new QStandardItemModel(m_choice);
    for (const ChartGroup group : ChartGroups) {
        auto* heading = new QStandardItem;
        heading->setFlags(Qt::NoItemFlags);
        list->appendRow(heading);
        for (const Chart& chart : charts()) {
            if (chart.group != group)
                continue;
            auto* item = new QStandardItem;
            item->setData(QString::fromStdString(std::string(chart.id)), Qt::UserRole);
            list->appendRow(item);
        }
    }
    m_choice->setModel(list);
    m_choice->setMaxVisibleItems(list->rowCount());
    offerCharts();
}

/// Disables charts that the open file has no data for, and says what they need.
void ChartsPage::offerCharts()
{
    const auto& list = *qobject_cast<QStandardItemModel*>(m_choice->model());
    const ScenarioPtr& opened = document().scenario();
    const auto fits = [&opened](const Chart& chart) { return !opened || hasDataFor(chart, *opened); };
    QFont bold = font();
    bold.setBold(true);
    int row = 0;
    for (const ChartGroup group : ChartGroups) {
        QStandardItem& heading = *list.item(row++);
        const Chart* last = nullptr;
        bool anyFits = false;
        for (const Chart& chart : charts())
            if (chart.group == group) {
                last = &chart;
                anyFits = anyFits || fits(chart);
            }
        const QString title = coreText(groupTitle(group));
        heading.setFont(bold);
        heading.setForeground(palette().brush(QPalette::Active, QPalette::Text));
        heading.setText(anyFits ? title : missingText(title, *last));
        for (const Chart& chart : charts())
            if (chart.group == group)
                offerChart(*list.item(row++), chart, fits(chart), anyFits);
    }
    int width = 0;
    for (int item = 0; item < list.rowCount(); ++item)
        width = std::max(width, QFontMetrics(bold).horizontalAdvance(list.item(item)->text()));
    m_choice->view()->setMinimumWidth(width + 2 * fontMetrics().height());
    m_choice->setToolTip(m_choice->currentData(Qt::ToolTipRole).toString());
}

void ChartsPage::offerChart(QStandardItem& item, const Chart& chart, bool fits, bool anyFits)
{
    const QString title = coreText(chart.title);
    QString told = coreText(chart.summary) + QLatin1Char('\n') + coreText(chart.teaches);
    if (!fits)
        told += QLatin1Char('\n')
            + tr("Not available: the open file does not contain %1.").arg(coreText(neededFor(chart)));
    item.setFlags(fits ? Qt::ItemIsEnabled | Qt::ItemIsSelectable : Qt::ItemFlags());
    item.setText(fits || !anyFits ? title : missingText(title, chart)); // otherwise the heading says it
    item.setToolTip(told);
}

QString ChartsPage::missingText(const QString& title, const Chart& chart)
{
    return tr("%1 (needs %2)", "chart or group of charts, and what is missing")
        .arg(title, coreText(neededFor(chart)));
}

void ChartsPage::changeEvent(QEvent* event)
{
    ViewPage::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_choice != nullptr)
        offerCharts();
}

QWidget* ChartsPage::createControls()
{
    auto* controls = new ControlStrip(this);
    controls->setObjectName(QStringLiteral("chartControls"));
    auto* rows = new QVBoxLayout(controls);
    const int em = fontMetrics().height();
    rows->setContentsMargins(em * 3 / 4, em / 2, em * 3 / 4, em / 2);
    rows->setSpacing(em / 3);
    m_choice = new QComboBox(controls);
    m_choice->setObjectName(QStringLiteral("chartChoice"));
    m_choice->setAccessibleName(tr("Chart"));
    listCharts();
    m_form = new ParameterForm(controls);
    m_form->addLeading(tr("Chart"), m_choice);
    m_way = new Breadcrumb(controls);
    m_way->hide();
    rows->addWidget(m_form);
    rows->addWidget(m_way);
    connect(m_choice, &QComboBox::currentIndexChanged, this, &ChartsPage::onChartChosen);
    connect(m_form, &ParameterForm::edited, this, [this] {
        m_values[chart()] = m_form->values();
        refresh();
        Q_EMIT shapeChanged();
    });
    connect(m_way, &Breadcrumb::chosen, this, &ChartsPage::setFocusRow);
    return controls;
}

void ChartsPage::connectPlot()
{
    connect(m_plot, &PlotWidget::entered, this, &ChartsPage::enter);
    connect(m_plot, &PlotWidget::backRequested, this, &ChartsPage::goBack);
    connect(&m_maker, &PlotMaker::made, this, &ChartsPage::show);
    connect(&m_maker, &PlotMaker::failed, this, [this](const Error& error) {
        m_failure = error;
        answer().setAnswer(shownName(describe(error)), {});
    });
    connect(&m_maker, &PlotMaker::answered, this, [this] {
        if (m_maker.isReady())
            m_wait->end();
    });
    connect(m_wait, &WorkStrip::cancelled, this, &ChartsPage::cancel);
}

void ChartsPage::cancel()
{
    m_maker.cancel();
    m_wait->end();
    answer().setAnswer(WorkStrip::cancelledSentence(), {});
}

void ChartsPage::offerCommands(const Actions& actions)
{
    connect(actions.enterPart, &QAction::triggered, m_plot, [this] {
        if (canEnter())
            enter(marksOf(*m_plot->plot(), *m_plot->currentItem()).row(m_plot->currentItem()->item));
    });
    connect(actions.leavePart, &QAction::triggered, this, &ChartsPage::goBack);
    offerChartMenu(*m_plot, actions, [this, &actions](QMenu& menu) {
        if (!findChart(chart().toStdString())->drillsDown)
            return;
        menu.addSeparator();
        menu.addActions({actions.enterPart, actions.leavePart});
        setObstacle(*actions.enterPart, canEnter() ? QString() : tr("select an account in the chart first"));
        setObstacle(
            *actions.leavePart, m_focus != RootRow ? QString() : tr("the whole tree is already shown"));
    });
}

bool ChartsPage::canEnter() const
{
    const std::optional<PlotItem>& item = m_plot->currentItem();
    return item && hasRowsOf(*m_plot, document()) && marksOf(*m_plot->plot(), *item).row(item->item) != NoRow;
}

void ChartsPage::setChart(const QString& id)
{
    const int place = m_choice->findData(id);
    if (place >= 0)
        m_choice->setCurrentIndex(place);
}

QString ChartsPage::chart() const
{
    return m_choice->currentData().toString();
}

void ChartsPage::setValues(const ParameterValues& values)
{
    m_values[chart()] = values;
    onChartChosen();
}

void ChartsPage::onChartChosen()
{
    const Chart& chosen = *findChart(chart().toStdString());
    m_choice->setToolTip(m_choice->currentData(Qt::ToolTipRole).toString());
    m_form->setParameters(chosen.parameters, m_values[chart()], chosen.uses);
    refresh();
    Q_EMIT shapeChanged();
}

void ChartsPage::setFocusRow(NodeRow row)
{
    if (m_focus == row)
        return;
    m_focus = row;
    refresh();
}

void ChartsPage::enter(NodeRow row)
{
    if (!findChart(chart().toStdString())->drillsDown || !hasRowsOf(*m_plot, document()))
        return;
    const ShareTree& tree = *m_plot->plot()->tree;
    // Items too narrow to be drawn separately have room once their account fills the picture.
    const NodeRow account = tree.accountOf(row);
    setFocusRow(account == m_focus && tree.parent(account) != NoRow ? tree.parent(account) : account);
}

void ChartsPage::goBack()
{
    if (hasRowsOf(*m_plot, document()) && m_focus != RootRow)
        setFocusRow(m_plot->plot()->tree->parent(m_focus));
}

void ChartsPage::onScenarioChanged(Document::Change change)
{
    offerCharts();
    if (change == Document::Change::Values)
        return;
    NodeRow focus = RootRow;
    if (change == Document::Change::Structure) {
        const Document::Rows& earlier = document().earlierRows();
        const auto same = std::find(earlier.begin(), earlier.end(), m_focus);
        if (same != earlier.end())
            focus = static_cast<NodeRow>(same - earlier.begin());
    }
    m_focus = focus;
    m_maker.cancel();
    m_wait->end();
    if (change == Document::Change::Opened && !document().isEmpty())
        chooseWhatThereIs();
}

/// Keeps the current chart if the opened file has data for it; otherwise selects one that it has data for.
void ChartsPage::chooseWhatThereIs()
{
    const Scenario& opened = *document().scenario();
    const Chart& shown = *findChart(chart().toStdString());
    const bool isOfFile = !neededFor(shown).empty() || opened.tree.userCount() != 0;
    if (!isOfFile || !hasDataFor(shown, opened))
        setChart(QString::fromStdString(std::string(openingChart(opened).id)));
}

void ChartsPage::setAlgorithm(const QString& id)
{
    m_algorithm = id;
    if (const Algorithm* algorithm = findAlgorithm(id.toStdString()))
        m_plot->setStrongCategory(coreText(algorithm->title));
    refresh();
}

void ChartsPage::showEvent(QShowEvent* event)
{
    ViewPage::showEvent(event);
    if (m_outdated)
        request();
}

void ChartsPage::refresh()
{
    m_outdated = true;
    if (isVisible())
        request();
}

void ChartsPage::request()
{
    const EvaluationPtr& now = results().current();
    if (document().isEmpty() || m_algorithm.isEmpty())
        return;
    const bool hasOlder = m_plot->plot() != nullptr;
    if (!now || now->tree.columns().shape != document().scenario()->tree.columns().shape)
        return m_wait->beginWaiting(hasOlder);
    m_outdated = false;
    m_wait->begin(hasOlder);
    const Chart& chosen = *findChart(chart().toStdString());
    m_way->setVisible(chosen.drillsDown && m_focus != RootRow);
    m_way->setWay(now->tree, m_focus);
    PlotRequest wanted{std::string(chosen.id), m_form->values(), m_algorithm.toStdString(),
        chosen.drillsDown ? m_focus : RootRow, now, results().baseline()};
    follow(wanted, document());
    wanted.runs = runs();
    m_maker.request(std::move(wanted));
}

void ChartsPage::show(const std::shared_ptr<const Plot>& plot)
{
    m_failure.reset();
    m_plot->setPlot(plot);
    refreshAnswer(*plot);
    if (hasRowsOf(*m_plot, document()))
        m_plot->setSelectedRows(document().selection().rows());
    Q_EMIT captionChanged();
}

void ChartsPage::refreshAnswer(const Plot& plot)
{
    const std::string& said = plot.answer.empty() ? plot.empty : plot.answer;
    if (!said.empty())
        return answer().setAnswer(shownName(said), {});
    const AnswerLine line = shareGapAnswer(*results().current());
    answer().setAnswer(shownName(line.sentence), shownName(line.cause));
}

void ChartsPage::copy(bool withHeaders)
{
    tell(copyPlot(*m_plot, withHeaders));
}

void ChartsPage::showCard()
{
    m_plot->showCard();
}

void ChartsPage::waitUntilReady()
{
    if (m_outdated)
        request();
    m_maker.waitUntilReady();
}

void ChartsPage::setCaption(const QString& caption)
{
    m_plot->setCaption(caption);
}

QString ChartsPage::caption() const
{
    return m_plot->caption();
}

ViewPage::AlgorithmUse ChartsPage::algorithmUse() const
{
    const Chart& shown = *findChart(chart().toStdString());
    return {!shown.ofQuotas && !shown.ofRun, m_plot->plot() && m_plot->plot()->allAlgorithms};
}

QString ChartsPage::premise() const
{
    return m_plot->plot() ? shownName(m_plot->plot()->premise) : QString();
}

ViewPage::DataMaker ChartsPage::data() const
{
    return dataOf(*m_plot);
}

std::optional<bool> ChartsPage::drawsMaps() const
{
    for (const ParameterSpec& spec : findChart(chart().toStdString())->parameters)
        if (spec.id == ShapeParameter.id)
            return choiceOf(spec, m_form->values()) == "map";
    return std::nullopt;
}

void ChartsPage::setDrawsMaps(bool maps)
{
    ParameterValues values = m_form->values();
    values.insert_or_assign(std::string(ShapeParameter.id), std::string(maps ? "map" : "solid"));
    setValues(values);
}

void ChartsPage::adopt(const ChartsPage& shown)
{
    ViewPage::adopt(shown);
    m_values = shown.m_values;
    setChart(shown.chart());
    setValues(shown.m_form->values());
    setFocusRow(shown.m_focus);
}

Result<void> ChartsPage::choose(const QString& chart, std::span<const std::string> choices)
{
    setChart(chart);
    if (choices.empty())
        return {};
    const auto values = chosenValues(*findChart(this->chart().toStdString()), choices);
    if (!values)
        return tl::unexpected(values.error());
    setValues(*values);
    return {};
}

Result<PictureChoices::Chosen> ChartsPage::chosen() const
{
    if (m_focus != RootRow)
        return fail(ErrorCode::OutOfRange, tr("the chart shows only one account").toStdString());
    return Chosen{chart(), choicesFrom(findChart(chart().toStdString())->parameters, m_form->values())};
}

} // namespace fairshare::gui
