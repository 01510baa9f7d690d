// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fairshare/parameter.h"
#include "core/io/format_registry.h"
#include "core/io/import/import.h"
#include "core/io/slurm/values/duration_text.h"
#include "core/priority/priority_config.h"
#include "core/scenario/settings.h"
#include "tests/core/io/sample_files.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

namespace fairshare {
namespace {

using test::errorOf;
using test::importSample;
using test::readAs;
using testing::ElementsAre;

Settings settingsOf(const std::string& text)
{
    const auto import = readAs("slurm-conf", text);
    EXPECT_TRUE(import) << (import ? "" : describe(import.error()));
    return import && import->settings ? *import->settings : Settings{};
}

TEST(SlurmConf, RealConfigurationIsRead)
{
    const Import import = importSample("slurm-conf", "slurm.conf");
    EXPECT_FALSE(import.scenario);
    EXPECT_EQ(import.settings->algorithm, "fair_tree");
    EXPECT_EQ(import.settings->halfLifeSeconds, 0.0);
    const PriorityConfig config = import.priorityConfig.value();
    EXPECT_EQ(config.maxAgeSeconds, 604800U);
    EXPECT_EQ(config.weights.age, 2457U);
    EXPECT_EQ(config.weights.fairshare, 1073737728U);
    EXPECT_EQ(config.weights.qos, 3221225472U);
    EXPECT_EQ(config.tresWeights, (std::vector<TresWeight>{{"cpu", 819}, {"mem", 245}, {"node", 327}}));
    EXPECT_FALSE(config.favorSmall);
}

TEST(SlurmConf, ShownConfigurationGivesTheSame)
{
    const Import file = importSample("slurm-conf", "slurm.conf");
    const Import shown = importSample("slurm-conf", "scontrol_config.txt");
    EXPECT_EQ(shown.settings->algorithm, file.settings->algorithm);
    EXPECT_EQ(shown.settings->halfLifeSeconds, file.settings->halfLifeSeconds);
    PriorityConfig expected = file.priorityConfig.value();
    expected.flags = {};
    PriorityConfig found = shown.priorityConfig.value();
    std::ranges::sort(expected.tresWeights, {}, &TresWeight::name);
    std::ranges::sort(found.tresWeights, {}, &TresWeight::name);
    EXPECT_EQ(found, expected);
    EXPECT_EQ(importSample("slurm-conf", "scontrol_config_priority.txt").settings->algorithm, "fair_tree");
    const Import old = importSample("slurm-conf", "caviness_old_config_priority.txt");
    EXPECT_THAT(old.priorityConfig->flags.names(), ElementsAre("SMALL_RELATIVE_TO_TIME"));
}

TEST(SlurmConf, FlagsChooseTheAlgorithm)
{
    EXPECT_EQ(settingsOf("PriorityFlags=NO_FAIR_TREE\n").algorithm, "classic");
    EXPECT_EQ(settingsOf("PriorityFlags=NO_FAIR_TREE,DEPTH_OBLIVIOUS\n").algorithm, "depth_oblivious");
    EXPECT_EQ(settingsOf("priorityflags = ticket_based,depth_oblivious\n").algorithm, "ticket_based");
    EXPECT_EQ(
        settingsOf("PriorityFlags=\"LEVEL_BASED\"\nPriorityLevels=5 # comment\n").algorithm, "level_based");
    EXPECT_EQ(settingsOf("PriorityFlags=\n").algorithm, "fair_tree");
}

TEST(SlurmConf, JudgeConfigurationsTellTheirRun)
{
    EXPECT_EQ(importSample("slurm-conf", "judge/t10/config.fair_tree.txt").settings->algorithm, "fair_tree");
    EXPECT_EQ(importSample("slurm-conf", "judge/t10/config.classic.txt").settings->algorithm, "classic");
    EXPECT_EQ(importSample("slurm-conf", "judge/t10/config.depth_oblivious.txt").settings->algorithm,
        "depth_oblivious");
}

TEST(SlurmConf, DampingAndLevelsAreParameters)
{
    const Settings settings =
        settingsOf("FairShareDampeningFactor=5\nPriorityLevels=3\nInclude other.conf\n");
    EXPECT_EQ(settings.parameters.at("classic").at("damping"), ParameterValue(std::int64_t{5}));
    EXPECT_EQ(settings.parameters.at("depth_oblivious").at("damping"), ParameterValue(std::int64_t{5}));
    EXPECT_EQ(settings.parameters.at("level_based").at("priority_levels"), ParameterValue(std::int64_t{3}));
}

TEST(SlurmConf, TimesAreReadInEverySpelling)
{
    EXPECT_EQ(settingsOf("PriorityDecayHalfLife=7-0\n").halfLifeSeconds, 604800.0);
    EXPECT_EQ(settingsOf("PriorityDecayHalfLife=14-00:00:00\n").halfLifeSeconds, 1209600.0);
    EXPECT_EQ(parseDuration("90"), 5400U);
    EXPECT_EQ(parseDuration("1:30"), 90U);
    EXPECT_EQ(parseDuration("01:00:01"), 3601U);
    EXPECT_EQ(parseDuration("2-3:04"), 183840U);
    EXPECT_EQ(parseDuration("1:2:3:4"), std::nullopt);
    EXPECT_EQ(parseDuration("-1"), std::nullopt);
    EXPECT_EQ(parseDuration(""), std::nullopt);
}

TEST(SlurmConf, ContinuedLinesAreJoined)
{
    const Settings settings = settingsOf("PriorityFlags=NO_FAIR_TREE,\\\r\nDEPTH_OBLIVIOUS\r\n");
    EXPECT_EQ(settings.algorithm, "depth_oblivious");
}

TEST(SlurmConf, BadValuesAreRefusedWithTheirPlace)
{
    const auto refusal = [](const std::string& text) { return errorOf("slurm-conf", text); };
    const std::string nothing =
        "1:1: no priority settings found; expected keys such as PriorityWeightFairshare";
    EXPECT_EQ(refusal(""), nothing);
    EXPECT_EQ(refusal("ClusterName=uni\n"), nothing);
    EXPECT_EQ(refusal("\n  PriorityWeightAge = -1\n"),
        "2:23: PriorityWeightAge is '-1'; expected a whole number from 0 to 4294967295");
    EXPECT_EQ(refusal("PriorityWeightQOS=4294967296"),
        "1:19: PriorityWeightQOS is '4294967296'; expected a whole number from 0 to 4294967295");
    EXPECT_EQ(refusal("FairShareDampeningFactor=0"),
        "1:26: FairShareDampeningFactor is '0'; expected a whole number from 1 to 65535");
    EXPECT_EQ(
        refusal("PriorityLevels=17"), "1:16: PriorityLevels is '17'; expected a whole number from 1 to 16");
    EXPECT_EQ(refusal("PriorityFlags=LEVEL_BASED"),
        "1:15: PriorityFlags has LEVEL_BASED, but PriorityLevels is not set");
    EXPECT_EQ(refusal("PriorityDecayHalfLife=soon"),
        "1:23: PriorityDecayHalfLife is 'soon'; expected minutes, DAYS-HOURS:MINUTES:SECONDS or UNLIMITED");
    EXPECT_EQ(refusal("PriorityWeightTRES=cpu"),
        "1:20: PriorityWeightTRES has the entry 'cpu'; expected NAME=WEIGHT with a weight of 0 or more");
    EXPECT_EQ(refusal("PriorityFavorSmall=maybe"), "1:20: PriorityFavorSmall is 'maybe'; expected YES or NO");
}

TEST(SlurmConf, WeightsOfTresHaveUnits)
{
    const auto weights = [](const std::string& value) {
        const auto import = readAs("slurm-conf", "PriorityWeightTRES=" + value + "\n");
        EXPECT_TRUE(import) << value;
        return import ? import->priorityConfig->tresWeights : std::vector<TresWeight>();
    };
    EXPECT_EQ(weights("CPU=1000,Mem=2G,GRES/gpu=0.5,bb/cray=1t"),
        (std::vector<TresWeight>{
            {"cpu", 1000}, {"mem", 0.001953125}, {"gres/gpu", 0.5}, {"bb/cray", 1 / 1048576.0}}));
    EXPECT_EQ(weights("mem=3M,cpu=1,mem=1K"), (std::vector<TresWeight>{{"mem", 1024}, {"cpu", 1}}));
    EXPECT_EQ(errorOf("slurm-conf", "PriorityWeightTRES=cpu=1G"),
        "1:20: PriorityWeightTRES has the entry 'cpu=1G'; expected NAME=WEIGHT with a weight of 0 or more");
    EXPECT_EQ(errorOf("slurm-conf", "PriorityWeightTRES=cpu=1,mem=x,node=2"),
        "1:26: PriorityWeightTRES has the entry 'mem=x'; expected NAME=WEIGHT with a weight of 0 or more");
    EXPECT_EQ(errorOf("slurm-conf", "PriorityWeightTRES=cpu=1,=3"),
        "1:26: PriorityWeightTRES has the entry '=3'; expected NAME=WEIGHT with a weight of 0 or more");
    EXPECT_EQ(errorOf("slurm-conf", "PriorityWeightTRES=cpu=1,,mem=2\n"),
        "1:26: PriorityWeightTRES has the entry ''; expected NAME=WEIGHT with a weight of 0 or more");
    EXPECT_EQ(errorOf("slurm-conf", "PriorityWeightTRES=,\n"),
        "1:20: PriorityWeightTRES has the entry ''; expected NAME=WEIGHT with a weight of 0 or more");
    EXPECT_EQ(errorOf("slurm-conf", "PriorityWeightTRES=cpu=1,mem=nan"),
        "1:26: PriorityWeightTRES has the entry 'mem=nan'; expected NAME=WEIGHT with a weight of 0 or more");
    EXPECT_EQ(errorOf("slurm-conf", "PriorityWeightTRES=cpu=1,gpu=5"),
        "1:26: PriorityWeightTRES has the entry 'gpu=5' with an unknown TRES; expected one of cpu, mem, "
        "energy, node, billing, fs/disk, vmem, pages, gres/NAME, license/NAME, bb/NAME, ic/NAME, fs/NAME");
}

TEST(SlurmConf, EmptyValuesAreRefused)
{
    const auto refusal = [](const std::string& text) { return errorOf("slurm-conf", text); };
    EXPECT_EQ(refusal("PriorityMaxAge=5\nPriorityWeightAge=\n"),
        "2:19: PriorityWeightAge has no value; expected a whole number from 0 to 4294967295");
    EXPECT_EQ(refusal("PriorityWeightTRES = \n"),
        "1:22: PriorityWeightTRES has no value; remove the line to use the default");
    EXPECT_EQ(refusal("PriorityDecayHalfLife=\n"),
        "1:23: PriorityDecayHalfLife has no value; remove the line to use the default");
    EXPECT_EQ(refusal("FairShareDampeningFactor=\n"),
        "1:26: FairShareDampeningFactor has no value; remove the line to use the default");
    EXPECT_EQ(refusal("PriorityFlags=\n"), "read"); // as scontrol show config prints it
    EXPECT_EQ(refusal("PriorityWeightTRES=(null)\n"), "read");
}

/// The scheduler takes the last too, and says so in its log.
TEST(SlurmConf, TheLastOfAKeyCounts)
{
    const auto import = readAs("slurm-conf",
        "PriorityWeightAge=5\nPriorityFlags=NO_FAIR_TREE\n  priorityweightage=7\nPriorityFlags=\n"
        "PriorityWeightAge=9 FairShareDampeningFactor=2\nFairShareDampeningFactor=3\n");
    ASSERT_TRUE(import) << describe(import.error());
    EXPECT_EQ(import->priorityConfig->weights.age, 9U);
    EXPECT_EQ(import->settings->parameters.at("classic").at("damping"), ParameterValue(std::int64_t{3}));
    EXPECT_THAT(test::remarksOf(*import),
        testing::ElementsAre(
            "3:3: repeated_key: priorityweightage is already set on line 1; the last value applies",
            "4:1: repeated_key: PriorityFlags is already set on line 2; the last value applies",
            "5:1: repeated_key: PriorityWeightAge is already set on line 3; the last value applies",
            "6:1: repeated_key: FairShareDampeningFactor is already set on line 5; the last value applies"));
}

/// What a partition has is no setting of the cluster, and not set again by the next one.
TEST(SlurmConf, PartitionsHavePrioritiesOfTheirOwn)
{
    const auto import = readAs("slurm-conf",
        "PriorityWeightAge=5\nPartitionName=a Nodes=ALL PriorityJobFactor=1 PriorityTier=2\n"
        "partitionname=b Nodes=ALL \\\n  PriorityJobFactor=3 PriorityTier=1\n");
    ASSERT_TRUE(import) << describe(import.error());
    EXPECT_THAT(test::remarksOf(*import), testing::IsEmpty());
    EXPECT_EQ(errorOf("slurm-conf", "SlurmctldHost=a\nNodeName=a CPUs=1\n"),
        "1:1: no priority settings found; expected keys such as PriorityWeightFairshare");
}

/// A blank ends the value, so that what stands behind it is another key.
TEST(SlurmConf, ABlankInTheListIsTold)
{
    const auto import = readAs("slurm-conf", "PriorityWeightTRES=cpu=1, mem=2\n");
    ASSERT_TRUE(import);
    EXPECT_EQ(import->priorityConfig->tresWeights, (std::vector<TresWeight>{{"cpu", 1}}));
    EXPECT_THAT(test::remarksOf(*import),
        testing::ElementsAre(
            "1:25: empty_tres: PriorityWeightTRES ends with ','; entries after a space are ignored"));
}

TEST(SlurmConf, ARepeatedTresIsTold)
{
    const auto import = readAs("slurm-conf", "PriorityWeightTRES=cpu=3,mem=1,CPU=4\n");
    ASSERT_TRUE(import);
    EXPECT_EQ(import->priorityConfig->tresWeights, (std::vector<TresWeight>{{"cpu", 4}, {"mem", 1}}));
    EXPECT_THAT(test::remarksOf(*import),
        testing::ElementsAre(
            "1:32: repeated_tres: PriorityWeightTRES lists 'cpu' twice; the last value applies"));
}

TEST(SlurmConf, UnknownFlagsAreTold)
{
    const auto import = readAs("slurm-conf", "PriorityFlags=FAIR_TREE,no_such,incr_only\n");
    ASSERT_TRUE(import);
    EXPECT_THAT(import->priorityConfig->flags.names(), ElementsAre("FAIR_TREE", "INCR_ONLY"));
    ASSERT_EQ(import->diagnostics.size(), 1U);
    EXPECT_EQ(import->diagnostics.front().message,
        "unknown flag 'no_such' in PriorityFlags; expected one of ACCRUE_ALWAYS, CALCULATE_RUNNING, "
        "DEPTH_OBLIVIOUS, FAIR_TREE, INCR_ONLY, LEVEL_BASED, MAX_TRES, MAX_TRES_GRES, NO_FAIR_TREE, "
        "NO_NORMAL_ALL, NO_NORMAL_ASSOC, NO_NORMAL_PART, NO_NORMAL_QOS, NO_NORMAL_TRES, "
        "SMALL_RELATIVE_TO_TIME, TICKET_BASED");
    EXPECT_EQ(import->diagnostics.front().position, (SourcePosition{1, 15}));
}

TEST(SlurmConf, SwitchesAreReadInEverySpelling)
{
    const auto favorsSmall = [](const std::string& value) {
        const auto import = readAs("slurm-conf", "PriorityFavorSmall=" + value + "\n");
        EXPECT_TRUE(import) << value;
        return import->priorityConfig->favorSmall;
    };
    for (const char* value : {"yes", "YES", "Up", "true", "1"})
        EXPECT_TRUE(favorsSmall(value)) << value;
    for (const char* value : {"no", "NO", "Down", "False", "0"})
        EXPECT_FALSE(favorsSmall(value)) << value;
}

TEST(SlurmConf, EndlessTimesAreRead)
{
    EXPECT_EQ(settingsOf("PriorityDecayHalfLife=UNLIMITED\n").halfLifeSeconds, 0.0);
    EXPECT_EQ(settingsOf("PriorityDecayHalfLife=infinite\n").halfLifeSeconds, 0.0);
    const auto import = readAs("slurm-conf", "PriorityMaxAge=INFINITE\n");
    EXPECT_EQ(import->priorityConfig->maxAgeSeconds, 4294967295U);
}

TEST(SlurmConf, ALineMayHoldSeveralEntries)
{
    const auto import = readAs("slurm-conf",
        "PriorityType=priority/multifactor PriorityWeightAge=5\tPriorityWeightQOS = 7 # PriorityWeightAge=9\n"
        "SlurmUser=\"a b=c\" PriorityFlags=NO_FAIR_TREE PriorityWeightTRES=cpu=3,mem=4\n");
    ASSERT_TRUE(import) << describe(import.error());
    const PriorityConfig config = import->priorityConfig.value();
    EXPECT_EQ(config.weights.age, 5U);
    EXPECT_EQ(config.weights.qos, 7U);
    EXPECT_EQ(config.tresWeights, (std::vector<TresWeight>{{"cpu", 3}, {"mem", 4}}));
    EXPECT_EQ(import->settings->algorithm, "classic");
    EXPECT_EQ(errorOf("slurm-conf", "PriorityWeightAge=1 PriorityWeightQOS=x\n"),
        "1:39: PriorityWeightQOS is 'x'; expected a whole number from 0 to 4294967295");
}

TEST(SlurmConf, WhatIsMissingIsTold)
{
    const auto import = readAs("slurm-conf",
        "PriorityWeightAge=1\n  include /etc/slurm/priority.conf\nPriorityType=priority/basic\nInclude\n");
    ASSERT_TRUE(import) << describe(import.error());
    EXPECT_THAT(test::remarksOf(*import),
        testing::ElementsAre("2:3: include_not_read: the included file '/etc/slurm/priority.conf' is not "
                             "read; its settings are missing here",
            "3:14: other_priority_type: PriorityType is 'priority/basic'; treating it as "
            "priority/multifactor, the only supported type"));
}

TEST(SlurmConf, WithoutDatabaseAgeAndFairshareWeighNothing)
{
    for (const char* type : {"accounting_storage/none", "Accounting_Storage/None", "(null)"}) {
        const auto import = readAs("slurm-conf",
            std::string("PriorityWeightAge=5\nAccountingStorageType=") + type
                + "\nPriorityWeightFairshare=7\nPriorityWeightQOS=9\n");
        ASSERT_TRUE(import) << describe(import.error());
        EXPECT_EQ(import->priorityConfig->weights, (PriorityWeights{.qos = 9})) << type;
        EXPECT_THAT(test::remarksOf(*import),
            ElementsAre("2:1: no_database: AccountingStorageType names no database, so Slurm sets the age "
                        "and fairshare weights to 0; ignoring 5 and 7"))
            << type;
    }
    const auto unweighted =
        readAs("slurm-conf", "AccountingStorageType=accounting_storage/none\nPriorityWeightQOS=9\n");
    EXPECT_THAT(unweighted->diagnostics, testing::IsEmpty());
    for (const char* text : {"PriorityWeightAge=5\n",
             "PriorityWeightAge=5\nAccountingStorageType=accounting_storage/slurmdbd\n"}) {
        const auto import = readAs("slurm-conf", text);
        EXPECT_EQ(import->priorityConfig->weights.age, 5U) << text;
        EXPECT_THAT(import->diagnostics, testing::IsEmpty()) << text;
    }
}

TEST(SlurmConf, TextsThatOnlyMentionKeysAreNone)
{
    EXPECT_EQ(recognizeFormat("# Notes\n\nThe weights are set in slurm.conf:\n"
                              "- `site.conf` has PriorityType=priority/multifactor and\n"
                              "  PriorityDecayHalfLife=0, the rest at its default\n"),
        nullptr);
}

TEST(SlurmConf, ContinuedLinesAndHeadingsDoNotHideAConfiguration)
{
    for (const char* text :
        {"# a\n# b\n\nPriorityType = \\\n priority/multifactor\n",
            "PriorityWeightTRES=CPU=1,\\\nMem=2,\\\nGRES/gpu\n", "Include /etc/a.conf\nPriorityWeightAge=1\n",
            "SlurmctldHost[0] = head(10.0.0.1)\nPriorityType=priority/basic\nCgroup Support "
            "Configuration:\n"}) {
        const Format* format = recognizeFormat(text);
        ASSERT_NE(format, nullptr) << text;
        EXPECT_EQ(format->id, "slurm-conf") << text;
    }
}

} // namespace
} // namespace fairshare
