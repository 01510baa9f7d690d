// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/work/results/scenario_results.h"
#include "widgets/work/tasks/latest_work.h"

#include "core/fairshare/parameter.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace fairshare {
struct Plot;
} // namespace fairshare

namespace fairshare::gui {

/// Charts of the open scenario, updated in the background while watched. Old plots stay until new ones exist.
/// The chart that was set first is updated on every other frame of a drag. The others follow one at a time,
/// so every frame still gets its figures.
class PlotResults : public QObject {
    Q_OBJECT

public:
    using PlotPtr = std::shared_ptr<const Plot>;

    PlotResults(Document& document, ScenarioResults& results, QObject* parent = nullptr);

    /// @param chart ID in the registry
    void setChart(const std::string& chart, const ParameterValues& values) { setPlot(chart, chart, values); }
    /// Sets one of several plots of a chart.
    /// @param name a name that the caller chooses for it
    void setPlot(const std::string& name, const std::string& chart, const ParameterValues& values);
    /// Sets the algorithm for charts that take one.
    /// @param algorithm ID; "" for any evaluated algorithm
    void setAlgorithm(const std::string& algorithm);
    /// Sets the pending jobs for charts about jobs; if empty, those of the selection.
    void setJobs(std::vector<std::uint32_t> jobs);
    /// Null before the first plot of an opened scenario, and for a name that was not set.
    PlotPtr plot(const std::string& name) const;
    /// Nothing is computed while not watched.
    void setWatched(bool watched);
    bool isReady() const { return !m_work.isBusy() && !m_outdated && !m_follow.isActive(); }
    /// Waits for the plots of the current figures; for pictures made without a window.
    void waitUntilReady();

Q_SIGNALS:
    void changed();

private:
    struct Drawn {
        std::string name;
        std::string chart;
        ParameterValues values;
        PlotPtr plot;
        std::uint64_t state = 0; ///< state that the plot shows
    };

    void onScenarioChanged(Document::Change change);
    void request();
    void onSelectionChanged();
    /// Requests outdated plots: all of them after a pause, otherwise the first chart and one of the others.
    void ask();
    /// Requests again after this time, unless a request is already due earlier.
    void follow(int milliseconds);
    void make(std::vector<Drawn> list);
    void take(const std::vector<Drawn>& drawn);

    Document& m_document;
    ScenarioResults& m_results;
    QTimer m_follow; ///< runs while there are outdated charts that have not been requested
    QElapsedTimer m_sinceAsked;
    QElapsedTimer m_sinceFirst; ///< time since the first chart was requested
    QElapsedTimer m_sinceOther; ///< time since another chart was requested
    std::uint64_t m_state = 1; ///< counts changes of figures and parameters
    std::string m_algorithm;
    std::vector<std::uint32_t> m_jobs;
    std::vector<Drawn> m_drawn;
    bool m_watched = false;
    bool m_outdated = false; ///< something changed while not watched
    LatestWork m_work;
};

} // namespace fairshare::gui
