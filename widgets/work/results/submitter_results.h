// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/work/results/quota_results.h"
#include "widgets/work/tasks/latest_work.h"

#include "core/quota/submitters/submitter_reasons.h"

#include <QObject>

#include <memory>

namespace fairshare::gui {

/// Submitters of a pool under one policy, with the inputs of their figures.
struct DividedSubmitters {
    QuotaResults::StudyPtr study;
    SubmitterDivision division;
    SubmitterSettings settings{};

    SubmitterSubject subject() const { return {study->quotas(), study->tree(), division, settings}; }
};

/// How submitters divide the cores of their groups, updated in the background on request.
class SubmitterResults : public QObject {
    Q_OBJECT

public:
    explicit SubmitterResults(const QuotaResults& quotas, QObject* parent = nullptr);

    /// Null before the first division, or if there are no groups.
    const std::shared_ptr<const DividedSubmitters>& divided() const { return m_divided; }
    const SubmitterSettings& settings() const { return m_settings; }
    void setSettings(const SubmitterSettings& settings);
    /// Divides again if the groups or settings changed since the last time.
    void refresh();
    /// Waits for the division; for pictures made without a window.
    void waitUntilReady();

Q_SIGNALS:
    void changed();

private:
    const QuotaResults& m_quotas;
    SubmitterSettings m_settings;
    std::shared_ptr<const DividedSubmitters> m_divided;
    LatestWork m_work;
};

} // namespace fairshare::gui
