// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/chart_panel.h"

#include "widgets/charts/chart_menu.h"
#include "widgets/controls/fields/parameter_form.h"
#include "widgets/controls/flow_layout.h"
#include "widgets/controls/plot_selection.h"
#include "widgets/page/work_strip.h"
#include "widgets/plotting/plot_widget.h"
#include "widgets/text/language.h"
#include "widgets/text/shown_text.h"

#include "core/chart/plot.h"
#include "core/scenario/evaluation.h"
#include "core/scenario/scenario.h"

#include <QHBoxLayout>
#include <QLabel>

#include <utility>

namespace fairshare::gui {

ChartPanel::ChartPanel(const char* chart, ViewSources sources, QWidget* parent)
    : QWidget(parent)
    , m_chart(chart)
    , m_sources(std::move(sources))
    , m_controls(new ControlStrip(this))
    , m_form(new ParameterForm(m_controls))
    , m_label(new QLabel(this))
    , m_plot(new PlotWidget(this))
    , m_wait(new WorkStrip([this] { return m_maker.fraction(); }, this))
{
    setObjectName(QStringLiteral("chart_%1").arg(QLatin1String(chart)));
    const int em = fontMetrics().height();
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    auto* controls = new QHBoxLayout(m_controls);
    controls->setContentsMargins(em * 3 / 4, em / 2, em * 3 / 4, em / 2);
    controls->setSpacing(em / 2);
    controls->addWidget(m_form, 1);
    rows->addWidget(m_controls);
    m_label->setObjectName(QStringLiteral("sentence_%1").arg(QLatin1String(chart)));
    m_label->setWordWrap(true);
    m_label->setTextFormat(Qt::PlainText);
    m_label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_label->setContentsMargins(em * 3 / 4, 0, em * 3 / 4, em / 2);
    m_label->hide();
    rows->addWidget(m_label);
    rows->addWidget(m_wait);
    m_plot->setObjectName(QStringLiteral("plot_%1").arg(QLatin1String(chart)));
    rows->addWidget(m_plot, 1);
    setFocusProxy(m_plot);
    shareSelection(*m_plot, m_sources.document);
    const Chart& described = *findChart(m_chart);
    m_plot->setAccessibleName(coreText(described.title));
    m_form->setParameters(described.parameters, {}, described.uses);
    connect(m_form, &ParameterForm::edited, this, &ChartPanel::refresh);
    connect(m_form, &ParameterForm::edited, this, &ChartPanel::valuesChanged);
    connect(&m_maker, &PlotMaker::made, this, &ChartPanel::show);
    connect(&m_maker, &PlotMaker::failed, this, [this](const Error& error) { say(error.message); });
    connect(&m_maker, &PlotMaker::answered, this, [this] {
        if (m_maker.isReady())
            m_wait->end();
    });
    connect(m_wait, &WorkStrip::cancelled, this, &ChartPanel::cancel);
    connect(&m_sources.results, &ScenarioResults::changed, this, &ChartPanel::refresh);
    connect(&m_sources.document, &Document::scenarioChanged, this, &ChartPanel::onScenarioChanged);
    connect(&m_sources.document.selection(), &Selection::changed, this, &ChartPanel::refresh);
}

void ChartPanel::setSentenceShown(bool shown)
{
    m_label->setVisible(shown);
}

void ChartPanel::hideControls()
{
    m_controls->hide();
}

void ChartPanel::addLeading(const QString& title, QWidget* control)
{
    m_form->addLeading(title, control);
}

void ChartPanel::addControl(QWidget* control)
{
    m_controls->layout()->addWidget(control);
    m_controls->layout()->setAlignment(control, Qt::AlignTop);
}

void ChartPanel::setAlgorithm(const QString& id)
{
    m_algorithm = id;
    refresh();
}

const ParameterValues& ChartPanel::values() const
{
    return m_form->values();
}

void ChartPanel::setValues(const ParameterValues& values)
{
    const Chart& described = *findChart(m_chart);
    m_form->setParameters(described.parameters, values, described.uses);
    refresh();
    Q_EMIT valuesChanged();
}

void ChartPanel::setGroups(const std::vector<QuotaRow>& groups)
{
    if (std::exchange(m_groups, groups) != groups)
        refresh();
}

void ChartPanel::onScenarioChanged(Document::Change change)
{
    if (change == Document::Change::Values)
        return;
    m_maker.cancel(); // its rows are out of date
    m_wait->end();
}

void ChartPanel::cancel()
{
    m_maker.cancel();
    m_wait->end();
    say(WorkStrip::cancelledSentence().toStdString());
}

void ChartPanel::offerCommands(const Actions& actions)
{
    offerChartMenu(*m_plot, actions);
}

void ChartPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_outdated)
        request();
}

void ChartPanel::refresh()
{
    m_outdated = true;
    if (isVisible())
        request();
}

void ChartPanel::request()
{
    const EvaluationPtr& now = m_sources.results.current();
    const Document& document = m_sources.document;
    if (document.isEmpty() || m_algorithm.isEmpty())
        return;
    const bool hasOlder = m_plot->plot() != nullptr;
    if (!now || now->tree.columns().shape != document.scenario()->tree.columns().shape)
        return m_wait->beginWaiting(hasOlder);
    m_outdated = false;
    m_wait->begin(hasOlder);
    PlotRequest wanted{m_chart, m_form->values(), m_algorithm.toStdString(), RootRow, now};
    follow(wanted, document);
    wanted.runs = m_sources.runs;
    if (findChart(m_chart)->ofQuotas)
        wanted.selected = m_groups;
    m_maker.request(std::move(wanted));
}

void ChartPanel::show(const std::shared_ptr<const Plot>& plot)
{
    m_plot->setPlot(plot);
    if (hasRowsOf(*m_plot, m_sources.document))
        m_plot->setSelectedRows(m_sources.document.selection().rows());
    say(plot->answer.empty() ? plot->empty : plot->answer);
}

void ChartPanel::say(const std::string& sentence)
{
    m_sentence = shownName(sentence);
    m_label->setText(m_sentence);
    Q_EMIT sentenceChanged();
}

void ChartPanel::waitUntilReady()
{
    if (!isVisible())
        return;
    if (m_outdated)
        request();
    m_maker.waitUntilReady();
}

} // namespace fairshare::gui
