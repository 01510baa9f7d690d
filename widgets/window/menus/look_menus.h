// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace fairshare::gui {

class Actions;
class Bands;
class Settings;
class ThemeSwitch;

/// The entries for themes and languages. The choices are saved in the settings.
class LookMenus : public QObject {
    Q_OBJECT

public:
    LookMenus(const Actions& actions, ThemeSwitch& theme, Settings& settings, Bands& bands);

private:
    void listThemes(const Actions& actions, ThemeSwitch& theme, Settings& settings);
    void listLanguages(const Actions& actions, Settings& settings, Bands& bands);
};

} // namespace fairshare::gui
