// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workspace/additions/addition.h"
#include "core/workspace/additions/configuration.h"
#include "core/workspace/loaded_scenario.h"

#include "core/base/files/files.h"
#include "core/io/format_registry.h"
#include "tests/core/io/sample_files.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>

namespace fairshare {
namespace {

namespace fs = std::filesystem;
using testing::ElementsAre;
using testing::Pair;

class LoadedScenarioTest : public testing::Test {
protected:
    void SetUp() override
    {
        std::string name = testing::TempDir() + "scenariosXXXXXX";
        ASSERT_NE(::mkdtemp(name.data()), nullptr);
        m_folder = name;
    }
    void TearDown() override { fs::remove_all(m_folder); }

    std::string made(const std::string& name, std::string_view content) const
    {
        const std::string path = (m_folder / name).string();
        EXPECT_TRUE(writeFile(path, content));
        return path;
    }
    /// What loading this content gives, without the path.
    std::string errorOf(std::string_view content, std::string_view formatId = {}) const
    {
        const std::string path = made("f", content);
        const auto loaded = loadScenario(path, formatId);
        if (loaded)
            return "loaded";
        EXPECT_EQ(loaded.error().file, path);
        return describe(loaded.error()).substr(path.size() + 1);
    }

    fs::path m_folder;
};

constexpr std::string_view Tree =
    R"({ "format": "fairshare-explorer", "version": 1, "tree": { "account": "root" } })";

TEST_F(LoadedScenarioTest, FormatIsRecognizedByContent)
{
    const auto loaded = loadScenario(made("Faculty of Arts.csv", Tree));
    ASSERT_TRUE(loaded) << describe(loaded.error());
    EXPECT_EQ(loaded->format->id, "fairshare");
    EXPECT_EQ(loaded->scenario.title, "Faculty of Arts");
    EXPECT_TRUE(loaded->hasUsage);
}

TEST_F(LoadedScenarioTest, SavedScenarioIsLoadedAgain)
{
    const std::string path = std::string(TEST_DATA) + "/scenarios/university-after.fairshare";
    const auto loaded = loadScenario(path);
    ASSERT_TRUE(loaded) << describe(loaded.error());
    for (const char* id : {"fairshare", "csv"}) {
        const std::string copy = (m_folder / "copy").string();
        ASSERT_TRUE(saveScenario(loaded->scenario, copy, *findFormat(id)));
        const auto again = loadScenario(copy);
        ASSERT_TRUE(again) << describe(again.error());
        EXPECT_EQ(again->format->id, id);
        EXPECT_EQ(again->scenario.tree, loaded->scenario.tree) << id;
    }
}

TEST_F(LoadedScenarioTest, MissingFile)
{
    const std::string path = (m_folder / "none").string();
    const auto loaded = loadScenario(path);
    ASSERT_FALSE(loaded);
    EXPECT_EQ(loaded.error().code, ErrorCode::NotFound);
    EXPECT_EQ(describe(loaded.error()), path + ": cannot be read: no such file or directory");
}

TEST_F(LoadedScenarioTest, WhatIsNoText)
{
    EXPECT_EQ(errorOf(""), "1:1: the file is empty");
    EXPECT_EQ(errorOf(" \n\n"), "1:1: the file contains only whitespace");
    EXPECT_EQ(errorOf("\x7F"
                      "ELF\x02\x01\x01"),
        "1:5: not a text file: byte 0x02 found");
    EXPECT_EQ(errorOf(std::string_view("{\n\0}", 4)), "2:1: not a text file: byte 0x00 found");
    EXPECT_EQ(errorOf("\x1F\x8B\x08\x01"), "1:1: the file is compressed (gzip); decompress it first");
    EXPECT_EQ(errorOf(std::string_view("\xFF\xFE{\0", 4)),
        "1:1: the file is UTF-16 text; convert it to UTF-8 first");
}

TEST_F(LoadedScenarioTest, UnknownContent)
{
    EXPECT_EQ(errorOf("Lorem ipsum\ndolor\n"),
        "1:1: unknown format; line 1 is 'Lorem ipsum'; expected a scenario (.fairshare), a CSV table, Slurm "
        "or HTCondor output or configuration, a job log (SWF, Batsim) or a recording");
    EXPECT_EQ(errorOf(std::string(64U << 20U, 'x')).substr(0, 91),
        "1:1: unknown format; line 1 is 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…'; expected a sc");
    EXPECT_EQ(errorOf("{ \"things\": [] }"),
        "1:1: \"format\" is missing; expected a scenario with \"format\": \"fairshare-explorer\", or sshare "
        "--json output with \"shares\"");
}

TEST_F(LoadedScenarioTest, ARecordingIsNoTree)
{
    for (const char* recording : {"sample,t,node,job\n0,0,0,\n", "{\"format\":\"fse-samples\",\"nodes\":2}\n",
             "{\n  \"format\": \"fse-sim\"\n}\n"})
        EXPECT_EQ(errorOf(recording),
            "1:1: is a simulation recording and contains no account tree; open its file or directory "
            "separately");
}

TEST_F(LoadedScenarioTest, FormatGivenByName)
{
    EXPECT_EQ(errorOf(Tree, "fairshare"), "loaded");
    EXPECT_EQ(errorOf("path,user\nroot,\n", "fairshare"),
        "1:1: 'path' is not a JSON value; expected an object in curly braces");
    const std::string error = errorOf(Tree, "xlsx");
    EXPECT_EQ(error.substr(0, error.find(';')), " unknown input format 'xlsx'");
}

TEST_F(LoadedScenarioTest, RecordsAreNoTree)
{
    EXPECT_EQ(
        errorOf("account,user,usage\nphysics,alice,5\n"), "2:9: contains associations but no account tree");
    EXPECT_EQ(errorOf("account,user,shares\nphysics,alice,5\n"),
        "2:9: contains associations but neither an account tree nor usage");
}

TEST_F(LoadedScenarioTest, FailedSaveLeavesTheTarget)
{
    const std::string path = made("f", "old");
    Scenario scenario;
    scenario.notes = "\xFF";
    const auto saved = saveScenario(scenario, path, *findFormat("fairshare"));
    ASSERT_FALSE(saved);
    EXPECT_EQ(
        describe(saved.error()), path + ": '\\xff' is not valid UTF-8; a .fairshare file must be UTF-8");
    EXPECT_EQ(readFile(path).value(), "old");
    EXPECT_EQ(describe(saveScenario(scenario, path, *findFormat("sshare-json")).error()),
        path + ": cannot write format 'sshare-json'; it is read-only");
}

TEST_F(LoadedScenarioTest, ConfigurationSetsWhatTheSiteRuns)
{
    Scenario scenario;
    scenario.settings.compare = {"classic"};
    scenario.sections = {{"variants", "[]"}, {"quotas", "{}"}};
    Import configuration;
    configuration.settings.emplace();
    configuration.settings->algorithm = "classic";
    configuration.settings->halfLifeSeconds = 3600;
    configuration.settings->parameters["classic"]["damping"] = std::int64_t{3};
    configuration.priorityConfig.emplace();
    configuration.priorityConfig->weights.age = 7;
    const Scenario changed = withConfiguration(scenario, configuration);
    EXPECT_EQ(changed.settings.algorithm, "classic");
    EXPECT_EQ(changed.settings.halfLifeSeconds, 3600);
    EXPECT_THAT(changed.settings.compare, ElementsAre("classic"));
    EXPECT_EQ(std::get<std::int64_t>(changed.settings.parameters.at("classic").at("damping")), 3);
    EXPECT_EQ(changed.priority->config.weights.age, 7U);
    EXPECT_THAT(
        changed.sections, ElementsAre(Pair("variants", "[]"), Pair("priority", ""), Pair("quotas", "{}")));
    EXPECT_EQ(withConfiguration(changed, configuration), changed);
}

TEST_F(LoadedScenarioTest, ControlBytesAreNoticedAnywhere)
{
    const std::string rows = "path,user\nroot,\n" + std::string(10000, '\n');
    EXPECT_EQ(errorOf(rows + std::string("root/u\0,u\n", 10)), "10003:7: not a text file: byte 0x00 found");
    EXPECT_EQ(errorOf(rows + "root/u,\x1b\x01u\n"), "10003:9: not a text file: byte 0x01 found");
}

TEST_F(LoadedScenarioTest, NamesThatAreNoTextAreRefused)
{
    const std::string noText = " is not valid UTF-8; convert the file, for example with iconv";
    EXPECT_EQ(
        errorOf("path,user\nroot,\nroot/gr\xFCn,gr\xFCn\n"), "3:11: the name of user 'gr\\xfcn'" + noText);
    EXPECT_EQ(errorOf("path,user,partition\nroot,,\nroot/u,u,\xFF\n"),
        "3:8: the partition '\\xff' of user 'u'" + noText);
    EXPECT_EQ(errorOf("path,user,cluster\nroot,,\xE4\n"), "1:1: the cluster name '\\xe4'" + noText);
    EXPECT_EQ(errorOf("Account|User|RawShares|RawUsage\nroot|||1\n gr\xFCn||1|1\n"),
        "3:2: the name of account 'gr\\xfcn'" + noText);
    EXPECT_EQ(errorOf("Account|User|Share|ParentName\nroot||1|\n\xE4||1|root\n"),
        "3:1: the name of account '\\xe4'" + noText);
    EXPECT_EQ(errorOf("path,user\nroot,\nroot/gr\u00fcn,gr\u00fcn\n"), "loaded");
}

TEST_F(LoadedScenarioTest, ConfigurationIsNoTree)
{
    EXPECT_EQ(errorOf("PriorityWeightAge=1\n"), "1:1: contains settings but no account tree");
}

TEST_F(LoadedScenarioTest, SaysWhatAFileWithoutATreeAdds)
{
    const auto addition = [this](std::string_view content) {
        return additionFrom(importFile(made("f", content)).value().import);
    };
    EXPECT_EQ(addition("account,user,usage\nphysics,alice,5\n"), Addition::Usage);
    EXPECT_EQ(addition("account,user,shares\nphysics,alice,5\n"), Addition::None);
    EXPECT_EQ(addition("PriorityWeightAge=1\n"), Addition::Settings);
    EXPECT_EQ(addition(Tree), Addition::None);
}

TEST_F(LoadedScenarioTest, EmptyPath)
{
    const auto loaded = loadScenario("");
    ASSERT_FALSE(loaded);
    EXPECT_EQ(
        describe(loaded.error()), "the file path is empty; expected a file name or - for standard input");
}

TEST_F(LoadedScenarioTest, NamesDoNotDecideWhatJsonIs)
{
    const std::string listing =
        R"( "shares": [ { "name": "root", "type": ["ASSOCIATION"] },)"
        R"( { "name": "tree", "parent": "root", "type": ["ASSOCIATION"] },)"
        R"( { "name": "fairshare-explorer", "parent": "tree", "type": ["USER"] } ] })";
    EXPECT_EQ(errorOf("{" + listing), "loaded");
    EXPECT_EQ(errorOf(R"({ "meta": { "text": ")" + std::string(100000, 'x') + "\" }," + listing), "loaded");
    EXPECT_EQ(errorOf(R"({ "format": "fairshare-explorer", "version": 1, "tree": { "account": "root",)"
                      R"( "children": [ { "user": "shares" } ] }, "shares": 1, "meta": 2 })"),
        "loaded");
}

// One account with 30,000 users of 6 tokens each; a report comes every 65,536 tokens, so the second and last
// one at user 21,845.
TEST_F(LoadedScenarioTest, CountsTheNodesOfOurOwnFormatWhileTheyAreRead)
{
    std::string content =
        R"({"format":"fairshare-explorer","version":1,"tree":{"account":"root","children":[)"
        R"({"account":"a","shares":1,"children":[)";
    for (int user = 0; user < 30000; ++user)
        content +=
            (user == 0 ? "" : ",") + std::string(R"({"user":"u)") + std::to_string(user) + R"(","shares":1})";
    content += "]}]}}";
    std::uint64_t most = 0;
    const auto read = importContent(content, {}, {.report = [&most](double, std::uint64_t rows) {
        EXPECT_TRUE(rows == 0 || rows >= most);
        most = std::max(most, rows);
    }});
    ASSERT_TRUE(read);
    EXPECT_GT(most, 21000U);
    EXPECT_LE(most, 30001U);
}

} // namespace
} // namespace fairshare
