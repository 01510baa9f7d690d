// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/work/results/quota_results.h"

#include "widgets/text/shown_text.h"

#include "core/analysis/quotas/quota_answer.h"
#include "core/chart/plot.h"
#include "core/chart/quota_flow_plot.h"
#include "core/scenario/scenario.h"

#include <QEventLoop>

#include <chrono>
#include <new>
#include <optional>
#include <utility>

namespace fairshare::gui {
namespace {

/// All results of one allocation.
struct Made {
    QuotaResults::StudyPtr study;
    std::shared_ptr<const QuotaResults::Negotiated> negotiated;
    std::optional<double> seconds; ///< duration of a new allocation
    std::shared_ptr<const Plot> flow;
    std::string answer;
    std::string hint;
};

AllocationInput inputOf(const QuotaStudy& study)
{
    return {.quotas = study.quotas(),
        .tree = study.tree(),
        .acceptsSurplus = study.chosen().flags,
        .requested = study.requested(),
        .lastServed = {}};
}

std::shared_ptr<const QuotaResults::Negotiated> negotiatedOf(const QuotaResults::StudyPtr& study)
{
    auto made = std::make_shared<QuotaResults::Negotiated>();
    made->study = study;
    auto negotiation = negotiate(inputOf(*study));
    if (negotiation) {
        made->groups = groupTurns(*negotiation);
        made->negotiation = std::move(*negotiation);
    } else {
        made->problem = negotiation.error().message;
    }
    return made;
}

/// @param known a study that needs no new allocation, or null
Made make(const ScenarioPtr& scenario, const std::string& policy, const QuotaResults::StudyPtr& known,
    std::size_t step)
{
    Made made;
    try {
        if (known) {
            made.study = known;
        } else {
            const auto begin = std::chrono::steady_clock::now();
            const auto study = QuotaStudy::make({scenario->quotas, policy});
            made.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
            if (!study) {
                made.answer = study.error().message;
                return made;
            }
            made.study = *study;
        }
        made.flow = std::make_shared<const Plot>(quotaFlowPlot(*made.study, step));
        made.answer = quotaAnswer(*made.study);
        made.hint = quotaHint(*made.study);
    } catch (const std::bad_alloc&) {
        made = {};
        made.answer = QObject::tr("Not enough memory for the allocation.").toStdString();
    }
    return made;
}

} // namespace

std::string QuotaResults::Negotiated::sentence(QuotaRow row) const
{
    return negotiation ? turnsSentence(inputOf(*study), *negotiation, row) : problem;
}

void QuotaResults::setNegotiates(bool negotiates)
{
    if (negotiates == m_negotiates)
        return;
    m_negotiates = negotiates;
    if (negotiates)
        refresh();
}

QuotaResults::QuotaResults(Document& document, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_work(nullptr, LatestWork::Older::Finish)
{
    connect(&document, &Document::scenarioChanged, this, &QuotaResults::onScenarioChanged);
    if (!document.isEmpty())
        refresh();
}

void QuotaResults::setPolicy(const std::string& policy)
{
    if (policy == m_policy)
        return;
    m_policy = policy;
    m_step = 0;
    refresh();
}

void QuotaResults::setStep(std::size_t step)
{
    if (step == m_step)
        return;
    m_step = step;
    refresh();
}

void QuotaResults::onScenarioChanged(Document::Change change)
{
    const bool other = change == Document::Change::Opened || change == Document::Change::Reopened;
    if (other)
        m_step = 0;
    if (change == Document::Change::Opened) {
        m_work.cancel();
        m_study.reset();
        m_negotiated.reset();
        m_flow.reset();
        m_answer.clear();
        m_hint.clear();
        Q_EMIT changed();
        Q_EMIT flowChanged();
    }
    refresh();
}

void QuotaResults::refresh()
{
    const ScenarioPtr& scenario = m_document.scenario();
    if (!scenario || !scenario->quotas.has()) {
        m_work.cancel();
        m_study.reset();
        m_negotiated.reset();
        m_flow.reset();
        m_answer.clear();
        m_hint.clear();
        Q_EMIT changed();
        Q_EMIT flowChanged();
        return;
    }
    const bool isKnown =
        m_study && &m_study->quotas() == &*scenario->quotas && m_study->chosen().policy->id == m_policy;
    const bool negotiates = m_negotiates;
    m_work.request([this, scenario, policy = m_policy, step = m_step, known = isKnown ? m_study : nullptr,
                       negotiates, negotiated = m_negotiated](const Progress&) -> LatestWork::Answer {
        Made result = make(scenario, policy, known, step);
        if (negotiates && result.study)
            result.negotiated =
                negotiated && negotiated->study == result.study ? negotiated : negotiatedOf(result.study);
        return [this, made = std::move(result)] {
            const bool sameStudy = made.study == m_study && made.negotiated == m_negotiated;
            m_study = made.study;
            m_negotiated = made.negotiated;
            m_seconds = made.seconds.value_or(m_seconds);
            m_flow = made.flow;
            m_answer = shownName(made.answer);
            m_hint = shownName(made.hint);
            if (!sameStudy)
                Q_EMIT changed();
            Q_EMIT flowChanged();
        };
    });
}

void QuotaResults::waitUntilReady() const
{
    QEventLoop loop;
    connect(this, &QuotaResults::flowChanged, &loop, &QEventLoop::quit, Qt::QueuedConnection);
    while (!isReady())
        loop.exec();
}

} // namespace fairshare::gui
