// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/text/shown_text.h"

#include <gtest/gtest.h>

namespace fairshare::gui {
namespace {

TEST(ShownText, LeavesWhatIsSeen)
{
    EXPECT_EQ(shownName("dvořák-1 (β)"), QStringLiteral("dvořák-1 (β)"));
}

TEST(ShownText, ShowsControlCharacters)
{
    EXPECT_EQ(shownName("a\tb\nc\x7f"), QStringLiteral("a\u2409b\u240Ac\u2421"));
    EXPECT_EQ(shownName(std::string_view("a\0b", 3)), QStringLiteral("a\u2400b"));
    EXPECT_EQ(shownName("a\u0085b"), QStringLiteral("a\uFFFDb"));
}

// One of them turned the rest of a row or of a sentence around.
TEST(ShownText, ShowsMarksOfTheWritingDirection)
{
    EXPECT_EQ(shownName("a\u202Eb\u2066c\u200Fd\u061Ce"), QStringLiteral("a\uFFFDb\uFFFDc\uFFFDd\uFFFDe"));
    EXPECT_EQ(shownName("a\u2028b"), QStringLiteral("a\uFFFDb"));
}

TEST(ShownText, SentencesKeepUnitsNextToTheirNumbers)
{
    EXPECT_EQ(shownProse("from 11.0 % of 50 TRES-h, 3 d 4 h, 5 hours, x % y"),
        QStringLiteral("from 11.0\u00A0% of 50\u00A0TRES-h, 3\u00A0d 4\u00A0h, 5 hours, x % y"));
}

TEST(ShownText, CardsBreakLongSentencesOnly)
{
    EXPECT_EQ(cardParagraph(QStringLiteral("S < 1")),
        QStringLiteral("<div style=\"white-space:nowrap\">S &lt; 1</div>"));
    EXPECT_TRUE(cardParagraph(QString(101, QLatin1Char('w'))).contains(QLatin1String("white-space:normal")));
    EXPECT_EQ(cardParagraph({}), QString());
}

TEST(ShownTextTest, FormulasKeepTheirDecimalComma)
{
    EXPECT_EQ(groupedFormula(QStringLiteral("12345,6789 / 2000, 1234")),
        QStringLiteral("12\u202F345,6789 / 2\u202F000, 1\u202F234"));
}

TEST(ShownTextTest, RemarksBehindAFormulaKeepTheirSigns)
{
    EXPECT_EQ(printedFormula("S = 0.4 * 2 (inherited from a * b)"),
        QStringLiteral("S = 0.4 \u00D7 2 (inherited from a * b)"));
    EXPECT_EQ(printedFormula("S = 0,4 * 2 (von a - b)"), QStringLiteral("S = 0,4 \u00D7 2 (von a - b)"));
    EXPECT_EQ(printedFormula("U + (Ua - Ub) * 2"), QStringLiteral("U + (Ua \u2212 Ub) \u00D7 2"));
}

} // namespace
} // namespace fairshare::gui
