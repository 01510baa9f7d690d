// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What changes with the language of the program, and what must not.
#include "core/base/say.h"
#include "core/fairshare/algorithm_registry.h"
#include "core/fairshare/result_columns.h"
#include "core/io/format_registry.h"
#include "core/report/evaluation_json.h"
#include "core/report/tables/evaluation_table.h"
#include "core/scenario/edits/rows_edit.h"
#include "core/scenario/edits/value_edit.h"
#include "core/scenario/evaluation.h"
#include "core/workspace/file_import.h"

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
    return std::string_view(english) == "{} appears twice, first on line {}; account names must be unique"
        ? "zuerst in Zeile {1}, dann noch einmal: {0}"
        : english;
}

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
    writeCsv(evaluationTable(*evaluation), appendTo(text));
    writeEvaluationJson(scenario, *evaluation, appendTo(text));
    return text;
}

std::string importError(std::string_view content)
{
    return describe(importContent(content).error());
}

TEST(TranslatedWords, FilesHaveNoLanguage)
{
    const std::string english = allFiles(labScenario());
    const Speaking language({bracketed});
    EXPECT_EQ(allFiles(labScenario()), english);
}

TEST(TranslatedWords, RefusalsAreSaidWithTheirNouns)
{
    const Speaking language({bracketed});
    EXPECT_EQ(importError("path,user,shares\nroot/a,a,-1\n"),
        "2:10: [shares is '-1'; expected [a whole number from 0 to 2147483646, or parent]]");
    EXPECT_EQ(importError("account,user,usage,parent\nroot,,0,\n,,1,root\n"),
        "3:1: [the row names neither an account nor a user]");
    EXPECT_EQ(importError(R"({ "format": 3 })"), R"(1:13: ["format" must be [a string]; found [a number]])");
}

TEST(TranslatedWords, SentencesMayOrderWhatTheyTell)
{
    const Speaking language({turned});
    EXPECT_EQ(importError("account,user,shares,parent\nroot,,1,\na,,1,root\na,,2,root\n"),
        "4:1: zuerst in Zeile 3, dann noch einmal: account 'a'");
}

TEST(TranslatedWords, RemarksAreSaid)
{
    const Speaking language({bracketed});
    const auto loaded = importContent("Account - 'x'\n", "sacctmgr-dump");
    EXPECT_EQ(describe(loaded.error()),
        "1:1: [expected \"Cluster - 'NAME'\" before accounts and users; found 'Account - 'x'']");
    const auto dump = importContent("Cluster - 'c'\nAccount - 'x':Fairshare=2\n").value();
    ASSERT_EQ(dump.import.diagnostics.size(), 1U);
    EXPECT_EQ(dump.import.diagnostics.front().message,
        "[no Parent line above; placing accounts and users under root]");
}

TEST(TranslatedWords, DescriptionsStayEnglishUntilTheyAreShown)
{
    const Speaking language({bracketed});
    const Algorithm& classic = *findAlgorithm("classic");
    EXPECT_EQ(classic.title, "Classic");
    EXPECT_EQ(said(classic.title), "[Classic]");
    const auto evaluation = evaluate(labScenario(), {"classic"}).value();
    EXPECT_EQ(evaluation->results.front().table.find("factor")->spec.title, "Factor");
}

TEST(TranslatedWords, OneRowAndSeveralHaveTheirOwnSentences)
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
        ElementsAre("factor of 'u' is above 1; in a well-formed tree it is at most 1",
            "factor of 'v' is below 0; in a well-formed tree it is at least 0"));
    EXPECT_THAT(remarks({1, 2, 2, 1, 1}),
        ElementsAre("factor of 'a' is above 1; in a well-formed tree it is at most 1; 2 rows affected"));
    const std::vector<NodeRow> accounts{1, 3};
    const Scenario shared = withEditedValues(labScenario(), accounts, {ValueField::Shares, "parent"}).value();
    const RowsEdit edit{.operation = RowsOperation::Scale, .value = {ValueField::Shares, "2"}};
    EXPECT_EQ(unfitRows(shared.tree, accounts, edit).why,
        "parent shares instead of a number: account 'a' and account 'b'");
    const Speaking language({bracketed});
    EXPECT_THAT(remarks({1, 2, 2, 1, 1}),
        ElementsAre("[[factor of 'a' is above 1; in a well-formed tree it is at most 1]; 2 rows affected]"));
    EXPECT_EQ(unfitRows(shared.tree, accounts, edit).why,
        "[parent shares instead of a number: [[account 'a'] and [account 'b']]]");
}

} // namespace
} // namespace fairshare
