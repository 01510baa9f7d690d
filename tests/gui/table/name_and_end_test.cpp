// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/table/name_and_end.h"

#include <QGuiApplication>

#include <gtest/gtest.h>

namespace fairshare::gui {
namespace {

const NameAndEnd Long{QStringLiteral("averylongusername"), QStringLiteral(" (interactive-gpu-long)")};

QFontMetrics metrics()
{
    return QFontMetrics(QGuiApplication::font());
}

int widthOf(const NameAndEnd& texts)
{
    return metrics().horizontalAdvance(texts.name) + metrics().horizontalAdvance(texts.end);
}

TEST(NameAndEnd, StaysWhereThereIsRoom)
{
    EXPECT_EQ(fittedNameAndEnd(metrics(), Long, widthOf(Long)), Long);
}

TEST(NameAndEnd, BothStayReadableWhereThereIsLittle)
{
    const int room = metrics().horizontalAdvance(QString(24, QLatin1Char('0')));
    const NameAndEnd fitted = fittedNameAndEnd(metrics(), Long, room);
    EXPECT_LE(widthOf(fitted), room);
    EXPECT_GE(fitted.name.size(), 8);
    EXPECT_GE(fitted.end.size(), 8);
    EXPECT_TRUE(fitted.name.contains(QChar(0x2026)));
    EXPECT_TRUE(fitted.end.startsWith(QStringLiteral(" (i"))) << qPrintable(fitted.end);
    EXPECT_TRUE(fitted.end.endsWith(QStringLiteral("g)"))) << qPrintable(fitted.end);
}

TEST(NameAndEnd, AShortEndStaysWhole)
{
    const NameAndEnd whole{Long.name, QStringLiteral(" (gpu)")};
    const NameAndEnd fitted = fittedNameAndEnd(metrics(), whole, widthOf(whole) - 1);
    EXPECT_EQ(fitted.end, whole.end);
    EXPECT_NE(fitted.name, whole.name);
}

TEST(NameAndEnd, AShortNameStaysWhole)
{
    const NameAndEnd whole{QStringLiteral("ana"), Long.end};
    const NameAndEnd fitted = fittedNameAndEnd(metrics(), whole, widthOf(whole) - 1);
    EXPECT_EQ(fitted.name, whole.name);
    EXPECT_NE(fitted.end, whole.end);
}

} // namespace
} // namespace fairshare::gui
