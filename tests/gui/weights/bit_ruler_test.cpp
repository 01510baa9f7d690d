// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/weights/bit_ruler.h"

#include <QSignalSpy>
#include <QTest>

#include <gtest/gtest.h>

namespace fairshare::gui {
namespace {

class BitRulerTest : public testing::Test {
protected:
    BitRulerTest()
    {
        m_ruler.resize(960, m_ruler.sizeHint().height()); // 30 pixels a bit
        m_ruler.setTiers({{QStringLiteral("QOS"), 31, 30, Role::S1, QStringLiteral("3 << 30"), {}},
            {QStringLiteral("Fairshare"), 29, 12, Role::S2, QStringLiteral("262143 << 12"), {}},
            {QStringLiteral("Age"), 11, 0, Role::S4, QStringLiteral("4095"), {}}});
        m_ruler.show();
    }

    void press(Qt::Key key) { QTest::keyClick(&m_ruler, key); }
    /// At the row of bits.
    QPoint at(int x) const { return {x, m_ruler.fontMetrics().height() * 2}; }

    BitRuler m_ruler;
};

TEST_F(BitRulerTest, ABoundaryIsDraggedToAnotherBit)
{
    QSignalSpy moved(&m_ruler, &BitRuler::boundaryMoved);
    QSignalSpy left(&m_ruler, &BitRuler::boundaryLeft);
    // The boundary below bit 12 stands behind 20 boxes.
    QTest::mousePress(&m_ruler, Qt::LeftButton, {}, at(600));
    QTest::mouseMove(&m_ruler, at(540));
    QTest::mouseRelease(&m_ruler, Qt::LeftButton, {}, at(540));
    ASSERT_GE(moved.count(), 1);
    EXPECT_EQ(moved.last(), (QList<QVariant>{1, 14}));
    EXPECT_EQ(left.count(), 1);
}

TEST_F(BitRulerTest, ATierKeepsABit)
{
    QSignalSpy moved(&m_ruler, &BitRuler::boundaryMoved);
    QTest::mousePress(&m_ruler, Qt::LeftButton, {}, at(600));
    QTest::mouseMove(&m_ruler, at(5));
    EXPECT_EQ(moved.last(), (QList<QVariant>{1, 29}));
    QTest::mouseMove(&m_ruler, at(959));
    EXPECT_EQ(moved.last(), (QList<QVariant>{1, 1}));
    QTest::mouseRelease(&m_ruler, Qt::LeftButton, {}, at(959));
}

TEST_F(BitRulerTest, KeysChooseAndMove)
{
    QSignalSpy moved(&m_ruler, &BitRuler::boundaryMoved);
    press(Qt::Key_Right);
    EXPECT_EQ(moved.last(), (QList<QVariant>{0, 29}));
    press(Qt::Key_Down);
    press(Qt::Key_Left);
    EXPECT_EQ(moved.last(), (QList<QVariant>{1, 13}));
    press(Qt::Key_Up);
    press(Qt::Key_Left);
    EXPECT_EQ(moved.last(), (QList<QVariant>{0, 31}));
}

TEST_F(BitRulerTest, SaysItsTiers)
{
    EXPECT_EQ(m_ruler.asText(),
        QStringLiteral("QOS: bits 31 to 30, 3 << 30; Fairshare: bits 29 to 12, 262143 << 12; "
                       "Age: bits 11 to 0, 4095"));
}

} // namespace
} // namespace fairshare::gui
