// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/window/window_title.h"

#include "widgets/document/document.h"
#include "widgets/text/shown_text.h"

#include "core/scenario/scenario.h"

#include <QWidget>

namespace fairshare::gui {

WindowTitle::WindowTitle(QWidget& window, const Document& document)
    : m_window(window)
    , m_document(document)
{
    connect(&document, &Document::scenarioChanged, this, [this](Document::Change change) {
        if (change != Document::Change::Values)
            refresh();
    });
    connect(&document, &Document::stateChanged, this, &WindowTitle::refresh);
    refresh();
}

void WindowTitle::refresh()
{
    const QString name = m_document.displayName();
    const bool variant = !m_document.isEmpty() && m_document.scenario()->shown;
    const QString shown =
        variant ? tr("%1 (%2)").arg(name, shownName(m_document.scenario()->shown->name)) : name;
    m_window.setWindowTitle(
        name.isEmpty() ? tr("Fairshare Explorer") : tr("%1[*] — Fairshare Explorer").arg(shown));
    m_window.setWindowModified(m_document.isModified());
}

} // namespace fairshare::gui
