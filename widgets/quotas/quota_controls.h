// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/controls/flow_layout.h"
#include "widgets/work/results/quota_results.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QSlider;

namespace fairshare::gui {

class WholeNumberBox;

/// The controls above the groups of a pool. They edit the pool's size and options, and choose the policy to
/// show.
class QuotaControls : public ControlStrip {
    Q_OBJECT

public:
    QuotaControls(Document& document, QuotaResults& results, QWidget* parent = nullptr);

    /// Id of the chosen policy.
    std::string policy() const;
    void setPolicy(const std::string& policy);
    BalancerMode mode() const;
    void setMode(BalancerMode mode);
    /// Enables the choice of passes for every policy, for parts that compare policies.
    void setComparing(bool compares);

Q_SIGNALS:
    /// The choice of balancer passes changed.
    void modeChanged();
    void refused(const fairshare::Error& error);

private:
    void addPool();
    void addPolicies();
    void addOptions();
    void follow();
    void choosePolicy();
    void editPool(double cores, bool slides);
    void editOptions();

    Document& m_document;
    QuotaResults& m_results;
    FlowRow* m_row;
    WholeNumberBox* m_pool = nullptr;
    QSlider* m_poolSlider = nullptr;
    QComboBox* m_policy = nullptr;
    QComboBox* m_balancer = nullptr;
    QCheckBox* m_oversubscription = nullptr;
    QCheckBox* m_weighted = nullptr;
    QLabel* m_warning = nullptr;
    bool m_compares = false;
    int m_gesture = 0; ///< counts drags; each is one step of the history
};

} // namespace fairshare::gui
