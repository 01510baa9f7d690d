// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/document/document.h"
#include "widgets/work/files/known_runs.h"
#include "widgets/work/tasks/evaluation_runner.h"
#include "widgets/work/tasks/latest_work.h"

#include "core/base/shared_value.h"
#include "core/chart/chart_registry.h"

#include <QObject>

#include <memory>
#include <string>
#include <vector>

namespace fairshare::gui {

/// Describes the requested plot.
struct PlotRequest {
    std::string chart;
    ParameterValues values;
    std::string algorithm;
    NodeRow focus = RootRow;
    EvaluationPtr now;
    EvaluationPtr baseline{}; ///< null for none
    std::vector<NodeRow> selected{}; ///< for charts that follow the selection
    NodeRow current = NoRow;
    NodeRow against = NoRow;
    double halfLifeSeconds = DefaultHalfLifeSeconds;
    SharedValue<PrioritySection> priority{}; ///< for charts that draw jobs
    SharedValue<PrioritySection> baselinePriority{};
    ScenarioPtr scenario{}; ///< for charts of its other sections
    QString path{}; ///< path of the scenario file, next to which its log is located
    KnownRuns runs{}; ///< for charts of simulations
};

/// Sets the document's selection and half-life in a request. Its evaluation must have the document's rows.
void follow(PlotRequest& request, const Document& document);

/// Makes plots in the background. If requests arrive faster than plots finish, each started plot is
/// completed, and the latest request is next.
class PlotMaker : public QObject {
    Q_OBJECT

public:
    explicit PlotMaker(QObject* parent = nullptr);

    void request(PlotRequest request);
    void cancel() { m_work.cancel(); }
    bool isReady() const { return !m_work.isBusy(); }
    /// Returns the progress of the current plot, 0 to 1.
    double fraction() const { return m_work.fraction(); }
    /// Waits for the plot; for pictures made without a window.
    void waitUntilReady() const;

Q_SIGNALS:
    void made(const std::shared_ptr<const fairshare::Plot>& plot);
    void failed(const fairshare::Error& error);
    /// Emitted after either of the signals above.
    void answered();

private:
    LatestWork m_work;
};

} // namespace fairshare::gui
