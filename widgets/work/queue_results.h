// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/work/latest_work.h"
#include "widgets/work/scenario_results.h"

#include "core/analysis/weights/queue_comparison.h"
#include "core/analysis/weights/weight_warnings.h"

#include <QObject>
#include <QString>

#include <memory>
#include <string>
#include <vector>

namespace fairshare::gui {

/// The queue of a scenario under its weights and under those of the baseline.
struct QueueFigures {
    ScenarioPtr scenario;
    OrderedQueue now;
    std::shared_ptr<const OrderedQueue> before; ///< null where the baseline has no weights
    QueueComparison comparison; ///< of the queue with itself where there is no other
    std::vector<Decision> decisions; ///< by place, against the next one
    std::shared_ptr<const std::vector<NodeRow>> associations; ///< by job, rows of the scenario's tree
    std::vector<WeightWarning> warnings;
    QString answer;
    double seconds = 0; ///< time taken

    const std::vector<Job>& jobs() const { return now.jobs(); }
};

using QueueFiguresPtr = std::shared_ptr<const QueueFigures>;

/// The order of the open scenario's queue, kept up to date in the background while somebody looks. Old
/// figures stay until new ones exist; every one that was begun is finished, so that a drag is followed.
class QueueResults : public QObject {
    Q_OBJECT

public:
    QueueResults(Document& document, ScenarioResults& results, QObject* parent = nullptr);
    ~QueueResults() override;

    /// Null before the first of an opened scenario.
    const QueueFiguresPtr& current() const { return m_current; }
    const std::string& algorithm() const { return m_algorithm; }
    void setAlgorithm(const std::string& id);
    /// Without anybody who looks nothing is computed.
    void setWatched(bool watched);
    bool isReady() const { return !m_work.isBusy() && !m_outdated; }
    /// For pictures made without a window.
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
    bool m_outdated = true; ///< nobody looked when something changed
    Wanted m_wanted; ///< the latest request
    std::unique_ptr<Computer> m_computer; ///< only on the thread of the work, which ends before it
    LatestWork m_work;
};

} // namespace fairshare::gui
