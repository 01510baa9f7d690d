// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/document/document.h"
#include "widgets/work/latest_work.h"

#include "core/analysis/quotas/quota_study.h"
#include "core/quota/negotiation_turns.h"

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

/// What the groups of the open scenario get, under each policy and step by step, kept up to date in the
/// background. While a slider is dragged every allocation that was begun is shown; old figures stay until new
/// ones exist.
class QuotaResults : public QObject {
    Q_OBJECT

public:
    using StudyPtr = std::shared_ptr<const QuotaStudy>;
    /// One negotiation of a study under its policy.
    struct Negotiated {
        StudyPtr study;
        std::optional<Negotiation> negotiation;
        std::vector<GroupTurns> groups; ///< by row; empty without a negotiation
        std::string problem; ///< why there is none
        /// How far a group gets, in one sentence.
        std::string sentence(QuotaRow row) const;
    };

    explicit QuotaResults(Document& document, QObject* parent = nullptr);

    /// Null before the first allocation, and without groups.
    const StudyPtr& study() const { return m_study; }
    /// How long the last allocation took.
    double seconds() const { return m_seconds; }
    /// Where each core goes after the chosen step; null likewise.
    const std::shared_ptr<const Plot>& flow() const { return m_flow; }
    /// One sentence about all groups; why there are no figures where there are none.
    QString answer() const { return m_answer; }
    /// What would help who waits; "" for nothing.
    QString hint() const { return m_hint; }

    /// Of the present study; null where it is not asked for.
    const std::shared_ptr<const Negotiated>& negotiated() const { return m_negotiated; }
    /// Whether somebody looks at the negotiation.
    void setNegotiates(bool negotiates);

    /// Id of surplusPolicies().
    const std::string& policy() const { return m_policy; }
    void setPolicy(const std::string& policy);
    /// Of QuotaStudy::steps(), from 1; 0 for the last, whatever its number.
    std::size_t step() const { return m_step; }
    void setStep(std::size_t step);

    bool isReady() const { return !m_work.isBusy(); }
    /// For pictures made without a window.
    void waitUntilReady() const;

Q_SIGNALS:
    /// There are other figures.
    void changed();
    /// The picture of the steps is another one.
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
