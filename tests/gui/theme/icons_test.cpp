// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/theme/icons.h"

#include <QApplication>
#include <QImage>
#include <QPixmap>

#include <gtest/gtest.h>

namespace fairshare::gui {
namespace {

QImage image(const QIcon& icon, int side, qreal scale, QIcon::Mode mode = QIcon::Normal)
{
    return icon.pixmap(QSize(side, side), scale, mode).toImage();
}

/// The color of the pixel that is covered most.
QColor strongest(const QImage& image)
{
    QColor best(Qt::transparent);
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            const QColor here = image.pixelColor(x, y);
            if (here.alpha() > best.alpha())
                best = here;
        }
    }
    return best;
}

class Icons : public testing::Test {
protected:
    void TearDown() override { QApplication::setPalette(QPalette()); }
};

TEST_F(Icons, EverySymbolHasAShape)
{
    for (int i = 0; i < SymbolCount; ++i)
        EXPECT_GT(strongest(image(icon(static_cast<Symbol>(i)), 16, 1.0)).alpha(), 200) << i;
    EXPECT_FALSE(applicationIcon().isNull());
    EXPECT_GT(strongest(image(applicationIcon(), 48, 1.0)).alpha(), 250);
}

TEST_F(Icons, FollowTheThemeWithoutBeingMadeAgain)
{
    const QIcon save = icon(Symbol::Save);
    QApplication::setPalette(Theme{false}.palette());
    EXPECT_LT(strongest(image(save, 32, 1.0)).lightness(), 60);
    QApplication::setPalette(Theme{true}.palette());
    EXPECT_GT(strongest(image(save, 32, 1.0)).lightness(), 200);
}

TEST_F(Icons, AreFaintWhenDisabled)
{
    QApplication::setPalette(Theme{false}.palette());
    const QColor on = strongest(image(icon(Symbol::Undo), 32, 1.0));
    const QColor off = strongest(image(icon(Symbol::Undo), 32, 1.0, QIcon::Disabled));
    EXPECT_GT(off.lightness(), on.lightness() + 60);
}

TEST_F(Icons, HaveAllPixelsOfAFineScreen)
{
    const QImage fine = image(icon(Symbol::Search), 16, 2.0);
    EXPECT_EQ(fine.size(), QSize(32, 32));
    EXPECT_EQ(fine.devicePixelRatio(), 2.0);
}

TEST_F(Icons, TakeTheColorOfARole)
{
    const Theme light{false};
    QApplication::setPalette(light.palette());
    const QColor drawn = strongest(image(icon(Symbol::Error, Role::Error), 64, 1.0));
    EXPECT_NEAR(drawn.red(), light.color(Role::Error).red(), 2);
    EXPECT_NEAR(drawn.green(), light.color(Role::Error).green(), 2);
}

} // namespace
} // namespace fairshare::gui
