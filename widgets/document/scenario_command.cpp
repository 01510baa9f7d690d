// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/document/scenario_command.h"

#include "core/scenario/scenario.h"

namespace fairshare::gui {
namespace {

/// Inverts a row mapping. @param size number of earlier rows
Document::Rows inverse(const Document::Rows& earlier, std::size_t size)
{
    Document::Rows later(size, NoRow);
    for (NodeRow row = 0; row < earlier.size(); ++row)
        if (earlier[row] != NoRow)
            later[earlier[row]] = row;
    return later;
}

} // namespace

ScenarioCommand::ScenarioCommand(Document& document, const QString& text, QString mergeKey, ScenarioStep step)
    : QUndoCommand(text)
    , m_document(document)
    , m_mergeKey(std::move(mergeKey))
    , m_before(document.scenario())
    , m_step(std::move(step))
{
}

void ScenarioCommand::undo()
{
    if (m_step.showsOnly)
        m_document.learnSame(m_before, m_step.after);
    if (m_step.earlier.empty())
        m_document.replace(m_before);
    else
        m_document.replace(m_before, inverse(m_step.earlier, m_before->tree.size()));
    exchangeBaselines();
}

void ScenarioCommand::redo()
{
    if (m_step.showsOnly)
        m_document.learnSame(m_before, m_step.after);
    if (m_step.earlier.empty())
        m_document.replace(m_step.after);
    else
        m_document.replace(m_step.after, m_step.earlier);
    exchangeBaselines();
}

void ScenarioCommand::exchangeBaselines()
{
    if (m_baseline)
        m_baseline = m_document.exchange(*std::move(m_baseline));
    if (m_stored)
        m_stored = m_document.exchange(*std::move(m_stored));
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
    if (m_step.earlier.empty()) {
        m_step.earlier = later->m_step.earlier;
    } else if (!later->m_step.earlier.empty()) {
        Document::Rows through = later->m_step.earlier;
        for (NodeRow& row : through)
            row = row == NoRow ? NoRow : m_step.earlier[row];
        m_step.earlier = std::move(through);
    }
    m_step.after = later->m_step.after;
    setText(later->text());
    // A gesture that ends in its initial state is not a step.
    setObsolete(m_step.earlier.empty() && *m_before == *m_step.after);
    return true;
}

} // namespace fairshare::gui
