// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/support/main_window_fixture.h"
#include "widgets/window/pictures/clean_picture.h"
#include "widgets/window/views/view_registry.h"
#include "widgets/window/views/view_tabs.h"

#include <QImage>

#include <vector>

namespace fairshare::gui {
namespace {

/// Pictures of all views in the second theme, each after it was shown in the first.
std::vector<QImage> pictures(ThemeChoice first, ThemeChoice then)
{
    const QTemporaryDir folder;
    Settings settings(folder.filePath(QStringLiteral("settings.ini")));
    ThemeSwitch theme(first);
    OpenDocument document(settings);
    MainWindow window(document, theme);
    window.prepareForPicture();
    window.document().open(university(), {});
    window.document().selection().select(rowOf(*window.document().scenario(), "dvorak"));
    window.resize(1400, 900);
    window.show();
    EXPECT_TRUE(QTest::qWaitForWindowActive(&window));
    const auto settle = [&window] {
        QApplication::processEvents();
        window.waitUntilReady();
        QApplication::processEvents();
    };
    std::vector<QImage> seen;
    for (const View& view : views()) {
        theme.setChoice(first);
        window.views().showView(QLatin1String(view.id));
        settle();
        theme.setChoice(then);
        settle();
        if (QWidget* focus = QApplication::focusWidget())
            focus->clearFocus();
        const CleanPicture clean(window);
        seen.push_back(window.grab().toImage());
    }
    return seen;
}

/// A window whose theme changes looks like one that was opened in that theme.
TEST(LiveThemeTest, NothingOfEachViewKeepsTheOldColors)
{
    const auto dark = pictures(ThemeChoice::Dark, ThemeChoice::Dark);
    const auto light = pictures(ThemeChoice::Light, ThemeChoice::Light);
    const auto darkened = pictures(ThemeChoice::Light, ThemeChoice::Dark);
    const auto lightened = pictures(ThemeChoice::Dark, ThemeChoice::Light);
    const auto desktop = pictures(ThemeChoice::Dark, ThemeChoice::System); // the offscreen one is light
    for (std::size_t at = 0; at < views().size(); ++at) {
        const char* view = views()[at].id;
        EXPECT_FALSE(dark[at] == light[at]) << view;
        EXPECT_TRUE(darkened[at] == dark[at]) << view;
        EXPECT_TRUE(lightened[at] == light[at]) << view;
        EXPECT_TRUE(desktop[at] == light[at]) << view;
    }
}

} // namespace
} // namespace fairshare::gui
