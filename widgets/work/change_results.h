// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/work/latest_work.h"
#include "widgets/work/scenario_results.h"

#include "core/analysis/compare/change_effects.h"

#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace fairshare::gui {

/// The differences between two scenarios, as they were when somebody looked.
struct ListedChanges {
    ScenarioPtr before;
    ScenarioPtr after;
    std::vector<AssociationChange> changes;
    std::vector<SettingChange> settings; ///< beside the tree, but for what the file says of itself
    std::vector<std::size_t> algorithms; ///< places in the evaluation, in the order shown; the chosen first
    std::vector<std::string> titles; ///< of these algorithms
    std::vector<ChangeEffect> together; ///< by place in the evaluation: all changes at once

    std::size_t count() const { return changes.size() + settings.size(); }
};

/// What differs from the baseline and what each difference does alone, kept up to date in the background once
/// editing rests. What was known stays until something newer is known.
class ChangeResults : public QObject {
    Q_OBJECT

public:
    ChangeResults(Document& document, const ScenarioResults& results, QObject* parent = nullptr);

    /// Null before the first.
    const std::shared_ptr<const ListedChanges>& list() const { return m_list; }
    /// Of the first so many changes; what cannot be made alone has an error.
    const std::vector<Result<ChangeOutcome>>& outcomes() const { return m_outcomes; }
    /// True while the list is that of the open scenario.
    bool isCurrent() const;
    void setAlgorithm(const QString& id);
    /// Nothing is computed for a list that nobody sees but how many changes there are.
    void setWanted(bool wanted);
    /// Takes one change back, as a step of the history. Errors: those of withChange.
    Result<void> revert(std::size_t change);
    /// Likewise a setting. Errors: those of withSetting.
    Result<void> revertSetting(std::size_t setting);
    bool isReady() const { return !m_rest.isActive() && !m_work.isBusy(); }
    /// Waits for everything; for pictures made without a window.
    void waitUntilReady();

Q_SIGNALS:
    /// Another list.
    void listChanged();
    /// More outcomes for the same list.
    void outcomesChanged();

private:
    void restart();
    void findChanges();
    void tryNext();

    Document& m_document;
    const ScenarioResults& m_results;
    std::string m_algorithm;
    bool m_wanted = false;
    std::shared_ptr<const ListedChanges> m_list;
    std::vector<Result<ChangeOutcome>> m_outcomes;
    std::shared_ptr<ChangeTrial> m_trial; ///< only on the thread of the work
    QTimer m_rest;
    LatestWork m_work;
};

/// How a step of the history names what is taken back or shown: "shares of brandt".
QString changeText(const AssociationChange& change, const ListedChanges& list);

} // namespace fairshare::gui
