// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/surface_plots.h"

#include "widgets/charts/chart_menu.h"
#include "widgets/controls/plot_selection.h"
#include "widgets/plotting/plot_widget.h"

#include <QCoreApplication>

namespace fairshare::gui {

SurfacePlots::SurfacePlots(Document& document, ScenarioResults& results, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_plots(document, results)
{
    connect(&m_plots, &PlotResults::changed, this, &SurfacePlots::refresh);
}

PlotWidget* SurfacePlots::add(const std::string& name)
{
    auto* widget = new PlotWidget(this);
    widget->setObjectName(QStringLiteral("plot_%1").arg(QString::fromStdString(name)));
    m_widgets.emplace_back(name, widget);
    shareSelection(*widget, m_document);
    return widget;
}

void SurfacePlots::set(const std::string& name, const std::string& chart, const ParameterValues& values)
{
    m_plots.setPlot(name, chart, values);
}

void SurfacePlots::setAlgorithm(const QString& id)
{
    m_plots.setAlgorithm(id.toStdString());
}

PlotWidget* SurfacePlots::plot(const std::string& name) const
{
    for (const auto& [id, widget] : m_widgets)
        if (id == name)
            return widget;
    return nullptr;
}

PlotWidget& SurfacePlots::current() const
{
    for (const auto& [id, widget] : m_widgets)
        if (widget->hasFocus())
            return *widget;
    return *m_widgets.front().second;
}

void SurfacePlots::offerCommands(const Actions& actions)
{
    for (const auto& [id, widget] : m_widgets)
        offerChartMenu(*widget, actions);
}

void SurfacePlots::refresh()
{
    for (const auto& [id, widget] : m_widgets) {
        if (const PlotPtr plot = m_plots.plot(id); plot != widget->plot())
            widget->setPlot(plot);
        widget->setSelectedRows(
            hasRowsOf(*widget, m_document) ? m_document.selection().rows() : std::vector<NodeRow>());
    }
    Q_EMIT changed();
}

void SurfacePlots::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_plots.setWatched(true);
}

void SurfacePlots::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    m_plots.setWatched(false);
}

void SurfacePlots::waitUntilReady()
{
    constexpr int Passes = 3; // title height depends on the width, which it may change
    if (!isVisible())
        return;
    m_plots.waitUntilReady();
    // Axes determine their ticks and margins step by step. Set the plots again, so that pictures do not
    // depend on their order of arrival.
    for (const auto& [id, widget] : m_widgets)
        if (const PlotPtr plot = widget->plot())
            widget->setPlot(plot);
    for (int pass = 0; pass < Passes; ++pass) {
        for (const auto& [id, widget] : m_widgets)
            widget->settleLayout();
        QCoreApplication::sendPostedEvents();
    }
}

} // namespace fairshare::gui
