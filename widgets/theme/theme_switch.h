// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/theme/theme.h"

#include <QObject>

namespace fairshare::gui {

enum class ThemeChoice { System, Light, Dark };

/// Applies the palette of the chosen theme to the application and follows the desktop while the choice is
/// System. Create one per program, after the QApplication. Widgets that paint with roles use
/// `themeOf(palette())` or connect to `changed`.
class ThemeSwitch : public QObject {
    Q_OBJECT

public:
    explicit ThemeSwitch(ThemeChoice choice = ThemeChoice::System, QObject* parent = nullptr);

    ThemeChoice choice() const { return m_choice; }
    void setChoice(ThemeChoice choice);

    const Theme& theme() const { return m_theme; }

    bool eventFilter(QObject* watched, QEvent* event) override;

Q_SIGNALS:
    void changed(const fairshare::gui::Theme& theme);

private:
    bool isOurs() const;
    void apply();

    ThemeChoice m_choice;
    Theme m_theme;
    bool m_applying = false;
};

} // namespace fairshare::gui
