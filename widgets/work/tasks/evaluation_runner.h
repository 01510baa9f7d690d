// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/work/tasks/latest_work.h"

#include <QObject>

#include <memory>

namespace fairshare {
struct Error;
class Evaluator;
struct Evaluation;
struct Scenario;
} // namespace fairshare

namespace fairshare::gui {

using EvaluationPtr = std::shared_ptr<const Evaluation>;

/// Evaluates scenarios on its own thread. If requests arrive faster than evaluations finish, each started
/// evaluation is completed, and the latest request is next.
class EvaluationRunner : public QObject {
    Q_OBJECT

public:
    explicit EvaluationRunner(QObject* parent = nullptr);
    ~EvaluationRunner() override;

    void request(std::shared_ptr<const Scenario> scenario);
    /// Discards the request; nothing is answered until the next request.
    void cancel() { m_work.cancel(); }
    /// True until the latest request is answered.
    bool isBusy() const { return m_work.isBusy(); }
    /// Returns the progress of the evaluation, 0 to 1.
    double fraction() const { return m_work.fraction(); }

Q_SIGNALS:
    void finished(const fairshare::gui::EvaluationPtr& evaluation);
    void failed(const fairshare::Error& error);

private:
    std::unique_ptr<Evaluator> m_evaluator; ///< used only on the worker thread, which ends first
    LatestWork m_work;
};

} // namespace fairshare::gui
