// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/work/results/submitter_results.h"

#include <QEventLoop>

#include <new>

namespace fairshare::gui {
namespace {

/// Returns null if there is not enough memory.
std::shared_ptr<const DividedSubmitters> divide(
    const QuotaResults::StudyPtr& study, const SubmitterSettings& settings)
{
    try {
        const AllocationInput input{
            .quotas = study->quotas(), .tree = study->tree(), .acceptsSurplus = study->chosen().flags};
        auto made = std::make_shared<DividedSubmitters>();
        made->study = study;
        made->settings = settings;
        if (!study->quotas().submitters.empty())
            made->division = divideAmongSubmitters(input, groupLimits(input), settings);
        return made;
    } catch (const std::bad_alloc&) {
        return nullptr;
    }
}

} // namespace

SubmitterResults::SubmitterResults(const QuotaResults& quotas, QObject* parent)
    : QObject(parent)
    , m_quotas(quotas)
    , m_work(nullptr, LatestWork::Older::Finish)
{
}

void SubmitterResults::setSettings(const SubmitterSettings& settings)
{
    m_settings = settings;
    refresh();
}

void SubmitterResults::refresh()
{
    const QuotaResults::StudyPtr& study = m_quotas.study();
    if (!study) {
        m_work.cancel();
        m_divided.reset();
        Q_EMIT changed();
        return;
    }
    const bool isKnown = m_divided && m_divided->study == study
        && m_divided->settings.afterDays == m_settings.afterDays
        && m_divided->settings.halfLifeSeconds == m_settings.halfLifeSeconds;
    if (isKnown && !m_work.isBusy())
        return;
    m_work.request([this, study, settings = m_settings](const Progress&) -> LatestWork::Answer {
        return [this, made = divide(study, settings)] {
            m_divided = made;
            Q_EMIT changed();
        };
    });
}

void SubmitterResults::waitUntilReady()
{
    QEventLoop loop;
    connect(this, &SubmitterResults::changed, &loop, &QEventLoop::quit, Qt::QueuedConnection);
    while (m_work.isBusy())
        loop.exec();
}

} // namespace fairshare::gui
