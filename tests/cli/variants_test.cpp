// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/program.h"
#include "tests/cli/sample_paths.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include <fstream>
#include <sstream>

namespace fairshare::test {
namespace {

using nlohmann::json;
using testing::StartsWith;

/// The university before its change, which is one of its variants.
class VariantsProgram : public ProgramTest {
protected:
    VariantsProgram()
    {
        std::ostringstream text;
        text << std::ifstream(UniversityBefore).rdbuf();
        std::string content = text.str();
        content.erase(content.rfind('}'));
        m_file = file("site.fairshare", content + R"(, "variants": [
  { "name": "after", "edits": [
    { "account": "medicine", "shares": 20 },
    { "account": "chemistry", "shares": 18 },
    { "user": "brandt", "of": "chemistry", "shares": 1 }
  ] },
  { "name": "old", "edits": [ { "user": "nobody", "of": "chemistry", "shares": 1 } ] }
] })");
    }

    std::string m_file;
};

// Origin of the figures: the designed main window and compare view of this university.
TEST_F(VariantsProgram, ComparesOneWithTheOwnTree)
{
    const Outcome outcome = fairshare({"compare", m_file, "--variant", "after"});
    EXPECT_EQ(outcome.exitCode, 0) << outcome.errors;
    EXPECT_THAT(outcome.output,
        StartsWith(
            "Compared with the scenario's own tree, Fair Tree moves 6 users up and 9 down and leaves 9 "
            "unchanged. (cause: shares of medicine, brandt)\n"));
}

TEST_F(VariantsProgram, ComparesAll)
{
    const Outcome outcome =
        fairshare({"compare", m_file, "--variants", "--lenient", "--algorithm", "fair_tree,classic"});
    EXPECT_EQ(outcome.exitCode, 0);
    EXPECT_EQ(outcome.output,
        "Variant  Algorithm  up  down  same  new  gone  edits\n"
        "-------  ---------  --  ----  ----  ---  ----  -----\n"
        "after    fair_tree   6     9     9    0     0      3\n"
        "after    classic     8    14     2    0     0      3\n"
        "old      fair_tree   0     0    24    0     0      1\n"
        "old      classic     0     0    24    0     0      1\n");
    EXPECT_EQ(outcome.errors,
        m_file
            + ": warning: variant 'old' has a change without effect: user 'nobody' is not in account "
              "'chemistry'\n");
}

TEST_F(VariantsProgram, ComparesAllAsJson)
{
    const Outcome outcome = fairshare({"compare", m_file, "--variants", "--lenient", "--format", "json"});
    ASSERT_EQ(outcome.exitCode, 0);
    const json rows = json::parse(outcome.output);
    ASSERT_EQ(rows.size(), 10U);
    EXPECT_EQ(rows.at(4).at("variant"), "after");
    EXPECT_EQ(rows.at(4).at("algorithm"), "fair_tree");
    EXPECT_EQ(rows.at(4).at("down"), 9);
}

TEST_F(VariantsProgram, AnonymousVariantsHaveNoNames)
{
    const Outcome outcome = fairshare(
        {"--anonymize", "--lenient", "--quiet", "compare", m_file, "--variants", "--algorithm", "fair_tree"});
    EXPECT_EQ(outcome.exitCode, 0);
    EXPECT_THAT(outcome.output, testing::HasSubstr("\nvariant 1  fair_tree   6"));
    EXPECT_THAT(outcome.output, testing::Not(testing::HasSubstr("after")));
}

TEST_F(VariantsProgram, EvaluatesOne)
{
    const Outcome outcome =
        fairshare({"evaluate", m_file, "--variant", "after", "--algorithm", "fair_tree", "--format", "json"});
    ASSERT_EQ(outcome.exitCode, 0);
    int found = 0;
    const json evaluated = json::parse(outcome.output);
    for (const json& row : evaluated.at("rows")) {
        if (row.at("account") != "medicine" || row.at("kind") != "account")
            continue;
        EXPECT_EQ(row.at("shares"), 20);
        ++found;
    }
    EXPECT_EQ(found, 1);
}

TEST_F(VariantsProgram, TellsWhatOneChanges)
{
    const Outcome outcome = fairshare({"diff", m_file, "--variant", "after"});
    EXPECT_EQ(outcome.exitCode, 0);
    EXPECT_EQ(outcome.output,
        "Change  Account    User    Partition  Before  After\n"
        "------  ---------  ------  ---------  ------  -----\n"
        "shares  medicine                      15      20\n"
        "shares  chemistry                     12      18\n"
        "shares  chemistry  brandt             2       1\n");
}

TEST_F(VariantsProgram, EveryCommandThatReadsATreeTakesOne)
{
    // The variant written to a file of its own gives the same answers.
    const std::string alone = path("alone.fairshare");
    ASSERT_EQ(fairshare({"convert", m_file, "--variant", "after", "-o", alone}).exitCode, 0);
    EXPECT_EQ(fairshare({"diff", alone, m_file, "--variant", "after"}).output, "no differences\n");
    const auto with = [](std::vector<std::string> words, const std::string& file, bool isVariant) {
        words.insert(words.begin() + 1, file);
        if (isVariant)
            words.insert(words.end(), {"--variant", "after"});
        return words;
    };
    for (const std::vector<std::string>& words : {std::vector<std::string>{"explain", "brandt"}, {"lint"},
             {"evaluate"}, {"convert", "--to", "csv"}, {"chart", "share_vs_usage"}}) {
        std::vector<std::string> ofVariant = with(words, m_file, true);
        std::vector<std::string> ofFile = with(words, alone, false);
        std::vector<std::string> ofTree = with(words, m_file, false);
        if (words.front() == "chart")
            for (auto* each : {&ofVariant, &ofFile, &ofTree})
                std::swap((*each)[1], (*each)[2]); // the chart precedes the file
        const Outcome outcome = fairshare(ofVariant);
        EXPECT_EQ(outcome.exitCode, 0) << outcome.errors;
        EXPECT_EQ(outcome.output, fairshare(ofFile).output) << words.front();
        if (words.front() != "lint") {
            EXPECT_NE(outcome.output, fairshare(ofTree).output) << words.front();
        }
        ofVariant.back() = "aftre";
        const Outcome wrong = fairshare(ofVariant);
        EXPECT_EQ(wrong.exitCode, 1) << words.front();
        EXPECT_THAT(wrong.errors, testing::HasSubstr("aftre")) << words.front();
        EXPECT_EQ(wrong.output, "") << words.front();
    }
    EXPECT_EQ(fairshare({"simulate", "--workload", m_file, "--variant", "after"}).exitCode, 2);
}

TEST_F(VariantsProgram, AVariantThatIsNotThereIsAnError)
{
    const Outcome outcome = fairshare({"evaluate", m_file, "--variant", "none"});
    EXPECT_EQ(outcome.exitCode, 1);
    EXPECT_EQ(outcome.errors, m_file + ": unknown variant 'none'; expected one of after, old\n");
    EXPECT_EQ(fairshare({"compare", UniversityBefore, "--variants"}).errors,
        UniversityBefore + ": has no variants\n");
}

TEST_F(VariantsProgram, ADifferenceNeedsTwoSides)
{
    const Outcome outcome = fairshare({"diff", m_file});
    EXPECT_EQ(outcome.exitCode, 2);
    EXPECT_THAT(outcome.errors,
        testing::HasSubstr("AFTER is missing; give a file, or --variant NAME for a variant of BEFORE"));
}

} // namespace
} // namespace fairshare::test
