// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/support/main_window_fixture.h"
#include "widgets/window/pictures/clean_picture.h"
#include "widgets/window/views/view_registry.h"
#include "widgets/window/views/view_tabs.h"

#include <QImage>

namespace fairshare::gui {
namespace {

/// A window whose theme changes looks like one that was opened in that theme.
class LiveThemeTest : public testing::Test {
protected:
    QImage picture(ThemeChoice first, ThemeChoice then, const char* view)
    {
        const QTemporaryDir folder;
        Settings settings(folder.filePath(QStringLiteral("settings.ini")));
        ThemeSwitch theme(first);
        OpenDocument document(settings);
        MainWindow window(document, theme);
        window.prepareForPicture();
        window.document().open(university(), {});
        window.document().selection().select(rowOf(*window.document().scenario(), "dvorak"));
        window.views().showView(QLatin1String(view));
        window.resize(1400, 900);
        window.show();
        EXPECT_TRUE(QTest::qWaitForWindowActive(&window));
        window.waitUntilReady();
        QApplication::processEvents();
        theme.setChoice(then);
        QApplication::processEvents();
        window.waitUntilReady();
        QApplication::processEvents();
        if (QWidget* focus = QApplication::focusWidget())
            focus->clearFocus();
        const CleanPicture clean(window);
        return window.grab().toImage();
    }
};

TEST_F(LiveThemeTest, NothingOfEachViewKeepsTheOldColors)
{
    for (const View& view : views()) {
        const QImage dark = picture(ThemeChoice::Dark, ThemeChoice::Dark, view.id);
        EXPECT_TRUE(picture(ThemeChoice::Light, ThemeChoice::Dark, view.id) == dark) << view.id;
        const QImage light = picture(ThemeChoice::Light, ThemeChoice::Light, view.id);
        EXPECT_TRUE(picture(ThemeChoice::Dark, ThemeChoice::Light, view.id) == light) << view.id;
        // The offscreen desktop is light.
        EXPECT_TRUE(picture(ThemeChoice::Dark, ThemeChoice::System, view.id) == light) << view.id;
        EXPECT_FALSE(dark == light) << view.id;
    }
}

} // namespace
} // namespace fairshare::gui
