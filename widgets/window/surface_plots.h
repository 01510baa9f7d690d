// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/work/plot_results.h"

#include <QWidget>

#include <string>
#include <utility>
#include <vector>

namespace fairshare::gui {

class Actions;
class PlotWidget;

/// Pictures of one surface, kept up to date while they are seen. They show and set what the document selects.
class SurfacePlots : public QWidget {
    Q_OBJECT

public:
    SurfacePlots(Document& document, ScenarioResults& results, QWidget* parent = nullptr);

    /// A picture that nobody has put into a layout yet. @param name own word for it, and of the widget
    PlotWidget* add(const std::string& name);
    /// What it shows. @param chart id of the registry
    void set(const std::string& name, const std::string& chart, const ParameterValues& values);
    void setAlgorithm(const QString& id);
    /// As PlotResults has it.
    void setJobs(std::vector<std::uint32_t> jobs) { m_plots.setJobs(std::move(jobs)); }
    const std::vector<std::pair<std::string, PlotWidget*>>& plots() const { return m_widgets; }
    PlotWidget* plot(const std::string& name) const;
    /// The picture that has the keyboard, or the first.
    PlotWidget& current() const;
    void offerCommands(const Actions& actions);
    void waitUntilReady();

Q_SIGNALS:
    /// A picture shows something else.
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
