// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/document/document.h"

#include <QUndoCommand>

namespace fairshare::gui {

/// The one undo command: the scenario before and after. Commands with the same non-empty key that follow each
/// other within one gesture fold into one.
class ScenarioCommand : public QUndoCommand {
public:
    ScenarioCommand(Document& document, const QString& text, const QString& mergeKey, ScenarioPtr after);

    void undo() override;
    void redo() override;
    int id() const override;
    bool mergeWith(const QUndoCommand* next) override;

private:
    Document& m_document;
    QString m_mergeKey;
    ScenarioPtr m_before;
    ScenarioPtr m_after;
};

} // namespace fairshare::gui
