// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/work/tasks/evaluation_runner.h"

#include "widgets/work/tasks/side_by_side.h"

#include "core/scenario/evaluation.h"
#include "core/scenario/scenario.h"

#include <new>
#include <utility>

namespace fairshare::gui {
namespace {

Result<EvaluationPtr> evaluated(Evaluator& evaluator, const Scenario& scenario, const Progress& progress)
{
    try {
        return evaluator.evaluate(scenario, allAlgorithmIds(), progress);
    } catch (const std::bad_alloc&) {
        return fail(ErrorCode::TooLarge,
            EvaluationRunner::tr("not enough memory to evaluate this tree").toStdString());
    }
}

} // namespace

EvaluationRunner::EvaluationRunner(QObject* parent)
    : QObject(parent)
    , m_evaluator(std::make_unique<Evaluator>(runSideBySide))
    , m_work(nullptr, LatestWork::Older::Finish)
{
}

EvaluationRunner::~EvaluationRunner() = default;

void EvaluationRunner::request(std::shared_ptr<const Scenario> scenario)
{
    m_work.request([this, scenario = std::move(scenario)](const Progress& progress) -> LatestWork::Answer {
        auto result = evaluated(*m_evaluator, *scenario, progress);
        return [this, result = std::move(result)] {
            if (result)
                Q_EMIT finished(*result);
            else
                Q_EMIT failed(result.error());
        };
    });
}

} // namespace fairshare::gui
