// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/compare/compare_charts.h"

#include "widgets/charts/chart_menu.h"
#include "widgets/controls/flow_layout.h"
#include "widgets/page/weight_edit.h"
#include "widgets/plotting/plot_widget.h"
#include "widgets/text/language.h"

#include "core/analysis/compare/factor_spread.h"
#include "core/chart/plot.h"
#include "core/fairshare/algorithm_registry.h"
#include "core/scenario/fairshare_weight.h"
#include "core/scenario/scenario.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>

#include <algorithm>
#include <utility>

namespace fairshare::gui {
namespace {

constexpr const char* SlopesChart = "rank_slopes";
constexpr const char* AgreementChart = "tau_matrix";
constexpr const char* SpreadChart = "factor_strips";
constexpr const char* CollisionsChart = "priority_collisions";

} // namespace

CompareCharts::CompareCharts(Document& document, ScenarioResults& results, QWidget* parent)
    : QObject(parent)
    , m_document(document)
    , m_plots(document, results)
    , m_slopes(createSlopes(parent))
    , m_agreement(createAgreement(parent))
    , m_spread(addPlot(SpreadChart, tr("Spread of factors"), parent))
{
    m_plots.setChart(SlopesChart, {});
    m_plots.setChart(AgreementChart, {});
    m_plots.setChart(SpreadChart, {});
    takeWeight(m_weight->weight());
    connect(&m_plots, &PlotResults::changed, this, &CompareCharts::refresh);
    connect(&document, &Document::scenarioChanged, this, &CompareCharts::suggestWeight);
    connect(&document.selection(), &Selection::changed, this, &CompareCharts::showSelection);
}

PlotWidget* CompareCharts::addPlot(const char* chart, const QString& name, QWidget* parent)
{
    auto* widget = new PlotWidget(parent);
    widget->setObjectName(QStringLiteral("plot_%1").arg(QLatin1String(chart)));
    widget->setAccessibleName(name);
    m_widgets.emplace_back(chart, widget);
    connect(widget, &PlotWidget::rowsPicked, this, [this](const std::vector<NodeRow>& rows, bool add) {
        if (rows.empty())
            return;
        if (add && rows.size() == 1)
            m_document.selection().toggle(rows.front());
        else
            m_document.selection().set(rows, rows.front());
    });
    connect(widget, &PlotWidget::clearRequested, this, [this] { m_document.selection().clear(); });
    return widget;
}

PlotWidget* CompareCharts::plot(const std::string& chart) const
{
    for (const auto& [id, widget] : m_widgets)
        if (id == chart)
            return widget;
    return nullptr;
}

QWidget* CompareCharts::createSlopes(QWidget* parent)
{
    auto* part = new QWidget(parent);
    PlotWidget* picture = addPlot(SlopesChart, tr("Ranks across algorithms"), part);
    auto* controls = new ControlStrip(part);
    auto* row = new QHBoxLayout(controls);
    const int em = part->fontMetrics().height();
    row->setContentsMargins(0, em / 4, em / 2, 0);
    row->setSpacing(em / 3);
    auto* line = new QComboBox(controls);
    line->setObjectName(QStringLiteral("compareLine"));
    line->setAccessibleName(tr("Line per"));
    line->addItem(tr("user"), QStringLiteral("user"));
    line->addItem(tr("account"), QStringLiteral("account"));
    line->addItem(tr("top account"), QStringLiteral("top_account"));
    line->setToolTip(tr("One line per user, or per account with the mean rank of its users"));
    auto* label = new QLabel(tr("Line per"), controls);
    label->setBuddy(line);
    row->addWidget(label);
    row->addWidget(line);
    m_line = line;
    connect(line, &QComboBox::activated, this, [this, line] {
        m_plots.setChart(SlopesChart, {{"line", line->currentData().toString().toStdString()}});
    });
    // Next to the title of the picture, which leaves space on the right.
    picture->setTitleRoom(controls->sizeHint());
    auto* over = new QGridLayout(part);
    over->setContentsMargins(0, 0, 0, 0);
    over->addWidget(picture, 0, 0);
    over->addWidget(controls, 0, 0, Qt::AlignTop | Qt::AlignRight);
    return part;
}

void CompareCharts::setTitleApart(bool apart)
{
    if (std::exchange(m_titleApart, apart) == apart)
        return;
    auto& grid = static_cast<QGridLayout&>(*m_slopes->layout());
    PlotWidget* picture = plot(SlopesChart);
    grid.removeWidget(picture);
    grid.addWidget(picture, apart ? 1 : 0, 0);
    // The picture takes the remaining space, whichever row it is in.
    grid.setRowStretch(apart ? 1 : 0, 1);
    grid.setRowStretch(apart ? 0 : 1, 0);
}

void CompareCharts::setPairStacked(bool stacked)
{
    static_cast<QBoxLayout&>(*m_agreement->layout())
        .setDirection(stacked ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

QWidget* CompareCharts::createAgreement(QWidget* parent)
{
    constexpr int AgreementPart = 4;
    constexpr int CollisionPart = 3;
    auto* part = new QWidget(parent);
    auto* columns = new QHBoxLayout(part);
    columns->setContentsMargins(0, 0, 0, 0);
    columns->setSpacing(std::max(2, part->fontMetrics().height() / 5));
    columns->addWidget(addPlot(AgreementChart, tr("Agreement between algorithms"), part), AgreementPart);
    columns->addWidget(createCollisions(part), CollisionPart);
    return part;
}

QWidget* CompareCharts::createCollisions(QWidget* parent)
{
    auto* part = new QWidget(parent);
    auto* rows = new QVBoxLayout(part);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    const int em = part->fontMetrics().height();
    auto* head = new ControlStrip(part);
    auto* row = new QHBoxLayout(head);
    row->setContentsMargins(em / 2, em / 5, em / 2, em / 5);
    row->setSpacing(em / 3);
    m_weight = new WeightEdit(head);
    m_weight->setObjectName(QStringLiteral("compareWeight"));
    // The full parameter name does not fit next to the number.
    auto* label = new QLabel(tr("Weight"), head);
    label->setToolTip(QStringLiteral("PriorityWeightFairshare"));
    label->setBuddy(m_weight);
    row->addWidget(label, 1);
    row->addWidget(m_weight, 1);
    connect(m_weight, &WeightEdit::weightChanged, this, &CompareCharts::takeWeight);
    rows->addWidget(head);
    rows->addWidget(addPlot(CollisionsChart, tr("Integer priority collisions"), part), 1);
    return part;
}

void CompareCharts::takeWeight(std::uint32_t weight)
{
    m_plots.setChart(CollisionsChart, {{"weight", static_cast<std::int64_t>(weight)}});
}

void CompareCharts::suggestWeight(Document::Change change)
{
    if (change == Document::Change::Opened && !m_document.isEmpty())
        m_weight->setWeight(fairshareWeight(*m_document.scenario()).value_or(DefaultFairshareWeight));
}

void CompareCharts::setAlgorithm(const QString& id)
{
    const Algorithm* algorithm = findAlgorithm(id.toStdString());
    for (const auto& [chart, widget] : m_widgets)
        widget->setStrongCategory(algorithm == nullptr ? QString() : coreText(algorithm->title));
}

void CompareCharts::setTheme(const Theme& theme)
{
    for (const auto& [id, widget] : m_widgets)
        widget->setPalette(theme.palette());
    m_weight->setTheme(theme);
}

void CompareCharts::adopt(const CompareCharts& other)
{
    m_weight->setText(other.m_weight->text());
    m_line->setCurrentIndex(other.m_line->currentIndex());
    m_plots.setChart(SlopesChart, {{"line", m_line->currentData().toString().toStdString()}});
}

void CompareCharts::offerCommands(const Actions& actions)
{
    for (const auto& [id, widget] : m_widgets)
        offerChartMenu(*widget, actions);
}

void CompareCharts::waitUntilReady()
{
    constexpr int Passes = 3; // title height depends on the width, which it may change
    m_plots.waitUntilReady();
    for (int pass = 0; pass < Passes; ++pass) {
        for (const auto& [id, widget] : m_widgets)
            widget->settleLayout();
        QCoreApplication::sendPostedEvents();
    }
}

void CompareCharts::refresh()
{
    for (const auto& [id, widget] : m_widgets)
        if (const PlotPtr plot = m_plots.plot(id); plot != widget->plot())
            widget->setPlot(plot);
    showSelection();
    Q_EMIT drawn();
}

bool CompareCharts::isComplete() const
{
    return std::ranges::all_of(m_widgets, [](const auto& each) { return each.second->plot() != nullptr; });
}

void CompareCharts::showSelection()
{
    for (const auto& [id, widget] : m_widgets) {
        const PlotPtr& shown = widget->plot();
        const bool current = shown && !m_document.isEmpty()
            && shown->tree->columns().shape == m_document.scenario()->tree.columns().shape;
        widget->setSelectedRows(current ? m_document.selection().rows() : std::vector<NodeRow>());
    }
}

} // namespace fairshare::gui
