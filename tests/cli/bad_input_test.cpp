// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Every format against every kind of bad input, through the program: one sentence with its position, the exit
// code, nothing on standard output and no change to the target.
#include "tests/cli/bad_input.h"
#include "tests/cli/program.h"

#include <functional>
#include <iterator>
#include <ostream>

namespace fairshare::test {
namespace {

using Content = std::function<std::string()>;

/// `format/input`, the bad file, and what is said behind its path.
struct BadInput {
    const char* format;
    const char* input;
    Content content;
    std::string sentence;
    int exitCode = 1;
};

void PrintTo(const BadInput& bad, std::ostream* out)
{
    *out << bad.format << '/' << bad.input;
}

std::string nameOfInput(const testing::TestParamInfo<BadInput>& info)
{
    return badInputName(info.param.format, info.param.input);
}

Content text(std::string content)
{
    return [content = std::move(content)] { return content; };
}

class BadInputTest : public ProgramTest, public testing::WithParamInterface<BadInput> { };

TEST_P(BadInputTest, IsOneSentenceAndNoChange)
{
    const std::string target = file("target.fairshare", "kept");
    const std::string source = file("source.txt", GetParam().content());
    const Outcome outcome = fairshare({"convert", source, "--from", GetParam().format, "-o", target});
    EXPECT_EQ(outcome.errors, source + GetParam().sentence + "\n");
    EXPECT_EQ(outcome.exitCode, GetParam().exitCode);
    EXPECT_EQ(outcome.output, "");
    EXPECT_EQ(content("target.fairshare"), "kept");
    const auto files =
        std::distance(std::filesystem::directory_iterator(path("")), std::filesystem::directory_iterator());
    EXPECT_EQ(files, 5) << "bin, the two files, standard output and standard error";
}

TEST_F(ProgramTest, FilesWithoutATreeComeWithTheirOption)
{
    const auto saidOf = [this](const std::string& text) {
        const std::string source = file("source.txt", text);
        const Outcome outcome = fairshare({"evaluate", source});
        EXPECT_EQ(outcome.exitCode, 1);
        return outcome.errors.substr(source.size());
    };
    EXPECT_EQ(saidOf("account,user,usage\nphysics,alice,5\n"),
        ":2:9: contains associations but no account tree; run `fairshare convert TREE --usage FILE`\n");
    EXPECT_EQ(saidOf("account,user,shares\nphysics,alice,5\n"),
        ":2:9: contains associations but neither an account tree nor usage\n");
    EXPECT_EQ(saidOf("PriorityWeightAge=1\n"),
        ":1:1: contains settings but no account tree; run `fairshare convert TREE --config FILE`\n");
}

// What is the same for every format, because it is found before any of them looks at the content.
std::vector<BadInput> commonInputs(const char* format)
{
    return {
        {format, "empty", text(""), ":1:1: the file is empty"},
        {format, "blank", text(" \r\n\t\n"), ":1:1: the file contains only whitespace"},
        {format, "binary",
            text("\x7f"
                 "ELF\x02\x01\x01"),
            ":1:5: not a text file: byte 0x02 found"},
        {format, "compressed", text("\x1f\x8b\x08"),
            ":1:1: the file is compressed (gzip); decompress it first"},
    };
}

// --- .fairshare

/// Nodes below the root begin at line 2, column 1.
Content nodes(const std::string& nodes)
{
    return text(
        R"({ "format": "fairshare-explorer", "version": 1, "tree": { "account": "root", "children": [)"
        "\n"
        + nodes + "\n] } }\n");
}

INSTANTIATE_TEST_SUITE_P(
    FairshareCommon, BadInputTest, testing::ValuesIn(commonInputs("fairshare")), nameOfInput);
INSTANTIATE_TEST_SUITE_P(Fairshare, BadInputTest,
    testing::Values(
        BadInput{"fairshare", "truncated", text("{ \"format\": \"fairshare-explorer\",\n  \"tree\": {"),
            ":2:12: the file ends too early: a closing '}' is missing"},
        BadInput{"fairshare", "truncated in a text", text("{ \"format\": \"fairshare-exp"),
            ":1:27: the file ends too early: a closing '}' is missing"},
        BadInput{"fairshare", "repeated key", nodes(R"({ "user": "u", "shares": 1, "shares": 2 })"),
            ":2:29: duplicate key \"shares\""},
        BadInput{"fairshare", "repeated account",
            nodes(
                "{ \"account\": \"a\" },\n{ \"account\": \"b\", \"children\": [ { \"account\": \"a\" } ] }"),
            ":3:46: account 'a' appears twice, first on line 2; account names must be unique"},
        BadInput{"fairshare", "repeated user", nodes("{ \"user\": \"u\" },\n{ \"user\": \"u\" }"),
            ":3:11: user 'u' appears twice in account 'root'; give the associations different partitions or "
            "association IDs"},
        BadInput{"fairshare", "user with children", nodes(R"({ "user": "u", "children": [] })"),
            ":2:16: user 'u' has children; only accounts can have children"},
        BadInput{"fairshare", "negative shares", nodes(R"({ "user": "u", "shares": -3 })"),
            ":2:26: shares of user 'u' are -3; expected a whole number from 0 to 2147483646 or "
            "\"parent\""},
        BadInput{"fairshare", "negative usage", nodes(R"({ "user": "u", "usage": -0.5 })"),
            ":2:25: usage of user 'u' is -0.5; expected a number, 0 or more"},
        BadInput{"fairshare", "not a number", nodes(R"({ "user": "u", "usage": NaN })"),
            ":2:25: 'NaN' is not a JSON value; expected a finite number"},
        BadInput{"fairshare", "1e400", nodes(R"({ "user": "u", "usage": 1e400 })"),
            ":2:25: the number 1e400 is too large; the largest is 1.7976931348623157e308"},
        BadInput{"fairshare", "1e-5000", nodes(R"({ "user": "u", "usage": 1e-5000 })"),
            ":2:25: usage of user 'u' is 1e-5000, which rounds to 0; expected 0 or a larger number"},
        BadInput{"fairshare", "shares above the limit", nodes(R"({ "user": "u", "shares": 2147483647 })"),
            ":2:26: shares of user 'u' are 2147483647; expected a whole number from 0 to 2147483646 or "
            "\"parent\""},
        BadInput{"fairshare", "unknown parameter",
            text(
                "{ \"format\": \"fairshare-explorer\", \"version\": 1, \"tree\": { \"account\": \"root\" },\n"
                "  \"settings\": { \"algorithms\": { \"classic\": { \"dampening\": 2 } } } }"),
            ":2:46: 'classic': unknown parameter 'dampening'"},
        BadInput{"fairshare", "brackets",
            [] { return "{ \"x\": " + std::string(std::size_t{20} << 20, '['); },
            ":1:16777223: values are nested deeper than the allowed 16777216 levels"},
        BadInput{"fairshare", "other JSON", text("{ \"meta\": {}, \"jobs\": [] }"),
            ":1:1: \"format\" is missing; expected a scenario with \"format\": \"fairshare-explorer\", or "
            "sshare --json output with \"shares\""},
        BadInput{"fairshare", "wrong format", text("Cluster - 'c':Fairshare=1\n"),
            ":1:1: 'Cluster' is not a JSON value; expected an object in curly braces"}),
    nameOfInput);

// --- sshare --json

/// Elements behind the root begin at line 2, column 1.
Content elements(const std::string& elements)
{
    return text("{ \"shares\": [ { \"name\": \"root\", \"parent\": \"\", \"type\": [\"ASSOCIATION\"] },\n"
        + elements + "\n] }\n");
}

std::string element(const std::string& name, const std::string& parent, const std::string& more = {})
{
    return R"({ "name": ")" + name + R"(", "parent": ")" + parent + R"(", "type": ["ASSOCIATION"])" + more
        + " }";
}

INSTANTIATE_TEST_SUITE_P(
    SshareJsonCommon, BadInputTest, testing::ValuesIn(commonInputs("sshare-json")), nameOfInput);
INSTANTIATE_TEST_SUITE_P(SshareJson, BadInputTest,
    testing::Values(BadInput{"sshare-json", "truncated", text("{ \"shares\": [\n{ \"name\": \"root\","),
                        ":2:18: the file ends too early: a closing '}' is missing"},
        BadInput{"sshare-json", "repeated key", elements(R"({ "name": "a", "name": "b" })"),
            ":2:16: duplicate key \"name\""},
        BadInput{"sshare-json", "repeated account",
            elements(element("a", "root") + ",\n" + element("a", "root")),
            ":3:11: account 'a' appears twice, first on line 2; account names must be unique"},
        BadInput{"sshare-json", "missing parent", elements(element("a", "b")),
            ":2:26: account 'a' is in account 'b', which is not listed"},
        BadInput{"sshare-json", "cycle", elements(element("a", "b") + ",\n" + element("b", "a")),
            ":2:26: account 'a' is its own ancestor through account 'b'"},
        BadInput{"sshare-json", "negative shares", elements(element("a", "root", R"(, "shares": -3)")),
            ":2:69: \"shares\" is -3; expected a whole number from 0 to 2147483646, or "
            "2147483647 for parent"},
        BadInput{"sshare-json", "negative usage", elements(element("a", "root", R"(, "usage": -1)")),
            ":2:68: \"usage\" is -1; expected 0 or more"},
        BadInput{"sshare-json", "not a number", elements(element("a", "root", R"(, "usage": NaN)")),
            ":2:68: 'NaN' is not a JSON value; expected a finite number"},
        BadInput{"sshare-json", "text for a number", elements(element("a", "root", R"(, "usage": "nan")")),
            ":2:68: \"usage\" must be a number; found a string"},
        BadInput{"sshare-json", "1e400", elements(element("a", "root", R"(, "usage": 1e400)")),
            ":2:68: the number 1e400 is too large; the largest is 1.7976931348623157e308"},
        BadInput{"sshare-json", "1e-5000", elements(element("a", "root", R"(, "usage": 1e-5000)")),
            ":2:68: \"usage\" is 1e-5000; expected 0 or a number that does not round to "
            "0"},
        BadInput{"sshare-json", "wrapped 1e-5000",
            elements(element("a", "root", R"(, "usage": {"set": true, "number": 1e-5000})")),
            ":2:92: \"usage\" is 1e-5000; expected 0 or a number that does not round to "
            "0"},
        BadInput{"sshare-json", "shares above the limit",
            elements(element("a", "root", R"(, "shares": 2147483648)")),
            ":2:69: \"shares\" is 2147483648; expected a whole number from 0 to "
            "2147483646, or 2147483647 for parent"},
        BadInput{"sshare-json", "unknown type", elements(R"({ "name": "a", "type": ["QOS"] })"),
            ":2:24: \"type\" is [\"QOS\"]; it must contain \"USER\" or \"ASSOCIATION\""},
        BadInput{"sshare-json", "long line",
            [] { return R"({ "shares": [ { "name": ")" + std::string(std::size_t{65} << 20, 'x'); },
            ":1:25: a single value is longer than the allowed 64 MiB"},
        BadInput{"sshare-json", "wrong format", text("{ \"jobs\": [] }\n"),
            ":1:1: \"shares\" is missing; expected the association list of sshare --json"}),
    nameOfInput);

// --- CSV

Content rows(const std::string& rows)
{
    return text("path,kind,user,shares,usage,association\nroot,account,,,,\n" + rows);
}

INSTANTIATE_TEST_SUITE_P(CsvCommon, BadInputTest, testing::ValuesIn(commonInputs("csv")), nameOfInput);
INSTANTIATE_TEST_SUITE_P(Csv, BadInputTest,
    testing::Values(
        BadInput{"csv", "truncated", rows("root/u,user,u,1"), ":3:1: the row has 4 cells; the header has 6"},
        BadInput{"csv", "truncated in quotes", rows("root/u,user,\"u"),
            ":3:13: missing closing quote; this cell starts with a quote"},
        BadInput{"csv", "header alone", text("path,kind,user\n"), ":1:1: no rows after the header"},
        BadInput{
            "csv", "repeated column", text("path,user,path\nroot,,\n"), ":1:11: duplicate column 'path'"},
        BadInput{"csv", "repeated account", rows("root/a,account,,1,0,\nroot/a,account,,2,0,\n"),
            ":4:1: account 'a' appears twice, first on line 3; account names must be unique"},
        BadInput{"csv", "missing parent", rows("root/a/u,user,u,1,0,\n"),
            ":3:1: path 'root/a/u' refers to 'root/a', which has no account row in this file; add one"},
        BadInput{"csv", "cycle", text("account,user,parent\nroot,,\na,,b\nb,,a\n"),
            ":3:4: account 'a' is its own ancestor through account 'b'"},
        BadInput{"csv", "negative shares", rows("root/u,user,u,-1,0,\n"),
            ":3:15: shares is '-1'; expected a whole number from 0 to 2147483646, or parent"},
        BadInput{"csv", "negative usage", rows("root/u,user,u,1,-2,\n"),
            ":3:17: usage is '-2'; expected a finite number, 0 or more"},
        BadInput{"csv", "not a number", rows("root/u,user,u,1,nan,\n"),
            ":3:17: usage is 'nan'; expected a finite number, 0 or more"},
        BadInput{"csv", "1e400", rows("root/u,user,u,1,1e400,\n"),
            ":3:17: usage is '1e400'; expected a finite number, 0 or more"},
        BadInput{"csv", "1e-5000", rows("root/u,user,u,1,1e-5000,\n"),
            ":3:17: usage is '1e-5000'; expected 0 or a number that does not round to 0"},
        BadInput{"csv", "shares above the limit", rows("root/u,user,u,2147483647,0,\n"),
            ":3:15: shares is '2147483647'; expected a whole number from 0 to 2147483646, or parent"},
        BadInput{"csv", "unknown kind", rows("root/u,group,u,1,0,\n"),
            ":3:8: kind is 'group'; expected user or account"},
        BadInput{"csv", "long line", [] { return longLine("path,user\nroot,\n"); },
            ":3:1: cell is 2097136 bytes long; the limit is 1048576 bytes"},
        BadInput{"csv", "many cells",
            [] { return "path,user\nroot,\n" + std::string(LineBytes, ',') + "\n"; },
            ":3:1001: row exceeds the limit of 1000 cells"},
        BadInput{"csv", "wrong format", text("Cluster - 'c'\n"),
            ":1:1: the header has no tree columns; expected path or account, plus one of shares, usage, "
            "usage_total, kind, or user with path or parent"}),
    nameOfInput);

// --- sacctmgr dump

Content lines(const std::string& lines)
{
    return text("Cluster - 'c'\nParent - 'root'\n" + lines);
}

INSTANTIATE_TEST_SUITE_P(
    DumpCommon, BadInputTest, testing::ValuesIn(commonInputs("sacctmgr-dump")), nameOfInput);
INSTANTIATE_TEST_SUITE_P(Dump, BadInputTest,
    testing::Values(BadInput{"sacctmgr-dump", "truncated in a name", lines("User - 'al"),
                        ":3:8: missing closing quote '"},
        BadInput{"sacctmgr-dump", "truncated in an option", lines("User - 'al':Fairsh"),
            ":3:13: option 'Fairsh' has no value; expected KEY=VALUE"},
        BadInput{"sacctmgr-dump", "truncated in a word", lines("Us"),
            ":3:1: unexpected line 'Us'; expected \"Cluster - 'NAME'\", \"Parent - 'NAME'\", \"Account - "
            "'NAME'\" or \"User - 'NAME'\""},
        BadInput{"sacctmgr-dump", "missing parent", lines("Parent - 'b'\nUser - 'u'\n"),
            ":3:10: parent 'b' is not defined above; expected an Account line for it first"},
        BadInput{"sacctmgr-dump", "cycle",
            lines("Account - 'a'\nParent - 'a'\nAccount - 'b'\nParent - 'b'\nAccount - 'a'\n"),
            ":7:11: account 'a' would be its own ancestor"},
        BadInput{"sacctmgr-dump", "second cluster", lines("Cluster - 'd'\n"),
            ":3:1: unexpected second Cluster line, for 'd'; a dump describes only one cluster"},
        BadInput{"sacctmgr-dump", "negative shares", lines("User - 'u':Fairshare=-3\n"),
            ":3:22: user 'u' has raw shares '-3'; expected a whole number from 0 to 2147483646 or 'parent'"},
        BadInput{"sacctmgr-dump", "not a number", lines("User - 'u':Fairshare=nan\n"),
            ":3:22: user 'u' has raw shares 'nan'; expected a whole number from 0 to 2147483646 or 'parent'"},
        BadInput{"sacctmgr-dump", "1e400", lines("User - 'u':Fairshare=1e400\n"),
            ":3:22: user 'u' has raw shares '1e400'; expected a whole number from 0 to 2147483646 or "
            "'parent'"},
        BadInput{"sacctmgr-dump", "shares above the limit", lines("User - 'u':Fairshare=2147483648\n"),
            ":3:22: user 'u' has raw shares 2147483648; the maximum is 2147483646"},
        BadInput{"sacctmgr-dump", "option without a value", lines("User - 'u':Colour\n"),
            ":3:12: option 'Colour' has no value; expected KEY=VALUE"},
        BadInput{"sacctmgr-dump", "long line",
            [] { return "Cluster - 'c'\nParent - 'root'\n" + longLine("Account - 'a':"); },
            ":3:1: the line is 2097152 bytes long; the limit is 1048576 bytes"},
        BadInput{"sacctmgr-dump", "wrong format", text("path,user\nroot,\n"),
            ":1:1: unexpected line 'path,user'; expected \"Cluster - 'NAME'\", \"Parent - 'NAME'\", "
            "\"Account - 'NAME'\" or \"User - 'NAME'\""}),
    nameOfInput);

// --- scontrol show assoc_mgr

std::string record(const std::string& account, const std::string& id, const std::string& shares,
    const std::string& usage, const std::string& parent)
{
    return "ClusterName=c Account=" + account + " UserName= Partition= Priority=0 ID=" + id
        + "\n    SharesRaw/Norm/Level/Factor=" + shares + "/0.00/1/0.00\n    UsageRaw/Norm/Efctv=" + usage
        + "/0.00/0.00\n    ParentAccount=" + parent + " Lft=1 DefAssoc=No\n";
}

/// Further records begin at line 8.
Content records(const std::string& records)
{
    return text("Current Association Manager state\n\nAssociation Records\n\n"
        + record("root", "1", "1", "5.00", "") + records);
}

INSTANTIATE_TEST_SUITE_P(
    AssocMgrCommon, BadInputTest, testing::ValuesIn(commonInputs("assoc-mgr")), nameOfInput);
INSTANTIATE_TEST_SUITE_P(AssocMgr, BadInputTest,
    testing::Values(
        BadInput{"assoc-mgr", "truncated in the first line", records("ClusterName=c Account=a UserNa"),
            ":9:1: incomplete record; expected ClusterName, Account, UserName, Partition and ID"},
        BadInput{"assoc-mgr", "truncated before the usage",
            records(record("a", "2", "1", "0", "root(1)").substr(0, 100)),
            ":9:1: the record has no UsageRaw"},
        BadInput{"assoc-mgr", "truncated in the parent", records(record("a", "2", "1", "0", "ro")),
            ":12:21: the parent ID is ''; expected a whole number, 1 or more"},
        BadInput{"assoc-mgr", "repeated account",
            records(record("a", "2", "1", "0", "root(1)") + record("a", "3", "1", "0", "root(1)")),
            ":13:23: account 'a' appears twice, first on line 9; account names must be unique"},
        BadInput{"assoc-mgr", "missing parent", records(record("a", "2", "1", "0", "b(7)")),
            ":9:23: the parent 7 of account 'a' is not listed"},
        BadInput{"assoc-mgr", "cycle",
            records(record("a", "2", "1", "0", "b(3)") + record("b", "3", "1", "0", "a(2)")),
            ":9:23: account 'a' is its own ancestor"},
        BadInput{"assoc-mgr", "negative shares", records(record("a", "2", "-3", "0", "root(1)")),
            ":10:33: account 'a' has raw shares '-3'; expected a whole number from 0 to 2147483646 or "
            "'parent'"},
        BadInput{"assoc-mgr", "negative usage", records(record("a", "2", "1", "-1.00", "root(1)")),
            ":11:25: account 'a' has raw usage '-1.00'; expected a number, 0 or more"},
        BadInput{"assoc-mgr", "not a number", records(record("a", "2", "1", "nan", "root(1)")),
            ":11:25: account 'a' has raw usage 'nan'; expected a number, 0 or more"},
        BadInput{"assoc-mgr", "1e400", records(record("a", "2", "1", "1e400", "root(1)")),
            ":11:25: account 'a' has raw usage 1e400; the maximum is 1.7976931348623157e+308"},
        BadInput{"assoc-mgr", "1e-5000", records(record("a", "2", "1", "1e-5000", "root(1)")),
            ":11:25: account 'a' has raw usage 1e-5000, which rounds to 0; expected 0 or a larger number"},
        BadInput{"assoc-mgr", "shares above the limit",
            records(record("a", "2", "2147483648", "0", "root(1)")),
            ":10:33: account 'a' has raw shares 2147483648; the maximum is 2147483646"},
        BadInput{"assoc-mgr", "id that is none", records(record("a", "x", "1", "0", "root(1)")),
            ":9:60: the association ID is 'x'; expected a whole number, 1 or more"},
        BadInput{"assoc-mgr", "long line",
            [] { return record("root", "1", "1", "0", "") + longLine("ClusterName=c Account=a UserName="); },
            ":5:1: the line is 2097152 bytes long; the limit is 1048576 bytes"},
        BadInput{"assoc-mgr", "wrong format", text("path,user\nroot,\n"),
            ":1:1: no association records found; print them with scontrol show assoc_mgr flags=assoc"}),
    nameOfInput);

// --- sshare

Content shareRows(const std::string& rows)
{
    return text(
        "Account|User|RawShares|NormShares|RawUsage|EffectvUsage|FairShare\nroot|||0.0|10|1.0|\n" + rows);
}

constexpr const char* FixedHead =
    "Account              User       RawShares  NormShares  RawUsage    FairShare \n"
    "-------------------- ---------- ---------- ----------- ----------- ----------\n"
    "root                                          1.000000         120           \n";

INSTANTIATE_TEST_SUITE_P(SshareCommon, BadInputTest, testing::ValuesIn(commonInputs("sshare")), nameOfInput);
INSTANTIATE_TEST_SUITE_P(Sshare, BadInputTest,
    testing::Values(BadInput{"sshare", "truncated", shareRows(" a||3|1.0"),
                        ":3:1: the row has 4 cells; the header has 7"},
        BadInput{"sshare", "truncated in a fixed width",
            text(std::string(FixedHead) + " a                                       3    1.000"),
            ":4:52: the row has no usage; expected a number"},
        BadInput{"sshare", "truncated before the usage",
            text(std::string(FixedHead) + " a                                       3    1.000000     "),
            ":4:60: the row has no usage; expected a number"},
        BadInput{"sshare", "blank usage in a fixed width",
            text(std::string(FixedHead)
                + " a                                       3    1.000000          "
                  "           \n"),
            ":4:67: the row has no usage; expected a number"},
        BadInput{"sshare", "blank usage", shareRows(" a||3|1||1|\n"),
            ":3:9: the row has no usage; expected a number"},
        BadInput{"sshare", "header alone", text("Account|User|RawShares|RawUsage\n"),
            ":1:1: no rows after the header"},
        BadInput{"sshare", "repeated account", shareRows(" a||3|1|1|1|\n a||3|1|1|1|\n"),
            ":4:2: account 'a' appears twice, first on line 3; account names must be unique"},
        BadInput{"sshare", "missing parent", shareRows("   a||3|1.0|1|1|\n"),
            ":3:4: account 'a' is indented by 3; expected at most 1 here"},
        BadInput{"sshare", "user of another account", shareRows(" a||3|1|1|1|\n  b|u|1|1|1|1|1\n"),
            ":4:5: user 'u' belongs to account 'b' but is indented under account 'a'"},
        BadInput{"sshare", "negative shares", shareRows(" a||-3|1.0|1|1|\n"),
            ":3:5: account 'a' has raw shares '-3'; expected a whole number from 0 to 2147483646 or "
            "'parent'"},
        BadInput{"sshare", "negative usage", shareRows(" a||3|1.0|-1|1|\n"),
            ":3:11: account 'a' has raw usage '-1'; expected a number, 0 or more"},
        BadInput{"sshare", "not a number", shareRows(" a||3|1.0|nan|1|\n"),
            ":3:11: account 'a' has raw usage 'nan'; expected a number, 0 or more"},
        BadInput{"sshare", "1e400", shareRows(" a||3|1.0|1e400|1|\n"),
            ":3:11: account 'a' has raw usage 1e400; the maximum is 1.7976931348623157e+308"},
        BadInput{"sshare", "1e-5000", shareRows(" a||3|1.0|1e-5000|1|\n"),
            ":3:11: account 'a' has raw usage 1e-5000, which rounds to 0; expected 0 or a larger number"},
        BadInput{"sshare", "shares above the limit", shareRows(" a||2147483648|1.0|1|1|\n"),
            ":3:5: account 'a' has raw shares 2147483648; the maximum is 2147483646"},
        BadInput{"sshare", "too many cells", shareRows(" a||3|1.0|x|y|z|1|2\n"),
            ":3:1: the row has 9 cells, but the header has 7; reading '|' as part of a name does not resolve "
            "this"},
        BadInput{"sshare", "long line",
            [] { return "Account|User|RawShares|RawUsage\nroot|||1\n" + longLine(" a|"); },
            ":3:1: the line is 2097152 bytes long; the limit is 1048576 bytes"},
        BadInput{"sshare", "long header", [] { return longLine("Account|User|RawShares|"); },
            ":1:1: not sshare output; expected a header with Account, User and RawShares"},
        BadInput{"sshare", "header of delimiters",
            [] { return std::string(std::size_t{1} << 20, '|') + "\n"; },
            ":1:1: not sshare output; expected a header with Account, User and RawShares"},
        BadInput{"sshare", "wrong format", text("Cluster - 'c'\n"),
            ":1:1: not sshare output; expected a header with Account, User and RawShares"}),
    nameOfInput);

// --- sacctmgr show assoc

Content listed(const std::string& rows)
{
    return text("Account|User|Share|ParentName\nroot||1|\n" + rows);
}

INSTANTIATE_TEST_SUITE_P(
    SacctmgrAssocCommon, BadInputTest, testing::ValuesIn(commonInputs("sacctmgr-assoc")), nameOfInput);
INSTANTIATE_TEST_SUITE_P(SacctmgrAssoc, BadInputTest,
    testing::Values(BadInput{"sacctmgr-assoc", "truncated", listed("a||3"),
                        ":3:1: the row has 3 cells; the header has 4"},
        BadInput{"sacctmgr-assoc", "truncated in a fixed width",
            text("Account              User       Share     \n-------------------- ---------- --------- \n"
                 "root                                    1 \n a                   "),
            ":4:1: the row has 1 cell; the header has 3"},
        BadInput{
            "sacctmgr-assoc", "header alone", text("Account|User|Share\n"), ":1:1: no rows after the header"},
        BadInput{"sacctmgr-assoc", "repeated account", listed("a||1|root\na||1|root\n"),
            ":4:1: account 'a' appears twice, first on line 3; account names must be unique"},
        BadInput{"sacctmgr-assoc", "missing parent", listed("a||1|x\n"),
            ":3:1: the parent 'x' of account 'a' is not listed"},
        BadInput{
            "sacctmgr-assoc", "cycle", listed("a||1|b\nb||1|a\n"), ":3:1: account 'a' is its own ancestor"},
        BadInput{"sacctmgr-assoc", "negative shares", listed("a||-3|root\n"),
            ":3:4: account 'a' has raw shares '-3'; expected a whole number from 0 to 2147483646 or "
            "'parent'"},
        BadInput{"sacctmgr-assoc", "not a number", listed("a||nan|root\n"),
            ":3:4: account 'a' has raw shares 'nan'; expected a whole number from 0 to 2147483646 or "
            "'parent'"},
        BadInput{"sacctmgr-assoc", "1e400", listed("a||1e400|root\n"),
            ":3:4: account 'a' has raw shares '1e400'; expected a whole number from 0 to 2147483646 or "
            "'parent'"},
        BadInput{"sacctmgr-assoc", "shares above the limit", listed("a||2147483648|root\n"),
            ":3:4: account 'a' has raw shares 2147483648; the maximum is 2147483646"},
        BadInput{"sacctmgr-assoc", "id that is none", text("Account|User|Share|ID\nroot||1|x\n"),
            ":2:9: ID is 'x'; expected a whole number from 0 to 4294967295"},
        BadInput{"sacctmgr-assoc", "long line",
            [] { return "Account|User|Share|ParentName\nroot||1|\n" + longLine("a|"); },
            ":3:1: the line is 2097152 bytes long; the limit is 1048576 bytes"},
        BadInput{"sacctmgr-assoc", "wrong format", text("JobID|User|Account\n1|u|a\n"),
            ":1:1: not a list of associations; expected a header with Account, User and Share"}),
    nameOfInput);

// --- slurm.conf

INSTANTIATE_TEST_SUITE_P(
    SlurmConfCommon, BadInputTest, testing::ValuesIn(commonInputs("slurm-conf")), nameOfInput);
INSTANTIATE_TEST_SUITE_P(SlurmConf, BadInputTest,
    testing::Values(BadInput{"slurm-conf", "truncated", text("PriorityDecayHalfLife=7-"),
                        ":1:23: PriorityDecayHalfLife is '7-'; expected minutes, DAYS-HOURS:MINUTES:SECONDS "
                        "or UNLIMITED"},
        BadInput{"slurm-conf", "negative", text("\n  PriorityWeightAge = -1\n"),
            ":2:23: PriorityWeightAge is '-1'; expected a whole number from 0 to 4294967295"},
        BadInput{"slurm-conf", "not a number", text("PriorityWeightTRES=cpu=nan\n"),
            ":1:20: PriorityWeightTRES has the entry 'cpu=nan'; expected NAME=WEIGHT with a weight of 0 or "
            "more"},
        BadInput{"slurm-conf", "1e400", text("PriorityWeightTRES=cpu=1e400\n"),
            ":1:20: PriorityWeightTRES has the entry 'cpu=1e400'; expected NAME=WEIGHT with a weight of 0 or "
            "more"},
        BadInput{"slurm-conf", "weight above the limit", text("PriorityWeightQOS=4294967296\n"),
            ":1:19: PriorityWeightQOS is '4294967296'; expected a whole number from 0 to 4294967295"},
        BadInput{"slurm-conf", "too many levels", text("PriorityLevels=17\n"),
            ":1:16: PriorityLevels is '17'; expected a whole number from 1 to 16"},
        BadInput{"slurm-conf", "levels missing", text("PriorityFlags=LEVEL_BASED\n"),
            ":1:15: PriorityFlags has LEVEL_BASED, but PriorityLevels is not set"},
        BadInput{"slurm-conf", "long line", [] { return "PriorityType=x\n" + longLine("NodeName="); },
            ":2:1: the line is 2097152 bytes long; the limit is 1048576 bytes"},
        BadInput{"slurm-conf", "long continued line",
            [] {
                std::string content = "PriorityFlags=";
                while (content.size() < LineBytes)
                    content += std::string(1000, 'x') + "\\\n";
                return content;
            },
            ":1:1: the continued line exceeds the limit of 1048576 bytes"},
        BadInput{"slurm-conf", "wrong format", text("path,user\nroot,\n"),
            ":1:1: no priority settings found; expected keys such as PriorityWeightFairshare"}),
    nameOfInput);

// --- What is odd but read: everything is kept and each oddity is told with its position.

/// What is said behind the path, line by line; "" where reading is silent.
struct OddInput {
    const char* format;
    const char* input;
    std::string content;
    std::string remark;
};

void PrintTo(const OddInput& odd, std::ostream* out)
{
    *out << odd.format << '/' << odd.input;
}

std::string nameOfOdd(const testing::TestParamInfo<OddInput>& info)
{
    std::string name = std::string(info.param.format) + "_" + info.param.input;
    for (char& c : name)
        c = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ? c : '_';
    return name;
}

class OddInputTest : public ProgramTest, public testing::WithParamInterface<OddInput> { };

TEST_P(OddInputTest, IsReadAndTold)
{
    const std::string source = file("source.txt", GetParam().content);
    const std::string tree = file("tree.dump", "Cluster - 'c'\nParent - 'root'\nUser - 'u':Fairshare=1\n");
    const bool isConfiguration = std::string_view(GetParam().format) == "slurm-conf";
    const Outcome outcome = isConfiguration
        ? fairshare({"convert", tree, "--config", source, "-o", path("target.fairshare")})
        : fairshare({"convert", source, "--from", GetParam().format, "-o", path("target.fairshare")});
    EXPECT_EQ(outcome.errors, GetParam().remark.empty() ? "" : source + GetParam().remark + "\n");
    EXPECT_EQ(outcome.exitCode, 0);
    EXPECT_NE(content("target.fairshare").find("\"user\": \"u\""), std::string::npos);
}

std::string withCarriageReturns(const std::string& content)
{
    std::string result;
    for (const char c : content)
        result += c == '\n' ? std::string("\r\n") : std::string(1, c);
    return result;
}

const std::string Mark = "\xEF\xBB\xBF";

/// A small tree of one user in each format, and what is said about it twice and about an unfinished line.
struct Small {
    const char* format;
    std::string content; ///< ends with the row of the user
    std::string again; ///< the same user once more
    std::string repeated; ///< what is said then
    std::string cut; ///< what is said when the last line break is missing
};

const std::string UserRecord =
    "ClusterName=c Account=root UserName=u(5) Partition= Priority=0 ID=2\n"
    "    SharesRaw/Norm/Level/Factor=1/0.00/1/0.00\n    UsageRaw/Norm/Efctv=1.00/0/0\n"
    "    ParentAccount= Lft=1 DefAssoc=No\n";
constexpr const char* CutSentence = ": warning: the file does not end with a line break; it may be truncated";

std::string repeatedAt(const char* place)
{
    return std::string(":") + place
        + ": warning: user 'u' appears again in account 'root'; kept with association ID 2";
}

std::string cutAt(const char* place)
{
    return std::string(":") + place + CutSentence;
}

std::vector<Small> smallTrees()
{
    return {
        {"csv", "path,user,shares,usage\nroot,,1,0\nroot/u,u,1,5\n", "root/u,u,1,5\n", repeatedAt("4:8"),
            cutAt("3:13")},
        {"sacctmgr-dump", "Cluster - 'c'\nParent - 'root'\nUser - 'u'\n", "User - 'u'\n", repeatedAt("4:8"),
            cutAt("3:11")},
        {"sshare", "Account|User|RawShares|RawUsage\nroot|||5\n root|u|1|5\n", " root|u|1|0\n",
            repeatedAt("4:7"), cutAt("3:12")},
        {"sacctmgr-assoc", "Account|User|Share|ParentName\nroot||1|\nroot|u|1|\n", "root|u|1|\n",
            repeatedAt("4:6"), cutAt("3:10")},
        {"assoc-mgr", record("root", "1", "1", "5.00", "") + UserRecord, UserRecord, repeatedAt("9:37"),
            cutAt("8:37")},
    };
}

std::vector<OddInput> oddInputs()
{
    std::vector<OddInput> inputs;
    for (const Small& small : smallTrees()) {
        const bool isDump = std::string_view(small.format) == "sacctmgr-dump";
        std::string unfinished = small.content;
        unfinished.pop_back();
        inputs.push_back({small.format, "CRLF", withCarriageReturns(small.content), ""});
        inputs.push_back({small.format, "byte order mark", Mark + small.content,
            isDump ? ":1:1: warning: the file starts with a byte order mark; remove it, or sacctmgr load "
                     "will not find the Cluster line"
                   : ""});
        inputs.push_back({small.format, "repeated association", small.content + small.again, small.repeated});
        inputs.push_back({small.format, "cut after a whole row", unfinished, small.cut});
    }
    return inputs;
}

INSTANTIATE_TEST_SUITE_P(Tables, OddInputTest, testing::ValuesIn(oddInputs()), nameOfOdd);

const std::string PlainScenario =
    "{ \"format\": \"fairshare-explorer\", \"version\": 1,\n  \"tree\": { \"account\": "
    "\"root\", \"children\": [\n    { \"user\": \"u\" } ] } }";
const std::string PlainListing = "{ \"shares\": [ { \"name\": \"root\", \"type\": [\"ASSOCIATION\"] },\n"
                                 "{ \"name\": \"u\", \"parent\": \"root\", \"type\": [\"USER\"] }";

// JSON tells its end by itself.
INSTANTIATE_TEST_SUITE_P(JsonTexts, OddInputTest,
    testing::Values(OddInput{"fairshare", "CRLF", withCarriageReturns(PlainScenario), ""},
        OddInput{"fairshare", "byte order mark", Mark + PlainScenario, ""},
        OddInput{"sshare-json", "CRLF", withCarriageReturns(PlainListing + "] }"), ""},
        OddInput{"sshare-json", "byte order mark", Mark + PlainListing + "] }", ""},
        OddInput{"sshare-json", "unknown member", PlainListing + "], \"meta\": {} }", ""},
        OddInput{"sshare-json", "repeated association",
            PlainListing + ",\n{ \"name\": \"u\", \"parent\": \"root\", \"type\": [\"USER\"] } ] }",
            repeatedAt("3:11")}),
    nameOfOdd);

INSTANTIATE_TEST_SUITE_P(Others, OddInputTest,
    testing::Values(OddInput{"slurm-conf", "CRLF", "PriorityWeightAge=1\r\nPriorityLevels=3\r\n", ""},
        OddInput{"slurm-conf", "byte order mark", Mark + "PriorityWeightAge=1\n", ""},
        OddInput{
            "slurm-conf", "cut after a whole line", "PriorityWeightAge=1\nPriorityLevels=3", cutAt("2:17")},
        OddInput{"slurm-conf", "unknown option", "PriorityColour=blue\nPriorityWeightAge=1\n", ""},
        OddInput{"csv", "unknown column", "path,user,shares,colour\nroot,,1,\nroot/u,u,1,blue\n",
            ":1:18: warning: ignoring columns that do not belong to a tree: colour"},
        OddInput{"sacctmgr-dump", "unknown option",
            "Cluster - 'c'\nParent - 'root'\nUser - 'u':Colour=blue\n",
            ":3:12: warning: unknown option 'Colour'; kept unchanged"},
        OddInput{"sshare", "cut in a fixed width",
            std::string(FixedHead) + " root                          u          1    1.000000         120",
            cutAt("4:68")}),
    nameOfOdd);

} // namespace
} // namespace fairshare::test
