// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plotting/panel/text_outline.h"

#include <QApplication>
#include <QFontMetricsF>
#include <QImage>
#include <QPainter>

#include <gtest/gtest.h>

namespace fairshare::gui {
namespace {

const QString Text = QStringLiteral("physics 0.384 Ωж");

QFont small()
{
    QFont font = QApplication::font();
    font.setPixelSize(12);
    return font;
}

TEST(TextOutline, IsTheSameWhateverTheFontDrewBefore)
{
    const QPainterPath before = textOutline(small(), {10, 20}, Text);
    QImage image(300, 100, QImage::Format_ARGB32_Premultiplied);
    for (const double size : {12.0, 40.0, 13.0, 200.0}) {
        QPainter painter(&image);
        QFont font = small();
        font.setPixelSize(static_cast<int>(size));
        font.setHintingPreference(QFont::PreferNoHinting);
        painter.setFont(font);
        painter.drawText(10, 50, Text);
        painter.scale(2, 2);
        painter.rotate(30);
        painter.drawText(10, 50, Text);
        painter.end();
        EXPECT_EQ(textOutline(small(), {10, 20}, Text), before) << size;
    }
}

TEST(TextOutline, CoversTheTextThatIsDrawn)
{
    const QPainterPath outline = textOutline(small(), {10, 20}, Text);
    QPainterPath drawn;
    drawn.addText(10, 20, small(), Text);
    const QRectF expected = drawn.boundingRect();
    const QRectF found = outline.boundingRect();
    for (const double distance : {found.left() - expected.left(), found.top() - expected.top(),
             found.right() - expected.right(), found.bottom() - expected.bottom()})
        EXPECT_LT(std::abs(distance), 0.5);
    EXPECT_GT(expected.width(), 60);
}

TEST(TextOutline, OfNothingIsEmpty)
{
    EXPECT_TRUE(textOutline(small(), {}, QString()).isEmpty());
}

} // namespace
} // namespace fairshare::gui
