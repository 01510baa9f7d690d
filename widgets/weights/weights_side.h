// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/theme/theme.h"

#include "core/analysis/weights/weight_warnings.h"
#include "core/priority/priority_config.h"

#include <QScrollArea>

#include <vector>

class QLabel;

namespace fairshare::gui {

class WarningList;
class WeightsPanel;

/// The panel next to the queue: the weights, warnings about them, and how long jobs must wait.
class WeightsSide : public QScrollArea {
    Q_OBJECT

public:
    explicit WeightsSide(QWidget* parent = nullptr);

    WeightsPanel& weights() const { return *m_weights; }
    WarningList& warnings() const { return *m_warnings; }
    /// @param old null if nothing is compared
    void showConfigs(const PriorityConfig& now, const PriorityConfig* old);
    /// Scrolls to the list of warnings.
    void showWarningList();
    void showWarnings(std::vector<WeightWarning> found);
    /// Shows one sentence per pair of jobs; if there are none, how to choose jobs.
    void showWaits(const QStringList& sentences);
    void setTheme(const Theme& theme);

Q_SIGNALS:
    /// The user asked for the users or jobs of a warning.
    void showAsked(const fairshare::WeightWarning& warning);
    /// A warning was fixed. @param what text for the history
    void fixed(const fairshare::PriorityConfig& config, const QString& what);

private:
    void fix(int entry);

    WeightsPanel* m_weights;
    QLabel* m_warningTitle;
    WarningList* m_warnings;
    QLabel* m_waits;
    std::vector<WeightWarning> m_found;
};

} // namespace fairshare::gui
