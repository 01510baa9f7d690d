// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/panels/film_player.h"

#include "widgets/panels/film_scrubber.h"
#include "widgets/panels/menu_button.h"

#include <QApplication>
#include <QLabel>

#include <gtest/gtest.h>

namespace fairshare::gui {
namespace {

TEST(FilmPlayer, KeepsItsPartsInPlaceWhileTheTimeGrows)
{
    FilmClock clock;
    FilmPlayer player(clock);
    player.resize(1400, player.sizeHint().height());
    player.show();
    constexpr std::uint64_t Hours = 12 * 24;
    clock.setReel({Hours + 1, [](std::uint64_t sample) { return static_cast<Seconds>(sample) * 3600; },
        [](Seconds time) { return static_cast<std::uint64_t>(time / 3600); }, 0});
    const auto placeAt = [&](std::uint64_t sample) {
        clock.goTo(sample);
        QApplication::processEvents();
        return player.scrubber().geometry();
    };
    const QRect first = placeAt(0);
    EXPECT_EQ(placeAt(23), first) << "23:00:00";
    EXPECT_EQ(placeAt(24), first) << "1 d 0:00:00";
    EXPECT_EQ(placeAt(Hours - 1), first) << "11 d 23:00:00";
    EXPECT_EQ(placeAt(Hours), first) << "12 d 0:00:00";
}

TEST(FilmPlayer, KeepsItsWordsApart)
{
    FilmClock clock;
    FilmPlayer player(clock);
    player.setOrigin(QStringLiteral("a log with a long name ").repeated(20));
    player.resize(100 * player.fontMetrics().height(), player.sizeHint().height());
    player.show();
    QApplication::processEvents();
    const auto* origin = player.findChild<QLabel*>(QStringLiteral("filmOrigin"));
    const auto* legend = player.findChild<QLabel*>(QStringLiteral("filmLegend"));
    ASSERT_TRUE(legend->isVisible());
    EXPECT_GE(legend->x() - origin->geometry().right(), player.fontMetrics().height());
}

TEST(MenuButton, HasItsArrowBesideItsText)
{
    MenuButton button;
    button.setText(QStringLiteral("5 policies"));
    button.resize(button.sizeHint());
    EXPECT_GE(button.textPlace().width(), button.fontMetrics().horizontalAdvance(button.text()));
    EXPECT_FALSE(button.textPlace().intersects(button.arrowPlace()));
    EXPECT_TRUE(button.rect().contains(button.arrowPlace()));
    EXPECT_FALSE(button.grab().isNull());
}

} // namespace
} // namespace fairshare::gui
