// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/review/mail_form.h"

#include "core/report/review/review_text.h"

#include <gmock/gmock.h>

namespace fairshare {
namespace {

using testing::HasSubstr;
using testing::Not;

std::string textOf(const Review& review)
{
    std::string text;
    writeReviewText(review, appendTo(text));
    return text;
}

ReviewTable tableOf(std::size_t rows)
{
    ReviewTable table{.columns = {{.title = "User"}, {.title = "Places", .kind = ReviewColumnKind::Move},
                          {.title = "Rank", .kind = ReviewColumnKind::Number}},
        .rows = {},
        .caption = "All users."};
    for (std::size_t row = 0; row < rows; ++row)
        table.rows.push_back({{"user <" + std::to_string(row) + ">", "", std::to_string(row + 1)},
            static_cast<std::int32_t>(row) - 1});
    return table;
}

Review reviewOf(std::vector<ReviewBlock> blocks)
{
    return {.title = "Title",
        .subtitle = "Site",
        .place = "cluster c",
        .subject = "s",
        .sections = {{.title = "One", .blocks = std::move(blocks)}},
        .footer = {"end"}};
}

TEST(MailForm, SmallReviewsLoseOnlyPictures)
{
    const Review review =
        reviewOf({ReviewParagraph{.text = "text"}, ReviewFigure{.plots = {}, .caption = "Ranks."}, tableOf(3),
            ReviewCode{.lines = {"# note", "sacctmgr -i list"}}});
    EXPECT_EQ(textOf(mailForm(review)),
        "Title\n=====\nSite\ncluster c\n\n1 One\n-----\n\ntext\n\nPicture left out: Ranks.\n\n"
        "User      Places  Rank\nuser <0>      -1     1\nuser <1>       0     2\nuser <2>      +1     3\nAll "
        "users.\n\n"
        "    # note\n    sacctmgr -i list\n\nend\n");
    EXPECT_EQ(textOf(mailForm(review)), textOf(review));
}

TEST(MailForm, CutsLongTablesAndCommandsAndSaysSo)
{
    std::vector<std::string> commands(30'000, "sacctmgr -i modify user where name=x set fairshare=1");
    const Review review = reviewOf(
        {ReviewParagraph{.text = "kept"}, tableOf(20'000), ReviewCode{.lines = commands}, tableOf(2)});
    const std::string mail = textOf(mailForm(review));
    EXPECT_LT(mail.size(), MostMailBytes);
    EXPECT_GT(mail.size(), MostMailBytes / 20);
    EXPECT_THAT(mail, HasSubstr("kept"));
    EXPECT_THAT(mail, HasSubstr("\nuser <0>"));
    EXPECT_THAT(mail, Not(HasSubstr("user <19999>")));
    EXPECT_THAT(mail, HasSubstr("Lines left out here: "));
    EXPECT_THAT(textOf(review), HasSubstr("user <19999>"));
}

TEST(MailForm, CutsLongTextsAndSaysSo)
{
    const std::string own(2 * MostMailBytes, 'x');
    const std::string one = textOf(
        mailForm(reviewOf({ReviewParagraph{.text = "kept"}, ReviewParagraph{.text = own}, tableOf(100)})));
    EXPECT_LT(one.size(), MostMailBytes);
    EXPECT_THAT(one, HasSubstr("kept"));
    EXPECT_THAT(one, HasSubstr("Paragraphs left out here: 1. The complete review contains them."));
    EXPECT_THAT(one, HasSubstr("\nuser <99>"));
    const std::vector<ReviewBlock> blocks(3'000, ReviewProse{.spans = {{.text = std::string(100, 'x')}}});
    Review many = reviewOf(blocks);
    many.sections.resize(9, many.sections.front());
    const std::string mail = textOf(mailForm(many));
    EXPECT_LT(mail.size(), MostMailBytes);
    EXPECT_GT(mail.size(), MostMailBytes / 20);
}

TEST(ReviewText, WrapsListsAndHidesControlSigns)
{
    std::string words;
    for (int word = 0; word < 30; ++word)
        words += "word ";
    const Review review = reviewOf({ReviewList{.items = {{.spans = {{.text = words}}, .number = 3},
                                                   {.spans = {{.text = "in\x1b[31m"}}, .depth = 1}}},
        ReviewProse{.spans = {{.text = "cited"}}, .isQuote = true}, ReviewSignatures{.lines = {"Board"}}});
    const std::string text = textOf(review);
    EXPECT_THAT(text, HasSubstr("\n3. word word"));
    EXPECT_THAT(text, HasSubstr("word\n   word"));
    EXPECT_THAT(text, HasSubstr("\n  - in"));
    EXPECT_THAT(text, Not(HasSubstr("\x1b")));
    EXPECT_THAT(text, HasSubstr("\n> cited\n"));
    EXPECT_THAT(text, HasSubstr("__  Board\n"));
}

} // namespace
} // namespace fairshare
