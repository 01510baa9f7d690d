// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/work/latest_work.h"
#include "widgets/work/scenario_results.h"

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

/// Charts of the open scenario, kept up to date in the background while somebody looks. Old plots stay until
/// new ones exist. The chart that was set first keeps pace with every other frame of a drag; the others
/// follow one after the other, so that figures come with every frame.
class PlotResults : public QObject {
    Q_OBJECT

public:
    using PlotPtr = std::shared_ptr<const Plot>;

    PlotResults(Document& document, ScenarioResults& results, QObject* parent = nullptr);

    /// @param chart id of the registry
    void setChart(const std::string& chart, const ParameterValues& values) { setPlot(chart, chart, values); }
    /// One of several plots of a chart. @param name own word for it
    void setPlot(const std::string& name, const std::string& chart, const ParameterValues& values);
    /// Of charts that take one. @param algorithm id; "" for any of those that are evaluated
    void setAlgorithm(const std::string& algorithm);
    /// Jobs of the queue that charts of jobs are about; none: those of the selection.
    void setJobs(std::vector<std::uint32_t> jobs);
    /// Null before the first plot of an opened scenario, and for a name that nobody set.
    PlotPtr plot(const std::string& name) const;
    /// Without anybody who looks nothing is computed.
    void setWatched(bool watched);
    bool isReady() const { return !m_work.isBusy() && !m_outdated && !m_follow.isActive(); }
    /// Waits for the plots of the figures that there are; for pictures made without a window.
    void waitUntilReady();

Q_SIGNALS:
    void changed();

private:
    struct Drawn {
        std::string name;
        std::string chart;
        ParameterValues values;
        PlotPtr plot;
        std::uint64_t state = 0; ///< of what the plot shows
    };

    void onScenarioChanged(Document::Change change);
    void request();
    void onSelectionChanged();
    /// Asks for what is behind: all of it after a rest, otherwise the first chart and one of the others.
    void ask();
    /// Asks again after this time, unless that comes sooner anyway.
    void follow(int milliseconds);
    void make(std::vector<Drawn> list);
    void take(const std::vector<Drawn>& drawn);

    Document& m_document;
    ScenarioResults& m_results;
    QTimer m_follow; ///< runs while charts are behind that were not asked for
    QElapsedTimer m_sinceAsked;
    QElapsedTimer m_sinceFirst; ///< since the first was asked for
    QElapsedTimer m_sinceOther; ///< since another than the first was asked for
    std::uint64_t m_state = 1; ///< counts what happened to figures and parameters
    std::string m_algorithm;
    std::vector<std::uint32_t> m_jobs;
    std::vector<Drawn> m_drawn;
    bool m_watched = false;
    bool m_outdated = false; ///< nobody looked when something changed
    LatestWork m_work;
};

} // namespace fairshare::gui
