// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/document/document.h"

#include <QUndoCommand>

#include <optional>
#include <utility>

namespace fairshare::gui {

/// The result of an edit.
struct ScenarioStep {
    ScenarioPtr after;
    Document::Rows earlier; ///< for each row its earlier row; empty if the structure is unchanged
    bool showsOnly = false; ///< only shows another variant; both states are saved as the same file
};

/// The only undo command: the scenario before and after. Consecutive commands with the same non-empty key
/// within one gesture are merged, with the text of the last.
class ScenarioCommand : public QUndoCommand {
public:
    ScenarioCommand(Document& document, const QString& text, QString mergeKey, ScenarioStep step);

    /// Makes another baseline part of the step.
    void setBaseline(Document::OtherBaseline baseline) { m_baseline = std::move(baseline); }

    /// Makes the states as opened and as saved part of the step.
    void setStoredStates(Document::StoredStates states) { m_stored = std::move(states); }

    const ScenarioPtr& before() const { return m_before; }
    const ScenarioPtr& after() const { return m_step.after; }

    void undo() override;
    void redo() override;
    int id() const override;
    bool mergeWith(const QUndoCommand* next) override;

private:
    void exchangeBaselines();

    Document& m_document;
    QString m_mergeKey;
    ScenarioPtr m_before;
    ScenarioStep m_step;
    std::optional<Document::OtherBaseline> m_baseline; ///< the one not in use now
    std::optional<Document::StoredStates> m_stored; ///< those not in use now
};

} // namespace fairshare::gui
