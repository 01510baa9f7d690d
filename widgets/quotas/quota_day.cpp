// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/quotas/quota_day.h"

#include "widgets/charts/chart_panel.h"
#include "widgets/controls/fields/parameter_form.h"
#include "widgets/controls/flow_layout.h"
#include "widgets/page/view_splitter.h"
#include "widgets/plotting/plot_widget.h"
#include "widgets/text/shown_text.h"

#include "core/chart/chart_registry.h"
#include "core/chart/plot.h"
#include "core/chart/quota_choices.h"

#include <QVBoxLayout>

#include <vector>

namespace fairshare::gui {
namespace {

/// This chart has all parameters of the day; the other chart has some of them.
constexpr const char* GroupsChart = "quota_day";
constexpr const char* WastedChart = "wasted_slots";

ParameterValues valuesOf(const char* chart, const ParameterValues& values)
{
    ParameterValues known;
    for (const ParameterSpec& spec : findChart(chart)->parameters)
        if (const auto found = values.find(spec.id); found != values.end())
            known.insert(*found);
    return known;
}

} // namespace

QuotaDay::QuotaDay(const ViewSources& sources, QWidget* parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("quotaDay"));
    const int em = fontMetrics().height();
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    auto* strip = new ControlStrip(this);
    auto* row = new QVBoxLayout(strip);
    row->setContentsMargins(em * 3 / 4, em / 3, em * 3 / 4, em / 3);
    m_form = new ParameterForm(strip);
    showForm({});
    row->addWidget(m_form);
    rows->addWidget(strip);
    auto* split = new ViewSplitter(Qt::Horizontal, "quotaDay", this);
    m_wasted = new ChartPanel(WastedChart, sources, split);
    m_groups = new ChartPanel(GroupsChart, sources, split);
    split->addWidget(m_wasted);
    split->addWidget(m_groups);
    constexpr int WastedPart = 2;
    constexpr int GroupsPart = 3;
    split->setStretchFactor(0, WastedPart);
    split->setStretchFactor(1, GroupsPart);
    split->divideBy({em * 20 * WastedPart, em * 20 * GroupsPart});
    rows->addWidget(split, 1);
    setFocusProxy(m_groups);
    for (ChartPanel* panel : {m_wasted, m_groups}) {
        panel->hideControls();
        connect(panel, &ChartPanel::sentenceChanged, this, &QuotaDay::sentenceChanged);
    }
    connect(m_form, &ParameterForm::edited, this, &QuotaDay::showValues);
}

/// Omits the balancer passes, which are chosen above the groups.
void QuotaDay::showForm(const ParameterValues& values)
{
    std::vector<ParameterSpec> specs;
    for (const ParameterSpec& spec : findChart(GroupsChart)->parameters)
        if (spec.id != ModeParameter.id)
            specs.push_back(spec);
    m_form->setParameters(specs, values, findChart(GroupsChart)->uses);
}

void QuotaDay::showValues()
{
    ParameterValues values = m_form->values();
    const std::string_view mode = ModeChoices[m_mode == BalancerMode::Code ? 0 : 1];
    values.insert_or_assign(std::string(ModeParameter.id), std::string(mode));
    m_wasted->setValues(valuesOf(WastedChart, values));
    m_groups->setValues(values);
}

void QuotaDay::setMode(BalancerMode mode)
{
    if (mode == m_mode)
        return;
    m_mode = mode;
    showValues();
}

QString QuotaDay::premise() const
{
    const auto& plot = m_wasted->plot().plot();
    return plot ? shownName(plot->premise) : QString();
}

PlotWidget& QuotaDay::wastedSlots() const
{
    return m_wasted->plot();
}

PlotWidget& QuotaDay::groups() const
{
    return m_groups->plot();
}

QString QuotaDay::sentence() const
{
    return m_wasted->sentence();
}

const ParameterValues& QuotaDay::values() const
{
    return m_form->values();
}

void QuotaDay::setValues(const ParameterValues& values)
{
    showForm(values);
    showValues();
}

void QuotaDay::offerCommands(const Actions& actions)
{
    m_wasted->offerCommands(actions);
    m_groups->offerCommands(actions);
}

void QuotaDay::setAlgorithm(const QString& id)
{
    m_wasted->setAlgorithm(id);
    m_groups->setAlgorithm(id);
}

void QuotaDay::waitUntilReady()
{
    m_wasted->waitUntilReady();
    m_groups->waitUntilReady();
}

} // namespace fairshare::gui
