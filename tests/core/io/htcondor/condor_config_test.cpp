// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/format_registry.h"
#include "core/quota/allocation/quota_allocation.h"
#include "core/scenario/sections.h"
#include "core/workspace/file_import.h"
#include "tests/core/io/sample_files.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <string>

namespace fairshare {
namespace {

using test::condorSample;
using test::errorOf;
using test::quotasFromText;
using test::readAs;
using test::remarksOf;
using testing::ElementsAre;

std::vector<std::string> configRemarks(std::string_view text)
{
    const auto import = readAs("condor-config", text);
    EXPECT_TRUE(import) << (import ? "" : describe(import.error()));
    std::vector<std::string> lines = import ? remarksOf(*import) : std::vector<std::string>{};
    std::erase_if(lines, [](const std::string& line) {
        return line.find("pool_size_") != std::string::npos
            || line.find("oversubscription_not_set") != std::string::npos;
    });
    return lines;
}

/// `name quota[ dynamic][ surplus]`.
std::vector<std::string> outlineOfConfig(const GroupQuotas& quotas)
{
    std::vector<std::string> lines;
    for (const QuotaGroup& group : quotas.groups)
        lines.push_back(
            fmt::format("{} {}{}{}", group.name, group.quota ? fmt::format("{}", *group.quota) : "none",
                group.isDynamic ? " dynamic" : "", group.acceptsSurplus ? " surplus" : ""));
    return lines;
}

TEST(CondorConfig, AwkwardSampleIsReadAsHtcondorReadsIt)
{
    const auto import = readAs("condor-config", condorSample("group_quotas_awkward.config"));
    ASSERT_TRUE(import) << describe(import.error());
    const GroupQuotas& quotas = *import->scenario->quotas;
    EXPECT_THAT(outlineOfConfig(quotas),
        ElementsAre("group_a 100 surplus", "group_A.One 40 surplus", "group_a.two 0.5 surplus", "group_b 30",
            "group_d none surplus"));
    EXPECT_EQ(quotas.groups[0].priorityFactor, 20.0);
    EXPECT_EQ(quotas.groups[1].priorityFactor, std::nullopt);
    EXPECT_THAT(remarksOf(*import),
        ElementsAre("0:0: oversubscription_not_set: NEGOTIATOR_ALLOW_QUOTA_OVERSUBSCRIPTION is not set; "
                    "HTCondor's default, true, applies",
            "6:29: group_reserved: the name '<none>' is reserved for the root; the group is ignored",
            "6:20: group_repeated: group 'group_b' is ignored because 'group_b' already exists; names are "
            "not case-sensitive",
            "6:4: group_orphan: group 'group_c.orphan' is ignored because its parent group 'group_c' is "
            "missing",
            "7:31: quota_missing: group 'group_d' has no quota; using a dynamic quota of 0",
            "0:0: pool_size_assumed: the file does not contain the pool size; assuming 130, the sum of the "
            "first-level quotas"));
    EXPECT_EQ(import->groupPlaces[3], (SourcePosition{4, 16}));
    EXPECT_EQ(import->scenario->tree.size(), 1U);
}

TEST(CondorConfig, AwkwardSampleGetsItsQuotas)
{
    GroupQuotas quotas = quotasFromText("condor-config", condorSample("group_quotas_awkward.config"));
    quotas.poolSize = 200;
    const auto built = buildQuotaTree(quotas);
    ASSERT_TRUE(built);
    const AssignedQuotas assigned = assignQuotas(quotas, built->tree);
    std::map<std::string, double> own;
    for (QuotaRow row = 0; row < built->tree.size(); ++row)
        own[std::string(quotaName(quotas, built->tree, row))] = assigned.quota[row];
    const std::map<std::string, double> expected{{"<none>", 70}, {"group_a", 100}, {"group_A.One", 40},
        {"group_a.two", 0.5}, {"group_b", 30}, {"group_d", 0}};
    EXPECT_EQ(own, expected);
}

TEST(CondorConfig, GeneratedSampleIsRead)
{
    const GroupQuotas quotas = quotasFromText("condor-config", condorSample("group_quotas_generated.config"));
    ASSERT_EQ(quotas.groups.size(), 11U);
    EXPECT_EQ(quotas.groups[0].name, "group_gridods");
    EXPECT_EQ(quotas.groups[0].quota, 500.0);
    EXPECT_EQ(quotas.groups[6].name, "group_atlas.prod.mp");
    EXPECT_TRUE(quotas.groups[6].acceptsSurplus);
    EXPECT_FALSE(quotas.groups[5].acceptsSurplus);
    EXPECT_EQ(quotas.groups[6].priorityFactor, 10.0);
    EXPECT_EQ(quotas.poolSize, 15323.0);
}

TEST(CondorConfig, DynamicSampleIsRead)
{
    const auto import = readAs("condor-config", condorSample("group_quotas_dynamic.config"));
    ASSERT_TRUE(import);
    const GroupQuotas& quotas = *import->scenario->quotas;
    EXPECT_THAT(outlineOfConfig(quotas),
        ElementsAre("group_physics 0.6 dynamic", "group_physics.hep 0.75 dynamic surplus",
            "group_physics.lep 0.25 dynamic surplus", "group_chemistry 0.3 dynamic", "group_bio 40"));
    EXPECT_TRUE(quotas.groups[4].autoregroup);
    EXPECT_EQ(quotas.groups[0].priorityFactor, 2.0);
    EXPECT_FALSE(quotas.options.considersPreemption);
    EXPECT_FALSE(quotas.options.oversubscription);
    EXPECT_EQ(quotas.options.roundRobinRate, 1e100);
    EXPECT_EQ(quotas.options.maxAllocationRounds, 3U);
    EXPECT_THAT(remarksOf(*import),
        ElementsAre("0:0: pool_size_unknown: the file does not contain the pool size, and first-level quotas "
                    "are fractions of it; pool size set to 0"));
    EXPECT_EQ(quotas.poolSize, 0);
}

TEST(CondorConfig, LinesAreJoinedAsHtcondorDoes)
{
    EXPECT_THAT(outlineOfConfig(quotasFromText("condor-config", "GROUP_NAMES = One \\\n two\n")),
        ElementsAre("One none", "two none"));
    EXPECT_THAT(outlineOfConfig(quotasFromText("condor-config", "GROUP_NAMES = one\\\n   two\n")),
        ElementsAre("onetwo none"));
    EXPECT_THAT(
        outlineOfConfig(quotasFromText("condor-config", "GROUP_\\\nNAMES = a\n")), ElementsAre("a none"));
    EXPECT_THAT(
        outlineOfConfig(quotasFromText("condor-config", "# comment \\\nGROUP_NAMES = a \\  \r\n b\r\n")),
        ElementsAre("a none", "b none"));
    EXPECT_THAT(outlineOfConfig(quotasFromText("condor-config", "GROUP_NAMES = a\\\n# dropped \\\nb\n")),
        ElementsAre("a none", "b none"));
}

TEST(CondorConfig, CommentInsideALineMayEndIt)
{
    const std::string text = "GROUP_NAMES = a, \\\n  # the end\nb\nGROUP_QUOTA_a = 1\n";
    EXPECT_THAT(outlineOfConfig(quotasFromText("condor-config", text)), ElementsAre("a 1"));
    EXPECT_THAT(configRemarks(text),
        ElementsAre("2:3: comment_ends_continuation: this comment inside a continued line does not end with "
                    "'\\', so the line ends here",
            "3:1: no_assignment: 'b' is not an assignment NAME = VALUE; line ignored"));
}

TEST(CondorConfig, NothingBehindTheLastBackslashIsTold)
{
    EXPECT_THAT(configRemarks("GROUP_QUOTA_a = 1\nGROUP_NAMES = a \\"),
        ElementsAre("2:17: nothing_continues: the last line ends with '\\' but has no continuation",
            "2:18: no_final_line_break: the file does not end with a line break; it may be truncated"));
}

TEST(CondorConfig, MacrosAreReplaced)
{
    EXPECT_THAT(outlineOfConfig(quotasFromText("condor-config",
                    "N = a\nGROUP_NAMES = $(n), $(M:b)\nGROUP_QUOTA_a = $(Q)\nQ = $(R)0\n"
                    "R = 4\nGROUP_QUOTA_b = $(NONE:$(R:1))\n")),
        ElementsAre("a 40", "b 4"));
    EXPECT_THAT(outlineOfConfig(quotasFromText("condor-config",
                    "GROUP_NAMES = $(GROUP_NAMES) a\nGROUP_NAMES = $(GROUP_NAMES), b\n"
                    "group_names = c $(Group_Names)\n")),
        ElementsAre("c none", "a none", "b none"));
    EXPECT_THAT(outlineOfConfig(
                    quotasFromText("condor-config", "GROUP_NAMES = a\nA = 1\nGROUP_QUOTA_a = $(A)\nA = 2\n")),
        ElementsAre("a 2"));
}

TEST(CondorConfig, MacroThatMeansItselfHasTheEarlierValue)
{
    EXPECT_THAT(outlineOfConfig(
                    quotasFromText("condor-config", "GROUP_NAMES = x\nGROUP_QUOTA_x = $(GROUP_QUOTA_x)5\n")),
        ElementsAre("x 5"));
    EXPECT_THAT(outlineOfConfig(quotasFromText(
                    "condor-config", "GROUP_NAMES = x\nA = 1\nA = $(A)2$(A)\nGROUP_QUOTA_x = $(A)\n")),
        ElementsAre("x 121"));
    EXPECT_THAT(outlineOfConfig(
                    quotasFromText("condor-config", "GROUP_NAMES = x\nA = $(A:7)\nGROUP_QUOTA_x = $(A)\n")),
        ElementsAre("x 7"));
}

TEST(CondorConfig, MacrosInACircleAreRefused)
{
    EXPECT_EQ(errorOf("condor-config", "GROUP_NAMES = x\nA = $(B)\nB = 1$(A)\nGROUP_QUOTA_x = $(A)\n"),
        "3:6: macro loop: 'GROUP_QUOTA_x' refers to itself through '$(A)'");
    EXPECT_THAT(outlineOfConfig(quotasFromText(
                    "condor-config", "GROUP_NAMES = x\nA = $(B)\nB = $(A)\nGROUP_QUOTA_x = 1\n")),
        ElementsAre("x 1"));
}

TEST(CondorConfig, TellsChildrenThatHaveMoreThanTheirParent)
{
    const std::string groups = "GROUP_NAMES = a, a.b, c, c.d, c.e\nGROUP_QUOTA_a.b = 9\nGROUP_QUOTA_a = 5\n"
                               "GROUP_QUOTA_c = 3\nGROUP_QUOTA_c.d = 2\nGROUP_QUOTA_c.e = 1\n";
    const std::string pool = "0:0: pool_size_assumed: the file does not contain the pool size; assuming 8, "
                             "the sum of the first-level quotas";
    const auto strict = readAs("condor-config", groups + "NEGOTIATOR_ALLOW_QUOTA_OVERSUBSCRIPTION = False\n");
    ASSERT_TRUE(strict) << describe(strict.error());
    EXPECT_THAT(remarksOf(*strict),
        ElementsAre("3:1: children_above_parent: the static quotas inside 'a' add up to 9, more than its own "
                    "5; they shrink proportionally, and dynamic quotas get nothing",
            pool));
    const auto lenient =
        readAs("condor-config", groups + " NEGOTIATOR_ALLOW_QUOTA_OVERSUBSCRIPTION = True\n");
    ASSERT_TRUE(lenient) << describe(lenient.error());
    EXPECT_THAT(remarksOf(*lenient),
        ElementsAre("7:2: oversubscription: quotas may be oversubscribed: surplus counts twice, so "
                    "allocations can exceed the pool and the group that negotiates first gets the slots",
            "3:1: children_above_parent: the static quotas inside 'a' add up to 9, more than its own 5; none "
            "is reduced, and the group that negotiates first gets the slots",
            pool));
}

TEST(CondorConfig, MacrosThatGrowWithoutEndAreRefused)
{
    std::string text = "GROUP_NAMES = x\nA0 = 1234567890\n";
    for (int i = 1; i < 40; ++i)
        text += fmt::format("A{} = $(A{})$(A{})\n", i, i - 1, i - 1);
    text += "GROUP_QUOTA_x = $(A39)\n";
    EXPECT_EQ(
        errorOf("condor-config", text), "42:1: the macros expand to more than the limit of 134217728 bytes");
    std::string deep = "GROUP_NAMES = x\nA0 = 1\n";
    for (int i = 1; i < 200; ++i)
        deep += fmt::format("A{} = $(A{})\n", i, i - 1);
    EXPECT_EQ(errorOf("condor-config", deep + "GROUP_QUOTA_x = $(A199)\n"),
        "102:8: the macros of 'GROUP_QUOTA_x' are nested deeper than the limit of 100");
}

TEST(CondorConfig, DirectivesAreToldAndPassedOver)
{
    EXPECT_THAT(configRemarks("use ROLE : Execute\nif $(X)\nGROUP_NAMES = a\nendif\ninclude : /etc/x\n"
                              "TEXT @=end\nGROUP_NAMES = b\n@end\nGROUP_QUOTA_a = 1\nOPEN @=x\nrest\n"),
        ElementsAre("1:1: directive_not_read: unsupported directive 'use ROLE : Execute'; line ignored",
            "2:1: directive_not_read: unsupported directive 'if $(X)'; line ignored",
            "4:1: directive_not_read: unsupported directive 'endif'; line ignored",
            "5:1: directive_not_read: unsupported directive 'include : /etc/x'; line ignored",
            "6:1: directive_not_read: unsupported directive 'TEXT @=end'; line ignored",
            "10:1: directive_not_read: unsupported directive 'OPEN @=x'; line ignored",
            "10:1: text_not_ended: the multi-line text that starts here has no closing line '@x'"));
}

TEST(CondorConfig, DynamicPrefixMayBeAName)
{
    EXPECT_THAT(outlineOfConfig(
                    quotasFromText("condor-config", "GROUP_NAMES = DYNAMIC_x\nGROUP_QUOTA_DYNAMIC_x = 12\n")),
        ElementsAre("DYNAMIC_x 12"));
    EXPECT_THAT(
        outlineOfConfig(quotasFromText("condor-config", "GROUP_NAMES = x\nGROUP_QUOTA_DYNAMIC_x = 0.5\n")),
        ElementsAre("x 0.5 dynamic"));
    EXPECT_THAT(outlineOfConfig(quotasFromText(
                    "condor-config", "GROUP_NAMES = x, dynamic_x\nGROUP_QUOTA_DYNAMIC_x = 12\n")),
        ElementsAre("x none", "dynamic_x 12"));
}

TEST(CondorConfig, SettingsWithoutEffectAreTold)
{
    EXPECT_THAT(
        configRemarks("GROUP_NAMES = a\nGROUP_QUOTA_a = 1\nGROUP_QUOTA_b = 2\nGROUP_ACCEPT_SURPLUS_c = 1\n"
                      "GROUP_QUOTA_DYNAMIC_d = 1\nGROUP_ALLOW_QUOTA_OVERSUBSCRIPTION = True\n"
                      "GROUP_AUTOREGROUP_a = $(X) > 1\n"),
        ElementsAre(
            "6:1: setting_not_of_htcondor: unknown HTCondor setting 'GROUP_ALLOW_QUOTA_OVERSUBSCRIPTION'; "
            "did you mean NEGOTIATOR_ALLOW_QUOTA_OVERSUBSCRIPTION?",
            "7:27: expression_not_evaluated: 'GROUP_AUTOREGROUP_a' is '> 1'; expected true or false "
            "(expressions are not evaluated); setting ignored",
            "4:1: setting_without_group: 'GROUP_ACCEPT_SURPLUS_c' has no effect: GROUP_NAMES does not list "
            "its group",
            "3:1: setting_without_group: 'GROUP_QUOTA_b' has no effect: GROUP_NAMES does not list its group",
            "5:1: setting_without_group: 'GROUP_QUOTA_DYNAMIC_d' has no effect: GROUP_NAMES does not list "
            "its group"));
}

TEST(CondorConfig, OldNamesOfSettingsAreRead)
{
    const GroupQuotas old = quotasFromText("condor-config",
        "GROUP_NAMES=\nGROUP_QUOTA_a=1\nHFS_ROUND_ROBIN_RATE=10\nHFS_MAX_ALLOCATION_ROUNDS=5\n");
    EXPECT_EQ(old.options.roundRobinRate, 10.0);
    EXPECT_EQ(old.options.maxAllocationRounds, 5U);
    const GroupQuotas both = quotasFromText(
        "condor-config", "GROUP_QUOTA_a=1\nGROUP_QUOTA_ROUND_ROBIN_RATE=20\nHFS_ROUND_ROBIN_RATE=10\n");
    EXPECT_EQ(both.options.roundRobinRate, 20.0);
}

TEST(CondorConfig, ValuesOutsideTheirRangesAreRefused)
{
    const auto error = [](const std::string& line) {
        return errorOf("condor-config", "GROUP_NAMES = a, b\n" + line + "\n");
    };
    EXPECT_EQ(error("GROUP_QUOTA_a = -5"), "2:17: 'GROUP_QUOTA_a' is '-5'; expected a number, 0 or more");
    EXPECT_EQ(
        error("GROUP_QUOTA_a = 1e999"), "2:17: 'GROUP_QUOTA_a' is '1e999'; expected a number, 0 or more");
    EXPECT_EQ(error("GROUP_QUOTA_DYNAMIC_b = 1.5"),
        "2:25: 'GROUP_QUOTA_DYNAMIC_b' is '1.5'; expected a fraction from 0 to 1");
    EXPECT_EQ(
        error("GROUP_PRIO_FACTOR_a = 0"), "2:23: 'GROUP_PRIO_FACTOR_a' is '0'; expected a number above 0");
    EXPECT_EQ(error("GROUP_QUOTA_ROUND_ROBIN_RATE = 0.5"),
        "2:32: 'GROUP_QUOTA_ROUND_ROBIN_RATE' is '0.5'; expected a number, 1 or more");
    EXPECT_EQ(error("GROUP_QUOTA_MAX_ALLOCATION_ROUNDS = 1.5"),
        "2:37: 'GROUP_QUOTA_MAX_ALLOCATION_ROUNDS' is '1.5'; expected a whole number, 1 or more");
    EXPECT_EQ(error("GROUP_QUOTA_a = .5"), "read");
    EXPECT_EQ(error("GROUP_QUOTA_a = +5."), "read");
    EXPECT_EQ(error("GROUP_QUOTA_a = nan"), "read"); // an expression, which is told
    EXPECT_EQ(error("GROUP_QUOTA_a = 2 * 3"), "read");
}

TEST(CondorConfig, TextWithoutGroupsIsRefused)
{
    EXPECT_EQ(errorOf("condor-config", "A = 1\n"),
        "1:1: no group settings found; expected GROUP_NAMES and keys such as GROUP_QUOTA_name");
}

TEST(CondorConfig, BytesThatAreNoTextAreRefused)
{
    using namespace std::string_literals;
    const auto nul = importContent("GROUP_NAMES = a\0b\n"s);
    ASSERT_FALSE(nul);
    EXPECT_EQ(describe(nul.error()), "1:16: not a text file: byte 0x00 found");
    const auto marked = importContent("\xEF\xBB\xBFGROUP_NAMES = a\r\nGROUP_QUOTA_a = 1\r\n");
    ASSERT_TRUE(marked);
    EXPECT_EQ(marked->format->id, "condor-config");
    EXPECT_EQ(marked->import.scenario->quotas->groups[0].quota, 1.0);
}

TEST(CondorConfig, OtherEncodingsAreTold)
{
    const std::string bad = "byte 0xe9 is not valid UTF-8; convert the file, for example with iconv";
    const auto error = [](std::string_view text) {
        const auto loaded = importContent(text);
        return loaded ? "read" : describe(loaded.error());
    };
    EXPECT_EQ(error("# groups\nGROUP_NAMES = a, caf\xe9\nGROUP_QUOTA_a = 5\n"), "2:21: " + bad);
    EXPECT_EQ(error("GROUP_NAMES = a, \\\n  caf\xe9\n"), "2:6: " + bad);
    EXPECT_EQ(error("GROUP_NAMES = a\nGROUP_QUOTA_caf\xe9 = 5\n"), "2:16: " + bad);
    EXPECT_EQ(error("# caf\xe9\nGROUP_NAMES = a\nGROUP_QUOTA_a = 5\n"), "read"); // nothing of it is kept
    EXPECT_EQ(error("GROUP_NAMES = caf\xc3\xa9\n"), "read");
}

TEST(CondorConfig, DirectivesDoNotHideWhatItIs)
{
    const auto loaded =
        importContent("if version >= 8.9\n  GROUP_NAMES = a\nelse\n  GROUP_NAMES = a, b\nendif\n");
    ASSERT_TRUE(loaded) << describe(loaded.error());
    EXPECT_EQ(loaded->format->id, "condor-config");
    EXPECT_EQ(loaded->import.scenario->quotas->groups.size(), 2U);
    EXPECT_EQ(test::remarksOf(loaded->import).front(),
        "1:1: directive_not_read: unsupported directive 'if version >= 8.9'; line ignored");
    EXPECT_FALSE(importContent("some\nother text\nGROUP_NAMES = a\n"));
}

TEST(CondorConfig, SamplesAreRecognized)
{
    const std::map<std::string, std::string> expected{{"group_quotas_awkward.config", "condor-config"},
        {"group_quotas_dynamic.config", "condor-config"}, {"group_quotas_generated.config", "condor-config"},
        {"sql_full_table_pipe.txt", "quota-table"}, {"sql_full_table_tab.tsv", "quota-table"},
        {"sql_queue_log_tab.tsv", "quota-table"}, {"sql_seed_layout.txt", "quota-table"},
        {"sql_session_verbose.txt", "quota-table"}, {"sql_table.xml", "quota-table"},
        {"sql_table_pipe.txt", "quota-table"}, {"sql_table_tab.tsv", "quota-table"},
        {"sql_table_tab_noheader.tsv", "quota-table"}, {"sql_table_vertical.txt", "quota-table"},
        {"userprio_8x_layout.txt", "condor-userprio"}, {"userprio_all.txt", "condor-userprio"},
        {"userprio_allusers.txt", "condor-userprio"}, {"userprio_default_active.txt", "condor-userprio"},
        {"userprio_flat.txt", "condor-userprio"}, {"userprio_grouporder.txt", "condor-userprio"},
        {"userprio_grouprollup.txt", "condor-userprio"}, {"userprio_priority_flat.txt", "condor-userprio"},
        {"userprio_quotas.txt", "condor-userprio"}, {"userprio_usage.txt", "condor-userprio"}};
    for (const auto& [name, id] : expected) {
        const Format* format = recognizeFormat(condorSample(name));
        EXPECT_EQ(format == nullptr ? "" : format->id, id) << name;
    }
}

} // namespace
} // namespace fairshare
