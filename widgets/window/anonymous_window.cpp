// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/window/anonymous_window.h"

#include "widgets/window/pictures/captions.h"
#include "widgets/window/views/view_tabs.h"

#include "core/scenario/scenario.h"
#include "core/workspace/anonymization.h"
#include "core/workspace/loaded_scenario.h"

#include <QCoreApplication>

#include <vector>

namespace fairshare::gui {
namespace {

struct AnonymousTexts {
    Q_DECLARE_TR_FUNCTIONS(AnonymousTexts)
};

} // namespace

AnonymousWindow::AnonymousWindow(const Original& original, ThemeSwitch& theme)
    : m_settings(m_folder.filePath(QStringLiteral("settings.ini")))
    , m_open(m_settings)
    , m_window(m_open, theme)
{
    m_window.setAttribute(Qt::WA_DontShowOnScreen);
    m_window.setAttribute(Qt::WA_ShowWithoutActivating);
    m_window.prepareForPicture();
    openAs(original);
    look(original);
}

ViewPage& AnonymousWindow::page()
{
    return m_window.views().current();
}

void AnonymousWindow::openAs(const Original& original)
{
    const Document& document = original.document;
    std::vector<Scenario> hidden =
        anonymized(std::vector<Scenario>{*document.scenario(), *document.baseline()});
    LoadedScenario loaded;
    loaded.scenario = std::move(hidden.front());
    m_window.document().open(std::move(loaded), {});
    QString name = document.baselineName();
    if (name.isEmpty())
        name = AnonymousTexts::tr("opened file");
    else if (document.chosenBaseline() != Document::Baseline::Saved)
        name = AnonymousTexts::tr("baseline");
    m_window.document().setBaseline(std::move(hidden.back()), name);
    m_window.captions().standFor(original.captions);
    const Selection& selection = document.selection();
    if (selection.against() != NoRow)
        m_window.document().selection().set(selection.rows(), selection.against());
    m_window.document().selection().set(selection.rows(), selection.current());
}

void AnonymousWindow::look(const Original& original)
{
    m_window.resize(original.size);
    const QAction* chosen = original.actions.algorithms->checkedAction();
    for (QAction* action : m_window.commands().algorithms->actions())
        if (chosen != nullptr && action->data() == chosen->data())
            action->setChecked(true);
    m_window.views().showView(original.views.currentId());
    const ViewPage& shown = original.views.current();
    m_window.views().adopt(original.views);
    m_window.show();
    m_window.waitUntilReady();
    m_window.views().adopt(original.views); // again, for content that depends on the figures
    m_window.waitUntilReady();
    page().resize(shown.size());
    page().adoptPlace(shown);
}

} // namespace fairshare::gui
