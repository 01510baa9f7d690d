// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/program.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include <sstream>

namespace fairshare::test {
namespace {

using nlohmann::json;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::StartsWith;

constexpr std::string_view RowsSite = R"({
  "format": "fairshare-explorer", "version": 1, "title": "Two colleges",
  "tree": { "account": "root", "children": [
    { "account": "physics", "shares": 60, "children": [
      { "user": "alice", "shares": 1, "usage": 900, "partition": "gpu" },
      { "user": "bob", "shares": 2, "usage": 100.5 } ] },
    { "account": "biology", "shares": 40, "children": [
      { "user": "carol", "shares": "parent", "usage": 0 } ] } ] }
})";

/// The rows and columns that every command prints alike.
class RowsTest : public ProgramTest {
protected:
    std::vector<json> lines(std::vector<std::string> words) const
    {
        words.insert(words.end(), {"--format", "jsonl"});
        const Outcome outcome = fairshare(std::move(words));
        EXPECT_EQ(outcome.exitCode, 0) << outcome.errors;
        std::vector<json> rows;
        std::istringstream text(outcome.output);
        for (std::string line; std::getline(text, line);)
            rows.push_back(json::parse(line));
        return rows;
    }
    std::string refusal(const std::vector<std::string>& words) const
    {
        const Outcome outcome = fairshare(words);
        EXPECT_EQ(outcome.exitCode, 2) << outcome.output;
        return outcome.errors;
    }

    std::string m_site = file("site.fairshare", RowsSite);
};

TEST_F(RowsTest, AnAssociationIsARecordOfItsOwn)
{
    const std::vector<json> rows = lines({"evaluate", m_site, "--where", "alice"});
    ASSERT_EQ(rows.size(), 1U);
    const json& alice = rows.front();
    EXPECT_EQ(alice.at("record"), "association");
    EXPECT_EQ(alice.at("schema"), "evaluate-1");
    EXPECT_EQ(alice.at("path"), "root/physics/alice");
    EXPECT_EQ(alice.at("account"), "physics");
    EXPECT_EQ(alice.at("user"), "alice");
    EXPECT_EQ(alice.at("partition"), "gpu");
    EXPECT_EQ(alice.at("shares"), 1);
    EXPECT_TRUE(alice.at("fair_tree.factor").is_number());
}

TEST_F(RowsTest, MissingValuesAreNullAndFlagsBooleans)
{
    const std::vector<json> rows = lines({"evaluate", m_site, "-a", "ticket_based"});
    EXPECT_TRUE(rows.front().at("user").is_null());
    EXPECT_TRUE(rows.front().at("partition").is_null());
    EXPECT_TRUE(rows.back().at("ticket_based.active").is_boolean());
    EXPECT_THAT(lines({"list", "formats"}).front().at("reads").is_boolean(), true);
}

TEST_F(RowsTest, TheEndingOfTheOutputChoosesTheFormat)
{
    for (const auto& [name, start] :
        {std::pair<const char*, const char*>{"o.jsonl", R"({"record": "association")"},
            {"o.csv", "path,kind"}, {"o.tsv", "path\tkind"}, {"o.json", "{\n  \"schema\": \"evaluate-1\""},
            {"o.txt", "Fair Tree"}}) {
        EXPECT_EQ(fairshare({"evaluate", m_site, "-o", path(name)}).exitCode, 0);
        EXPECT_THAT(content(name), StartsWith(start)) << name;
    }
    EXPECT_THAT(refusal({"quota", "resources/samples/atlas_lull.fairshare", "-o", path("o.ods")}),
        HasSubstr("unknown ending of"));
    EXPECT_THAT(refusal({"chart", "icicle", m_site, "-o", path("o.png")}), HasSubstr("unknown ending of"));
}

TEST_F(RowsTest, ColumnsOrderAndTopAreThoseAskedFor)
{
    const std::vector<std::string> words{
        "evaluate", m_site, "--columns", "user,usage_total,path", "--sort", "usage_total:desc", "--top", "3"};
    const auto with = [&words](const char* format) {
        std::vector<std::string> all = words;
        all.insert(all.end(), {"--format", format});
        return all;
    };
    EXPECT_EQ(fairshare(with("csv")).output,
        "user,usage_total,path\n,1000.5,root\n,1000.5,root/physics\nalice,900,root/physics/alice\n");
    const Outcome table = fairshare(with("table"));
    EXPECT_THAT(table.output,
        testing::EndsWith("User   Raw usage  Path\n"
                          "-----  ---------  ------------------\n"
                          "            1000  root\n"
                          "            1000  root/physics\n"
                          "alice        900  root/physics/alice\n"));
    const std::vector<json> rows = lines(words);
    ASSERT_EQ(rows.size(), 3U);
    EXPECT_EQ(rows.back(),
        json::parse(R"({"record": "association", "schema": "evaluate-1", "user": "alice", "usage_total": 900,
            "path": "root/physics/alice"})"));
}

TEST_F(RowsTest, ColumnsOfSeveralAlgorithmsAreOneTable)
{
    const Outcome outcome =
        fairshare({"evaluate", m_site, "-a", "fair_tree,classic", "--show", "user,factor", "--where", "bob"});
    EXPECT_THAT(outcome.output, StartsWith("User  fair_tree.factor  classic.factor\n"));
}

TEST_F(RowsTest, UnknownColumnsNameTheNearest)
{
    EXPECT_EQ(refusal({"evaluate", m_site, "--columns", "usr"}),
        "fairshare: --columns: unknown column 'usr'; did you mean 'user'?\n");
    EXPECT_EQ(refusal({"evaluate", m_site, "--sort", "factr:desc", "--format", "csv"}),
        "fairshare: --sort: unknown column 'factr'; did you mean 'factor'?\n");
    EXPECT_THAT(refusal({"list", "charts", "--where", "tytle=x"}), HasSubstr("did you mean 'title'?"));
}

TEST_F(RowsTest, AJsonDocumentKeepsItsShape)
{
    for (const std::vector<std::string>& words : {std::vector<std::string>{"evaluate", m_site},
             {"compare", m_site}, {"quota", "resources/samples/atlas_lull.fairshare"},
             {"priority", "resources/samples/caviness_after.fairshare"}, {"explain", m_site, "bob"}}) {
        std::vector<std::string> all = words;
        all.insert(all.end(), {"--top", "1", "--format", "json"});
        EXPECT_THAT(refusal(all), HasSubstr("use --format jsonl")) << words.front();
    }
    const json top = json::parse(fairshare({"list", "charts", "--top", "2", "--format", "json"}).output);
    EXPECT_EQ(top.size(), 2U);
}

TEST_F(RowsTest, OnlyTheUsersWhoMove)
{
    const std::string before = file("before.fairshare", RowsSite);
    std::string text(RowsSite);
    text.replace(text.find("\"usage\": 100.5"), 14, "\"usage\": 90000");
    const std::string after = file("after.fairshare", text);
    const std::vector<json> all = lines({"compare", after, "--baseline", before, "-a", "fair_tree"});
    const std::vector<json> moved =
        lines({"compare", after, "--baseline", before, "-a", "fair_tree", "--changed"});
    EXPECT_EQ(all.size(), 3U);
    ASSERT_EQ(moved.size(), 2U);
    for (const json& user : moved)
        EXPECT_NE(user.at("fair_tree.move"), 0);
    EXPECT_TRUE(lines({"compare", before, "--baseline", before, "--changed"}).empty());
}

TEST_F(RowsTest, UsersSortByColumnOrByTheWordsOfTheCommand)
{
    const auto users = [this](const char* sort) {
        std::vector<std::string> names;
        for (const json& row : lines({"compare", m_site, "--sort", sort}))
            names.push_back(row.at("user"));
        return names;
    };
    EXPECT_THAT(users("user"), ElementsAre("alice", "bob", "carol"));
    EXPECT_THAT(users("user:desc"), ElementsAre("carol", "bob", "alice"));
    EXPECT_THAT(users("rank"), users("fair_tree.rank"));
}

TEST_F(RowsTest, JobsOfAPriorityNameWhoseTheyAre)
{
    const std::vector<std::string> words{"priority", "resources/samples/caviness_after.fairshare"};
    const json row = lines(words).front();
    EXPECT_EQ(row.at("record"), "job_priority");
    for (const char* key : {"user", "account", "partition_name", "state"})
        EXPECT_TRUE(row.at(key).is_string()) << key;
    std::vector<std::string> document = words;
    document.insert(document.end(), {"--format", "json"});
    const json jobs = json::parse(fairshare(document).output);
    EXPECT_EQ(jobs.at("schema"), "priority-1");
    EXPECT_EQ(jobs.at("jobs").front().at("user"), row.at("user"));
    EXPECT_EQ(jobs.at("jobs").front().at("place"), row.at("place"));
}

TEST_F(RowsTest, SimulatedJobsNameWhoseTheyAreUnlessNamesAreHidden)
{
    const std::string log =
        file("jobs.csv", "job_id,submit,run,procs,req,user,account\n1,0,4,2,4,alice,physics\n");
    const std::vector<std::string> words{"simulate", "--workload", log, "--machine", "4"};
    EXPECT_EQ(lines(words).front().at("account"), "physics");
    std::vector<std::string> hidden = words;
    hidden.insert(hidden.begin(), "--anonymize");
    EXPECT_FALSE(lines(hidden).front().contains("account"));
    std::vector<std::string> csv = words;
    csv.insert(csv.end(), {"--format", "csv"});
    EXPECT_THAT(fairshare(csv).output, StartsWith("job_id,submit,start,end,procs,wait,bounded_slowdown\n"));
}

TEST_F(RowsTest, AFilterNamesColumnsOfTheOutput)
{
    const std::vector<json> rows =
        lines({"list", "algorithms", "--where", "algorithm=*tree or algorithm=classic"});
    ASSERT_EQ(rows.size(), 2U);
    EXPECT_THAT(lines({"quota", "resources/samples/atlas_lull.fairshare", "--where", "demand>0"}).size(),
        testing::Gt(0U));
    EXPECT_THAT(refusal({"list", "charts", "--where", "a and"}), HasSubstr("--where"));
}

TEST_F(RowsTest, AChartTakesItsNameAndItsFileInEitherOrder)
{
    const Outcome chartFirst = fairshare({"chart", "icicle", m_site});
    EXPECT_EQ(chartFirst.exitCode, 0);
    EXPECT_EQ(fairshare({"chart", m_site, "icicle"}).output, chartFirst.output);
    EXPECT_THAT(refusal({"chart", m_site, "icycle"}), HasSubstr("is a chart"));
}

TEST_F(RowsTest, SchemasAreListedAndPrinted)
{
    const Outcome one = fairshare({"list", "schemas", "lint"});
    EXPECT_EQ(json::parse(one.output).at("$id"), "urn:fairshare:lint-1");
    EXPECT_EQ(fairshare({"list", "schemas", "lint-1"}).output, one.output);
    EXPECT_EQ(refusal({"list", "schemas", "lnt"}), "fairshare: unknown schema 'lnt'; did you mean 'lint'?\n");
    EXPECT_THAT(refusal({"list", "charts", "lint"}), HasSubstr("unexpected argument 'lint'"));
}

TEST_F(RowsTest, ValuesOfOptionsNameTheNearest)
{
    EXPECT_THAT(refusal({"evaluate", m_site, "--format", "jsno"}),
        HasSubstr("unknown format 'jsno'; did you mean 'json'"));
    EXPECT_THAT(
        refusal({"chart", "icycle", "f"}), HasSubstr("unknown chart 'icycle'; did you mean 'icicle'?"));
    EXPECT_THAT(refusal({"lint", m_site, "--level", "errr"}), HasSubstr("did you mean 'error'?"));
}

TEST_F(RowsTest, HelpFitsIn80Columns)
{
    for (const char* command : {"", "evaluate", "compare", "explain", "priority", "quota", "simulate",
             "sweep", "chart", "lint", "convert", "diff", "set", "edit", "generate", "capture", "list"}) {
        const Outcome outcome = *command == '\0' ? fairshare({"--help"}) : fairshare({command, "--help"});
        std::istringstream text(outcome.output);
        for (std::string line; std::getline(text, line);)
            EXPECT_LE(line.size(), 80U) << command << ": " << line;
    }
    EXPECT_THAT(fairshare({"evaluate", "--help"}).output,
        testing::AllOf(HasSubstr("\nInput:\n"), HasSubstr("\nAlgorithms:\n"), HasSubstr("\nOutput:\n")));
}

} // namespace
} // namespace fairshare::test
