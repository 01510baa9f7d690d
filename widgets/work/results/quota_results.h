// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/document/document.h"
#include "widgets/work/tasks/latest_work.h"

#include "core/analysis/quotas/quota_study.h"
#include "core/quota/negotiation/negotiation_turns.h"

#include <QObject>
#include <QString>

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace fairshare {
struct Plot;
} // namespace fairshare

namespace fairshare::gui {

/// Allocation to the groups of the open scenario, under each policy and step by step, updated in the
/// background. During a slider drag every started allocation is shown. Old figures stay until new ones exist.
class QuotaResults : public QObject {
    Q_OBJECT

public:
    using StudyPtr = std::shared_ptr<const QuotaStudy>;
    /// One negotiation of a study under its policy.
    struct Negotiated {
        StudyPtr study;
        std::optional<Negotiation> negotiation;
        std::vector<GroupTurns> groups; ///< by row; empty if there is no negotiation
        std::string problem; ///< why there is no negotiation
        /// Returns how far a group gets, in one sentence.
        std::string sentence(QuotaRow row) const;
    };

    explicit QuotaResults(Document& document, QObject* parent = nullptr);

    /// Null before the first allocation, or if there are no groups.
    const StudyPtr& study() const { return m_study; }
    /// Returns the duration of the last allocation.
    double seconds() const { return m_seconds; }
    /// Returns the flow of all cores after the chosen step; null in the same cases.
    const std::shared_ptr<const Plot>& flow() const { return m_flow; }
    /// Returns one sentence about all groups, or why there are no figures.
    QString answer() const { return m_answer; }
    /// Returns what would help groups with unmet demand; "" for nothing.
    QString hint() const { return m_hint; }

    /// Returns the negotiation of the current study; null if it was not requested.
    const std::shared_ptr<const Negotiated>& negotiated() const { return m_negotiated; }
    /// Sets whether the negotiation is needed.
    void setNegotiates(bool negotiates);

    /// Returns an ID of surplusPolicies().
    const std::string& policy() const { return m_policy; }
    void setPolicy(const std::string& policy);
    /// Returns the step of QuotaStudy::steps(), from 1; 0 for the last, whatever its number.
    std::size_t step() const { return m_step; }
    void setStep(std::size_t step);

    bool isReady() const { return !m_work.isBusy(); }
    /// Waits for the results; for pictures made without a window.
    void waitUntilReady() const;

Q_SIGNALS:
    /// The figures changed.
    void changed();
    /// The picture of the steps changed.
    void flowChanged();

private:
    void refresh();
    void onScenarioChanged(Document::Change change);

    Document& m_document;
    std::string m_policy = "balanced";
    std::size_t m_step = 0;
    StudyPtr m_study;
    std::shared_ptr<const Negotiated> m_negotiated;
    bool m_negotiates = false;
    double m_seconds = 0;
    std::shared_ptr<const Plot> m_flow;
    QString m_answer;
    QString m_hint;
    LatestWork m_work;
};

} // namespace fairshare::gui
