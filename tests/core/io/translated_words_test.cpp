// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What changes with the language of the program, and what must not.
#include "core/base/say.h"
#include "core/fairshare/algorithm_registry.h"
#include "core/fairshare/result_columns.h"
#include "core/io/format_registry.h"
#include "core/report/evaluation_json.h"
#include "core/report/evaluation_table.h"
#include "core/scenario/evaluation.h"
#include "core/scenario/rows_edit.h"
#include "core/workspace/scenario_files.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace fairshare {
namespace {

using testing::ElementsAre;

constexpr std::string_view LabFile = R"({ "format": "fairshare-explorer", "version": 1, "title": "Lab",
  "cluster": "lab",
  "quotas": { "pool_size": 10, "groups": [ { "name": "g", "quota": 5, "weight": 2, "threshold": 1 } ] },
  "tree": { "account": "root", "children": [
    { "account": "a", "shares": 2, "children": [
      { "user": "u", "shares": "parent", "usage": 5, "association": 7, "pending_jobs": 1 } ] },
    { "account": "b", "shares": 3, "children": [ { "user": "v", "shares": 4, "usage": 4 } ] } ] } }
)";

/// Every text in brackets, so that a translation can be told from English.
std::string bracketed(const char* english)
{
    return "[" + std::string(english) + "]";
}

/// As languages do that order their words differently.
std::string turned(const char* english)
{
    return std::string_view(english)
            == "{} appears twice, first in line {}; account names are unique in a tree"
        ? "zuerst in Zeile {1}, dann noch einmal: {0}"
        : english;
}

class TranslatedWordsTest : public testing::Test {
protected:
    void TearDown() override { setTranslation(nullptr); }
};

Scenario labScenario()
{
    return *importContent(LabFile).value().import.scenario;
}

/// The files that a scenario can become, one after the other.
std::string allFiles(const Scenario& scenario)
{
    std::string text;
    for (const Format& format : formats())
        if (format.write != nullptr)
            text += format.write(scenario).value();
    const auto evaluation = evaluate(scenario).value();
    writeCsv(exactTable(*evaluation), appendTo(text));
    writeEvaluationJson(scenario, *evaluation, appendTo(text));
    return text;
}

std::string importError(std::string_view content)
{
    return describe(importContent(content).error());
}

TEST_F(TranslatedWordsTest, FilesHaveNoLanguage)
{
    const std::string english = allFiles(labScenario());
    setTranslation(bracketed);
    EXPECT_EQ(allFiles(labScenario()), english);
}

TEST_F(TranslatedWordsTest, RefusalsAreSaidWithTheirNouns)
{
    setTranslation(bracketed);
    EXPECT_EQ(importError("path,user,shares\nroot/a,a,-1\n"),
        "2:10: [shares is '-1'; it must be [a whole number from 0 to 2147483646 or parent]]");
    EXPECT_EQ(importError("account,user,usage,parent\nroot,,0,\n,,1,root\n"),
        "3:1: [the row names neither an account nor a user]");
    EXPECT_EQ(importError(R"({ "format": 3 })"), R"(1:13: ["format" must be [a text]; found [a number]])");
}

TEST_F(TranslatedWordsTest, SentencesMayOrderWhatTheyTell)
{
    setTranslation(turned);
    EXPECT_EQ(importError("account,user,shares,parent\nroot,,1,\na,,1,root\na,,2,root\n"),
        "4:1: zuerst in Zeile 3, dann noch einmal: account 'a'");
}

TEST_F(TranslatedWordsTest, RemarksAreSaid)
{
    setTranslation(bracketed);
    const auto loaded = importContent("Account - 'x'\n", "sacctmgr-dump");
    EXPECT_EQ(describe(loaded.error()),
        "1:1: [the line \"Cluster - 'NAME'\" must come first; found 'Account - 'x'']");
    const auto dump = importContent("Cluster - 'c'\nAccount - 'x':Fairshare=2\n").value();
    ASSERT_EQ(dump.import.diagnostics.size(), 1U);
    EXPECT_EQ(dump.import.diagnostics.front().message,
        "[there is no Parent line above; accounts and users are taken as children of root]");
}

TEST_F(TranslatedWordsTest, DescriptionsStayEnglishUntilTheyAreShown)
{
    setTranslation(bracketed);
    const Algorithm& classic = *findAlgorithm("classic");
    EXPECT_EQ(classic.title, "Classic");
    EXPECT_EQ(said(classic.title), "[Classic]");
    const auto evaluation = evaluate(labScenario(), {"classic"}).value();
    EXPECT_EQ(evaluation->results.front().table.find("factor")->spec.title, "Factor");
}

TEST_F(TranslatedWordsTest, OneRowAndSeveralHaveTheirOwnSentences)
{
    const ShareTree tree = labScenario().tree;
    const auto remarks = [&tree](std::vector<double> factor) {
        Diagnostics found;
        flagFactors(tree, factor, found);
        std::vector<std::string> messages;
        for (const Diagnostic& each : found)
            messages.push_back(each.message);
        return messages;
    };
    EXPECT_THAT(remarks({1, 1, 2, 1, -1}),
        ElementsAre("factor of 'u' is above 1, more than a well-formed tree gives",
            "factor of 'v' is below 0, less than a well-formed tree gives"));
    EXPECT_THAT(remarks({1, 2, 2, 1, 1}),
        ElementsAre("factor of 'a' is above 1, more than a well-formed tree gives; so in 2 rows"));
    const std::vector<NodeRow> accounts{1, 3};
    const RowsEdit edit{.value = {ValueField::Usage, "1"}};
    EXPECT_EQ(unfitRows(tree, accounts, edit).why,
        "account 'a' and account 'b' have their usage from what is below them");
    setTranslation(bracketed);
    EXPECT_THAT(remarks({1, 2, 2, 1, 1}),
        ElementsAre("[factor of 'a' is above 1, more than a well-formed tree gives; so in 2 rows]"));
    EXPECT_EQ(unfitRows(tree, accounts, edit).why,
        "[[[account 'a'] and [account 'b']] have their usage from what is below them]");
}

} // namespace
} // namespace fairshare
