// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/work/results/flip_work.h"

#include <new>
#include <utility>

namespace fairshare::gui {
namespace {

Result<FlipAnswer> answered(const FlipQuestion& question, const Progress& progress)
{
    const Scenario& scenario = *question.scenario;
    auto flips = findFlips({scenario, question.algorithm, question.behind, question.ahead}, progress);
    if (!flips)
        return tl::unexpected(flips.error());
    FlipAnswer answer{question, std::move(*flips), {}};
    Progress quiet;
    quiet.stop = progress.stop;
    auto recovery = recover({scenario, question.algorithm, question.behind, question.ahead}, quiet);
    if (recovery)
        answer.recovery = std::move(*recovery);
    else if (recovery.error().code != ErrorCode::OutOfRange)
        return tl::unexpected(recovery.error());
    return answer;
}

Result<FlipAnswer> flipWithinMemory(const FlipQuestion& question, const Progress& progress)
{
    try {
        return answered(question, progress);
    } catch (const std::bad_alloc&) {
        return fail(ErrorCode::TooLarge,
            FlipWork::tr("not enough memory to find rank changes in this tree").toStdString());
    }
}

} // namespace

void FlipWork::ask(FlipQuestion question)
{
    m_work.request([this, question = std::move(question)](const Progress& progress) -> LatestWork::Answer {
        auto result = flipWithinMemory(question, progress);
        return [this, result = std::move(result)] {
            if (result)
                Q_EMIT finished(*result);
            else
                Q_EMIT failed(result.error());
        };
    });
}

} // namespace fairshare::gui
