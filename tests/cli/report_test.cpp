// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/program.h"

#include <fmt/format.h>
#include <gmock/gmock.h>

#include <algorithm>

namespace fairshare::test {
namespace {

using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

constexpr std::size_t MostMailBytes = 100'000;

class Report : public ProgramTest {
protected:
    std::string university(const char* when) const
    {
        return fmt::format("{}/university/university-{}.fairshare", TEST_DATA, when);
    }
    Outcome report(std::vector<std::string> arguments) const
    {
        arguments.insert(arguments.begin(), {"report"});
        return fairshare(arguments);
    }
};

TEST_F(Report, GoesToStandardOutputOrAFile)
{
    const Outcome shown = report({university("after"), "--baseline", university("before"), "-o", "-"});
    EXPECT_EQ(shown.exitCode, 0) << shown.errors;
    EXPECT_THAT(shown.output, StartsWith("Policy review\n=============\nState University"));
    EXPECT_THAT(shown.output, HasSubstr("\n1 Summary\n---------\n"));
    EXPECT_THAT(
        shown.output, HasSubstr("Three shares change. Under Fair Tree, the algorithm in use, 6 of 24 users"));
    EXPECT_THAT(shown.output, HasSubstr("university-before.fairshare"));
    ASSERT_EQ(
        report({university("after"), "--baseline", university("before"), "-o", path("r.txt")}).exitCode, 0);
    EXPECT_EQ(content("r.txt"), shown.output);
}

TEST_F(Report, LinesOfParagraphsFitAMail)
{
    std::string text =
        report({university("after"), "--baseline", university("before"), "--sections", "summary"}).output;
    text.erase(text.rfind("\n\n") + 1); // the footer has names of files
    for (std::size_t end = text.find('\n'); end != std::string::npos; end = text.find('\n')) {
        EXPECT_LE(end, 90U) << text.substr(0, end); // a few signs have more than one byte
        text.erase(0, end + 1);
    }
}

TEST_F(Report, MailOfTheLargestTreesStaysBelowTheLimit)
{
    ASSERT_EQ(fairshare({"generate", "--shape", "university", "--size", "14000", "-o", path("now.fairshare")})
                  .exitCode,
        0);
    ASSERT_EQ(fairshare({"generate", "--shape", "university", "--size", "14000", "--seed", "2", "-o",
                            path("old.fairshare")})
                  .exitCode,
        0);
    const Outcome users = fairshare({"evaluate", path("now.fairshare"), "--format", "csv"});
    EXPECT_GT(std::count(users.output.begin(), users.output.end(), '\n'), 10'000);
    const Outcome mail =
        report({path("now.fairshare"), "--baseline", path("old.fairshare"), "--form", "mail"});
    EXPECT_EQ(mail.exitCode, 0) << mail.errors;
    EXPECT_LT(mail.output.size(), MostMailBytes);
    EXPECT_THAT(mail.output, HasSubstr("\n1 Summary\n"));
}

TEST_F(Report, ChoosesSectionsTextAndVariant)
{
    const std::string notes =
        file("notes.md", "# Decision\nThe board *agreed* to [all](https://example.org/x).\n");
    const Outcome outcome = report({university("after"), "--baseline", university("before"), "--text", notes,
        "--sections", "text,signatures", "--signature", "A. Haddad"});
    EXPECT_EQ(outcome.exitCode, 0) << outcome.errors;
    EXPECT_THAT(outcome.output,
        HasSubstr(
            "1 Decision\n----------\n\nThe board agreed to all <https://example.org/x>.\n\n2 Signatures\n"));
    EXPECT_THAT(outcome.output, HasSubstr("A. Haddad"));
    EXPECT_THAT(
        report({university("after"), "--sections", "costs"}).errors, HasSubstr("unknown section 'costs'"));
    EXPECT_EQ(report({university("after"), "--variant", "none such"}).exitCode, 1);
}

TEST_F(Report, HidesNames)
{
    const Outcome outcome =
        fairshare({"--anonymize", "report", university("after"), "--baseline", university("before")});
    EXPECT_EQ(outcome.exitCode, 0) << outcome.errors;
    for (const char* name : {"brandt", "chemistry", "kestrel", "university-after"})
        EXPECT_THAT(outcome.output, Not(HasSubstr(name))) << name;
}

} // namespace
} // namespace fairshare::test
