// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/work/results/scenario_results.h"
#include "widgets/work/tasks/latest_work.h"

#include "core/analysis/compare/changes/move_causes.h"
#include "core/analysis/compare/rank_comparison.h"

#include <QObject>
#include <QString>

#include <memory>
#include <string>

namespace fairshare::gui {

using ComparisonPtr = std::shared_ptr<const RankComparison>;

/// The effect on users in the open scenario, updated in the background while watched. The old comparison
/// stays until the new one exists.
class ComparisonResults : public QObject {
    Q_OBJECT

public:
    ComparisonResults(Document& document, ScenarioResults& results, QObject* parent = nullptr);

    /// Null before the first comparison of an opened scenario.
    const ComparisonPtr& current() const { return m_current; }
    /// True if the rows of `current` are those of the open scenario.
    bool hasRowsOfDocument() const;
    /// Returns which edit moves which user in `current`; null while unknown.
    const std::shared_ptr<const MoveCauses>& causes() const { return m_causes; }
    /// Returns a one-sentence summary of `current`; "" while there is none.
    const QString& answer() const { return m_answer; }

    const std::string& algorithm() const { return m_algorithm; }
    void setAlgorithm(const std::string& id);
    const std::string& against() const { return m_against; }
    /// @param id an algorithm to compare with; "" for the baseline
    void setAgainst(const std::string& id);
    Grouping grouping() const { return m_grouping; }
    void setGrouping(Grouping grouping);
    const ComparisonOrder& order() const { return m_order; }
    void setOrder(const ComparisonOrder& order);
    /// Nothing is computed while not watched.
    void setWatched(bool watched);

    bool isReady() const { return !m_work.isBusy() && !m_outdated; }
    /// Waits for the comparison of the current figures; for pictures made without a window.
    void waitUntilReady();

Q_SIGNALS:
    void changed();

private:
    void onScenarioChanged(Document::Change change);
    void request();
    /// True if the figures belong to the current state of the open scenario and its baseline.
    bool figuresAreCurrent() const;

    Document& m_document;
    ScenarioResults& m_results;
    ComparisonPtr m_current;
    std::shared_ptr<const MoveCauses> m_causes;
    QString m_answer;
    std::string m_algorithm;
    std::string m_against;
    Grouping m_grouping = Grouping::TopAccounts;
    ComparisonOrder m_order;
    bool m_watched = false;
    bool m_outdated = false; ///< something changed while not watched
    LatestWork m_work;
};

} // namespace fairshare::gui
