// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/text/elided_text.h"

#include <gtest/gtest.h>

namespace fairshare::gui {
namespace {

TEST(ElidedText, KeepsWhatFitsIntoItsOwnWidth)
{
    const QString text = QStringLiteral("21657");
    for (int pixels = 8; pixels <= 24; ++pixels) {
        QFont font;
        font.setPixelSize(pixels);
        const QFontMetrics metrics(font);
        EXPECT_EQ(elided(metrics, text, Qt::ElideMiddle, metrics.horizontalAdvance(text)), text) << pixels;
    }
}

TEST(ElidedText, ShortensWhatDoesNotFitAndTellsIt)
{
    const QFontMetrics metrics((QFont()));
    const QString text = QStringLiteral("a name that is far too long");
    const ElidedTexts told;
    const int room = metrics.horizontalAdvance(text) / 2;
    EXPECT_NE(elided(metrics, text, Qt::ElideRight, room), text);
    EXPECT_EQ(told.texts(), QStringList(text));
}

} // namespace
} // namespace fairshare::gui
