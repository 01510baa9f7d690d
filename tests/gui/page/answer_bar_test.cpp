// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/page/answer_bar.h"

#include <QApplication>
#include <QLabel>

#include <gtest/gtest.h>

namespace fairshare::gui {
namespace {

// Pictures are taken at another size before any event is handled.
TEST(AnswerBar, TheCauseIsWholeAtOnceInAWiderBar)
{
    AnswerBar bar;
    bar.setAnswer(QStringLiteral("one two three"), QStringLiteral("next: four five six seven eight nine"));
    const int em = bar.fontMetrics().height();
    bar.resize(18 * em, 2 * em);
    bar.show();
    QApplication::processEvents();
    const auto& cause = *bar.findChild<QLabel*>(QStringLiteral("answerCause"));
    const int whole =
        cause.fontMetrics().horizontalAdvance(QStringLiteral("next: four five six seven eight nine"));
    EXPECT_LT(cause.width(), whole);
    bar.resize(60 * em, 2 * em);
    EXPECT_EQ(cause.text(), QStringLiteral("next: four five six seven eight nine"));
    EXPECT_GE(cause.width(), whole);
}

} // namespace
} // namespace fairshare::gui
