// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/document/scenario_command.h"

namespace fairshare::gui {

ScenarioCommand::ScenarioCommand(
    Document& document, const QString& text, const QString& mergeKey, ScenarioPtr after)
    : QUndoCommand(text)
    , m_document(document)
    , m_mergeKey(mergeKey)
    , m_before(document.scenario())
    , m_after(std::move(after))
{
}

void ScenarioCommand::undo()
{
    m_document.replace(m_before);
}

void ScenarioCommand::redo()
{
    m_document.replace(m_after);
}

int ScenarioCommand::id() const
{
    return m_mergeKey.isEmpty() ? -1 : 1;
}

bool ScenarioCommand::mergeWith(const QUndoCommand* next)
{
    const auto* later = static_cast<const ScenarioCommand*>(next);
    if (later->m_mergeKey != m_mergeKey)
        return false;
    m_after = later->m_after;
    return true;
}

} // namespace fairshare::gui
