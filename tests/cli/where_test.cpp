// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/program.h"
#include "tests/cli/sample_paths.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

namespace fairshare::test {
namespace {

using nlohmann::json;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

constexpr std::string_view WhereBefore = R"({
  "format": "fairshare-explorer", "version": 1, "title": "Two colleges",
  "tree": { "account": "root", "children": [
    { "account": "physics", "shares": 60, "children": [
      { "user": "alice", "shares": 1, "usage": 900 },
      { "user": "bob", "shares": 2, "usage": 100 },
      { "user": "gus", "shares": 2, "usage": 0 } ] },
    { "account": "biology", "shares": 40, "children": [
      { "user": "carol", "shares": 0, "usage": 0 },
      { "user": "dan", "shares": 7, "usage": 50 } ] } ] }
})";

/// Alice has more shares, gus is gone, eve is new, and dan has fewer shares.
constexpr std::string_view WhereAfter = R"({
  "format": "fairshare-explorer", "version": 1, "title": "Two colleges",
  "tree": { "account": "root", "children": [
    { "account": "physics", "shares": 60, "children": [
      { "user": "alice", "shares": 90, "usage": 900 },
      { "user": "bob", "shares": 2, "usage": 100 },
      { "user": "eve", "shares": 1, "usage": 0 } ] },
    { "account": "biology", "shares": 40, "children": [
      { "user": "carol", "shares": 0, "usage": 0 },
      { "user": "dan", "shares": 6, "usage": 50 } ] } ] }
})";

class Where : public ProgramTest {
protected:
    json ofJson(std::vector<std::string> words) const
    {
        words.insert(words.end(), {"--format", "json"});
        const Outcome outcome = fairshare(std::move(words));
        EXPECT_EQ(outcome.exitCode, 0) << outcome.errors;
        return json::parse(outcome.output, nullptr, false);
    }

    static std::vector<std::string> all(const json& rows, const char* key)
    {
        std::vector<std::string> values;
        for (const json& row : rows)
            values.push_back(row.at(key).is_null() ? "-" : row.at(key).get<std::string>());
        return values;
    }

    std::string m_before = file("before.fairshare", WhereBefore);
    std::string m_after = file("after.fairshare", WhereAfter);
};

TEST_F(Where, EvaluateListsMatchingRowsWithTheirOwnFigures)
{
    const json every = ofJson({"evaluate", m_before});
    const json some = ofJson({"evaluate", m_before, "--where", "shares<5 and account=physics"});
    EXPECT_THAT(all(some.at("rows"), "user"), testing::UnorderedElementsAre("bob", "gus", "alice"));
    const auto factors = [](const json& result) {
        return result.at("results").front().at("columns").at("factor");
    };
    std::vector<json> expected;
    for (std::size_t row = 0; row < every.at("rows").size(); ++row)
        for (const std::string& path : all(some.at("rows"), "path"))
            if (every.at("rows")[row].at("path") == path)
                expected.push_back(factors(every)[row]);
    ASSERT_EQ(expected.size(), 3U);
    EXPECT_EQ(factors(some), json(expected));
    const Outcome csv = fairshare({"evaluate", m_before, "--where", "usage>=90%", "--format", "csv"});
    EXPECT_THAT(csv.output, HasSubstr("\nroot,"));
    EXPECT_THAT(csv.output, HasSubstr("root/physics,"));
    EXPECT_THAT(csv.output, Not(HasSubstr("biology")));
    const Outcome table = fairshare({"evaluate", m_before, "--where", "level_fs<1"});
    EXPECT_THAT(table.output, HasSubstr("alice"));
    EXPECT_THAT(table.output, Not(HasSubstr("bob")));
}

TEST_F(Where, EvaluateListsNothingIfNothingMatches)
{
    const json none = ofJson({"evaluate", m_before, "--where", "nobody"});
    EXPECT_EQ(none.at("rows"), json::array());
    EXPECT_EQ(none.at("results").front().at("columns").at("factor"), json::array());
    EXPECT_EQ(
        fairshare({"evaluate", m_before, "--where", "nobody"}).errors, "--where: no row matches 'nobody'\n");
}

TEST_F(Where, CompareListsMatchingUsersAndThoseWhoAreGone)
{
    const json moved =
        ofJson({"compare", m_after, "--baseline", m_before, "--where", "account=physics moved"});
    const json every = ofJson({"compare", m_after, "--baseline", m_before});
    ASSERT_FALSE(moved.at("users").empty());
    for (const json& user : moved.at("users"))
        EXPECT_THAT(user.at("path").get<std::string>(), StartsWith("root/physics/"));
    EXPECT_EQ(moved.at("moves"), every.at("moves"));
    EXPECT_EQ(moved.at("answer"), every.at("answer"));
    EXPECT_EQ(moved.at("only_baseline"), json::array());
    const json gone = ofJson({"compare", m_after, "--baseline", m_before, "--where", "shares<=2"});
    EXPECT_THAT(all(gone.at("only_baseline"), "path"), ElementsAre("root/physics/gus"));
    EXPECT_THAT(all(gone.at("only_now"), "path"), ElementsAre("root/physics/eve"));
}

TEST_F(Where, DiffListsMatchingChangesRemovedOnesByTheirValuesBefore)
{
    const auto users = [this](const char* filter) {
        return all(ofJson({"diff", m_before, m_after, "--where", filter}), "user");
    };
    EXPECT_THAT(users("account=biology"), ElementsAre("dan"));
    EXPECT_THAT(users("shares=2 changed"), ElementsAre("gus"));
    EXPECT_THAT(users("new"), ElementsAre("eve"));
    EXPECT_THAT(fairshare({"diff", m_before, m_after, "--where", "bob"}).output, "no differences\n");
    const Outcome commands = fairshare({"diff", m_before, m_after, "--where", "bob", "--sacctmgr"});
    EXPECT_EQ(commands.exitCode, 2);
    EXPECT_THAT(commands.errors, HasSubstr("--where"));
}

TEST_F(Where, LintReportsFindingsOfMatchingRows)
{
    const auto paths = [this](std::vector<std::string> more) {
        std::vector<std::string> words{"lint", m_before};
        words.insert(words.end(), more.begin(), more.end());
        return all(ofJson(std::move(words)), "path");
    };
    ASSERT_THAT(paths({}), testing::Contains("root/biology/carol"));
    EXPECT_THAT(paths({"--where", "shares=0"}), testing::Each("root/biology/carol"));
    EXPECT_FALSE(paths({"--where", "shares=0"}).empty());
    EXPECT_EQ(fairshare({"lint", m_before, "--where", "bob", "--strict"}).exitCode, 0);
}

TEST_F(Where, RefusesWithTheColumn)
{
    const auto refusal = [this](const char* filter) {
        const Outcome outcome = fairshare({"evaluate", m_before, "--where", filter});
        EXPECT_EQ(outcome.exitCode, 2) << filter;
        EXPECT_EQ(outcome.output, "") << filter;
        return outcome.errors;
    };
    EXPECT_THAT(refusal("shares<"),
        StartsWith("fairshare: --where: column 8: the filter is incomplete; expected a value"));
    EXPECT_THAT(refusal("usage>1 sharez<5"),
        StartsWith("fairshare: --where: column 9: unknown column 'sharez'; did you mean 'shares'?"));
    EXPECT_THAT(refusal("shares<five"), StartsWith("fairshare: --where: column 8: 'five' is not a number"));
    EXPECT_THAT(refusal(" "), HasSubstr("the filter is empty"));
    EXPECT_THAT(refusal(""), HasSubstr("the filter is empty"));
    EXPECT_THAT(refusal("moved>3"), HasSubstr("fairshare diff, or fairshare compare with --baseline"));
}

TEST_F(Where, EveryAlgorithmThatIsEvaluatedHasColumns)
{
    const json some =
        ofJson({"evaluate", UniversityBefore, "--algorithm", "all", "--where", "classic.factor>0.5"});
    EXPECT_FALSE(some.at("rows").empty());
    EXPECT_EQ(some.at("results").at("classic").at("columns").at("factor").size(), some.at("rows").size());
    for (const json& factor : some.at("results").at("classic").at("columns").at("factor"))
        EXPECT_GT(factor.get<double>(), 0.5);
}

} // namespace
} // namespace fairshare::test
