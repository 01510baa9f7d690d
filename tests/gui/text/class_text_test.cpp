// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/text/class_text.h"

#include <gtest/gtest.h>

#include <vector>

namespace fairshare::gui {
namespace {

JobClass queue(const char* name, double coefficient)
{
    return {.attribute = JobAttribute::Queue, .value = name, .coefficient = coefficient};
}

TEST(ClassText, SaysWhatTheWorkOfAClassIsWorth)
{
    EXPECT_EQ(classText(queue("bigmem", 10)), QStringLiteral("bigmem × 10"));
    EXPECT_EQ(classText(queue("bigmem", 0.25)), QStringLiteral("bigmem × 0.25"));
}

TEST(ClassText, SaysACoefficientOnceThatNamesItsQueue)
{
    EXPECT_EQ(classText(queue("×10", 10)), QStringLiteral("×10"));
    EXPECT_EQ(classText(queue("×1.15", 1.15)), QStringLiteral("×1.15"));
    EXPECT_EQ(classText(queue("×10", 5)), QStringLiteral("×10 × 5"));
}

TEST(ClassText, ListsClasses)
{
    const std::vector<JobClass> classes{queue("bigmem", 10), queue("×2", 2)};
    EXPECT_EQ(classesText(classes), QStringLiteral("PAP+ classes: bigmem × 10, ×2"));
    EXPECT_EQ(classesText({}), QStringLiteral("no PAP+ classes"));
}

} // namespace
} // namespace fairshare::gui
