// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/work/results/plot_results.h"

#include <QWidget>

#include <string>
#include <utility>
#include <vector>

namespace fairshare::gui {

class Actions;
class PlotWidget;

/// Pictures of one surface, updated while they are visible. They show and change the selection of the
/// document.
class SurfacePlots : public QWidget {
    Q_OBJECT

public:
    SurfacePlots(Document& document, ScenarioResults& results, QWidget* parent = nullptr);

    /// Creates a picture, which the caller adds to a layout. @param name identifies it, and is its widget
    /// name
    PlotWidget* add(const std::string& name);
    /// Sets what a picture shows. @param chart id in the registry
    void set(const std::string& name, const std::string& chart, const ParameterValues& values);
    void setAlgorithm(const QString& id);
    /// Calls PlotResults::setJobs.
    void setJobs(std::vector<std::uint32_t> jobs) { m_plots.setJobs(std::move(jobs)); }
    const std::vector<std::pair<std::string, PlotWidget*>>& plots() const { return m_widgets; }
    PlotWidget* plot(const std::string& name) const;
    /// The picture with keyboard focus, or else the first one.
    PlotWidget& current() const;
    void offerCommands(const Actions& actions);
    void waitUntilReady();

Q_SIGNALS:
    /// The content of the pictures changed.
    void changed();

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void refresh();

    Document& m_document;
    PlotResults m_plots;
    std::vector<std::pair<std::string, PlotWidget*>> m_widgets;
};

} // namespace fairshare::gui
