// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/work/latest_work.h"
#include "widgets/work/scenario_results.h"

#include "core/chart/plot.h"
#include "core/fairshare/parameter.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <memory>
#include <string>
#include <vector>

namespace fairshare::gui {

/// Charts of the open scenario, kept up to date in the background while somebody looks. Old plots stay until
/// new ones exist. The chart that was set first keeps pace with every edit; the others follow some times a
/// second, so that a drag stays smooth.
class PlotResults : public QObject {
    Q_OBJECT

public:
    using PlotPtr = std::shared_ptr<const Plot>;

    PlotResults(Document& document, ScenarioResults& results, QObject* parent = nullptr);

    /// @param chart id of the registry
    void setChart(const std::string& chart, const ParameterValues& values);
    /// Null before the first plot of an opened scenario, and for a chart that nobody set.
    PlotPtr plot(const std::string& chart) const;
    /// Without anybody who looks nothing is computed.
    void setWatched(bool watched);
    bool isReady() const { return !m_work.isBusy() && !m_outdated && !m_follow.isActive(); }
    /// Waits for the plots of the figures that there are; for pictures made without a window.
    void waitUntilReady();

Q_SIGNALS:
    void changed();

private:
    struct Drawn {
        std::string chart;
        ParameterValues values;
        PlotPtr plot;
    };

    void onScenarioChanged(Document::Change change);
    void request() { request(Which::All); }
    /// @param which all charts, or those alone that another selection changes
    enum class Which { All, Sampled };
    void request(Which which);
    /// @param list what is made anew
    void make(std::vector<Drawn> list);
    void take(const std::vector<Drawn>& drawn);

    Document& m_document;
    ScenarioResults& m_results;
    QTimer m_follow; ///< runs while only the first chart is up to date
    QElapsedTimer m_sinceAll; ///< since all charts were asked for
    std::vector<Drawn> m_drawn;
    bool m_watched = false;
    bool m_outdated = false; ///< nobody looked when something changed
    LatestWork m_work;
};

} // namespace fairshare::gui
