// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/work/results/scenario_results.h"
#include "widgets/work/tasks/latest_work.h"

#include "core/analysis/compare/changes/change_effects.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace fairshare::gui {

/// The differences between two scenarios, at the time of the comparison.
struct ListedChanges {
    ScenarioPtr before;
    ScenarioPtr after;
    std::vector<AssociationChange> changes;
    std::vector<SettingChange> settings; ///< settings outside the tree, except metadata of the file
    std::vector<std::size_t> algorithms; ///< indices in the evaluation, as shown; the chosen one is first
    std::vector<std::string> titles; ///< titles of these algorithms
    std::vector<ChangeEffect> together; ///< by index in the evaluation: effect of all changes together

    std::size_t count() const { return changes.size() + settings.size(); }
};

/// The differences from the baseline and the effect of each on its own. They are updated in the background
/// once editing pauses. Old results stay until newer ones are known.
class ChangeResults : public QObject {
    Q_OBJECT

public:
    ChangeResults(Document& document, const ScenarioResults& results, QObject* parent = nullptr);

    /// Null before the first list.
    const std::shared_ptr<const ListedChanges>& list() const { return m_list; }
    /// Outcomes of the changes evaluated so far, in list order. A change that cannot be made on its own has
    /// an error.
    const std::vector<Result<ChangeOutcome>>& outcomes() const { return m_outcomes; }
    /// True if the list belongs to the open scenario.
    bool isCurrent() const;
    void setAlgorithm(const QString& id);
    /// While not wanted, only the number of changes is computed.
    void setWanted(bool wanted);
    /// Reverts one change, as a step of the history. Errors: those of withChange.
    Result<void> revert(std::size_t change);
    /// Reverts one setting, as a step of the history. Errors: those of withSetting.
    Result<void> revertSetting(std::size_t setting);
    bool isReady() const { return !m_rest.isActive() && !m_work.isBusy(); }
    /// Waits for the list and the outcomes of its first changes, and drops further outcomes, so that a
    /// picture does not depend on the speed of the machine.
    /// @param rows returns how many changes are in the picture, once the list is known
    void waitUntilReady(const std::function<std::size_t()>& rows);

Q_SIGNALS:
    /// The list changed.
    void listChanged();
    /// There are more outcomes for the same list.
    void outcomesChanged();

private:
    void restart();
    void findChanges();
    void tryNext();

    Document& m_document;
    const ScenarioResults& m_results;
    std::string m_algorithm;
    bool m_wanted = false;
    bool m_isListing = false; ///< a newer list follows
    std::shared_ptr<const ListedChanges> m_list;
    std::vector<Result<ChangeOutcome>> m_outcomes;
    std::shared_ptr<ChangeTrial> m_trial; ///< used only on the worker thread
    QTimer m_rest;
    LatestWork m_work;
};

/// Returns how a step of the history names a reverted or shown change: "shares of brandt".
QString changeText(const AssociationChange& change, const ListedChanges& list);

} // namespace fairshare::gui
