// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/theme/theme_switch.h"

#include <QApplication>
#include <QSignalSpy>
#include <QWidget>
#include <QWindow>

#include <gtest/gtest.h>

namespace fairshare::gui {
namespace {

class ThemeSwitchTest : public testing::Test {
protected:
    void TearDown() override { QApplication::setPalette(QPalette()); }
};

/// Counts the changes of the application's palette while it lives.
class PaletteCounter : public QObject {
public:
    explicit PaletteCounter(int& count)
        : m_count(count)
    {
        qApp->installEventFilter(this);
    }
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        m_count += watched == qApp && event->type() == QEvent::ApplicationPaletteChange ? 1 : 0;
        return QObject::eventFilter(watched, event);
    }

private:
    int& m_count;
};

TEST_F(ThemeSwitchTest, DressesTheApplication)
{
    const ThemeSwitch themes(ThemeChoice::Dark);
    EXPECT_EQ(QApplication::palette().color(QPalette::Window), Theme{true}.color(Role::Window));
}

TEST_F(ThemeSwitchTest, SaysWhenTheThemeChanges)
{
    ThemeSwitch themes(ThemeChoice::Light);
    const QSignalSpy changes(&themes, &ThemeSwitch::changed);
    themes.setChoice(ThemeChoice::Dark);
    EXPECT_EQ(changes.size(), 1);
    EXPECT_TRUE(themes.theme().dark);
    themes.setChoice(ThemeChoice::Dark);
    EXPECT_EQ(changes.size(), 1);
}

TEST_F(ThemeSwitchTest, ReachesOpenWidgets)
{
    const QWidget widget;
    ThemeSwitch themes(ThemeChoice::Light);
    themes.setChoice(ThemeChoice::Dark);
    QApplication::processEvents();
    EXPECT_EQ(widget.palette().color(QPalette::Base), Theme{true}.color(Role::Base));
}

// The offscreen desktop is light.
TEST_F(ThemeSwitchTest, SystemGoesBackToTheDesktop)
{
    ThemeSwitch themes(ThemeChoice::Dark);
    themes.setChoice(ThemeChoice::System);
    EXPECT_FALSE(themes.theme().dark);
    EXPECT_EQ(QApplication::palette().color(QPalette::Base), Theme{false}.color(Role::Base));
}

TEST_F(ThemeSwitchTest, AForeignPaletteDoesNotStay)
{
    const ThemeSwitch themes(ThemeChoice::Light);
    QApplication::setPalette(Theme{true}.palette());
    QApplication::processEvents();
    EXPECT_EQ(QApplication::palette().color(QPalette::Base), Theme{false}.color(Role::Base));
}

TEST_F(ThemeSwitchTest, SettlesAfterAChangeOfTheDesktop)
{
    QWidget window;
    window.show();
    const ThemeSwitch themes(ThemeChoice::System);
    QEvent desktop(QEvent::ThemeChange);
    QApplication::sendEvent(window.windowHandle(), &desktop);
    for (int i = 0; i < 3; ++i)
        QApplication::processEvents();
    int paletteChanges = 0;
    const PaletteCounter counter(paletteChanges);
    QApplication::processEvents();
    EXPECT_EQ(paletteChanges, 0);
}

} // namespace
} // namespace fairshare::gui
