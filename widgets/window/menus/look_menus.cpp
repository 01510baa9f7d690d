// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/window/menus/look_menus.h"

#include "widgets/document/settings.h"
#include "widgets/page/actions.h"
#include "widgets/page/bands/bands.h"
#include "widgets/theme/theme_switch.h"

namespace fairshare::gui {

LookMenus::LookMenus(const Actions& actions, ThemeSwitch& theme, Settings& settings, Bands& bands)
{
    listThemes(actions, theme, settings);
    listLanguages(actions, settings, bands);
}

void LookMenus::listThemes(const Actions& actions, ThemeSwitch& theme, Settings& settings)
{
    for (QAction* action : actions.themes->actions()) {
        const QString id = action->data().toString();
        ThemeChoice choice = ThemeChoice::System;
        if (id == QLatin1String("light"))
            choice = ThemeChoice::Light;
        else if (id == QLatin1String("dark"))
            choice = ThemeChoice::Dark;
        action->setChecked(choice == theme.choice());
        connect(action, &QAction::triggered, this, [&theme, &settings, id, choice] {
            theme.setChoice(choice);
            settings.setTheme(id);
        });
    }
}

void LookMenus::listLanguages(const Actions& actions, Settings& settings, Bands& bands)
{
    for (QAction* action : actions.languages->actions()) {
        const QString code = action->data().toString();
        action->setChecked(code == settings.language());
        connect(action, &QAction::triggered, this, [&settings, &bands, code] {
            settings.setLanguage(code);
            bands.showRemarks({tr("Restart the program to apply the new language")});
        });
    }
}

} // namespace fairshare::gui
