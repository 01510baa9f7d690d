// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/document/document.h"
#include "widgets/work/evaluation_runner.h"
#include "widgets/work/known_runs.h"
#include "widgets/work/latest_work.h"

#include "core/base/shared_value.h"
#include "core/chart/chart_registry.h"

#include <QObject>

#include <memory>
#include <string>
#include <vector>

namespace fairshare::gui {

/// Which plot is wanted.
struct PlotRequest {
    std::string chart;
    ParameterValues values;
    std::string algorithm;
    NodeRow focus = RootRow;
    EvaluationPtr now;
    EvaluationPtr baseline{}; ///< null for none
    std::vector<NodeRow> selected{}; ///< of charts that follow the selection
    NodeRow current = NoRow;
    NodeRow against = NoRow;
    double halfLifeSeconds = DefaultHalfLifeSeconds;
    SharedValue<PrioritySection> priority{}; ///< of charts that draw jobs
    SharedValue<PrioritySection> baselinePriority{};
    ScenarioPtr scenario{}; ///< of charts of its other sections
    QString path{}; ///< of the scenario's file, beside which its log is
    KnownRuns runs{}; ///< of charts of simulations
};

/// Lets a request follow the document's selection and half-life. Its evaluation has the document's rows.
void follow(PlotRequest& request, const Document& document);

/// Makes plots in the background. While requests come faster than plots, every plot that was begun is
/// finished and the latest request is next.
class PlotMaker : public QObject {
    Q_OBJECT

public:
    explicit PlotMaker(QObject* parent = nullptr);

    void request(PlotRequest request);
    void cancel() { m_work.cancel(); }
    bool isReady() const { return !m_work.isBusy(); }
    /// How far the plot is that is being made, 0 to 1.
    double fraction() const { return m_work.fraction(); }
    /// For pictures made without a window.
    void waitUntilReady() const;

Q_SIGNALS:
    void made(const std::shared_ptr<const fairshare::Plot>& plot);
    void failed(const fairshare::Error& error);
    /// Either of them.
    void answered();

private:
    LatestWork m_work;
};

} // namespace fairshare::gui
