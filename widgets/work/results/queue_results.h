// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/work/results/scenario_results.h"
#include "widgets/work/tasks/latest_work.h"

#include "core/analysis/weights/queue_comparison.h"
#include "core/analysis/weights/weight_warnings.h"

#include <QObject>
#include <QString>

#include <memory>
#include <string>
#include <vector>

namespace fairshare::gui {

/// The pending jobs of a scenario, ordered by its weights and by those of the baseline.
struct QueueFigures {
    ScenarioPtr scenario;
    OrderedQueue now;
    std::shared_ptr<const OrderedQueue> before; ///< null if the baseline has no weights
    QueueComparison comparison; ///< compares the queue with itself if there is no other
    std::vector<Decision> decisions; ///< by place, relative to the next job
    std::shared_ptr<const std::vector<NodeRow>> associations; ///< by job: row of the scenario's tree
    std::shared_ptr<const std::vector<std::string>> limitReasons; ///< by job: see jobLimitReasons
    std::vector<WeightWarning> warnings;
    QString answer;
    double seconds = 0; ///< computing time

    const std::vector<Job>& jobs() const { return now.jobs(); }
};

using QueueFiguresPtr = std::shared_ptr<const QueueFigures>;

/// The order of the open scenario's pending jobs, updated in the background while watched. Old figures stay
/// until new ones exist. Every started computation is completed, so figures follow a drag.
class QueueResults : public QObject {
    Q_OBJECT

public:
    QueueResults(Document& document, ScenarioResults& results, QObject* parent = nullptr);
    ~QueueResults() override;

    /// Null before the first figures of an opened scenario.
    const QueueFiguresPtr& current() const { return m_current; }
    const std::string& algorithm() const { return m_algorithm; }
    void setAlgorithm(const std::string& id);
    /// Nothing is computed while not watched.
    void setWatched(bool watched);
    bool isReady() const { return !m_work.isBusy() && !m_outdated; }
    /// Waits for the figures; for pictures made without a window.
    void waitUntilReady();

Q_SIGNALS:
    void changed();

private:
    class Computer;
    struct Wanted {
        ScenarioPtr scenario;
        ScenarioPtr baseline;
        EvaluationPtr now;
        EvaluationPtr then;
        std::string algorithm;

        bool operator==(const Wanted&) const = default;
    };

    void onScenarioChanged(Document::Change change);
    void request();

    Document& m_document;
    ScenarioResults& m_results;
    QueueFiguresPtr m_current;
    std::string m_algorithm;
    bool m_watched = false;
    bool m_outdated = true; ///< something changed while not watched
    Wanted m_wanted; ///< the latest request
    std::unique_ptr<Computer> m_computer; ///< used only on the worker thread, which ends first
    LatestWork m_work;
};

} // namespace fairshare::gui
